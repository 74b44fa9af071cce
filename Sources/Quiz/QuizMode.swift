public import Vocabulary

/// The exercises, by the name that `--mode` takes.
public enum QuizMode: String, CaseIterable, Hashable, Sendable {
  /// A sentence with a blank, its translation above it.
  case cloze
  /// The meanings; the word is typed.
  case type
  /// The word; one of four meanings is chosen.
  case choice
  /// The sentence or the word is heard; what was heard is typed.
  case listen
  /// The words of the sentence, to be put in order.
  case build
  /// The word; the answer is shown and one rates oneself.
  case cards

  /// The skill that the exercise practises.
  public var skill: Skill {
    switch self {
    case .cloze, .type, .build: .production
    case .choice, .cards: .recognition
    case .listen: .listening
    }
  }

  /// Whether what is given for an answer is a text, which says something later. Choices and pieces are named by numbers.
  public var isAnsweredInWords: Bool {
    switch self {
    case .cloze, .type, .listen: true
    case .choice, .build, .cards: false
    }
  }

  /// Makes the question that a card is asked as. An entry that does not suit the exercise is asked in the nearest way
  /// that practises the same skill: without a sentence by its meanings, without other words to choose from as a card.
  ///
  /// - Parameters:
  ///   - card: the card, which the question bears.
  ///   - entry: its entry.
  ///   - variation: which of several sentences to take, counted round.
  ///   - others: entries from which wrong choices may be taken.
  ///   - chance: mixes what is mixed.
  public func question(
    card: CardID, entry: Entry, variation: Int, others: [Entry] = [], chance: inout some RandomNumberGenerator
  ) -> Question {
    let clozes = Cloze.all(of: entry)
    let cloze = clozes.isEmpty ? nil : clozes[variation % clozes.count]
    switch self {
    case .cloze: return cloze.map { .cloze($0, card: card, entry: entry) } ?? .typed(card: card, entry: entry)
    case .type: return .typed(card: card, entry: entry)
    case .listen: return .dictation(cloze, card: card, entry: entry)
    case .cards: return .card(cloze, card: card, entry: entry)
    case .choice:
      return .choice(card: card, entry: entry, others: others, chance: &chance)
        ?? .card(cloze, card: card, entry: entry)
    case .build:
      let built = cloze.flatMap { Question.building($0, card: card, entry: entry, chance: &chance) }
      return built ?? QuizMode.cloze.question(card: card, entry: entry, variation: variation, chance: &chance)
    }
  }
}
