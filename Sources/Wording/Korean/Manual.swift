extension Korean {
  /// Manual pages, and completions for shells.
  static let manual: KeyValuePairs<String, String> = [
    "NAME": "이름",
    "SYNOPSIS": "사용법",
    "DESCRIPTION": "설명",
    "OPTIONS": "옵션",
    "COMMANDS": "명령",
    "ENVIRONMENT": "환경 변수",
    "FILES": "파일",
    "EXIT STATUS": "종료 코드",
    "EXAMPLES": "예",
    "SEE ALSO": "관련 항목",
    "Made by '{1} manual' from what the program declares.": "'{1} manual'이 프로그램의 선언으로 만들었습니다.",
    "The options, environment, files and exit codes of every command stand in {1}(1).":
      "모든 명령의 공통 옵션, 환경 변수, 파일, 종료 코드는 {1}(1)에 있습니다.",
    """
    Keeps words and their meanings in a library, asks them as sentences with a blank just before they would be \
    forgotten, and reads them aloud. Without a command it says what is due.

    Options may stand before or after the command. A value follows its option behind a space or an equals sign; '--' \
    ends the options. Results go to standard output, questions' decorations, progress and errors to standard error.
    """:
      """
    단어와 뜻을 단어장에 담고, 잊기 직전에 빈칸이 있는 문장으로 물으며, 소리 내어 읽습니다. 명령이 없으면 복습할 \
    것을 알려 줍니다.

    옵션은 명령의 앞이나 뒤에 씁니다. 값은 옵션 뒤에 공백이나 등호를 두고 쓰며, '--' 다음은 옵션이 아닙니다. 결과는 \
    표준 출력에, 질문의 꾸밈과 진행 상황, 오류는 표준 오류에 씁니다.
    """,
    "The library's file, where --db does not name one": "--db가 없을 때의 단어장 파일",
    "The folder of users' data, ~/.local/share if it is not set": "사용자 데이터 폴더. 정하지 않으면 ~/.local/share",
    "A time such as 2026-03-02T09:00:00Z, where the clock stands still; for scripts and tests":
      "시계를 세워 둘 시각. 예: 2026-03-02T09:00:00Z. 스크립트와 시험용",
    "The language of messages: Korean for ko, else English": "메시지의 언어. ko이면 한국어, 아니면 영어",
    "If it is set, nothing is written in colour": "정하면 색을 쓰지 않음",
    "The editor that 'vocab edit' opens": "'vocab edit'가 여는 편집기",
    "Folders with more dictionaries for hunspell, by which forms of a word are known":
      "단어의 꼴을 알아보는 hunspell 사전이 더 있는 폴더",
    "The library: one SQLite file, made when it is first wanted": "단어장. 처음 쓸 때 만들어지는 SQLite 파일 하나",
    "Copies from before a day's first change: the last seven, and one a week for four weeks before":
      "날마다 첫 변경 전의 사본. 최근 것 일곱 개와 그 전 네 주 동안 주마다 하나",

    "Done, also when nothing is due or nothing was found": "됨. 복습할 것이나 찾은 것이 없을 때도 같음",
    "It could not be done; also when the library is another program's, damaged, or of a newer version":
      "할 수 없음. 단어장이 다른 프로그램의 것이거나 손상되었거나 더 새로운 버전일 때도 같음",
    "The command line is wrong": "명령줄이 잘못됨",
    "The input data is bad": "입력 데이터가 잘못됨",
    "A file is not there, or cannot be read": "파일이 없거나 읽을 수 없음",
    "There is no audio device, or no such voice": "소리 장치나 음성이 없음",
    "The output cannot be written": "출력을 쓸 수 없음",
    "Another process keeps the library busy, after 5 seconds of waiting": "5초를 기다려도 다른 프로그램이 단어장을 쓰고 있음",
    "After SIGHUP: the terminal is gone": "SIGHUP을 받음: 터미널이 닫힘",
    "After Ctrl-C": "Ctrl-C를 누름",
    "After SIGQUIT": "SIGQUIT를 받음",
    "After SIGTERM": "SIGTERM을 받음",

    "Print the source of a manual page": "설명서 페이지의 원본 쓰기",
    "The command; the program itself if none is named": "명령. 쓰지 않으면 프로그램 자체",
    "Write every page into a folder": "모든 페이지를 폴더에 쓰기",

    "Print completions for your shell": "셸의 자동 완성 스크립트 쓰기",
    """
    'scripts/install' and the Debian package put the scripts where the shells find them. Without these, load one at \
    the shell's start:

      bash: eval "$(vocab completions bash)"   in ~/.bashrc
      zsh:  source <(vocab completions zsh)    in ~/.zshrc, behind compinit
      fish: vocab completions fish | source    in ~/.config/fish/config.fish
    """:
      """
    'scripts/install'과 데비안 패키지는 셸이 찾는 곳에 스크립트를 둡니다. 그것이 없으면 셸을 시작할 때 읽게 하세요:

      bash: eval "$(vocab completions bash)"   ~/.bashrc에
      zsh:  source <(vocab completions zsh)    ~/.zshrc의 compinit 뒤에
      fish: vocab completions fish | source    ~/.config/fish/config.fish에
    """,
    "The shell": "셸",
    "a deck that came with vocab": "vocab에 딸린 덱",
    "List what a shell may offer": "셸이 제안할 것 보기",
    "What to list": "무엇을 볼지",
    "What is typed of the word so far": "지금까지 친 글자",
    "The words of the line before it": "그 앞의 낱말들",
  ]
}
