internal import UnicodeText
internal import Vocabulary

extension Question {
  /// The longest sentence that is taken apart: more pieces are a puzzle, not an exercise.
  private static let longestBuild = 20

  /// The words of a sentence, mixed; nil if the sentence has fewer than three, or writes no spaces.
  static func building(
    _ cloze: Cloze, card: CardID, entry: Entry, chance: inout some RandomNumberGenerator
  ) -> Question? {
    let sentence = cloze.sentence.plain
    let words = pieces(of: sentence)
    guard (3...longestBuild).contains(words.count) else { return nil }
    var mixed = words.shuffled(using: &chance)
    // A sentence that comes out in order would ask nothing.
    if mixed == words { mixed.reverse() }
    return Question(
      card: card, mode: .build, prompt: mixed.joined(separator: " / "), translation: cloze.translation, entry: entry,
      answer: sentence, sentence: sentence, pieces: mixed, marking: .order(sentence: sentence))
  }

  /// The words without the punctuation around them, and the first without its capital unless it is written so within.
  private static func pieces(of sentence: String) -> [String] {
    let words = sentence.split(separator: " ").map { word -> String in
      let bare = word.drop { !$0.isWordCharacter }.reversed().drop { !$0.isWordCharacter }.reversed()
      return bare.isEmpty ? String(word) : String(bare)
    }
    guard let first = words.first, first.dropFirst().allSatisfy(\.isLowercase), first != "I" else { return words }
    return [first.lowercased()] + words.dropFirst()
  }

  /// How a line of an answer is read.
  enum Built: Hashable {
    case sentence(String)
    /// Numbers that are not each piece's once.
    case otherNumbers
  }

  /// What an answer makes: the pieces in the order of their numbers, else the sentence that is typed.
  func built(from given: String) -> Built {
    let parts = given.split { $0 == " " || $0 == "," || $0 == "." }
    let separate = parts.count > 1 || pieces.count > 9 ? parts.map { Int($0) } : given.map { $0.wholeNumberValue }
    let numbers = separate.compactMap(\.self)
    guard !separate.isEmpty, numbers.count == separate.count else { return .sentence(given) }
    guard numbers.sorted() == Array(1...pieces.count) else { return .otherNumbers }
    return .sentence(numbers.map { pieces[$0 - 1] }.joined(separator: " "))
  }

  /// The words alone, folded: order is what counts, not commas.
  static func skeleton(_ sentence: String) -> [String] {
    sentence.split(separator: " ").map { AnswerText.folded(String($0).trimmedPunctuation) }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without what is neither letter nor number at its ends.
  fileprivate var trimmedPunctuation: String {
    String(drop { !$0.isWordCharacter }.reversed().drop { !$0.isWordCharacter }.reversed())
  }
}
