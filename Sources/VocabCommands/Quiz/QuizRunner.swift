import Quiz
import Scheduling
import Terminal
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
    /// What the learner would type to go on with this session.
    var command = "vocab quiz"
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
  /// What this session changed and has not taken back, the last at the end.
  var steps: [SessionStep] = []
  /// What each card's schedule was when this session last saw it.
  var known: [CardID: CardSchedule] = [:]
  private var chance: SplitMix64
  /// Dictionaries of word forms, each loaded when it is first wanted.
  let forms = WordForms()
  /// The skills that are asked.
  private(set) var skills: Set<Skill> = []
  /// Due cards that the day's limit leaves for other days.
  var backlog = 0
  /// Due cards of words that are asked by another card of theirs.
  var siblings = 0
  private var hasToldNoChoices = false

  var library: Library { parts.library }
  var presenter: any QuizPresenter { parts.presenter }
  /// The last answer that stands.
  var last: LastAnswer? { steps.lazy.reversed().compactMap(\.answer).first }

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
    let unheard = try await chooseSkills()
    let started = ContinuousClock.now
    try presenter.start()
    if unheard > 0 {
      presenter.notice(
        localized("\(unheard.counted(.card)) can only be heard, and there is no audio device: not asked now."))
    }
    let cards = try await parts.selection.cards(in: library, skills: skills, newSkill: parts.style.newSkill)
    backlog = cards.backlog
    siblings = cards.siblings
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

  /// Finds the skills that are asked. Dictation needs a device: alone it is refused without one, else left out.
  /// - Returns: how many cards are due that cannot be heard here.
  private func chooseSkills() async throws -> Int {
    skills = parts.style.skills
    guard skills.contains(.listening) else { return 0 }
    let due = try await library.store.dueCount(
      at: library.moment, skills: [.listening], filter: parts.selection.filter)
    // Nobody is asked for a device who has never taken dictation.
    if parts.style == .usual, due == 0, !parts.selection.isAhead, !parts.selection.isCram {
      skills.remove(.listening)
      return 0
    }
    do {
      try await parts.voice?.check()
      return 0
    } catch {
      if parts.style == .only(.listen) { throw error }
      skills.remove(.listening)
      return due
    }
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
}
