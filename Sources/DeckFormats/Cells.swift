import UnicodeText
import Vocabulary

/// The cells of one row in their stored forms.
struct Cells {
  private(set) var isBlank = true
  private(set) var word = ""
  private(set) var meanings: [String] = []
  private(set) var language: String?
  private(set) var meaningLanguage: String?
  private(set) var deck: String?
  private var pronunciation: String?
  private var partOfSpeech: String?
  private var level: String?
  private var note: String?
  private var tags: [String] = []
  private var accepted: [String] = []
  private var confusables: [Confusable] = []
  private var sentence: String?
  private var translation: String?
  /// Those numbered 2 and on.
  private var furtherSentences: [Int: String] = [:]
  private var furtherTranslations: [Int: String] = [:]

  /// The sentences by their numbers, each with the translation of the same number.
  private var examples: [Example] {
    let first = sentence.map { [Example(text: $0, translation: translation)] } ?? []
    if furtherSentences.isEmpty { return first }
    return first
      + furtherSentences.sorted { $0.key < $1.key }.map { number, text in
        Example(text: text, translation: furtherTranslations[number])
      }
  }

  /// The entry that the cells make.
  consuming func entry(language: String, meaningLanguage: String) -> Entry {
    Entry(
      word: word, language: language, meanings: meanings, meaningLanguage: meaningLanguage, examples: examples,
      pronunciation: pronunciation, partOfSpeech: partOfSpeech, level: level, note: note, tags: tags,
      accepted: accepted, confusables: confusables)
  }

  /// Adds the tags that the file gives all its rows.
  mutating func add(tags more: [String]) {
    tags = distinct(tags + more)
  }

  /// Takes in the cell of a column: bytes without control characters, composed.
  mutating func take(_ bytes: borrowing Span<UInt8>, _ column: Column, hasBackslash: Bool) {
    let cell = bytes.extracting(CellText.trimmed(bytes))
    if cell.isEmpty { return }
    isBlank = false
    switch column {
    case .word: word = text(cell, .word, hasBackslash)
    case .meaning: meanings = list(cell, hasBackslash)
    case .accepted: accepted = list(cell, hasBackslash)
    case .example(1): sentence = text(cell, .example, hasBackslash)
    case .example(let number): furtherSentences[number] = text(cell, .example, hasBackslash)
    case .translation(1): translation = text(cell, .plain, hasBackslash)
    case .translation(let number): furtherTranslations[number] = text(cell, .plain, hasBackslash)
    case .pronunciation: pronunciation = text(cell, .plain, hasBackslash)
    case .partOfSpeech: partOfSpeech = text(cell, .plain, hasBackslash)
    case .level: level = text(cell, .plain, hasBackslash)
    case .note: note = text(cell, .plain, hasBackslash)
    case .language: language = text(cell, .plain, hasBackslash)
    case .meaningLanguage: meaningLanguage = text(cell, .plain, hasBackslash)
    case .deck: deck = text(cell, .plain, hasBackslash)
    case .tags: tags = words(cell, hasBackslash)
    case .confusable: confusables = pairs(cell, hasBackslash)
    }
  }

  private func text(_ bytes: borrowing Span<UInt8>, _ role: CellEscaping.Role, _ hasBackslash: Bool) -> String {
    if hasBackslash { return CellEscaping.stored(bytes, role: role) }
    return bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Items that semicolons and line breaks part, each once.
  private func list(_ bytes: borrowing Span<UInt8>, _ hasBackslash: Bool) -> [String] {
    var items: [String] = []
    CellEscaping.forEachPart(of: bytes, at: .semicolons) { range in
      let part = bytes.extracting(range)
      let trimmed = part.extracting(CellText.trimmed(part))
      if trimmed.isEmpty { return }
      items.append(text(trimmed, .plain, hasBackslash))
    }
    return distinct(items)
  }

  private func words(_ bytes: borrowing Span<UInt8>, _ hasBackslash: Bool) -> [String] {
    // By scalars: a space and an accent behind it are one character.
    let scalars = text(bytes, .plain, hasBackslash).unicodeScalars
    return distinct(scalars.split { $0.isSpaceOrInvisible && $0.properties.isWhitespace }.map { String($0) })
  }

  /// Each item once, in their order.
  private func distinct(_ items: [String]) -> [String] {
    switch items.count {
    case 0, 1: return items
    case 2: return items[0] == items[1] ? [items[0]] : items
    default:
      var seen: Set<String> = []
      return items.filter { seen.insert($0).inserted }
    }
  }

  /// Pairs `word: why` that `|` and line breaks part; a word alone has an empty reason.
  private func pairs(_ bytes: borrowing Span<UInt8>, _ hasBackslash: Bool) -> [Confusable] {
    var pairs: [Confusable] = []
    CellEscaping.forEachPart(of: bytes, at: .bars) { range in
      let pair = bytes.extracting(range)
      let colon = CellEscaping.firstPlainColon(in: pair) ?? pair.count
      let name = pair.extracting(..<colon)
      let why = pair.extracting(min(colon + 1, pair.count)...)
      let word = text(name.extracting(CellText.trimmed(name)), .plain, hasBackslash)
      if word.isEmpty { return }
      let reason = text(why.extracting(CellText.trimmed(why)), .plain, hasBackslash)
      pairs.append(Confusable(word: word, reason: reason))
    }
    return pairs
  }
}
