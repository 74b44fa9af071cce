import Foundation
import TestSupport
import Testing

@Suite("vocab import")
struct ImportEndToEndTests {
  @Test("adds a file's words, and importing again changes nothing")
  func again() throws {
    let library = try TestLibrary()
    let file = try library.write("developer.csv", TestLibrary.threeWords)
    let first = try library.run("import", file)
    #expect(first.output == "developer.csv: 3 added, 0 updated, 0 unchanged, 0 skipped\n")
    let entries = try library.run("list", "--format", "jsonl").output
    let second = try library.run("import", file)
    #expect(second.output == "developer.csv: 0 added, 0 updated, 3 unchanged, 0 skipped\n")
    #expect(try library.run("list", "--format", "jsonl").output == entries)
  }

  @Test("a file of which nothing can be read is bad data, and so is one that is no text")
  func nothingRead() throws {
    let library = try TestLibrary()
    let single = try library.run("import", library.write("w.txt", "hund\nkatze\n"))
    #expect(single.exit == .code(65) && single.errors == "")
    #expect(
      single.output == """
        w.txt: 0 added, 0 updated, 0 unchanged, 2 skipped
        w.txt: no row has a word and a meaning. --delimiter names what parts them, --quizlet Quizlet's text.
        w.txt:1: no meaning
        w.txt:2: no meaning

        """)
    let own = try library.run("import", library.database)
    #expect(own.exit == .code(65))
    #expect(
      own.errors.hasSuffix(
        ": this is no text. Name a file of words: CSV or other text, JSON lines or an Anki package.\n"))
  }

  @Test("an edited file updates and keeps all progress")
  func edited() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    let file = try library.write("d.csv", "word,meaning\nlatency,대기 시간\n")
    #expect(try library.run("import", file).output == "d.csv: 0 added, 1 updated, 0 unchanged, 0 skipped\n")
    let shown = try #require(try library.events("show", "latency", "--format", "jsonl").first)
    #expect(shown["meanings"] as? [String] == ["대기 시간"])
    #expect((shown["examples"] as? [Any])?.count == 1)
    #expect((shown["reviews"] as? [Any])?.isEmpty == false)
  }

  @Test("names each line that is skipped, and --strict takes it for a failure")
  func skipped() throws {
    let library = try TestLibrary()
    let file = try library.write("ragged.csv", "word,meaning\none,하나\ntwo\n,nothing\nfour,넷\n")
    let strict = try library.run("import", "--strict", file)
    #expect(strict.exit == .code(65))
    #expect(
      strict.errors
        == "vocab: ragged.csv:3: no meaning. Complete the line, or import without --strict.\n")
    #expect(try library.run("list").output == "")
    let result = try library.run("import", file)
    #expect(
      result.output
        == "ragged.csv: 2 added, 0 updated, 0 unchanged, 2 skipped\nragged.csv:3: no meaning\nragged.csv:4: no word\n")
  }

  @Test(
    "a bad file imports nothing, names the line and what to do",
    arguments: [
      ("unclosed.csv", "word,meaning\na,b\n\"c,d\n", Int32(65), "unclosed.csv:3: a quote opens here and never closes."),
      ("empty.csv", "", 65, "empty.csv:1: the file is empty."),
      ("titles.csv", "word,meaning\n", 65, "titles.csv:1: there are titles and no rows."),
    ])
  func bad(name: String, text: String, code: Int32, message: String) throws {
    let library = try TestLibrary()
    let result = try library.run("import", library.write(name, text))
    #expect(result.exit == .code(code))
    #expect(result.errors.hasPrefix("vocab: \(message)"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try library.run("list").output == "")
  }

  @Test("of several files the good ones stay, and the worst exit code counts")
  func several() throws {
    let library = try TestLibrary()
    let good = try library.write("good.csv", "word,meaning\nfork,포크\n")
    let result = try library.run("import", "/nonexistent/x.csv", library.write("bad.csv", ""), good)
    #expect(result.exit == .code(66))
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.output == "good.csv: 1 added, 0 updated, 0 unchanged, 0 skipped\n")
  }

  @Test("reads standard input, and --dry-run writes nothing")
  func input() throws {
    let library = try TestLibrary()
    let dry = try library.run("import", "-", "--dry-run", "--deck", "d", input: "fork,포크\n")
    #expect(
      dry.output == """
        -: 1 added, 0 updated, 0 unchanged, 0 skipped (nothing was changed)
        -: parted by comma; UTF-8; columns: word, meaning, example, translation
          fork  d · en to ko
            포크

        """)
    #expect(try library.run("decks").output.hasPrefix("There are no decks."))
    _ = try library.run("import", "-", "--deck", "d", input: "fork,포크\n")
    #expect(try library.run("decks").output == "d  1 word, 0 due, 1 new\n")
  }

  @Test("--dry-run shows what was found and the first five rows as they would be, in 80 columns")
  func preview() throws {
    let library = try TestLibrary()
    let rows = (1...7).map { "w\($0)\t뜻\($0)\t\(String(repeating: "a long sentence ", count: 6)){w\($0)}\n" }.joined()
    let result = try library.run("import", "--dry-run", library.write("d.tsv", "단어\t뜻\t예문\n" + rows))
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "d.tsv: 7 added, 0 updated, 0 unchanged, 0 skipped (nothing was changed)",
        "d.tsv: parted by tab; UTF-8; columns: word, meaning, example",
      ])
    #expect(lines.filter { $0.hasPrefix("  w") } == (1...5).map { "  w\($0)  d · en to ko" })
    #expect(lines.contains("    뜻5") && !lines.contains("    뜻6"))
    #expect(lines.dropFirst().allSatisfy { $0.count <= 80 })
    let named = try library.write("n.csv", "word,meaning,deck\nfork,포크,own\n")
    #expect(try library.run("import", "--dry-run", named).output.contains("  fork  own · "))
    #expect(try library.run("import", "--dry-run", "--deck", "d", named).output.contains("  fork  d · "))
    #expect(try library.run("list").output == "")
  }

  @Test(
    "what is no file is told apart",
    arguments: [
      (".", ".: this is a folder. Name a file in it."),
      ("none.csv", "none.csv: cannot be read: No such file or directory. Check the name and the permissions."),
      (
        "german-starter",
        "german-starter: there is no such file, and the decks that come with vocab are not installed. Name a file."
      ),
    ])
  func noFile(name: String, message: String) throws {
    let result = try TestLibrary().run("import", name)
    #expect(result.exit == .code(66) && result.errors == "vocab: \(message)\n")
  }

  @Test("--check names faults and notes, exits with 65 for a fault, and changes nothing")
  func check() throws {
    let library = try TestLibrary()
    let text = """
      word,meaning,part_of_speech,level,example,translation,confusable,tags
      latency,지연 시간,noun,B2,High {latency} makes the whole call feel slow.,Latency가 길면 느리다.,delay: 늦어진 일이다,net
      bell\u{7},종,noun,A1,You can hear the {bell} from the street.,거리에서 종소리가 들린다.,bel: 없는 말이다,home
      """
    let file = try library.write("d.csv", text + "\n")
    let result = try library.run("import", "--check", file)
    #expect(result.exit == .code(65) && result.errors == "")
    let lines = """
      d.csv: 2 added, 0 updated, 0 unchanged, 0 skipped (nothing was changed)
      d.csv:3: control characters removed from 'word'
      d.csv:2: latency: the translation gives 'latency' away
      d.csv:2: note: latency: it is of the hardest third of the deck, and has only one example
      d.csv:3: note: bell: the dictionary does not have the near-synonym 'bel'
      d.csv:3: note: bell: it belongs before 'latency'
      d.csv: 2 faults, 3 notes
      """
    // Not every computer has the dictionary.
    #expect(
      lines == result.output.trimmingCharacters(in: .newlines) || result.output.contains("d.csv: 2 faults, 2 notes"))
    #expect(try library.run("list").output == "")
    let sound = try library.write(
      "s.csv", text.replacing("Latency가", with: "지연 시간이").replacing("\u{7}", with: "") + "\n")
    #expect(try library.run("import", "--dry-run", "--check", sound).exit == .code(0))
    let bare = (1...30).map { "w\($0 + 10),말\n" }.joined()
    let notes = try library.run("import", "--check", library.write("n.csv", bare))
    #expect(notes.exit == .code(0) && notes.output.split(separator: "\n").count == 23)
    #expect(notes.output.hasSuffix("n.csv: 101 more notes\nn.csv: 0 faults, 121 notes\n"))
  }

  @Test("JSON lines and Quizlet's cards are known by what they hold")
  func formats() throws {
    let library = try TestLibrary()
    let lines = try library.write("a.txt", "{\"word\":\"fork\",\"meanings\":[\"포크\"],\"deck\":\"j\"}\n")
    #expect(try library.run("import", lines).output == "a.txt: 1 added, 0 updated, 0 unchanged, 0 skipped\n")
    let cards = try library.write("q.txt", "pull - 당기다, 끌다\n")
    #expect(try library.run("import", cards).output == "q.txt: 1 added, 0 updated, 0 unchanged, 0 skipped\n")
    let more = try library.write("r.txt", "merge\t합치다\n병합하다\n")
    #expect(
      try library.run("import", "--quizlet", more).output == "r.txt: 1 added, 0 updated, 0 unchanged, 0 skipped\n")
    #expect(try library.run("list").output == "fork · 포크\npull · 당기다, 끌다\nmerge · 합치다; 병합하다\n")
    let broken = try library.run("import", library.write("b.jsonl", "\n{\"word\":\n"))
    #expect(broken.exit == .code(65))
    #expect(
      broken.errors.hasPrefix("vocab: b.jsonl:2: this is no JSON object from byte 9 on. Put one entry on each line"))
  }

  @Test("no control character of a deck reaches the terminal")
  func hostile() throws {
    let library = try TestLibrary()
    let file = try library.write("h.csv", "word,meaning\nbell\u{1B}[31m\u{7},종\u{1B}]0;owned\u{7}\n")
    let result = try library.run("import", file)
    #expect(result.output.contains("h.csv:2: control characters removed from 'word'"))
    for command in ["list", "show"] {
      let arguments = command == "show" ? ["show", "bell[31m"] : ["list"]
      let shown = try BuiltProgram.run(arguments, environment: library.environment)
      #expect(shown.exit == .code(0) && !shown.output.contains("\u{1B}") && !shown.output.contains("\u{7}"))
    }
    let strange = try library.run("import", "no\u{1B}[31mfile.csv")
    #expect(strange.exit == .code(66) && !strange.errors.contains("\u{1B}"))
  }
}
