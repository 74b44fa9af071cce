import Foundation
import TestSupport
import Testing

/// What a command says in Korean; `@` in arguments and texts is the library's folder.
struct KoreanCase: CustomTestStringConvertible, Sendable {
  static let three = ["d.csv": TestLibrary.threeWords]
  static let importing = [["import", "@d.csv"]]

  let name: String
  var files: [String: String] = [:]
  /// What is done before.
  var before: [[String]] = []
  let command: [String]
  var input = ""
  /// What is written to standard output, then to standard error.
  let says: String
  var exit: Int32 = 0

  var testDescription: String { name }

  func check() throws {
    let library = try TestLibrary()
    let korean = library.environment.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 }
    func filled(_ text: String) -> String { text.replacingOccurrences(of: "@", with: library.folder + "/") }
    for (name, text) in files { _ = try library.write(name, text) }
    for command in before {
      let result = try BuiltProgram.run(command.map(filled), environment: korean)
      try #require(result.exit == .code(0), "\(result)")
    }
    let result = try BuiltProgram.run(command.map(filled), environment: korean, input: input)
    // How a word sounds is the engine's to say.
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  [") }
    #expect(lines.joined(separator: "\n") + result.errors == filled(says))
    #expect(result.exit == .code(exit))
  }
}

@Suite("words, their files and the library in Korean")
struct KoreanWordsTests {
  @Test(
    "importing",
    arguments: [
      KoreanCase(
        name: "what was skipped, with particles after ㄱ, ㄹ, a vowel, a digit, Latin and kana",
        files: ["d.csv": "단어,뜻,목록,글,비고2,순서2,foo,csv,title,カナ,ほん\n사과,apple\n,x\ny\n"],
        command: ["import", "@d.csv"],
        says: """
          d.csv: 더함 1, 바뀜 0, 그대로 0, 건너뜀 2
          d.csv:1: 열 이름 '목록'을 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 '글'을 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 '비고2'를 알 수 없어 그 열을 건너뜁니다. '비고'를 뜻했나요?
          d.csv:1: 열 이름 '순서2'를 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 'foo'를 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 'csv'를 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 'title'을 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 'カナ'를 알 수 없어 그 열을 건너뜁니다
          d.csv:1: 열 이름 'ほん'을 알 수 없어 그 열을 건너뜁니다
          d.csv:3: 단어가 없습니다
          d.csv:4: 뜻이 없습니다

          """),
      KoreanCase(
        name: "again", files: KoreanCase.three, before: KoreanCase.importing, command: ["import", "@d.csv"],
        says: "d.csv: 더함 0, 바뀜 0, 그대로 3, 건너뜀 0\n"),
      KoreanCase(
        name: "a dry run", files: ["k.txt": "사과\tapple\n사과\tan apple\n\t\u{7}\n"],
        command: ["import", "@k.txt", "--dry-run"],
        says: """
          k.txt: 더함 1, 바뀜 0, 그대로 0, 건너뜀 0 (실제로 바꾸지는 않음)
          k.txt: 행 1개를 같은 단어의 앞 행에 합쳤습니다
          k.txt:3: 'meaning'에서 제어 문자를 지웠습니다
          k.txt: 탭으로 나뉨; UTF-8; 열: word, meaning, example, translation
            사과  k · ko → en
              apple
            사과  k · ko → en
              an apple

          """),
      KoreanCase(
        name: "Quizlet's text", files: ["q.txt": "apple - 사과; pear - 배; plum - 자두"],
        command: ["import", "@q.txt"], says: "q.txt: 더함 3, 바뀜 0, 그대로 0, 건너뜀 0\n"),
      KoreanCase(
        name: "a line that may not be skipped", files: ["d.csv": "a,b\nc\n"],
        command: ["import", "@d.csv", "--strict"],
        says: "vocab: d.csv:2: 뜻이 없습니다. 그 줄을 채우거나 --strict 없이 가져오세요.\n", exit: 65),
      KoreanCase(
        name: "a file that is not there", command: ["import", "@none.csv"],
        says: "vocab: @none.csv: 읽을 수 없습니다: 그런 파일이나 폴더가 없습니다. 이름과 권한을 확인하세요.\n", exit: 66),
      KoreanCase(
        name: "an empty file", files: ["e.csv": ""], command: ["import", "@e.csv"],
        says: "vocab: e.csv:1: 파일이 비어 있습니다. 한 줄에 단어 하나와 그 뜻을 쓰세요.\n", exit: 65),
      KoreanCase(
        name: "an open quote", files: ["q.csv": "a,\"b\n"], command: ["import", "@q.csv"],
        says: "vocab: q.csv:1: 여기서 열린 따옴표가 닫히지 않습니다. 닫거나, 글에 든 따옴표라면 두 번 쓰세요.\n", exit: 65),
      KoreanCase(
        name: "a column that is none, after ㄹ", files: ["d.csv": "a,b\n"],
        command: ["import", "@d.csv", "--columns", "word,글"],
        says: """
          vocab: d.csv: --columns: '글'은 없는 열입니다. word, meaning, example, translation, pronunciation, \
          part_of_speech, level, tags, note, confusable, language, meaning_language, deck 가운데서 쓰고, 건너뛸 열은 \
          이름을 비워 두세요.

          """, exit: 64),
      KoreanCase(
        name: "columns without a meaning", files: ["d.csv": "a,b\n"],
        command: ["import", "@d.csv", "--columns", "word"],
        says: "vocab: d.csv: --columns에 meaning이 없습니다. word와 meaning을 모두 쓰세요.\n", exit: 64),
      KoreanCase(
        name: "a member that is no text", files: ["j.jsonl": "{\"word\":3}\n"], command: ["import", "@j.jsonl"],
        says: "vocab: j.jsonl:1: 'word'의 값은 글이어야 합니다. 'vocab export --as json'처럼 쓰세요.\n", exit: 65),
      KoreanCase(
        name: "a member that is no object, after a vowel",
        files: ["j.jsonl": "{\"word\":\"a\",\"meanings\":[\"b\"],\"confusables\":[1]}\n"],
        command: ["import", "@j.jsonl"],
        says: "vocab: j.jsonl:1: 'confusables'의 값은 글이 든 객체여야 합니다. 'vocab export --as json'처럼 쓰세요.\n",
        exit: 65),
      KoreanCase(
        name: "no package", files: ["p.apkg": "nothing"], command: ["import", "@p.apkg"],
        says: "vocab: p.apkg: Anki 패키지가 아닙니다. Anki에서 파일, 내보내기, 'Anki Deck Package (.apkg)'로 내보내세요.\n",
        exit: 65),
      KoreanCase(
        name: "a field that no note has", files: KoreanCase.three,
        before: KoreanCase.importing + [["export", "--to", "@d.apkg"]],
        command: ["import", "@d.apkg", "--fields", "word=Word3"],
        says: """
          vocab: d.apkg: --fields: 필드 'Word3'이 있는 노트가 없습니다. 있는 필드: Accepted, Confusable, Example, \
          Example 2, Example 3, Language, Level, Listening, Meaning, Meaning Language, Note, Part of Speech, Prompt, \
          Pronunciation, Translation, Translation 2, Translation 3, Word.

          """, exit: 64),
      KoreanCase(
        name: "a package's dry run", files: ["w.csv": "물,water\n"],
        before: [["import", "@w.csv"], ["export", "--to", "@w.apkg"]], command: ["import", "@w.apkg", "--dry-run"],
        says: """
          w.apkg: 더함 0, 바뀜 0, 그대로 1, 건너뜀 0 (실제로 바꾸지는 않음)
          w.apkg: Anki 패키지, 옛 형식; 노트 1개, 카드 2장, 복습 0번; vocab (ko):
            word=Word, meaning=Meaning, example=Example, translation=Translation,
            pronunciation=Pronunciation, part_of_speech=Part of Speech, level=Level,
            note=Note, accepted=Accepted, confusable=Con…
            물  w · ko → en
              water

          """),
    ])
  func importing(test: KoreanCase) throws { try test.check() }

