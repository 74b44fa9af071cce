internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Keeps an answer and the card's new schedule, making the card at its first answer.
  ///
  /// - Parameter isLeech: whether the card counts as a leech from now on.
  /// - Throws: `.noSuchEntry` if the card's entry is gone.
  public func record(
    _ review: ReviewRecord, schedule: CardSchedule, card: CardID, isLeech: Bool = false
  ) throws(StoreError) {
    try attempt { connection in
      let word = try word(of: card.entry, on: connection)
      try change(.answer, word, card: card) { connection in
        try write(review, schedule, card, isLeech: isLeech, on: connection)
      }
    }
  }

  /// Keeps an answer whose schedule follows from what the card's is at that moment, whoever wrote that: another process
  /// may have answered the card since the caller looked.
  ///
  /// - Parameter next: the new schedule, from the present one, which is nil for a card never answered, and from what
  ///   comes due on the days ahead.
  /// A card that becomes a leech has its entry suspended in the same step.
  ///
  /// - Throws: `.noSuchEntry` if the card's entry is gone.
  public func record(
    _ review: ReviewRecord, card: CardID, next: @Sendable (CardSchedule?, DueLoad) -> CardSchedule
  ) throws(StoreError) -> RecordedAnswer {
    try attempt { connection in
      let word = try word(of: card.entry, on: connection)
      return try change(.answer, word, card: card) { connection in
        let before = try schedule(of: card, on: connection)
        let after = next(before, Self.load(ofSkill: card.rawValue % 4, on: connection))
        try write(review, after, card, isLeech: after.lapses >= CardSchedule.leechLapses, on: connection)
        let becomesLeech = after.becomesLeech(after: before)
        if becomesLeech { try setSuspended(true, card.entry, on: connection) }
        return RecordedAnswer(before: before, after: after, becameLeech: becomesLeech)
      }
    }
  }

  /// Takes the card's last answer back and keeps another in its place, as one step.
  ///
  /// - Parameters:
  ///   - schedule: follows from the schedule before the answer that is taken back.
  ///   - accepting: a text to be put among the entry's accepted answers in the same step.
  /// - Throws: `.nothingToAmend` if the history has no answer of the card.
  public func amend(
    _ review: ReviewRecord, schedule: CardSchedule, card: CardID, isLeech: Bool = false, accepting: String? = nil
  ) throws(StoreError) {
    try attempt { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      try connection.transaction {
        let found = try connection.first(
          "SELECT \(Self.stepColumns) FROM history WHERE undone = 0 AND card_id = ? ORDER BY id DESC LIMIT 1",
          [.integer(card.rawValue)], Self.readStep)
        guard let step = found else { throw StoreError.nothingToAmend(card) }
        try apply(step, inverted: true, on: connection)
        try connection.run("DELETE FROM history WHERE id = ?", [.integer(step.id)])
        let recorder = try StepRecorder(
          connection,
          HistoryStep(id: 0, at: now(), kind: .answer, label: step.label, card: card, isUndone: false))
        try write(review, schedule, card, isLeech: isLeech, on: connection)
        if let accepting { try accept(accepting, for: card.entry, on: connection) }
        try recorder.flush()
        lastStep = recorder.id
        backUpOncePerDay()
      }
    }
  }

  private func word(of entry: EntryID, on connection: Connection) throws -> String {
    let word = try connection.first("SELECT word FROM entry WHERE id = ?", [.integer(entry.rawValue)]) {
      $0.string(at: 0)
    }
    guard let word else { throw StoreError.noSuchEntry(entry) }
    return word
  }

  private func write(
    _ review: ReviewRecord, _ schedule: CardSchedule, _ card: CardID, isLeech: Bool, on connection: Connection
  ) throws {
    let writer = CardWriter(connection, uuid: newUUID)
    try writer.write(schedule, card, isLeech: isLeech)
    try writer.write(review, of: card)
  }
}
