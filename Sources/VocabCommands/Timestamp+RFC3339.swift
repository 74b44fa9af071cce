import Glibc
import Scheduling

extension Timestamp {
  /// Reads a time as RFC 3339 writes it: `2026-03-02T09:00:00Z`, with or without a fraction, with `Z` or an offset.
  init?(rfc3339 text: String) {
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
  var rfc3339: String {
    var seconds = time_t(milliseconds.floorDivided(by: 1000))
    var fields = tm()
    gmtime_r(&seconds, &fields)
    return fields.formatted("%Y-%m-%dT%H:%M:%SZ")
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

extension tm {
  /// The broken-down time through `strftime`, in the locale of the process.
  func formatted(_ format: String) -> String {
    var fields = self
    var buffer = [CChar](repeating: 0, count: 128)
    let count = strftime(&buffer, buffer.count, format, &fields)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension Int64 {
  /// The quotient rounded towards negative infinity.
  func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
