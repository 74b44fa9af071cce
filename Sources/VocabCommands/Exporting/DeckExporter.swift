import DeckFormats
import Scheduling
import Synchronization
import Terminal
import Vocabulary
import VocabularyStore

/// Writes the entries of a library, as they are at one moment, in one format.
struct DeckExporter: Sendable {
  let format: ExportFormat
  let options: ExportFormat.Options
  let filter: EntryFilter

  private struct State {
    var writer: (any DeckWriter)?
    var total = 0
    var written = 0
  }

  /// Writes the entries and returns how many there are.
  func write(to target: ExportTarget, from library: Library, watched work: WatchedWork) async throws -> Int {
    let state = Mutex(State())
    let now = library.moment
    try await library.store.forEachHistory(of: filter, withHistory: options.hasProgress || format == .apkg) { survey in
      try state.withLock { state in
        state.writer = try format.writer(to: target, of: survey, options, now: now)
        state.total = survey.entries
      }
    } _: { histories in
      try state.withLock { state in
        try work.step(done: state.written, of: state.total)
        for history in histories { try state.writer?.write(ExportedEntry(history)) }
        state.written += histories.count
      }
    }
    return try state.withLock { state in
      try state.writer?.finish()
      return state.written
    }
  }
}

extension ExportedEntry {
  init(_ history: EntryHistory) {
    let entry = history.entry
    self.init(
      id: entry.uuid.description, deck: entry.deck, entry: entry.content, createdAt: entry.createdAt,
      modifiedAt: entry.modifiedAt,
      progress: PastProgress(
        isSuspended: entry.isSuspended, isFlagged: entry.isFlagged,
        reviews: history.reviews.compactMap { PastReview($0) }),
      schedules: Dictionary(
        history.cards.compactMap { card in card.id.skill.map { ($0, card.schedule) } }, uniquingKeysWith: { $1 }))
  }
}

extension PastReview {
  /// A review as it is kept; nil for one of a card that no skill has.
  fileprivate init?(_ review: StoredReview) {
    guard let skill = review.card.skill else { return nil }
    let record = review.record
    self.init(
      skill: skill, at: record.moment.at,
      place: Place(day: record.moment.day, utcOffset: record.moment.utcOffset), rating: record.rating,
      verdict: record.verdict, exercise: record.exercise, given: record.given, milliseconds: record.milliseconds,
      hints: record.hints)
  }
}

/// Standard output as a place for a writer's text.
final class OutputSink: TextSink, Sendable {
  private let output: TerminalOutput

  init(_ output: TerminalOutput) { self.output = output }

  /// On a terminal without control characters, as everywhere; elsewhere to the byte.
  func write(_ text: String) throws {
    try output.append(raw: output.isTerminal ? StyledText(text).rendered(color: false) : text)
  }
}
