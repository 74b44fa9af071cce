import DeckFormats
import Wording

extension Column {
  /// The title in the text of an entry, in the language of the process.
  var shownTitle: String { titlePhrase.text }

  /// The column of an entry that a title in its text names, in whichever language; nil if none has it.
  init?(shownTitle title: String) {
    guard let column = Column(title: title), column != .deck,
      Language.allCases.contains(where: { column.titlePhrase.text(in: $0) == title })
    else { return nil }
    self = column
  }

  /// Every translation is a title that a file may have, too.
  var titlePhrase: Phrase<String> {
    switch self {
    case .word: Phrase("word")
    case .meaning: Phrase("meaning")
    case .example(1): Phrase("example")
    case .example(let number): Phrase("example_\(number)")
    case .translation(1): Phrase("translation")
    case .translation(let number): Phrase("translation_\(number)")
    case .pronunciation: Phrase("pronunciation")
    case .partOfSpeech: Phrase("part_of_speech")
    case .level: Phrase("level")
    case .tags: Phrase("tags")
    case .note: Phrase("note")
    case .confusable: Phrase("confusable")
    case .accepted: Phrase("accepted")
    case .language: Phrase("language")
    case .meaningLanguage: Phrase("meaning_language")
    case .deck: Phrase("deck")
    }
  }
}
