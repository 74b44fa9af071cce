/// What a column of a deck holds.
public enum Column: Hashable, Sendable {
  case word, meaning
  /// The sentences and their translations are numbered from 1.
  case example(Int)
  case translation(Int)
  case pronunciation, partOfSpeech, level, tags, note, confusable, accepted
  case language, meaningLanguage, deck

  /// The column's own title, as export writes it.
  public var title: String {
    switch self {
    case .example(let number): number == 1 ? "example" : "example_\(number)"
    case .translation(let number): number == 1 ? "translation" : "translation_\(number)"
    case .partOfSpeech: "part_of_speech"
    case .meaningLanguage: "meaning_language"
    default: String(describing: self)
    }
  }

  /// Whether a line break in a cell says something: it stays in a note, and parts the items of a list.
  var usesLineBreaks: Bool {
    switch self {
    case .meaning, .note, .confusable, .accepted: true
    default: false
    }
  }

  /// Whether Anki keeps HTML in it; deck and tags are names.
  var isAnkiField: Bool { self != .deck && self != .tags }
}
