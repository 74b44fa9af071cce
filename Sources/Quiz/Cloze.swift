public import Vocabulary

/// A sentence with a blank where the word stands, made from an entry's example.
public struct Cloze: Hashable, Sendable {
  /// The mark that stands for the blank.
  public static let blank = "____"

  public var sentence: BlankedSentence
  public var translation: String?

  /// The sentence as asked, each blank hidden.
  public var prompt: String { sentence.hidden(by: Cloze.blank) }
  /// What belongs into the blank: the form of the word that this sentence wants.
  public var answer: String { sentence.answer }

  /// Makes a cloze of an example: its braces mark the blank, else the word or a form of it is looked for.
  /// Nil if the sentence shows no blank and holds no form of the word.
  public init?(_ example: Example, of word: String, language: String) {
    let marked = BlankedSentence(example.text)
    if marked.hasBlank {
      sentence = marked
    } else if let found = WordFinder(word: word, language: language).blank(in: marked.plain) {
      sentence = found
    } else {
      return nil
    }
    translation = example.translation
  }

  /// The clozes that an entry's examples make, in their order.
  public static func all(of entry: Entry) -> [Cloze] {
    entry.examples.compactMap { Cloze($0, of: entry.word, language: entry.language) }
  }
}
