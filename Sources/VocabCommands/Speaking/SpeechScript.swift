import Speech
import Vocabulary

/// What is to be spoken, in order: the utterances of a list of entries, and which entry and part each is.
struct SpeechScript: Sendable {
  /// The parts of an entry, by the names that `--only` takes.
  enum Part: String, CaseIterable, Hashable, Sendable {
    case word, meaning, example

    var kind: SpeechKind {
      switch self {
      case .word: .word
      case .meaning: .meaning
      case .example: .example
      }
    }
  }

  /// How entries are laid out.
  struct Layout: Hashable, Sendable {
    /// What is spoken of each entry, in this order.
    var parts: [Part] = [.word, .meaning]
    var gaps = GapRules()
    /// How often each word is said.
    var repeats = 1
    /// Seconds between two times of the same word.
    var repeatGap = 0.5
    /// Seconds of silence before the first word.
    var leadIn = 0.0
  }

  struct Line: Hashable, Sendable {
    /// The entry's place in the list, from 0.
    var entry: Int
    var part: Part
    /// The text as written, for whoever reads along.
    var text: String
    var utterance: Utterance
    /// Seconds of silence before it.
    var gap: Double
  }

  private(set) var lines: [Line] = []
  let entries: [Entry]
  /// The first line of each entry; entries of which nothing is spoken have that of the next.
  private(set) var firstLines: [Int] = []

  init(_ entries: [Entry], layout: Layout) {
    self.entries = entries
    lines.reserveCapacity(entries.count * layout.parts.count)
    firstLines.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      firstLines.append(lines.count)
      for part in layout.parts {
        for text in SpokenText.all(of: entry, part) {
          for time in 0..<(part == .word ? layout.repeats : 1) {
            append(text, part, entry: index, gap: time > 0 ? layout.repeatGap : nil, layout)
          }
        }
      }
    }
  }

  private mutating func append(_ text: SpokenText, _ part: Part, entry: Int, gap: Double?, _ layout: Layout) {
    let rule = lines.last.map { last in
      layout.gaps.gap(from: last.part.kind, to: part.kind, sameEntry: last.entry == entry)
    }
    let utterance = Utterance(text.spoken, language: text.language, tag: lines.count)
    lines.append(
      Line(entry: entry, part: part, text: text.written, utterance: utterance, gap: gap ?? rule ?? layout.leadIn))
  }

  var playlist: Playlist { Playlist(lines.map { Playlist.Item($0.utterance, gap: $0.gap) }) }

  /// True if words are among what is spoken.
  var hasWords: Bool { lines.contains { $0.part == .word } }

  /// True if nothing of the line's entry follows it.
  func endsEntry(_ index: Int) -> Bool {
    !lines.indices.contains(index + 1) || lines[index + 1].entry != lines[index].entry
  }
}

/// A text of an entry as written, as spoken, and its language.
struct SpokenText: Hashable, Sendable {
  var written: String
  var spoken: String
  var language: String

  static func all(of entry: Entry, _ part: SpeechScript.Part) -> [SpokenText] {
    switch part {
    case .word:
      let word = WordPattern(entry.word).spoken
      return [SpokenText(written: word, spoken: reading(of: entry) ?? word, language: entry.language)]
    case .meaning:
      return entry.meanings.map { SpokenText(written: $0, spoken: $0, language: entry.meaningLanguage) }
    case .example:
      return entry.examples.map { example in
        let plain = BlankedSentence(example.text).plain
        return SpokenText(written: plain, spoken: plain, language: entry.language)
      }
    }
  }

  /// Kanji and hanzi are read aloud only where their reading is written: the engine knows kana and pinyin.
  private static func reading(of entry: Entry) -> String? {
    guard let pronunciation = entry.pronunciation else { return nil }
    let language = entry.language.prefix { $0 != "-" }.lowercased()
    return ["ja", "zh", "cmn", "yue"].contains(language) ? pronunciation : nil
  }
}
