internal import Glibc

extension Timestamp {
  /// Reads a time as RFC 3339 writes it: `2026-03-02T09:00:00Z`, with or without a fraction, with `Z` or an offset.
  public init?(rfc3339 text: String) {
    let digits = text.utf8.prefix(19).split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let numbers = digits.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    let shape = String(decoding: text.utf8.prefix(19).map { (48...57).contains($0) ? 48 : $0 }, as: UTF8.self)
    guard shape == "0000-00-00T00:00:00", numbers.count == 6, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60
    else { return nil }
    var fields = tm()
    (fields.tm_year, fields.tm_mon, fields.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (fields.tm_hour, fields.tm_min, fields.tm_sec) = (numbers[3], numbers[4], numbers[5])
    var tail = String(decoding: text.utf8.dropFirst(19), as: UTF8.self)[...]
    var milliseconds: Int64 = 0
    if tail.first == "." {
      tail = tail.dropFirst()
      let digits = tail.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let value = Int64(digits.prefix(3)) else { return nil }
      milliseconds = digits.prefix(3).count == 3 ? value : digits.count == 2 ? value * 10 : value * 100
      tail = tail.dropFirst(digits.count)
    }
    guard let offset = Timestamp.offset(of: String(tail)) else { return nil }
    self.init(milliseconds: (Int64(timegm(&fields)) - offset) * 1000 + milliseconds)
  }

  /// The time in UTC as RFC 3339 writes it, to the second.
  public var rfc3339: String {
    var seconds = time_t(floorDivision(Int(milliseconds), 1000))
    var fields = tm()
    gmtime_r(&seconds, &fields)
    let date = [Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday)]
    let time = [fields.tm_hour, fields.tm_min, fields.tm_sec]
    return "\(padded(date[0], 4))-\(padded(date[1], 2))-\(padded(date[2], 2))T"
      + time.map { padded(Int($0), 2) }.joined(separator: ":") + "Z"
  }

  /// The time in UTC as RFC 3339 writes it, with the milliseconds where it has any.
  public var preciseRFC3339: String {
    let rest = Int(milliseconds) - floorDivision(Int(milliseconds), 1000) * 1000
    return rest == 0 ? rfc3339 : rfc3339.dropLast() + "." + padded(rest, 3) + "Z"
  }

  /// Seconds east of UTC that `Z`, `+09:00` or `-0530` mean.
  private static func offset(of zone: String) -> Int64? {
    if zone == "Z" || zone == "z" { return 0 }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard let sign = zone.first, sign == "+" || sign == "-", digits.count == 4, digits.allSatisfy(\.isASCII),
      let hours = Int64(digits.prefix(2)), let minutes = Int64(digits.suffix(2)), hours < 24, minutes < 60
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

extension StudyDay {
  /// Reads a date such as `2026-03-02`.
  public init?(date text: String) {
    guard let start = Timestamp(rfc3339: text + "T00:00:00Z") else { return nil }
    self.init(rawValue: Int(start.milliseconds / 86_400_000))
  }

  /// The date, such as `2026-03-02`.
  public var date: String {
    String(Timestamp(milliseconds: Int64(rawValue).multipliedSaturated(by: 86_400_000)).rfc3339.prefix { $0 != "T" })
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
