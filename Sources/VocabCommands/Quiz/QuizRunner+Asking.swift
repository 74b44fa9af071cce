import Quiz
import Scheduling
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import WordForms
import Wording

/// One question, from its first sight to the answer that is written.
extension QuizRunner {
  func ask(_ question: Question, at place: SessionPlace) async throws -> Step {
    try presenter.ask(question, at: place)
    if question.isHeard { parts.voice?.say(question) }
    let asked = ContinuousClock.now
    let pronunciations = parts.pronunciations
    async let sound = pronunciations.sound(of: question.entry)
    while true {
      guard case .line(let line) = await nextLine("> ") else { return .end }
      switch QuizInput(line, to: question) {
      case .command(let command, let rest):
        if let step = try await obey(command, rest, question) { return step }
      case .unknownCommand(let name): try presenter.unknown(command: name, card: question.card)
      case .answer(let given):
        switch try await grade(given, question) {
        case .retry(let grade)?: try presenter.retry(grade, given: given, to: question, at: place)
        case .reveal?: try presenter.reveal(question)
        case .misread(let allowed)?: try presenter.misread(given, allowed: allowed, question, at: place)
        case .rated(let grade, let rating)?:
          let took = (ContinuousClock.now - asked).milliseconds
          guard let deck = try await library.store.entry(question.card.entry)?.deck else {
            session.leaveOut(question.card.entry)
            presenter.notice(localized("'\(question.answer)' was removed meanwhile."))
            return .next
          }
          let answer = LastAnswer(
            question: question, deck: deck, given: given, grade: grade, rating: rating, milliseconds: took,
            hints: session.attempt?.hints ?? 0)
          let recorded = try await record(answer)
          try presenter.graded(
            GradedAnswer(
              given: given, grade: grade, rating: rating, due: recorded.map { library.time(of: $0.after.due) },
              sound: await sound), to: question)
          if recorded?.becameLeech == true { try await tellLeech(question) }
          if parts.readsAnswers { parts.voice?.say(question) }
          return grade.verdict == .correct || !question.isTyped ? .next : try await retype(question)
        case nil: return .next
        }
      }
    }
  }

  private func grade(_ given: String, _ question: Question) async throws -> Attempt.Outcome? {
    guard question.isTyped else { return session.answer(given) }
    let others = try await library.entries(spelled: given, language: question.answerLanguage)
    let language = question.answerLanguage
    return session.answer(given, others: others) { [forms] in forms.stems(of: $0, language: language) }
  }

  /// Writes an answer, which is then safe, and lets the session know; nil for practice, which is not written.
  private func record(_ answer: LastAnswer) async throws -> RecordedAnswer? {
    let card = answer.question.card
    if parts.selection.isCram {
      session.practised(answer.rating, at: library.clock.now)
      return nil
    }
    let scheduler = library.scheduler(deck: answer.deck)
    let moment = library.moment
    let recorded = try await library.store.record(review(answer, at: moment), card: card) { before, load in
      let seed = FuzzSeed.of(card: card.rawValue, reviews: before?.reps ?? 0)
      return scheduler.next(after: before, rating: answer.rating, at: moment, fuzzSeed: seed, load: load)
    }
    known[card] = recorded.after
    var written = answer
    written.before = recorded.before
    await keep(.answer(written), of: card, word: answer.question.entry.word)
    session.recorded(
      answer.rating, verdict: answer.grade.verdict, schedule: recorded.after, wasNew: recorded.before == nil)
    return recorded
  }

  func review(_ answer: LastAnswer, at moment: ReviewMoment) -> ReviewRecord {
    ReviewRecord(
      moment: moment, rating: answer.rating, verdict: answer.grade.verdict.rawValue,
      exercise: answer.question.mode.rawValue, given: String(answer.given.composed.prefix(Self.longestKept)),
      milliseconds: Int(answer.milliseconds), hints: answer.hints)
  }

  /// How much of an answer is kept, in characters: more is no answer but a slip.
  private static let longestKept = 1_000

  /// A leech is shown with what it is confused with, and is not asked any more.
  private func tellLeech(_ question: Question) async throws {
    let mistakes = try await library.store.mistakes(of: question.card, typedIn: QuizMode.answeredInWords)
    let leftOut = session.leaveOut(question.card.entry)
    if !steps.isEmpty { steps[steps.count - 1].leftOut = leftOut }
    try presenter.leech(question, mistakes: mistakes.map { ($0.given, $0.count) })
  }

  /// Has the learner type a missed word once more; Enter alone goes on.
  private func retype(_ question: Question) async throws -> Step {
    guard parts.asksToRetype else { return .next }
    while true {
      guard case .line(let line) = await nextLine(localized("type it: ")) else { return .end }
      switch QuizInput(line, to: question) {
      case .answer(let text) where !text.trimmedSpaces.isEmpty:
        if question.isAnswer(text) { return .next }
        try presenter.mistyped(text, question)
      case .answer: return .next
      case .command(.quit, _): return .end
      case .command(let command, let rest):
        if let step = try await obey(command, rest, nil) { return step }
        if [.accept, .easy, .suspend].contains(command) { return .next }
      case .unknownCommand(let name): try presenter.unknown(command: name, card: question.card)
      }
    }
  }

  /// After the last card on a terminal: the last step may still be taken back.
  func offerUndo() async throws -> Step {
    guard parts.asksToRetype, !steps.isEmpty else { return .end }
    try presenter.offerUndo()
    guard case .line(let line) = await nextLine("> ") else { return .end }
    guard case .command(let command, let rest) = QuizInput(line, to: nil), command != .quit else { return .end }
    return try await obey(command, rest, nil) ?? .next
  }

  /// A line; the voice is silent from its first key on.
  private func nextLine(_ prompt: String) async -> LineInput {
    await parts.lines.next(prompt: prompt) { [voice = parts.voice] in voice?.silence() }
  }
}
