import Quiz
import Scheduling
import Speech
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import WordForms
import Wording

/// Runs a session: takes cards from the machine, answers from the learner, writes each rated answer before its verdict
/// is shown, and ends in order whatever ends it.
final class QuizRunner {
  /// What a session is made of.
  struct Parts {
    var library: Library
    var selection: QuizSelection
    var style: QuizStyle
    var presenter: any QuizPresenter
    var lines: any LineSource
    var signals: SignalSource
    /// How words sound.
    var pronunciations: Pronunciations
    /// Reads answers aloud; nil for a silent quiz.
    var voice: QuizVoice?
    /// True if answers are read without being asked for.
    var readsAnswers = false
    /// True where a missed word is to be typed once more.
    var asksToRetype = false
    /// When no further question is asked; nil for never.
    var minutes: Double?
    /// Mixes choices and pieces.
    var seed: UInt64
    /// Edits an entry; nil where there is no terminal for an editor.
    var editor: EntryEditor?
  }

  /// What a line led to.
  enum Step: Equatable {
    case next
    case end
  }

  let parts: Parts
  var session = QuizSession(due: [], new: [], learnAheadSeconds: 0)
  var last: LastAnswer?
  /// What each card's schedule was when this session last saw it.
  var known: [CardID: CardSchedule] = [:]
  private var chance: SplitMix64
  /// Dictionaries of word forms, each loaded when it is first wanted.
  private let forms = WordForms()
  /// Due cards that the day's limit leaves for other days.
  var backlog = 0
  private var hasToldNoChoices = false

  var library: Library { parts.library }
  var presenter: any QuizPresenter { parts.presenter }

  init(_ parts: Parts) {
    self.parts = parts
    chance = SplitMix64(seed: parts.seed)
  }

  func run() async throws -> ExitCode {
    let ending = EndingSignal()
    let subscription = parts.signals.onArrival { [lines = parts.lines, voice = parts.voice] signal in
      ending.note(signal)
      if signal.exitCode != nil { voice?.silence() }
      lines.receive(signal)
    }
    defer { subscription.cancel() }
    // Better before the first question than after an answer that cannot be kept.
    if await library.store.isReadOnly, !parts.selection.isCram {
      throw StoreError.readOnly(path: library.store.path)
    }
    let skills = try await skills()
    let started = ContinuousClock.now
    try presenter.start()
    let cards = try await parts.selection.cards(in: library, skills: skills, isMixed: parts.style.mode == nil)
    backlog = cards.backlog
    session = QuizSession(
      due: cards.due.map(\.id), new: cards.new, learnAheadSeconds: Int64(Scheduler.learnAheadSeconds))
    known = Dictionary(uniqueKeysWithValues: cards.due.map { ($0.id, $0.schedule) })
    let bedtime = parts.minutes.map { started + .seconds($0 * 60) }
    while ending.signal == nil, bedtime.map({ ContinuousClock.now < $0 }) ?? true {
      guard let card = session.nextCard(at: library.clock.now) else {
        if try await offerUndo() == .end { break }
        continue
      }
      guard let question = try await question(card) else { continue }
      if try await ask(question, at: session.ask(question)) == .end { break }
    }
    // The last sentence may be heard to its end; Ctrl-C and /quit cut it.
    if session.remaining == 0 { await parts.voice?.finish() } else { parts.voice?.silence() }
    try presenter.end(try await summary(since: started))
    return ending.signal.map(ExitCode.after) ?? .done
  }

  /// The skills that are asked. Dictation needs a device: alone it is refused without one, in a mixture left out.
  private func skills() async throws -> Set<Skill> {
    var skills = parts.style.skills
    guard skills.contains(.listening) else { return skills }
    do {
      try await parts.voice?.check()
    } catch {
      if parts.style.mode == .listen { throw error }
      skills.remove(.listening)
    }
    return skills
  }

  /// The question for a card; nil if the card is no longer to be asked, because it was answered, removed or suspended
  /// elsewhere since this session saw it last.
  private func question(_ card: CardID) async throws -> Question? {
    guard let entry = try await library.store.entry(card.entry), !entry.isSuspended else { return nil }
    let schedule = try await library.store.schedule(of: card)
    if schedule != known[card] {
      guard let schedule, library.scheduler.isDue(schedule, at: library.moment) else { return nil }
      known[card] = schedule
    }
    let mode = parts.style.mode(for: card, schedule: schedule)
    let others = mode == .choice ? try await library.store.neighbours(of: card.entry, count: 40).map(\.content) : []
    let question = mode.question(
      card: card, entry: entry.content, variation: schedule?.reps ?? 0, others: others, chance: &chance)
    if mode == .choice, question.mode != .choice { tellNoChoices() }
    return question
  }

  /// Says once that what was to be chosen is asked as a card.
  private func tellNoChoices() {
    guard !hasToldNoChoices else { return }
    hasToldNoChoices = true
    presenter.notice(localized("There are no other meanings to choose from, so the word is asked as a card."))
  }

  private func ask(_ question: Question, at place: SessionPlace) async throws -> Step {
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
    last = answer
    last?.before = recorded.before
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
    let mistakes = try await library.store.mistakes(of: question.card)
    session.leaveOut(question.card.entry)
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
        if [.undo, .accept, .easy, .suspend].contains(command) { return .next }
      case .unknownCommand(let name): try presenter.unknown(command: name, card: question.card)
      }
    }
  }

  /// After the last card on a terminal: the last answer may still be taken back.
  private func offerUndo() async throws -> Step {
    guard parts.asksToRetype, last != nil else { return .end }
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
