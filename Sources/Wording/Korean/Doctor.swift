extension Korean {
  /// `doctor`.
  static let doctor: KeyValuePairs<String, String> = [
    "Check the library, sound and terminal, and repair the library": "단어장과 소리, 터미널을 검사하고 단어장을 복구하기",
    """
    Exits with 1 if something is wrong. --repair builds indexes and schedules anew, removes what belongs to nothing \
    and closes the files to other users. Of a damaged file it reads what it can into a new library beside it.
    """:
      """
    잘못된 것이 있으면 종료 코드가 1입니다. --repair는 색인과 복습 일정을 다시 만들고, 아무 데도 속하지 않은 것을 \
    지우고, 파일을 다른 사용자에게 닫습니다. 손상된 파일이라면 읽을 수 있는 것을 옆의 새 단어장으로 옮깁니다.
    """,
    "Mend what can be mended, after a copy of the library": "단어장을 복사한 다음 고칠 수 있는 것을 고치기",

    "ok": "정상",
    "warning": "주의",
    "error": "오류",
    "repaired": "복구됨",
    "file": "파일",
    "permissions": "권한",
    "integrity": "무결성",
    "references": "연결",
    "contents": "내용",
    "schedules": "복습 일정",
    "clock": "시계",
    "room": "남은 공간",
    "copies": "사본",
    "voices": "음성",
    "sound": "소리",
    "terminal": "터미널",
    "locale": "로캘",

    "there is no library at {1} yet; the first words make it": "{1}에 아직 단어장이 없습니다. 첫 단어를 더하면 만들어집니다",
    "'vocab doctor --repair' saves what can be read, 'vocab restore' goes back to a copy.":
      "'vocab doctor --repair'는 읽을 수 있는 것을 건지고, 'vocab restore'는 사본으로 되돌립니다.",
    "{1} is damaged ({2}) and nothing of a library could be read": "{1}{이} 손상되었고({2}) 단어장을 조금도 읽을 수 없습니다",
    "Go back to one of the copies in the folder 'backups' beside it with 'vocab restore FILE'.":
      "옆의 'backups' 폴더에 있는 사본으로 'vocab restore FILE'을 써서 돌아가세요.",
    "{1} is damaged ({2}); {3} and {4} were read into {5}, no loss is known":
      "{1}{이} 손상되었습니다({2}). {3}{과} {4}{을} {5}에 옮겼고, 잃은 것은 찾지 못했습니다",
    "{1} is damaged ({2}); {3} and {4} were read into {5}, 1 row is lost at least":
      "{1}{이} 손상되었습니다({2}). {3}{과} {4}{을} {5}에 옮겼고, 적어도 1행을 잃었습니다",
    "{1} is damaged ({2}); {3} and {4} were read into {5}, {6} rows are lost at least":
      "{1}{이} 손상되었습니다({2}). {3}{과} {4}{을} {5}에 옮겼고, 적어도 {6}행을 잃었습니다",
    "'vocab restore {1}' puts it in place, or go back to a copy in the folder 'backups'.":
      "'vocab restore {1}'{을} 쓰면 그것이 제자리에 놓입니다. 또는 'backups' 폴더에 있는 사본으로 돌아가세요.",
    "{1}; as it was the library is kept in {2}": "{1}. 있던 단어장은 {2}에 있습니다",
    "{1}: {2}, {3}, {4} MB, version {5}": "{1}: {2}, {3}, {4}MB, 버전 {5}",
    "only you can read and write it": "나만 읽고 쓸 수 있습니다",
    "every page and every index is whole": "페이지와 색인이 모두 온전합니다",
    "every row belongs to another that is there": "모든 행이 제 짝과 이어져 있습니다",
    "every entry can be read": "모든 항목을 읽을 수 있습니다",
    "memory and due dates follow from the reviews": "기억 상태와 복습할 날이 복습 기록과 맞습니다",
    "it stands after the last answer": "마지막 답보다 뒤의 시각입니다",
    "{1} GB are free on the disk": "디스크에 {1}GB가 남아 있습니다",
    "none yet; the first change of a day makes one": "아직 없습니다. 그날의 첫 변경이 사본을 만듭니다",
    "one in 'backups', the newest of {1}": "'backups'에 1개, 가장 새것은 {1}",
    "{1} in 'backups', the newest of {2}": "'backups'에 {1}개, 가장 새것은 {2}",

    "{1} is open to other users (mode {2})": "{1}{이} 다른 사용자에게 열려 있습니다(모드 {2})",
    "other users can put files into {1}": "다른 사용자가 {1}에 파일을 넣을 수 있습니다",
    "{1} belongs to another user": "{1}{은} 다른 사용자의 것입니다",
    "{1} cannot be written": "{1}에 쓸 수 없습니다",
    "the file is damaged ({1})": "파일이 손상되었습니다({1})",
    "an index does not agree with its table ({1})": "색인이 표와 맞지 않습니다({1})",
    "1 row belongs to a word or deck that is not there": "없는 단어나 덱에 딸린 행이 1개 있습니다",
    "{1} rows belong to words or decks that are not there": "없는 단어나 덱에 딸린 행이 {1}개 있습니다",
    "1 list of meanings, sentences or the like cannot be read": "뜻이나 문장 같은 목록 1개를 읽을 수 없습니다",
    "{1} lists of meanings, sentences or the like cannot be read": "뜻이나 문장 같은 목록 {1}개를 읽을 수 없습니다",
    "the due date of 1 card does not follow from its reviews": "카드 1장의 복습할 날이 복습 기록과 맞지 않습니다",
    "the due dates of {1} cards do not follow from their reviews": "카드 {1}장의 복습할 날이 복습 기록과 맞지 않습니다",
    "what is new does not agree with the cards of {1}": "{1}의 새 카드 표시가 카드와 맞지 않습니다",
    "it stands {1} before the last change, of {2}": "마지막 변경({2})보다 {1} 앞선 시각입니다",
    "the log holds {1} MB": "로그가 {1}MB입니다",
    "only {1} MB are free on the disk": "디스크에 {1}MB밖에 남지 않았습니다",
    "there is no copy of the library": "단어장의 사본이 없습니다",
    "the copy {1} cannot be used ({2})": "사본 {1}{을} 쓸 수 없습니다({2})",

    "'vocab doctor --repair' closes it.": "'vocab doctor --repair'가 닫습니다.",
    "Close it with 'chmod go-w {1}'.": "'chmod go-w {1}'{으로} 닫으세요.",
    "Run vocab as the user who owns it, or change the owner.": "그 사용자로 vocab을 실행하거나 소유자를 바꾸세요.",
    "Check the permissions of the file and its folder.": "파일과 폴더의 권한을 확인하세요.",
    "'vocab doctor --repair' builds it anew.": "'vocab doctor --repair'가 다시 만듭니다.",
    "'vocab doctor --repair' removes it, or gives a word without a deck a new one.":
      "'vocab doctor --repair'가 지우고, 덱이 없는 단어에는 새 덱을 줍니다.",
    "'vocab doctor --repair' removes them, and gives words without a deck a new one.":
      "'vocab doctor --repair'가 지우고, 덱이 없는 단어에는 새 덱을 줍니다.",
    "'vocab doctor --repair' empties it; then 'vocab edit' the word, or go back to a copy.":
      "'vocab doctor --repair'가 비웁니다. 그다음 'vocab edit'로 단어를 고치거나 사본으로 돌아가세요.",
    "'vocab doctor --repair' empties them; then 'vocab edit' the words, or go back to a copy.":
      "'vocab doctor --repair'가 비웁니다. 그다음 'vocab edit'로 단어를 고치거나 사본으로 돌아가세요.",
    "'vocab doctor --repair' makes it anew from the reviews.": "'vocab doctor --repair'가 복습 기록으로 다시 만듭니다.",
    "'vocab doctor --repair' makes them anew from the reviews.": "'vocab doctor --repair'가 복습 기록으로 다시 만듭니다.",
    "Set the clock right: what is due is told by it.": "시계를 맞추세요: 복습할 때를 시계로 압니다.",
    "End other programs that use the library; the next command takes the log in.":
      "단어장을 쓰는 다른 프로그램을 끝내세요. 다음 명령이 로그를 합칩니다.",
    "Make room: without it nothing can be kept.": "공간을 비우세요: 없으면 아무것도 저장할 수 없습니다.",
    "The next day's first change makes one, 'vocab backup FILE' makes one now.":
      "다음 날의 첫 변경이 사본을 만들고, 지금 만들려면 'vocab backup FILE'을 쓰세요.",
    "Remove it; 'vocab backup FILE' makes another.": "그것을 지우세요. 'vocab backup FILE'이 새로 만듭니다.",

    "there is no voice for {1}": "{1}의 음성이 없습니다",
    "Choose one of 'vocab voices' with 'vocab config set voice.{1} VOICE'.":
      "'vocab voices'에서 골라 'vocab config set voice.{1} VOICE'로 정하세요.",
    "Install espeak-ng and its data.": "espeak-ng와 그 데이터를 설치하세요.",
    "the audio device answers": "소리 장치가 응답합니다",
    "there is no audio device ({1})": "소리 장치가 없습니다({1})",
    "Start a sound server, or write files with 'vocab speak --output FILE.wav'.":
      "사운드 서버를 시작하거나 'vocab speak --output FILE.wav'로 파일을 만드세요.",
    "Check the sound settings of the system.": "시스템의 소리 설정을 확인하세요.",
    "none: results go to a file or another program, answers come from there": "없음: 결과를 파일이나 다른 프로그램에 쓰고 답을 거기서 받습니다",
    "a terminal of type '{1}' cannot edit lines": "종류가 '{1}'인 터미널에서는 줄을 편집할 수 없습니다",
    "Set TERM to what the terminal is, such as xterm-256color.": "TERM을 xterm-256color처럼 터미널의 실제 종류로 정하세요.",
    "it is {1} columns wide": "너비가 {1}칸입니다",
    "Make it 40 columns wide or more.": "40칸 이상으로 넓히세요.",
    "unknown": "알 수 없음",
    "{1}, {2} columns": "{1}, {2}칸",
    "the locale '{1}' is not installed; UTF-8 is taken": "로캘 '{1}'{이} 설치되어 있지 않아 UTF-8을 씁니다",
    "Install it, or set LC_ALL to C.UTF-8.": "설치하거나 LC_ALL을 C.UTF-8로 정하세요.",
    "the locale '{1}' writes {2}; UTF-8 is taken": "로캘 '{1}'{은} {2}{으로} 쓰지만 UTF-8을 씁니다",
    "Set LC_ALL to C.UTF-8, or to your language's UTF-8 locale.": "LC_ALL을 C.UTF-8이나 쓰는 언어의 UTF-8 로캘로 정하세요.",
  ]
}
