extension Korean {
  /// `import`.
  static let importing: KeyValuePairs<String, String> = [
    "Add words from files": "파일에서 단어 가져오기",
    """
    The first row may name the columns, in English or Korean: word, meaning, example, translation, confusable, tags, \
    note, level, part_of_speech, pronunciation, language, meaning_language, deck. Without titles they are word, \
    meaning, example, translation. Meanings are parted by semicolons; in an example {braces} mark the blank.

    Importing again changes nothing, and progress is always kept: of a word that is there already, a cell that is not \
    empty replaces what was there.

    JSON lines, Quizlet's text and Anki packages are known by what they hold; --quizlet says so where it cannot be \
    known. A package brings its reviews: cards go on where they were. A note type whose cards all show the word counts \
    as production, which a quiz asks for, unless --skill says otherwise.

    --check names faults and notes, by line. A fault is wrong in any deck and makes the exit code 65: a sentence \
    without the word, a brace without its partner, a blank that is no form of it, a translation that gives it away, a \
    sentence that stands twice, a near-synonym that is right, letters of another language, control characters, a line that is skipped. A note is \
    what a deck for others wants besides: level, part of speech, tags, translations; sentences of 6 to 16 words, two \
    for the hardest third; reasons for near-synonyms; words that the dictionary and the voice know; alphabetical \
    order.
    """:
      """
    첫 행에 열 이름을 영어나 한국어로 쓸 수 있습니다: word(단어), meaning(뜻), example(예문), translation(해석), \
    confusable(헷갈리는 말), tags(태그), note(메모), level(수준), part_of_speech(품사), pronunciation(발음), \
    language(언어), meaning_language(뜻 언어), deck(덱). 열 이름이 없으면 단어, 뜻, 예문, 해석의 차례로 읽습니다. \
    뜻은 세미콜론으로 나누고, 예문의 빈칸은 {중괄호}로 나타냅니다.

    다시 가져와도 바뀌는 것이 없고 학습 기록은 언제나 남습니다. 이미 있는 단어라면 비어 있지 않은 칸만 있던 것을 \
    바꿉니다.

    JSON 줄, Quizlet 텍스트, Anki 패키지는 내용으로 알아봅니다. 알아볼 수 없는 Quizlet 텍스트는 --quizlet으로 알려 \
    주세요. 패키지는 복습 기록도 가져오므로 카드는 하던 데서 이어집니다. 카드가 모두 단어를 보여 주는 노트 유형은 \
    --skill을 쓰지 않는 한 퀴즈가 묻는 production으로 칩니다.

    --check는 문제와 참고할 것을 줄마다 알려 줍니다. 문제는 어떤 덱에서든 잘못이고 종료 코드가 65가 됩니다: 단어가 \
    없는 예문, 짝이 없는 중괄호, 단어의 꼴이 아닌 빈칸, 답이 드러나는 해석, 두 번 나오는 예문, 맞는 답인 헷갈리는 말, 다른 언어의 \
    글자, 제어 문자, 건너뛴 줄. 참고할 것은 남에게 줄 덱이 더 갖출 것입니다: 수준, 품사, 태그, 해석, 단어 6~16개의 \
    예문(어려운 3분의 1은 두 개), 헷갈리는 말의 까닭, 사전과 음성이 아는 단어, 알파벳 순서.
    """,
    "CSV, TSV or other text in columns, JSON lines, Quizlet's text, an Anki package; - is standard input":
      "CSV나 TSV처럼 열로 나뉜 글, JSON 줄, Quizlet 텍스트, Anki 패키지. -는 표준 입력",
    "the file's own, else its name": "파일에 적힌 것, 없으면 파일 이름",
    "the file's, else guessed": "파일에 적힌 것, 없으면 짐작",
    "Language of the words, such as en": "단어의 언어. 예: en",
    "Language of the meanings, such as ko": "뜻의 언어. 예: ko",
    "the file's titles": "파일의 열 이름",
    "What the columns hold, such as word,meaning,example": "열마다 든 것. 예: word,meaning,example",
    "Rows at the beginning to leave out": "앞에서 건너뛸 행의 수",
    "What parts the columns": "열을 나누는 문자",
    "The character set, such as cp949": "문자 인코딩. 예: cp949",
    "What to do with a word that the deck has": "덱에 이미 있는 단어를 다루는 방법",
    "Take the file as Quizlet's text: nothing is quoted, a line alone goes on with the meaning":
      "파일을 Quizlet 텍스트로 읽기: 따옴표가 없고, 혼자 있는 줄은 앞의 뜻에 이어집니다",
    "what their names say": "필드의 이름을 보고 정함",
    "Of an Anki package: which fields hold what, such as word=Expression,meaning=Meaning":
      "Anki 패키지: 필드마다 든 것. 예: word=Expression,meaning=Meaning",
    "Of an Anki package: what its cards practise (production, recognition or listening)":
      "Anki 패키지: 카드가 연습하는 것. production은 떠올리기, recognition은 알아보기, listening은 듣기",
    "Report what would be done, show the first rows as they were read, and change nothing":
      "할 일을 알리고 처음 몇 행을 읽은 대로 보여 주되 아무것도 바꾸지 않기",
    "Look through the deck for what a teacher would mend, and change nothing": "선생님이라면 고칠 것을 덱에서 찾되 아무것도 바꾸지 않기",
    "Take a file as a failure if a line of it is skipped": "건너뛴 줄이 있으면 그 파일을 실패로 치기",
    "Importing {1}": "{1} 가져오는 중",
    "stopped: {1} was not imported": "멈춤: {1}{을} 가져오지 않았습니다",

    "{1}: {2} added, {3} updated, {4} unchanged, {5} skipped": "{1}: 더함 {2}, 바뀜 {3}, 그대로 {4}, 건너뜀 {5}",
    " (nothing was changed)": " (실제로 바꾸지는 않음)",
    "{1}: no row has a word and a meaning. --delimiter names what parts them, --quizlet Quizlet's text.":
      "{1}: 단어와 뜻이 모두 있는 행이 없습니다. 열을 나누는 문자는 --delimiter로, Quizlet 텍스트는 --quizlet으로 알려 주세요.",
    "{1}: {2} joined with an earlier one of the same word": "{1}: {2}{을} 같은 단어의 앞 행에 합쳤습니다",
    "{1}: {2} added": "{1}: {2}{을} 더했습니다",
    "{1}: 1 more such line": "{1}: 그런 줄이 1개 더 있습니다",
    "{1}: {2} more such lines": "{1}: 그런 줄이 {2}개 더 있습니다",
    "{1}. Complete the line, or import without --strict.": "{1}. 그 줄을 채우거나 --strict 없이 가져오세요.",
    "{1}: 1 more note": "{1}: 참고할 것이 1개 더 있습니다",
    "{1}: {2} more notes": "{1}: 참고할 것이 {2}개 더 있습니다",
    "{1}: nothing to mend": "{1}: 고칠 것이 없습니다",
    "{1}: {2}, 1 note": "{1}: {2}, 참고 1개",
    "{1}: {2}, {3} notes": "{1}: {2}, 참고 {3}개",
  ]
}
