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

  /// - Parameter parts: what is spoken of each entry, in this order.
  init(_ entries: [Entry], parts: [Part], gaps: GapRules) {
    self.entries = entries
    for (index, entry) in entries.enumerated() {
      for part in parts {
        for (text, spoken, language) in SpeechScript.texts(of: entry, part) {
          let previous = lines.last
          let gap = gaps.gap(
            from: previous?.part.kind, to: part.kind, sameEntry: previous?.entry == index)
          let utterance = Utterance(spoken, language: language, tag: lines.count)
          lines.append(Line(entry: index, part: part, text: text, utterance: utterance, gap: gap))
        }
      }
    }
  }

  var playlist: Playlist { Playlist(lines.map { Playlist.Item($0.utterance, gap: $0.gap) }) }

  /// The texts of one part: as written, as spoken, and their language.
  private static func texts(of entry: Entry, _ part: Part) -> [(text: String, spoken: String, language: String)] {
    switch part {
    case .word:
      let word = WordPattern(entry.word).spoken
      return [(word, reading(of: entry) ?? word, entry.language)]
    case .meaning: return entry.meanings.map { ($0, $0, entry.meaningLanguage) }
    case .example:
      return entry.examples.map { example in
        let plain = BlankedSentence(example.text).plain
        return (plain, plain, entry.language)
      }
    }
  }

  /// Kanji and hanzi are read aloud only where their reading is written: the engine knows kana and pinyin.
  private static func reading(of entry: Entry) -> String? {
    let language = entry.language.prefix { $0 != "-" }.lowercased()
    return ["ja", "zh", "cmn", "yue"].contains(language) ? entry.pronunciation : nil
  }
}
