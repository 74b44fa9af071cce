extension CardSchedule {
  /// After so many lapses a card takes more time than it is worth: a leech.
  public static let leechLapses = 8
  /// Taken up again, it becomes one anew after so many more.
  static let furtherLapses = 4

  /// True if the answer that led here, from `before`, made the card a leech.
  public func becomesLeech(after before: CardSchedule?) -> Bool {
    lapses > before?.lapses ?? 0 && lapses >= Self.leechLapses
      && (lapses - Self.leechLapses) % Self.furtherLapses == 0
  }
}
