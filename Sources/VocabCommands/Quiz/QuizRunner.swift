import Quiz
import Scheduling
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore

/// Runs a session: takes cards from the machine, answers from the learner, writes each rated answer before its verdict
/// is shown, and ends in order whatever ends it.
struct QuizRunner {
  let library: Library
  let selection: QuizSelection
  let mode: QuizMode
  let presenter: any QuizPresenter
  let lines: any LineSource
  let signals: SignalSource
  /// How words sound.
  let pronunciations: Pronunciations
  /// Reads answers aloud; nil for a silent quiz.
  let voice: QuizVoice?
  /// True where a missed word is to be typed once more.
  let asksToRetype: Bool

  /// What a line led to.
  private enum Step: Equatable {
    case next
    case end
  }

  func run() async throws -> ExitCode {
    let ending = EndingSignal()
    let subscription = signals.onArrival { [lines, voice] signal in
      ending.note(signal)
      if signal.exitCode != nil { voice?.silence() }
      lines.receive(signal)
    }
    defer { subscription.cancel() }
    // Better before the first question than after an answer that cannot be kept.
    if await library.store.isReadOnly { throw StoreError.readOnly(path: library.store.path) }
    let started = ContinuousClock.now
    try presenter.start()
    let cards = try await selection.cards(in: library, skill: mode.skill)
    var session = QuizSession(
      due: cards.due.map(\.id), new: cards.new, learnAheadSeconds: Int64(Scheduler.learnAheadSeconds))
    // What each card's schedule was when this session last saw it.
    var known = Dictionary(uniqueKeysWithValues: cards.due.map { ($0.id, $0.schedule) })
    while ending.signal == nil, let card = session.nextCard(at: library.clock.now) {
      guard let question = try await question(card, known: &known) else { continue }
      let place = session.ask(question)
      if try await ask(question, at: place, &session, &known) == .end { break }
    }
    // The last sentence may be heard to its end; Ctrl-C and /quit cut it.
    if session.remaining == 0 { await voice?.finish() } else { voice?.silence() }
    let elapsed = (ContinuousClock.now - started).milliseconds
    let next = library.time(of: try await library.store.summary(at: library.moment, newPerDay: 0))
    let idle = session.total == 0 ? try await idleReason() : nil
    try presenter.end(
      SessionSummary(
        tally: session.tally, left: session.left, milliseconds: elapsed, next: next, idle: idle))
    return ending.signal.map(ExitCode.after) ?? .done
  }

  /// The question for a card; nil if the card is no longer to be asked, because it was answered, removed or suspended
  /// elsewhere since this session saw it last.
  private func question(_ card: CardID, known: inout [CardID: CardSchedule]) async throws -> Question? {
    guard let entry = try await library.store.entry(card.entry), !entry.isSuspended else { return nil }
    let schedule = try await library.store.schedule(of: card)
    if schedule != known[card] {
      guard let schedule, library.scheduler.isDue(schedule, at: library.moment) else { return nil }
      known[card] = schedule
    }
    return mode.question(card: card, entry: entry.content, variation: schedule?.reps ?? 0)
  }

  private func ask(
    _ question: Question, at place: SessionPlace, _ session: inout QuizSession,
    _ known: inout [CardID: CardSchedule]
  ) async throws -> Step {
    try presenter.ask(question, at: place)
    let asked = ContinuousClock.now
    async let sound = pronunciations.sound(of: question.entry)
    while true {
      guard case .line(let line) = await nextLine("> ") else { return .end }
      switch QuizInput(line, to: question) {
      case .command(.quit): return .end
      case .command(.skip):
        try presenter.answer(.skip, card: question.card, text: nil)
        return .next
      case .command(.say):
        let isSaid = voice?.sayAgain() ?? false
        try presenter.answer(.say, card: question.card, text: isSaid ? nil : "There is nothing to say yet.")
      case .command(.hint): try presenter.answer(.hint, card: question.card, text: session.hint())
      case .command(.help): try presenter.answer(.help, card: question.card, text: QuizInput.help)
      case .unknownCommand(let name): try presenter.unknown(command: name, card: question.card)
      case .answer(let given):
        let others = try await library.entries(spelled: given, language: question.answerLanguage)
        switch session.answer(given, others: others) {
        case .retry(let grade)?: try presenter.retry(grade, given: given, to: question, at: place)
        case .rated(let grade, let rating)?:
          let took = (ContinuousClock.now - asked).milliseconds
          let answer = Answer(given: given, grade: grade, rating: rating, milliseconds: took)
          let schedule = try await record(answer, to: question, &session, &known)
          let graded = GradedAnswer(
            given: given, grade: grade, rating: rating, due: library.time(of: schedule.due), sound: await sound)
          try presenter.graded(graded, to: question)
          voice?.say(question)
          return grade.verdict == .correct ? .next : try await retype(question)
        case nil: return .next
        }
      }
    }
  }

  private struct Answer {
    var given: String
    var grade: Grade
    var rating: Rating
    var milliseconds: Int64
  }

  /// Writes an answer, which is then safe, and lets the session know.
  private func record(
    _ answer: Answer, to question: Question, _ session: inout QuizSession, _ known: inout [CardID: CardSchedule]
  ) async throws -> CardSchedule {
    let moment = library.moment
    let review = ReviewRecord(
      moment: moment, rating: answer.rating, verdict: answer.grade.verdict.rawValue,
      exercise: question.mode.rawValue, given: String(answer.given.composed.prefix(Self.longestKept)),
      milliseconds: Int(answer.milliseconds), hints: session.attempt?.hints ?? 0)
    let scheduler = library.scheduler
    let (before, after) = try await library.store.record(review, card: question.card) { before in
      let seed = FuzzSeed.of(card: question.card.rawValue, reviews: before?.reps ?? 0)
      return scheduler.next(after: before, rating: answer.rating, at: moment, fuzzSeed: seed)
    }
    known[question.card] = after
    session.recorded(answer.rating, verdict: answer.grade.verdict, schedule: after, wasNew: before == nil)
    return after
  }

  /// How much of an answer is kept, in characters: more is no answer but a slip.
  private static let longestKept = 1_000

  /// Has the learner type a missed word once more; Enter alone goes on.
  private func retype(_ question: Question) async throws -> Step {
    guard asksToRetype else { return .next }
    while true {
      guard case .line(let line) = await nextLine("type it: ") else { return .end }
      switch QuizInput(line, to: question) {
      case .command(.quit): return .end
      case .command(.say): _ = voice?.sayAgain()
      case .unknownCommand(let name): try presenter.unknown(command: name, card: question.card)
      case .answer(let text) where !text.trimmedSpaces.isEmpty:
        if question.isAnswer(text) { return .next }
        try presenter.mistyped(text, question)
      default: return .next
      }
    }
  }

  /// A line; the voice is silent from its first key on.
  private func nextLine(_ prompt: String) async -> LineInput {
    await lines.next(prompt: prompt) { [voice] in voice?.silence() }
  }

  private func idleReason() async throws -> IdleReason {
    let anyone = try await library.store.decks(at: library.moment).contains { $0.entries > 0 }
    if !anyone { return .emptyLibrary }
    return try await library.store.entries(matching: selection.filter).isEmpty ? .nothingChosen : .nothingDue
  }
}
