import AnkiPackages
import DeckFormats
import Testing
import Vocabulary

/// How fields become columns.
@Suite struct NoteTests {
  struct Case: Sendable {
    var fields: [String]
    var note: [String]
    var options: [String] = []
    var word: String
    var meanings: [String]
    var example: String?
  }

  @Test(
    "fields are taken by their names, else the first two",
    arguments: [
      Case(fields: ["Front", "Back"], note: ["w", "m"], word: "w", meanings: ["m"]),
      Case(fields: ["Back", "Front", "Sentence"], note: ["m", "w", "s"], word: "w", meanings: ["m"], example: "s"),
      Case(fields: ["A", "B", "C"], note: ["w", "m<br>n", "c"], word: "w", meanings: ["m", "n"]),
      Case(fields: ["Korean", "English"], note: ["낱말", "word"], word: "낱말", meanings: ["word"]),
      Case(fields: ["English", "Korean"], note: ["word", "낱말"], word: "word", meanings: ["낱말"]),
      Case(fields: ["Sound", "Word"], note: ["[sound:a.mp3]m", "w"], word: "w", meanings: ["m"]),
      Case(fields: ["Definition", "Text"], note: ["m", "w"], word: "m", meanings: ["w"]),
      Case(
        fields: ["A", "B", "C"], note: ["a", "b", "c"], options: ["word=c", "meaning= A ", "example=B"], word: "c",
        meanings: ["a"], example: "b"),
      Case(
        fields: ["Front", "Back", "Sentence"], note: ["w", "m", "s"], options: ["example="], word: "w", meanings: ["m"]),
    ])
  func columns(_ expected: Case) throws {
    let sql =
      TestCollection.settings(fields: expected.fields)
      + TestCollection.note(1, expected.note.joined(separator: "\u{1F}"))
    let row = try TestCollection.read(sql, AnkiReadOptions(fields: expected.options)).rows.first
    #expect(row?.entry.word == expected.word)
    #expect(row?.entry.meanings == expected.meanings)
    #expect(row?.entry.examples.first?.text == expected.example)
  }

  @Test(
    "a field that no note has, and a part that is not COLUMN=FIELD, are named",
    arguments: [
      (["word=Nix"], "words.apkg: --fields: no note has a field 'Nix'. The fields are Back, Front."),
      (
        ["Front"],
        "words.apkg: --fields: 'Front' is not COLUMN=FIELD, as in word=Expression,meaning=Meaning,example=Sentence."
      ),
      (
        ["wort=Front"],
        "words.apkg: --fields: 'wort=Front' is not COLUMN=FIELD, as in word=Expression,meaning=Meaning,example=Sentence."
      ),
    ])
  func wrongChoices(_ fields: [String], _ message: String) throws {
    let folder = try TestFolder()
    let sql = TestCollection.schema + TestCollection.settings()
    let path = try folder.write(TestZip(collection: TestCollection.bytes(sql)).bytes, to: "words.apkg")
    #expect(failure(path, AnkiReadOptions(fields: fields)) == message)
  }

  @Test("control characters go from words, tags and decks, and are reported")
  func controls() throws {
    let sql =
      TestCollection.settings() + TestCollection.note(1, "w\u{1B}[2Jx\u{1F}m\u{202E}", tags: " a\u{7}b  c ")
      + "UPDATE col SET decks = '{\"1\":{\"name\":\"A\\u001b::B\\n\"}}';"
    let read = try TestCollection.read(sql)
    #expect(read.entries == ["1 A::B: w[2Jx = m"])
    #expect(read.rows.first?.entry.tags == ["ab", "c"])
    #expect(
      read.notices == [
        "words.apkg:1: control characters removed from 'Front'", "words.apkg:1: control characters removed from 'Back'",
      ])
  }

  struct Gaps: Sendable {
    var text: String
    var extra = ""
    var rows: [String]
  }

  @Test(
    "gaps become words with a blank",
    arguments: [
      Gaps(text: "A {{c1::b::h}} c.", rows: ["b = h: A {b} c."]),
      Gaps(text: "A {{c2::b::h}} {{c1::c::i}}.", rows: ["c = i: A b {c}.", "b = h: A {b} c."]),
      Gaps(text: "Je {{c1::ne}} sais {{c1::pas}}.", extra: "not", rows: ["ne pas = not: Je {ne} sais {pas}."]),
      Gaps(text: "{{c1::a {{c2::b}} c::h}}", extra: "x", rows: ["a b c = h: {a b c}", "b = x: a {b} c"]),
      Gaps(text: "{{c1,2::a::h}} b", rows: ["a = h: {a} b", "a = h: {a} b"]),
      Gaps(text: "<b>{{c1::a</b> (b) / {c}::h}} \\d", rows: [#"a \(b\) \/ {c} = h: {a (b) / \{c\}} \\d"#]),
      Gaps(text: "{{c1::a", extra: "x", rows: []),
      Gaps(text: "{{c1::a::h {{c0::b}} {{c999::c}}", rows: [#"a = h {{c0::b: {a} \{\{c999::c\}\}"#]),
      Gaps(text: "{{c1::}} no gap", extra: "x", rows: []),
      Gaps(text: "{{c1::image-occlusion:rect:left=.1}}", extra: "x", rows: []),
      Gaps(text: "plain", extra: "x", rows: []),
    ])
  func gaps(_ expected: Gaps) throws {
    let cards = (0..<2).map { TestCollection.card($0 + 1, note: 1, place: $0) }
    let sql =
      TestCollection.settings(fields: ["Text", "Back Extra"], questions: ["{{cloze:Text}}"], isCloze: true)
      + TestCollection.note(1, "\(expected.text)\u{1F}\(expected.extra)", cards: cards.joined())
    let read = try TestCollection.read(sql)
    let rows = read.rows.map { row in
      "\(row.entry.word) = \(row.entry.meanings[0]): \(row.entry.examples.first?.text ?? "")"
    }
    #expect(rows == expected.rows)
    #expect(read.notices == (rows.isEmpty ? ["words.apkg:1: no word"] : []))
  }

  @Test("a text with gaps that is too long is left out")
  func longGaps() throws {
    var options = AnkiReadOptions()
    options.limits.gapTextBytes = 20
    let sql =
      TestCollection.settings(fields: ["Text", "Extra"], questions: ["{{cloze:Text}}"], isCloze: true)
      + TestCollection.note(1, "{{c1::a}} and more than that\u{1F}x") + TestCollection.note(2, "{{c1::a}}\u{1F}x")
    let read = try TestCollection.read(sql, options)
    #expect(read.entries == ["2 Words: a = x"])
    #expect(read.notices == ["words.apkg:1: longer than 20 bytes"])
  }

  @Test("each gap has the history of its own card")
  func historyOfGaps() throws {
    let cards = (0..<2).map { TestCollection.card($0 + 1, note: 1, place: $0) }
    let sql =
      TestCollection.settings(fields: ["Text", "Extra"], questions: ["{{cloze:Text}}"], isCloze: true)
      + TestCollection.note(1, "{{c1::a::h}} {{c2::b::i}}\u{1F}", cards: cards.joined())
      + TestCollection.review(1000, card: 2)
    let rows = try TestCollection.read(sql).rows
    #expect(rows.map { $0.progress?.reviews.count } == [nil, 1])
    #expect(rows[1].progress?.reviews.first?.skill == .production)
  }
}
