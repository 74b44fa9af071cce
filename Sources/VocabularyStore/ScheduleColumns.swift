internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// The columns that hold a card's schedule, as they are bound and read.
enum ScheduleColumns {
  static let names = """
    phase, step, stability, difficulty, due_at, due_day, last_at, last_day, last_offset, reps, lapses, fast_stability
    """
  static let count = 12
  /// As many parameters.
  static let marks = Array(repeating: "?", count: count).joined(separator: ", ")

  static func values(_ schedule: CardSchedule) -> [SQLValue] {
    let (phase, step): (String, Int) =
      switch schedule.phase {
      case .learning(let step): ("learning", step)
      case .review: ("review", 0)
      case .relearning(let step): ("relearning", step)
      }
    let (dueAt, dueDay): (SQLValue, SQLValue) =
      switch schedule.due {
      case .at(let time): (.integer(time.milliseconds), .null)
      case .on(let day): (.null, .integer(Int64(day.rawValue)))
      }
    return [
      .text(phase), .integer(Int64(step)), .real(schedule.memory.stability), .real(schedule.memory.difficulty), dueAt,
      dueDay, .integer(schedule.lastReview.at.milliseconds), .integer(Int64(schedule.lastReview.day.rawValue)),
      .integer(Int64(schedule.lastReview.utcOffset)), .integer(Int64(schedule.reps)), .integer(Int64(schedule.lapses)),
      schedule.memory.fastStability.map { .real($0) } ?? .null,
    ]
  }

  /// Reads the schedule from the columns from `start` on.
  static func read(_ row: Statement, from start: Int) -> CardSchedule {
    // The phase by its first letters: a string for each of 100,000 rows would cost more than all the rest.
    let step = row.int(at: start + 1)
    let phase: CardSchedule.Phase = row.withUTF8(at: start) { name in
      switch (name.first, name.count) {
      case (UInt8(ascii: "l"), _): .learning(step: step)
      case (_, 6): .review
      default: .relearning(step: step)
      }
    }
    return CardSchedule(
      phase: phase,
      memory: MemoryState(
        stability: row.double(at: start + 2), difficulty: row.double(at: start + 3),
        fastStability: row.isNull(at: start + 11) ? nil : row.double(at: start + 11)),
      due: row.isNull(at: start + 4)
        ? .on(StudyDay(rawValue: row.int(at: start + 5)))
        : .at(Timestamp(milliseconds: row.int64(at: start + 4))),
      lastReview: VocabularyStore.moment(row, from: start + 6),
      reps: row.int(at: start + 9), lapses: row.int(at: start + 10))
  }
}
