extension Korean {
  /// What the system says of error numbers.
  static let systemErrors: KeyValuePairs<String, String> = [
    "Operation not permitted": "허용되지 않는 작업입니다",
    "No such file or directory": "그런 파일이나 폴더가 없습니다",
    "Input/output error": "입출력 오류입니다",
    "No such device or address": "그런 장치나 주소가 없습니다",
    "Cannot allocate memory": "메모리가 모자랍니다",
    "Permission denied": "권한이 없습니다",
    "Device or resource busy": "장치나 자원이 사용 중입니다",
    "File exists": "파일이 이미 있습니다",
    "No such device": "그런 장치가 없습니다",
    "Not a directory": "폴더가 아닙니다",
    "Is a directory": "폴더입니다",
    "Invalid argument": "인자가 올바르지 않습니다",
    "Too many open files in system": "시스템에 열린 파일이 너무 많습니다",
    "Too many open files": "열린 파일이 너무 많습니다",
    "Text file busy": "실행 중인 파일입니다",
    "File too large": "파일이 너무 큽니다",
    "No space left on device": "장치에 남은 공간이 없습니다",
    "Read-only file system": "읽기 전용 파일 시스템입니다",
    "File name too long": "파일 이름이 너무 깁니다",
    "Too many levels of symbolic links": "심볼릭 링크가 너무 많이 이어져 있습니다",
    "Connection refused": "연결이 거부되었습니다",
    "Host is down": "상대 컴퓨터가 꺼져 있습니다",
    "Disk quota exceeded": "디스크 할당량을 넘었습니다",
  ]
}