  @Test("a check of a deck")
  func checkOfADeck() throws {
    let rows = """
      word,meaning,example,translation,confusable,level,part_of_speech,tags
      late,늦은,He is early.,그는 늦었다.,tardy: 지각한,X1,a,t
      apple,사과; 능금; 홍옥; 국광,An {orange} a day keeps the doctor away.,하루 apple 하나.,red,A1,n,t
      книга,책,,,,,,
      zest,열정,He works with {zest} every single day.,,,B2,noun,t
      zest2,열의,He works with {zest} every single day.,그는 열심히 일한다.,,B2,noun,t

      """
    try KoreanCase(
      name: "a deck", files: ["d.csv": rows],
      command: ["import", "@d.csv", "--check", "--word-language", "en", "--meaning-language", "ko"],
      says: """
        d.csv: 더함 5, 바뀜 0, 그대로 0, 건너뜀 0 (실제로 바꾸지는 않음)
        d.csv:2: late: 예문에 중괄호도 없고 이 단어도 없습니다
        d.csv:2: 참고: late: 예문은 단어 3개입니다. 6~16개가 알맞습니다
        d.csv:2: 참고: late: 수준 'X1'은 A1~C2 가운데 하나가 아닙니다
        d.csv:3: apple: 예문의 빈칸 'orange'는 이 단어의 꼴이 아닙니다
        d.csv:3: apple: 해석에 답 'apple'이 드러나 있습니다
        d.csv:3: 참고: apple: 'red'가 왜 맞지 않는지 적혀 있지 않습니다
        d.csv:3: 참고: apple: 뜻이 4개로 3개보다 많습니다
        d.csv:3: 참고: apple: 'late'보다 앞에 와야 합니다
        d.csv:4: книга: 단어가 언어 'en'의 글자로 쓰여 있지 않습니다
        d.csv:4: 참고: книга: 예문이 없습니다
        d.csv:4: 참고: книга: 수준이 없습니다
        d.csv:4: 참고: книга: 품사가 없습니다
        d.csv:4: 참고: книга: 태그가 없습니다
        d.csv:5: 참고: zest: 예문에 해석이 없습니다
        d.csv:5: 참고: zest: 'книга'보다 앞에 와야 합니다
        d.csv:5: 참고: zest: 덱에서 어려운 3분의 1에 드는 단어인데 예문이 하나뿐입니다
        d.csv:6: zest2: 예문의 빈칸 'zest'는 이 단어의 꼴이 아닙니다
        d.csv:6: zest2: 예문이 5번째 줄에도 있습니다
        d.csv: 문제 6개, 참고 12개

        """, exit: 65
    ).check()
  }

