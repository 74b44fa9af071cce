extension Korean {
  /// The library and its file.
  static let store: KeyValuePairs<String, String> = [
    "{1}: no such file. Check the name.": "{1}: 파일이 없습니다. 이름을 확인하세요.",
    "{1}: not a file. Name the library's file.": "{1}: 파일이 아닙니다. 단어장 파일의 이름을 쓰세요.",
    "{1}: cannot be read ({2}). Check its permissions.": "{1}: 읽을 수 없습니다({2}). 권한을 확인하세요.",
    "{1}: cannot be made ({2}). Choose another place with --db or VOCAB_DB.":
      "{1}: 만들 수 없습니다({2}). --db나 VOCAB_DB로 다른 곳을 고르세요.",
    "{1}: not a vocab library. Name another file; this one was left as it is.":
      "{1}: vocab 단어장이 아닙니다. 다른 파일을 쓰세요. 이 파일은 그대로 두었습니다.",
    "{1}: a SQLite file of another program. Name another file; this one was left as it is.":
      "{1}: 다른 프로그램의 SQLite 파일입니다. 다른 파일을 쓰세요. 이 파일은 그대로 두었습니다.",
    "{1}: the library is damaged ({2}). Restore one of the copies in the folder 'backups' beside it.":
      "{1}: 단어장이 손상되었습니다({2}). 옆의 'backups' 폴더에 있는 사본으로 복원하세요.",
    "{1}: written by a newer vocab (version {2}, this one knows {3}). Update vocab.":
      "{1}: 더 새로운 vocab이 쓴 단어장입니다(버전 {2}, 이 프로그램은 {3}까지). vocab을 업데이트하세요.",
    "{1}: the library cannot be written. Check its permissions, and the room on the disk.":
      "{1}: 단어장에 쓸 수 없습니다. 권한과 디스크의 남은 공간을 확인하세요.",
    "{1}: another program is using the library. Try again when it has finished.":
      "{1}: 다른 프로그램이 단어장을 쓰고 있습니다. 끝난 다음 다시 해 보세요.",
    "{1}: the disk is full. Make room and try again; nothing was changed.":
      "{1}: 디스크가 가득 찼습니다. 공간을 비우고 다시 해 보세요. 바뀐 것은 없습니다.",
    "{1}: the copy could not be made ({2}). Check the place and the room on the disk.":
      "{1}: 사본을 만들지 못했습니다({2}). 위치와 디스크의 남은 공간을 확인하세요.",
    "{1}: the copy cannot be written there: {2}. Choose another name.":
      "{1}: 사본을 그 이름으로 쓸 수 없습니다: {2}. 다른 이름을 고르세요.",
    "{1}: the library has been closed. Open it again.": "{1}: 단어장이 닫혔습니다. 다시 여세요.",
    "{1}: {2}. Run vocab doctor.": "{1}: {2}. vocab doctor를 실행하세요.",
    "'{1}' is already in deck '{2}'. Edit it, or choose another deck.": "'{1}'{은} 덱 '{2}'에 이미 있습니다. 고치거나 다른 덱을 고르세요.",
    "there is no entry {1}. It may have been removed meanwhile.": "항목 {1}{이} 없습니다. 그사이에 지워졌을 수 있습니다.",
    "there is no deck '{1}'. 'vocab decks' lists them.": "덱 '{1}'{이} 없습니다. 'vocab decks'가 모두 보여 줍니다.",
    "'{1}' cannot be taken back: it was changed since. Undo the later changes first.":
      "'{1}'{을} 되돌릴 수 없습니다: 그 뒤에 바뀌었습니다. 나중의 변경을 먼저 되돌리세요.",
    "there is no answer to take back. Answer first.": "되돌릴 답이 없습니다. 먼저 답하세요.",

    "it is the library itself": "단어장 자신입니다",
    "it is a symbolic link": "심볼릭 링크입니다",
    "it is a symbolic link of another user": "다른 사용자의 심볼릭 링크입니다",
    "it is not a file": "파일이 아닙니다",
    "a file of that name is there and is no vocab library": "같은 이름의 파일이 있는데 vocab 단어장이 아닙니다",
    "a program is using the library of that name": "그 이름의 단어장을 다른 프로그램이 쓰고 있습니다",
    "{1} {2} belongs to no {3}": "{1} {2}{이} 어느 {3}에도 속하지 않습니다",
    "a {1} belongs to no {2}": "어느 {2}에도 속하지 않는 {1}{이} 있습니다",
    "the disk is nearly full": "디스크가 거의 가득 찼습니다",
    "it cannot be checked": "검사할 수 없습니다",
    "no answer": "응답이 없습니다",
    "there is a file already": "파일이 이미 있습니다",
    "{1} of {2} bytes are left": "{2}바이트 가운데 {1}바이트만 남아 있습니다",
    "its beginning is not that of a library": "첫머리가 단어장의 것이 아닙니다",
    "no thread can be started": "스레드를 시작할 수 없습니다",
    "a value that was never written so": "그렇게 쓰인 적이 없는 값",
    "text that is no JSON, at byte {1}": "{1}바이트 위치부터 JSON이 아닌 글",
    "SQLite error {1}: {2} in \"{3}\"": "SQLite 오류 {1}: {2}(\"{3}\"에서)",
    "SQLite error {1}: {2}": "SQLite 오류 {1}: {2}",
    "unknown error": "알 수 없는 오류",
  ]
}
