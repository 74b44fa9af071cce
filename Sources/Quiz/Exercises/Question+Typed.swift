internal import Vocabulary

extension Question {
  /// A sentence with a blank.
  static func cloze(_ cloze: Cloze, card: CardID, entry: Entry) -> Question {
    Question(
      card: card, mode: .cloze, prompt: cloze.prompt, translation: cloze.translation, entry: entry,
      answer: cloze.answer, sentence: cloze.sentence.plain, marking: .typed(AnswerGrader(entry: entry, cloze: cloze)))
  }

  /// The meanings.
  static func typed(card: CardID, entry: Entry) -> Question {
    let grader = AnswerGrader(word: entry)
    return Question(
      card: card, mode: .type, prompt: entry.meanings.joined(separator: "; "), entry: entry,
      answer: grader.shownAnswer, marking: .typed(grader))
  }

  /// A sentence that is heard, its blank to be filled (or all of it typed); without a sentence the word alone.
  static func dictation(_ cloze: Cloze?, card: CardID, entry: Entry) -> Question {
    guard let cloze else {
      let grader = AnswerGrader(word: entry)
      return Question(
        card: card, mode: .listen, prompt: Cloze.blank, entry: entry, answer: grader.shownAnswer,
        marking: .typed(grader))
    }
    let sentence = cloze.sentence.plain
    return Question(
      card: card, mode: .listen, prompt: cloze.prompt, entry: entry, answer: cloze.answer, sentence: sentence,
      marking: .dictation(AnswerGrader(entry: entry, cloze: cloze), sentence: sentence))
  }

  /// The word; its meanings are thought of, then shown.
  static func card(_ cloze: Cloze?, card: CardID, entry: Entry) -> Question {
    Question(
      card: card, mode: .cards, prompt: WordPattern.shown(entry.word), entry: entry,
      answer: entry.meanings.joined(separator: "; "), sentence: cloze?.sentence.plain, marking: .byLearner)
  }
}
