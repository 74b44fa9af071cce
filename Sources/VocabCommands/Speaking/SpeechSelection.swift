import Scheduling
import Vocabulary
import VocabularyStore

/// Which words are spoken, in what order, and from which on: what `--resume` finds again.
struct SpeechSelection: Hashable, Sendable {
  var words: [String] = []
  var isAll = false
  var isDue = false
  var decks: [String] = []
  var tag: String?
  var parts: [SpeechScript.Part] = [.word, .meaning]
  /// Mixes the words, repeatably; nil keeps their order.
  var shuffleSeed: UInt64?

  var isEmpty: Bool { words.isEmpty && !isAll && !isDue && decks.isEmpty && tag == nil }

  func entries(in library: Library) async throws -> [StoredEntry] {
    var entries: [StoredEntry] = []
    if words.isEmpty {
      let filter = EntryFilter(decks: decks, tag: tag, due: isDue ? library.moment : nil)
      try await library.requireNames(of: filter)
      entries = try await library.store.entries(matching: filter)
    }
    for word in words { entries.append(try await library.entry(named: word, deck: decks.first)) }
    if let shuffleSeed {
      var chance = SplitMix64(seed: shuffleSeed)
      entries.shuffle(using: &chance)
    }
    return entries
  }
}

/// Where speaking stopped, kept in the library.
struct SpeechPosition: Hashable, Sendable {
  var selection: SpeechSelection
  /// The entry that was being spoken.
  var entry: String

  static let key = "speech-position"

  /// One `name=value` a line; nothing in a deck or a word holds a line break.
  var text: String {
    var lines = selection.words.map { "word=\($0)" } + selection.decks.map { "deck=\($0)" }
    if selection.isAll { lines.append("all=") }
    if selection.isDue { lines.append("due=") }
    if let tag = selection.tag { lines.append("tag=\(tag)") }
    if let seed = selection.shuffleSeed { lines.append("shuffle=\(seed)") }
    lines.append("only=" + selection.parts.map(\.rawValue).joined(separator: ","))
    lines.append("entry=\(entry)")
    return lines.joined(separator: "\n")
  }

  init(selection: SpeechSelection, entry: String) {
    self.selection = selection
    self.entry = entry
  }

  /// Reads what `text` wrote; nil if it is not that.
  init?(text: String) {
    var selection = SpeechSelection()
    var entry: String?
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "word": selection.words.append(parts[1])
      case "deck": selection.decks.append(parts[1])
      case "all": selection.isAll = true
      case "due": selection.isDue = true
      case "tag": selection.tag = parts[1]
      case "shuffle": selection.shuffleSeed = UInt64(parts[1])
      case "only":
        selection.parts = parts[1].split(separator: ",").compactMap { SpeechScript.Part(rawValue: String($0)) }
      case "entry": entry = parts[1]
      default: return nil
      }
    }
    guard let entry, !selection.isEmpty, !selection.parts.isEmpty else { return nil }
    self.init(selection: selection, entry: entry)
  }
}

extension Library {
  /// Where speaking stopped; nil if it went to its end.
  func speechPosition() async throws -> SpeechPosition? {
    try await store.setting(SpeechPosition.key).flatMap { SpeechPosition(text: $0) }
  }

  /// Keeps where speaking stopped, or forgets it. A library that cannot be written forgets it too.
  func keep(_ position: SpeechPosition?) async throws {
    do {
      try await store.set(SpeechPosition.key, to: position?.text, isStep: false)
    } catch .readOnly {
      return
    }
  }
}
