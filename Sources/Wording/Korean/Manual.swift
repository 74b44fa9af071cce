extension Korean {
  /// The manual, the examples in it, and completions for shells.
  static let manual: KeyValuePairs<String, String> = [
    "Made by '{1} manual' from what the program declares.": "'{1} manual'이 프로그램의 선언에서 만들었습니다.",
    "NAME": "이름",
    "SYNOPSIS": "사용법",
    "DESCRIPTION": "설명",
    "COMMANDS": "명령",
    "OPTIONS": "옵션",
    "ENVIRONMENT": "환경 변수",
    "FILES": "파일",
    "EXIT STATUS": "종료 코드",
    "EXAMPLES": "예제",
    "SEE ALSO": "함께 보기",
    "Examples": "예제",
    "The options, environment, files and exit codes of every command stand in {1}(1).":
      "모든 명령에 공통인 옵션, 환경 변수, 파일, 종료 코드는 {1}(1)에 있습니다.",

    """
    Keeps words and their meanings in a library, asks them as sentences with a blank just before they would be \
    forgotten, and reads them aloud. Without a command it says what is due.

    Options may stand before or after the command. A value follows its option behind a space or an equals sign; '--' ends \
    the options. Results go to standard output, questions' decorations, progress and errors to standard error.
    """: """
    단어와 뜻을 단어장에 모아 두고, 잊어버리기 직전에 빈칸이 있는 문장으로 물으며, 소리 내어 읽어 줍니다. 명령 없이 실행하면 \
    복습할 것이 얼마나 있는지 알려 줍니다.

    옵션은 명령 앞이나 뒤에 쓸 수 있습니다. 값은 옵션 뒤에 빈칸이나 등호를 두고 씁니다. '--' 뒤에는 옵션이 없습니다. 결과는 표준 \
    출력으로, 문제의 장식과 진행 상황과 오류는 표준 오류로 나갑니다.
    """,
    "The library's file, where --db does not name one": "단어장 파일. --db가 먼저",
    "The folder of users' data, ~/.local/share if it is not set": "사용자 데이터 폴더. 정하지 않으면 ~/.local/share",
    "A time such as 2026-03-02T09:00:00Z, where the clock stands still; for scripts and tests":
      "시계가 멈춰 서 있을 시각(예: 2026-03-02T09:00:00Z). 스크립트와 시험에 씀",
    "The language of messages: Korean for ko, else English": "말하는 언어. ko이면 한국어, 아니면 영어",
    "If it is set, nothing is written in colour": "정해져 있으면 색을 쓰지 않음",
    "The editor that 'vocab edit' opens": "'vocab edit'가 여는 편집기",
    "Folders with more dictionaries for hunspell, by which forms of a word are known":
      "단어의 꼴을 아는 hunspell 사전이 더 있는 폴더",
    "The library: one SQLite file, made when it is first wanted": "단어장. SQLite 파일 하나이며 처음 쓸 때 만듦",
    "Copies from before a day's first change: the last seven, and one a week for four weeks before":
      "날마다 처음 바뀌기 전의 사본. 마지막 일곱 개와 그 전 네 주 동안 한 주에 하나",

    "Done, also when nothing is due or nothing was found": "끝남. 복습할 것이 없거나 찾은 것이 없을 때도",
    "It could not be done; also when the library is another program's, damaged, or of a newer version":
      "하지 못함. 단어장이 다른 프로그램의 것이거나 손상되었거나 더 새 버전의 것일 때도",
    "The command line is wrong": "명령줄이 잘못됨",
    "The input data is bad": "입력 자료가 잘못됨",
    "A file is not there, or cannot be read": "파일이 없거나 읽을 수 없음",
    "There is no audio device, or no such voice": "소리 장치가 없거나 그런 음성이 없음",
    "The output cannot be written": "출력을 쓸 수 없음",
    "Another process keeps the library busy, after 5 seconds of waiting": "5초를 기다려도 다른 프로세스가 단어장을 쓰고 있음",
    "After SIGHUP: the terminal is gone": "SIGHUP을 받음. 터미널이 사라짐",
    "After Ctrl-C": "Ctrl-C를 누름",
    "After SIGQUIT": "SIGQUIT을 받음",
    "After SIGTERM": "SIGTERM을 받음",

    "The command; the program itself if none is named": "명령. 쓰지 않으면 프로그램 자체",
    "Write every page into a folder": "모든 쪽을 폴더에 쓰기",
    "Print the source of a manual page": "설명서 한 쪽의 원문을 출력하기",
    "What to list": "보여 줄 것",
    "What is typed of the word so far": "지금까지 쓴 부분",
    "The words of the line before it": "그 앞에 있는 말",
    "List what a shell may offer": "셸이 제안할 수 있는 것 보기",
    "The shell": "셸",
    "Print completions for your shell": "셸의 자동 완성을 출력하기",
    """
    'scripts/install' and the Debian package put the scripts where the shells find them. Without these, load one at the \
    shell's start:

      bash: eval "$(vocab completions bash)"            in ~/.bashrc
      zsh:  source <(vocab completions zsh)             in ~/.zshrc, behind compinit
      fish: vocab completions fish | source             in ~/.config/fish/config.fish
    """: """
    'scripts/install'과 데비안 패키지는 스크립트를 셸이 찾는 곳에 둡니다. 이것을 쓰지 않았다면 셸이 시작할 때 불러오세요.

      bash: eval "$(vocab completions bash)"            ~/.bashrc에
      zsh:  source <(vocab completions zsh)             ~/.zshrc의 compinit 뒤에
      fish: vocab completions fish | source             ~/.config/fish/config.fish에
    """,

    "Add the words of a file": "파일의 단어를 더하기",
    "Listen to the words that are due": "복습할 단어를 듣기",
    "Look into a library that lies elsewhere": "다른 곳에 있는 단어장을 보기",
    "Answer what is due, then new words": "복습할 카드에 답하고 새 단어에 답하기",
    "Ask at most twenty cards of one deck": "한 덱에서 카드를 스무 장까지 묻기",
    "Take dictation for ten minutes": "십 분 동안 받아쓰기",
    "Find out how many words you know": "몇 단어를 아는지 알아보기",
    "Mark what lies far below your level known": "수준보다 훨씬 쉬운 단어를 아는 것으로 표시하기",
    "Listen to what is due": "복습할 것을 듣기",
    "Hear one word three times": "한 단어를 세 번 듣기",
    "Take a deck along on a telephone": "덱을 휴대전화에 담아 다니기",
    "List the voices that speak Korean": "한국어를 말하는 음성 보기",
    "Put the number into a prompt": "셸 프롬프트에 수를 보이기",
    "Compare two retentions over three months": "세 달 동안 두 기억률을 견주기",
    "Add the words of a file to a deck": "파일의 단어를 덱에 더하기",
    "See what would be added": "무엇이 더해질지 보기",
    "Go on where Anki was left": "Anki에서 하던 데서 이어 가기",
    "Write a deck as a table": "덱을 표로 쓰기",
    "Write every deck for Anki, with the reviews": "모든 덱을 복습 기록과 함께 Anki용으로 쓰기",
    "Add a word with two meanings": "뜻이 둘인 단어를 더하기",
    "Add a word with a sentence": "예문이 있는 단어를 더하기",
    "Open a word in your editor": "단어를 편집기로 열기",
    "Change a word by options": "옵션으로 단어를 고치기",
    "Remove two words": "두 단어를 지우기",
    "List what was never asked": "한 번도 묻지 않은 것 보기",
    "Hand what is always forgotten to another program": "늘 잊는 것을 다른 프로그램에 넘기기",
    "Find every word with cache in it or in its sentences": "단어나 문장에 cache가 있는 것을 모두 찾기",
    "See when a word comes due, and why": "단어를 언제 왜 복습하는지 보기",
    "See how many words each deck has": "덱마다 단어가 몇 개인지 보기",
    "Never ask a word": "단어를 묻지 않게 하기",
    "Ask a word again": "단어를 다시 묻게 하기",
    "Take back the last answer or change": "마지막 답이나 변경을 되돌리기",
    "Take back the last three": "마지막 셋을 되돌리기",
    "Make it again after all": "되돌린 것을 다시 하기",
    "See what the next undo takes back": "다음 undo가 무엇을 되돌릴지 보기",
    "Keep a copy": "사본을 남기기",
    "Go back to a copy": "사본으로 돌아가기",
    "See whether all is well": "모두 괜찮은지 보기",
    "Mend what is not": "잘못된 것을 고치기",
    "See every setting": "모든 설정을 보기",
    "Learn ten new words a day": "하루에 새 단어 열 개를 배우기",
    "Choose the voice of English": "영어 음성을 고르기",
    "Fit the memory model to your answers": "기억 모형을 내 답에 맞추기",
    "See how well it foretells": "얼마나 잘 예측하는지 보기",
    "Keep them for bash": "bash에 남겨 두기",
    "Use them in fish at once": "fish에서 바로 쓰기",
  ]
}
