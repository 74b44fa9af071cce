/// Which daily copies are kept: the last seven, and of those before them the last one of each of four weeks.
enum BackupRotation {
  static let days = 7
  static let weeks = 4

  /// The days, such as `2026-11-30`, whose copies are not kept any more.
  static func superfluous(_ days: some Sequence<String>) -> [String] {
    let older = days.sorted(by: >).dropFirst(Self.days)
    var weeks: Set<Int> = []
    return older.filter { day in
      guard let number = dayNumber(day) else { return false }
      // A week begins on Monday; 1970-01-01 was a Thursday.
      let (isNew, _) = weeks.insert((number + 3).floorDivided(by: 7))
      return !isNew || weeks.count > Self.weeks
    }
  }

  /// Days since 1970-01-01 of a date of the Gregorian calendar; nil for what is none.
  static func dayNumber(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    // The year that begins in March, so that a leap day is its last.
    let (years, months) = (month > 2 ? year : year - 1, (month + 9) % 12)
    return years * 365 + years.floorDivided(by: 4) - years.floorDivided(by: 100) + years.floorDivided(by: 400)
      + (months * 153 + 2) / 5 + day - 719_469
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
