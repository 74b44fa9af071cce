import DeckFormats
import Scheduling
import Synchronization
import Terminal
import VocabularyStore
import Wording

/// Imports one file: all of it or nothing.
struct DeckImporter: Sendable {
  let options: DeckFile.Options
  /// The deck for every row; nil for the file's own, else its name.
  let deck: String?
  let policy: DuplicatePolicy
  /// What is shown instead of changing the library; nil where it is changed.
  let dryRun: DryRun?
  /// True if a skipped line is fatal.
  let isStrict: Bool

  /// What a run that changes nothing is for.
  enum DryRun: Sendable {
    /// What was found out about the file, and how its first rows were read.
    case previewing
    /// What a teacher would mend in the deck.
    case checking
  }

  /// What came of a file, in lines for a person.
  struct Report: Sendable {
    var lines: [String]
    /// Of a dry run.
    var preview: [StyledText] = []
    /// Whether nothing could be read, or a check found what is wrong in any deck.
    var hasFaults = false
  }

  /// Rows handed to the library at once: enough to be worth the call, few enough to be held.
  private static let batchSize = 1_000

  func importFile(
    _ file: DeckFile, into library: Library, watched work: WatchedWork
  ) async throws -> Report {
    let name = file.name
    let fallback = deck ?? file.deck
    do {
      let reader = Mutex(try file.reader(options))
      let calendar = library.calendar
      let result = try await library.store.importRows(
        policy: policy, label: name, isDryRun: dryRun != nil, scheduler: library.scheduler
      ) {
        let place = reader.withLock { $0.place } ?? file.place
        try work.step(done: place.done, of: place.total)
        return try nextBatch(reader, fallback: fallback, calendar)
      }
      let notices = reader.withLock { $0.notices }
      var report = report(name, result, notices)
      switch dryRun {
      case nil: break
      case .previewing: report.preview = try ImportPreview(file, options, deck: deck).lines
      case .checking:
        var checker = DeckChecker()
        let findings = try await checker.check(file, options, watched: work)
        let check = CheckReport(file: name, findings: findings, notices: notices)
        report.lines += check.lines
        report.hasFaults = report.hasFaults || check.faults > 0
      }
      return report
    } catch let error as DeckFormatError {
      throw FileFailure(file: name, error: error)
    } catch let skipped as SkippedLine {
      throw StrictFailure(line: skipped.notice.message(file: name))
    }
  }

  private func nextBatch(
    _ reader: borrowing Mutex<any RowReader>, fallback: String, _ calendar: StudyCalendar
  ) throws -> [ImportRow]? {
    try reader.withLock { reader in
      var batch: [ImportRow] = []
      while batch.count < Self.batchSize, let row = try reader.next() {
        batch.append(
          ImportRow(
            line: row.line, deck: deck ?? row.deck ?? fallback, entry: row.entry,
            progress: row.progress.map { ImportedProgress($0, calendar) }))
      }
      if isStrict, let notice = reader.notices.skippedLines.first { throw SkippedLine(notice: notice) }
      return batch.isEmpty ? nil : batch
    }
  }

  /// `developer.csv: 240 added, 3 updated, 2 unchanged, 1 skipped`, then each notice.
  private func report(_ name: String, _ result: ImportReport, _ notices: ReadNotices) -> Report {
    let total = result.total
    let skipped = total.skipped + notices.skippedLineCount
    var lines = [
      localized(
        """
        \(name): \(total.added) added, \(total.updated) updated, \(total.unchanged) unchanged, \(skipped) skipped
        """)
        + (dryRun == nil ? "" : localized(" (nothing was changed)"))
    ]
    let isUnread = skipped > 0 && total.added + total.updated + total.unchanged + total.skipped == 0
    if isUnread {
      lines.append(
        localized(
          """
          \(name): no row has a word and a meaning. --delimiter names what parts them, --quizlet Quizlet's text.
          """))
    }
    let joined = result.joinedLines.count
    if joined > 0 {
      lines.append(localized("\(name): \(joined.counted(.row)) joined with an earlier one of the same word"))
    }
    if result.addedReviews > 0 {
      lines.append(localized("\(name): \(result.addedReviews.counted(.review)) added"))
    }
    lines += notices.kept.map { $0.message(file: name) }
    if notices.droppedCount == 1 { lines.append(localized("\(name): 1 more such line")) }
    if notices.droppedCount > 1 { lines.append(localized("\(name): \(notices.droppedCount) more such lines")) }
    return Report(lines: lines, hasFaults: isUnread)
  }
}

/// A skipped line where none may be.
private struct SkippedLine: Error {
  let notice: ReadNotice
}

/// What `--strict` made fatal.
struct StrictFailure: Error {
  let line: String

  var message: String { localized("\(line). Complete the line, or import without --strict.") }
}

extension ImportedProgress {
  /// What a file tells; a review of which it does not say the day counts for the one that it fell on here.
  fileprivate init(_ past: PastProgress, _ calendar: StudyCalendar) {
    self.init(
      isSuspended: past.isSuspended, isFlagged: past.isFlagged,
      reviews: past.reviews.map { review in
        let moment =
          review.place.map { ReviewMoment(at: review.at, day: $0.day, utcOffset: $0.utcOffset) }
          ?? calendar.moment(at: review.at)
        return Review(
          skill: review.skill,
          record: ReviewRecord(
            moment: moment, rating: review.rating, verdict: review.verdict, exercise: review.exercise,
            given: review.given, milliseconds: review.milliseconds, hints: review.hints))
      })
  }
}
