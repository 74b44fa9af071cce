import DeckFormats
import Testing
import Vocabulary
import Wording

@testable import VocabCommands

@Suite("an entry as text to be edited")
struct EntryTextTests {
  static let entry = Entry(
    word: #"either \/ or (so)"#, language: "en", meanings: ["a; b", "c"], meaningLanguage: "ko",
    examples: [
      Example(text: #"An {either} \{or\}."#, translation: "t: u"), Example(text: "Two {either}", translation: nil),
    ], pronunciation: "p", partOfSpeech: "noun", level: "B2", note: "first\nsecond: line", tags: ["x", "y"],
    accepted: ["or so"], confusables: [Confusable(word: "a:b", reason: "c | d")])

  @Test("reads back as the same entry")
  func roundTrip() throws {
    #expect(try EntryText.entry(from: EntryText.text(of: Self.entry)) == Self.entry)
    let bare = Entry(word: "w", language: "en", meanings: ["m"], meaningLanguage: "ko")
    #expect(try EntryText.entry(from: EntryText.text(of: bare)) == bare)
  }

  @Test(
    "a flaw is named with its line",
    arguments: [
      (
        "word: a\nnonsense\nmeaning: b\n", 2,
        "it has no title; write 'title: text', or begin a further line with spaces"
      ),
      ("word: a\nwrod: b\n", 2, "there is no title 'wrod'"), ("  a\n", 1, "it belongs to no title"),
      ("word: a\nmeaning:\n", nil, "a word and a meaning are needed"),
      ("example_1: x", 1, "there is no title 'example_1'"),
    ] as [(String, Int?, String)])
  func flaws(text: String, line: Int?, message: String) {
    #expect(throws: EntryText.Flaw(line: line, message: message)) { try EntryText.entry(from: text) }
  }

  @Test("titles are read in both languages, each of them a title that a file may have")
  func titles() throws {
    let columns: [Column] = [
      .word, .language, .meaning, .meaningLanguage, .example(1), .translation(1), .example(2), .translation(12),
      .pronunciation, .partOfSpeech, .level, .tags, .note, .confusable, .accepted,
    ]
    for column in columns {
      for language in Language.allCases {
        let title = column.titlePhrase.text(in: language)
        #expect(Column(shownTitle: title) == column && Column(title: title) == column, "\(title)")
      }
      #expect(column.titlePhrase.text(in: .english) == column.title)
      #expect(column.titlePhrase.text(in: .korean) != column.title)
    }
    #expect(Column(shownTitle: "deck") == nil && Column(shownTitle: "덱") == nil && Column(shownTitle: "예문_1") == nil)
  }

  @Test("a text with Korean titles reads back as the same entry")
  func korean() throws {
    let text = EntryText.text(of: Self.entry).split(separator: "\n").map { line -> String in
      guard let colon = line.firstIndex(of: ":"), let column = Column(title: String(line[..<colon])) else {
        return String(line)
      }
      return column.titlePhrase.text(in: .korean) + String(line.suffix(from: colon))
    }
    #expect(text.contains { $0.hasPrefix("헷갈리는 말:") } && text.contains { $0.hasPrefix("예문_2:") })
    #expect(try EntryText.entry(from: text.joined(separator: "\n")) == Self.entry)
  }

  @Test("a rejected text is offered again with its flaw at the top, and the flaw is never read")
  func again() throws {
    let flaw = EntryText.Flaw(line: 2, message: "there is no title 'wrod'")
    let first = EntryText.text(again: "word: a\nwrod: b", flaw: flaw)
    #expect(first == "# ERROR in line 3: there is no title 'wrod'\nword: a\nwrod: b")
    #expect(EntryText.text(again: first, flaw: flaw) == first)
  }
}
