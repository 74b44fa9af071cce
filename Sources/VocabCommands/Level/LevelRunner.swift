import Quiz
import Synchronization
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// Runs a level test: takes questions from the machine, answers from the person, and keeps the result.
struct LevelRunner {
  let library: Library
  /// The deck to test; nil for the whole library.
  let deck: String?
  let questions: Int
  let seed: UInt64
  let presenter: any LevelPresenter
  let lines: any LineSource
  let signals: SignalSource
  /// True where somebody can be asked whether to mark words known.
  let offersToMark: Bool

  /// Answers that a result needs to be kept in place of an earlier one.
  private static let enoughAnswers = 5

  func run() async throws -> ExitCode {
    let ending = EndingSignal()
    let subscription = signals.onArrival { [lines] signal in
      ending.note(signal)
      lines.receive(signal)
    }
    defer { subscription.cancel() }
    // Better before the first question than after the last.
    if await library.store.isReadOnly { throw StoreError.readOnly(path: library.store.path) }
    let pool = try await pool()
    try presenter.start()
    var test = LevelTest(
      words: pool.words, questions: questions, madeUp: try await madeUpWords(of: pool), seed: seed)
    while ending.signal == nil, let question = test.next() {
      try presenter.ask(question)
      guard let isKnown = try await answer(to: question) else { break }
      test.answer(isKnown: isKnown)
      try presenter.answered(question, isKnown: isKnown)
    }
    let level = KeptLevel(
      ability: test.estimate.ability, deviation: test.estimate.deviation, unknown: Set(test.unknown))
    // A deck of few words has asked them all by then.
    // Who takes most made-up words for real has not been measured; of one or two it cannot be told.
    let isTrusted = test.madeUpAsked.count < 3 || test.falseAlarms.count * 2 <= test.madeUpAsked.count
    let isKept = isTrusted && test.answered > 0 && (test.answered >= Self.enoughAnswers || test.next() == nil)
    if isKept { try await library.store.set(KeptLevel.key(deck: deck), to: level.text) }
    try presenter.end(
      LevelResult(
        estimate: test.estimate, answered: test.answered, hasLevels: pool.hasLevels, madeUp: test.madeUpAsked,
        falseAlarms: test.falseAlarms, isKept: isKept))
    if isKept, offersToMark, ending.signal == nil { try await offerToMark(level) }
    return ending.signal.map(ExitCode.after) ?? .done
  }

  /// Yes or no; nil if the test is to end.
  private func answer(to question: LevelQuestion) async throws -> Bool? {
    while case .line(let line) = await lines.next(prompt: localized("Do you know it? y/n ")) {
      if let isYes = YesNo.isYes(line) { return isYes }
      if ["q", "/quit", "ㅂ"].contains(line.trimmedSpaces.lowercased()) { return nil }
      try presenter.unclear(line, question)
    }
    return nil
  }

  private func offerToMark(_ level: KeptLevel) async throws {
    let known = KnownWords(library: library, deck: deck)
    let entries = try await known.farBelow(level)
    guard !entries.isEmpty else { return }
    let prompt =
      entries.count == 1
      ? localized("Mark the 1 word far below as known? y/N ")
      : localized("Mark the \(entries.count) words far below as known? y/N ")
    guard case .line(let line) = await lines.next(prompt: prompt), YesNo.isYes(line) == true else { return }
    try presenter.marked(try await known.mark(entries))
  }

  /// The words of the deck, and what made-up words are made of.
  private struct Pool: Sendable {
    var words: [LevelWord] = []
    var written: [String] = []
    var languages: Set<String> = []
    var hasLevels = false

    mutating func add(_ entry: StoredEntry) {
      let word = WordPattern.shown(entry.content.word)
      words.append(LevelWord(entry: entry.id, word: word, difficulty: WordDifficulty(entry.content)))
      written.append(entry.content.word)
      languages.insert(entry.content.language)
      if entry.content.level.flatMap({ CEFRLevel($0) }) != nil { hasLevels = true }
    }
  }

  private func pool() async throws -> Pool {
    let pool = Mutex(Pool())
    // In batches: of a large library only the words are held.
    try await library.store.forEachBatch(of: EntryFilter(decks: deck.map { [$0] } ?? [])) { entries in
      pool.withLock { pool in
        for entry in entries { pool.add(entry) }
      }
    }
    return pool.withLock { $0 }
  }

  private func madeUpWords(of pool: Pool) async throws -> [String] {
    var others: [String] = []
    for language in pool.languages.sorted() { others += try await library.store.words(language: language) }
    return MadeUpWords(from: pool.written, notIn: others).make(LevelTest.madeUpCount(of: questions), seed: seed)
  }
}
