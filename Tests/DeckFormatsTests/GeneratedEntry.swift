import DeckFormats
import Scheduling
import TestSupport
import UnicodeText
import Vocabulary

/// Entries as a library holds them, of every sign that a format could stumble over.
struct EntryGenerator {
  private static let pieces = [
    "a", "word", "meaning", "front", "back", "예문", "한글", "ㄱ", "e\u{301}", "\u{301}", "\u{338}", "🙂", "👩‍👩‍👧", "かな", "漢字",
    "\\", "\"", "\"\"", "'", ",", ";", "；", "|", ":", "{", "}", "/", "(", ")", "[", "]", "<", ">", "&", "&amp;",
    "&#91;", "<br>",
    "[sound:x]", "=", "+", "-", "@", "#", "#tags:x", "sep=;", " ", "  ", "\u{2028}", "\u{A0}", "\u{200B}", "\u{FEFF}",
    " - ",
  ]

  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Distinct words, two of them ones that look like titles or a header.
  mutating func entries(_ count: Int) -> [ExportedEntry] {
    var words: Set<String> = []
    return (0..<count).compactMap { index in
      var entry = entry()
      if index == 0 {
        entry.word = ["word", "front", "#separator:tab", "{\"word\":1}"].randomElement(using: &random) ?? ""
      }
      let deck = ["a", "a::b", "R&D <x>", "덱", "d\\:e"].randomElement(using: &random) ?? "a"
      guard words.insert(entry.word).inserted else { return nil }
      return ExportedEntry(
        id: "01976f5e-27c0-7000-8000-\(String(100_000_000_000 + index))", deck: deck, entry: entry,
        createdAt: Timestamp(milliseconds: 0), modifiedAt: Timestamp(milliseconds: 0), progress: progress())
    }
  }

  private mutating func entry() -> Entry {
    // The forms that reading a cell gives: a backslash of markup stands only where it is one.
    var entry = Entry(
      word: stored("word", text()), language: "en", meanings: distinct(1 + count(2)), meaningLanguage: "ko",
      examples: (0..<count(3)).map { _ in
        Example(text: stored("example", text()), translation: optional())
      })
    entry.pronunciation = optional()
    entry.partOfSpeech = optional()
    entry.level = optional()
    entry.note = bool() ? nil : clean(text() + "\n" + text() + "\n\n" + text())
    entry.tags = Set(
      distinct(count(2)).flatMap { text in
        text.unicodeScalars.split { $0.properties.isWhitespace }.map { clean(String($0)) }
      }
    ).filter { !$0.isEmpty && !$0.unicodeScalars.contains(where: \.properties.isWhitespace) }.sorted()
    entry.accepted = distinct(count(2))
    entry.confusables = (0..<count(2)).map { _ in Confusable(word: text(), reason: bool() ? "" : text()) }
    return entry
  }

  private mutating func progress() -> PastProgress {
    let reviews = (0..<count(3)).map { index in
      PastReview(
        skill: Skill.allCases.randomElement(using: &random) ?? .production,
        at: Timestamp(milliseconds: 1_772_442_000_000 + Int64(index) * 86_400_123),
        place: bool() ? nil : .init(day: StudyDay(rawValue: 20_514 + index), utcOffset: 32_400),
        rating: Rating.allCases.randomElement(using: &random) ?? .good, verdict: "correct", exercise: "cloze",
        given: optional(), milliseconds: bool() ? nil : 2140, hints: index)
    }
    return PastProgress(isSuspended: bool(), isFlagged: bool(), reviews: reviews)
  }

  private mutating func text() -> String {
    while true {
      let parts = (0...count(5)).map { _ in Self.pieces.randomElement(using: &random) ?? "a" }
      let text = clean(parts.joined())
      if !text.isEmpty { return text }
    }
  }

  private func clean(_ text: String) -> String { text.composed.trimmedSpaces }

  /// A text as the cell of that name is kept.
  private func stored(_ column: String, _ text: String) -> String {
    var typed = TypedEntry()
    typed.set("word", to: column == "word" ? text : "w")
    typed.set("meaning", to: "m")
    if column == "example" { typed.set("example", to: text) }
    guard let entry = typed.entry() else { return "w" }
    return column == "word" ? entry.word : entry.examples.first?.text ?? "x"
  }

  private mutating func distinct(_ count: Int) -> [String] {
    var texts: [String] = []
    for _ in 0..<count {
      let text = text()
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private mutating func optional() -> String? { bool() ? nil : text() }
  private mutating func bool() -> Bool { Bool.random(using: &random) }
  private mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
}

/// A sink that keeps the text.
final class KeptText: TextSink {
  var text = ""
  func write(_ text: String) { self.text += text }
}
