public import Vocabulary

/// The exercises, by the name that `--mode` takes.
public enum QuizMode: String, CaseIterable, Hashable, Sendable {
  /// A sentence with a blank, its translation above it.
  case cloze
  /// The meanings; the word is typed.
  case type

  /// The skill that the exercise practises.
  public var skill: Skill {
    switch self {
    case .cloze, .type: .production
    }
  }

  /// Makes the question that a card is asked as. An entry without a sentence is asked for by its meanings.
  ///
  /// - Parameter variation: which of several sentences to take, counted round.
  public func question(card: CardID, entry: Entry, variation: Int) -> Question {
    switch self {
    case .cloze:
      let clozes = Cloze.all(of: entry)
      guard !clozes.isEmpty else { return QuizMode.type.question(card: card, entry: entry, variation: variation) }
      let cloze = clozes[variation % clozes.count]
      let grader = AnswerGrader(entry: entry, cloze: cloze)
      return Question(
        card: card, mode: .cloze, prompt: cloze.prompt, translation: cloze.translation, entry: entry,
        answer: cloze.answer, sentence: cloze.sentence.plain, grader: grader)
    case .type:
      let grader = AnswerGrader(word: entry)
      return Question(
        card: card, mode: .type, prompt: entry.meanings.joined(separator: "; "), translation: nil, entry: entry,
        answer: grader.shownAnswer, sentence: nil, grader: grader)
    }
  }
}
