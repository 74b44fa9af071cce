internal import UnicodeText
internal import Vocabulary

extension Question {
  /// How many choices there are, where the library has as many.
  static let choiceCount = 4

  /// The word, and its meanings among those of other words; nil if no other word serves.
  ///
  /// The others are those nearest in kind, level and form, so that a guess by looks does not help; none of them shares
  /// a meaning with the entry, so that no wrong choice is right.
  static func choice(
    card: CardID, entry: Entry, others: [Entry], chance: inout some RandomNumberGenerator
  ) -> Question? {
    let own = Set(entry.meanings.map(AnswerText.folded))
    var seen: Set<String> = [entry.meanings.joined(separator: "; ")]
    let wrong = others.filter { other in
      other.meaningLanguage == entry.meaningLanguage && other.language == entry.language
        && other.word != entry.word && own.isDisjoint(with: other.meanings.map(AnswerText.folded))
        && seen.insert(other.meanings.joined(separator: "; ")).inserted
    }
    // Mixed first, so that equally near ones take turns.
    let near = wrong.shuffled(using: &chance).map { ($0, nearness(of: $0, to: entry)) }.sorted { $0.1 > $1.1 }
    guard !near.isEmpty else { return nil }
    let right = entry.meanings.joined(separator: "; ")
    let choices = ([right] + near.prefix(choiceCount - 1).map { $0.0.meanings.joined(separator: "; ") })
      .shuffled(using: &chance)
    guard let index = choices.firstIndex(of: right) else { return nil }
    return Question(
      card: card, mode: .choice, prompt: WordPattern.shown(entry.word), entry: entry, answer: right,
      choices: choices, marking: .choice(index))
  }

  private static func nearness(of other: Entry, to entry: Entry) -> Int {
    var points = 0
    if other.partOfSpeech != nil, other.partOfSpeech == entry.partOfSpeech { points += 3 }
    if other.level != nil, other.level == entry.level { points += 2 }
    if !Set(other.tags).isDisjoint(with: entry.tags) { points += 2 }
    if entry.confusables.contains(where: { $0.word == other.word }) { points += 6 }
    let word = entry.word.caseFolded
    let otherWord = other.word.caseFolded
    points += min(3, zip(word, otherWord).prefix { $0 == $1 }.count)
    points += zip(word.reversed(), otherWord.reversed()).prefix { $0 == $1 }.count >= 3 ? 1 : 0
    return points
  }
}