  @Test(
    "adding, changing and removing",
    arguments: [
      ("사과", "사과를", "사과는"), ("책", "책을", "책은"), ("길", "길을", "길은"), ("apple", "apple을", "apple은"),
      ("data", "data를", "data는"), ("R2D2", "R2D2를", "R2D2는"), ("B1", "B1을", "B1은"), ("mp3", "mp3을", "mp3은"),
      ("ひらがな", "ひらがな를", "ひらがな는"), ("ほん", "ほん을", "ほん은"), ("漢字", "漢字을(를)", "漢字은(는)"),
    ])
  func words(word: String, object: String, topic: String) throws {
    let library = try TestLibrary()
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(arguments, environment: library.environment.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 })
    }
    #expect(try run("add", word, "x", "--deck", "덱").output == "덱에 \(object) 더했습니다.\n")
    let quoted = topic.replacingOccurrences(of: word, with: "'\(word)'")
    #expect(
      try run("add", word, "y", "--deck", "덱").errors
        == "vocab: \(quoted) '덱'에 이미 있습니다. 'vocab edit'로 바꾸거나 --deck으로 다른 덱을 고르세요.\n")
    #expect(try run("edit", word, "--meaning", "z").output == "\(object) 고쳤습니다.\n")
    #expect(try run("remove", word).output == "덱에서 \(object) 지웠습니다.\n")
    #expect(try run("undo", "2").output == "되돌림: 지우기: \(word)\n되돌림: 고치기: \(word)\n")
    #expect(try run("redo").output == "다시 함: 고치기: \(word)\n")
    #expect(
      try run("history").output == """
        2026-03-02 09:00  지우기: \(word) (되돌림)
        2026-03-02 09:00  고치기: \(word)
        2026-03-02 09:00  더하기: \(word)

        """)
    #expect(
      try run("history", "--format", "jsonl", "--limit", "1").output
        == "{\"at\":\"2026-03-02T09:00:00Z\",\"kind\":\"remove\",\"label\":\"\(word)\",\"undone\":true}\n")
  }

  @Test(
    "what cannot be done",
    arguments: [
      KoreanCase(
        name: "no such word", command: ["remove", "책"],
        says: "vocab: 단어 '책'이 없습니다. 'vocab list'가 있는 단어를 보여 줍니다.\n", exit: 1),
      KoreanCase(
        name: "a word in two decks", before: [["add", "배", "x", "--deck", "과일"], ["add", "배", "y", "--deck", "탈것"]],
        command: ["remove", "배"], says: "vocab: '배'가 여러 덱에 있습니다: 과일, 탈것. --deck으로 하나를 고르세요.\n", exit: 1),
      KoreanCase(
        name: "no such deck", command: ["export", "글"],
        says: "vocab: 덱 '글'이 없습니다. 'vocab decks'가 모두 보여 줍니다.\n", exit: 1),
      KoreanCase(
        name: "an empty word", command: ["add", "", "x"],
        says: "vocab: add: 비어 있지 않은 WORD와 MEANING을 쓰세요. 'vocab help add'를 보세요.\n", exit: 64),
      KoreanCase(
        name: "a translation of nothing", command: ["add", "a", "b", "--translation", "c"],
        says: "vocab: add: --translation마다 --example을 쓰세요. 'vocab help add'를 보세요.\n", exit: 64),
      KoreanCase(
        name: "a near-synonym without a reason", command: ["add", "a", "b", "--confusable", "c"],
        says: "vocab: --confusable에는 단어와 콜론, 그리고 맞지 않는 까닭을 써야 하는데 'c'가 주어졌습니다\n", exit: 64),
      KoreanCase(
        name: "a change that leaves no meaning", before: [["add", "물", "water"]],
        command: ["edit", "물", "--meaning", " "], says: "vocab: '물'에 단어나 뜻이 남지 않게 됩니다. 둘 다 쓰세요.\n", exit: 64),
      KoreanCase(name: "nothing to undo", command: ["undo"], says: "되돌릴 것이 없습니다.\n"),
      KoreanCase(name: "nothing to redo", command: ["redo"], says: "다시 할 것이 없습니다.\n"),
      KoreanCase(
        name: "an ending that is no format", command: ["export", "--to", "@o.foo"],
        says:
          "vocab: --to에는 확장자가 .csv, .txt, .json, .jsonl, .apkg이거나 --as로 형식을 정한 파일을 써야 하는데 '@o.foo'가 주어졌습니다\n",
        exit: 64),
      KoreanCase(
        name: "a package on standard output", command: ["export", "--as", "apkg"],
        says: "vocab: Anki 패키지는 파일에만 쓸 수 있습니다. --to FILE.apkg로 파일을 정하세요.\n", exit: 64),
      KoreanCase(
        name: "the library as an output", before: [["add", "물", "water"]],
        command: ["export", "--as", "csv", "--to", "@vocab.db"],
        says: "vocab: @vocab.db는 단어장 자신이거나 그 일부입니다. 다른 파일을 고르세요.\n", exit: 73),
      KoreanCase(
        name: "no folder to write in", command: ["export", "--to", "@none/o.csv"],
        says: "vocab: @none/o.csv: 쓸 수 없습니다: 그런 파일이나 폴더가 없습니다. 폴더를 확인하세요.\n", exit: 73),
      KoreanCase(
        name: "a copy over the library", before: [["add", "물", "water"]], command: ["backup", "@vocab.db"],
        says: "vocab: @vocab.db: 사본을 그 이름으로 쓸 수 없습니다: 단어장 자신입니다. 다른 이름을 고르세요.\n", exit: 73),
      KoreanCase(
        name: "no library to restore", files: ["d.csv": "a,b\n"], command: ["restore", "@d.csv"],
        says: "vocab: @d.csv: vocab 단어장이 아닙니다. 다른 파일을 쓰세요. 이 파일은 그대로 두었습니다.\n", exit: 1),
      KoreanCase(
        name: "no library at all", files: ["vocab.db": "hello"], command: ["list"],
        says: "vocab: @vocab.db: vocab 단어장이 아닙니다. 다른 파일을 쓰세요. 이 파일은 그대로 두었습니다.\n", exit: 1),
    ])
  func refused(test: KoreanCase) throws { try test.check() }

  @Test(
    "files and copies",
    arguments: [
      KoreanCase(
        name: "an export", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["export", "--to", "@o.csv"],
        says: "@o.csv에 항목 3개를 썼습니다.\n"),
      KoreanCase(
        name: "a copy", files: KoreanCase.three, before: KoreanCase.importing, command: ["backup", "@c.db"],
        says: "단어장을 @c.db에 복사했습니다: 단어 3개.\n"),
      KoreanCase(
        name: "a copy that differs in nothing", before: [["add", "물", "water"], ["backup", "@사본.db"]],
        command: ["restore", "@사본.db"], says: "단어장이 이미 @사본.db와 같습니다. 바뀐 것이 없습니다.\n"),
      KoreanCase(
        name: "what restoring would change", files: KoreanCase.three,
        before: KoreanCase.importing + [["backup", "@c.db"], ["remove", "retain"], ["add", "물", "water"]],
        command: ["restore", "@c.db"],
        says: """
          단어: 더함 1, 바뀜 0, 없어짐 1
            더함: retain
            없어짐: 물
          덱: 더함 0, 바뀜 0, 없어짐 1
          바뀐 것이 없습니다. 복원하려면 --yes를 쓰세요.

          """, exit: 64),
    ])
  func copies(test: KoreanCase) throws { try test.check() }

  @Test("restoring asks in Korean, and 네 is yes")
  func restoring() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let copy = library.folder + "/c.db"
    try library.run("backup", copy)
    try library.run("remove", "latency")
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' restore \(copy); echo exit $?",
      environment: library.environment.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 }, columns: 200)
    try tmux.waitForText("복원할까요? [y/N]")
    try tmux.type("네")
    try tmux.press("Enter")
    let screen = try tmux.waitForText("exit 0")
    #expect(screen.contains("복원했습니다. 있던 단어장은 \(library.folder)/backups/"), "\(screen)")
    #expect(try library.run("list").output.contains("latency"))
  }

  @Test("the editor has Korean titles and is told a flaw in Korean")
  func editor() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script = """
      #!/bin/sh
      cp "$1" '\(library.folder)/seen'$(ls '\(library.folder)' | grep -c seen)
      if grep -q 오류 "$1"; then sed -i 's/^뚯:.*//' "$1"; else sed -i 's/지연 시간/대기/; $a 뚯: x' "$1"; fi

      """
    let editor = try library.write("editor.sh", script)
    chmod(editor, 0o755)
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' edit latency; echo exit $?",
      environment: library.environment.merging(["EDITOR": editor, "VISUAL": "", "LC_ALL": "ko_KR.UTF-8"]) { $1 })
    let screen = try tmux.waitForText("exit 0")
    #expect(screen.contains("latency를 고쳤습니다."))
    let seen = try [0, 1].map { try String(contentsOfFile: "\(library.folder)/seen\($0)", encoding: .utf8) }
    #expect(
      seen[0] == """
        # #로 시작하는 줄은 읽지 않습니다. 바꾸지 않으려면 그대로 두세요.
        단어: latency
        언어: en
        뜻: 지연 시간
        뜻 언어: ko
        예문: High {latency} makes the call feel slow.
        해석: 지연 시간이 길면 통화가 느리게 느껴진다.
        발음:
        품사:
        수준:
        태그:
        메모:
        헷갈리는 말:
        인정하는 답:

        """)
    #expect(seen[1].hasPrefix("# 오류(16번째 줄): 제목 '뚯'은 없습니다\n# #로 시작하는 줄은"))
    let entry = try library.events("show", "latency", "--format", "jsonl").first
    #expect(entry?["meanings"] as? [String] == ["대기"] && entry?["language"] as? String == "en")
  }

  @Test("the doctor's list is in Korean and in columns; its JSON keeps names and codes")
  func doctor() throws {
    let library = try TestLibrary()
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    #expect(
      try library.run("doctor", environment: korean).output.hasPrefix(
        "정상      파일         \(library.database)에 아직 단어장이 없습니다. 첫 단어를 더하면 만들어집니다\n"))
    try library.importThreeWords()
    chmod(library.database, 0o644)
    let lines = try library.run("doctor", environment: korean).output.split(separator: "\n").map(String.init)
      .filter { !$0.contains("vocab.db-") }
    let expected = [
      "정상      파일         \(library.database): 단어 3개, 복습 0번, ",
      "오류      권한         \(library.database)가 다른 사용자에게 열려 있습니다(모드 644). 'vocab doctor --repair'가 닫습니다.",
      "정상      무결성       페이지와 색인이 모두 온전합니다",
      "정상      연결         모든 행이 제 짝과 이어져 있습니다",
      "정상      내용         모든 항목을 읽을 수 있습니다",
      "정상      복습 일정    기억 상태와 복습할 날이 복습 기록과 맞습니다",
      "정상      시계         마지막 답보다 뒤의 시각입니다",
    ]
    for (line, expected) in zip(lines, expected) { #expect(line.hasPrefix(expected)) }
    let finding = try library.events("doctor", "--format", "jsonl", environment: korean)[1]
    #expect(finding["check"] as? String == "permissions" && finding["state"] as? String == "error")
    #expect(finding["remedy"] as? String == "'vocab doctor --repair'가 닫습니다.")
  }
}
