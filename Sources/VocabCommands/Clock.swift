import Glibc
import Scheduling

/// Where the time comes from: the system, or a time that stands still.
enum Clock: Sendable {
  case system
  case standing(Timestamp)

  var now: Timestamp {
    switch self {
    case .system:
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    case .standing(let time):
      return time
    }
  }

  /// Seconds east of UTC that the local zone has at a time.
  @Sendable static func localOffset(at time: Timestamp) -> Int { localFields(at: time).tm_gmtoff }

  /// A time in the local zone.
  static func localFields(at time: Timestamp) -> tm {
    var seconds = time_t(time.milliseconds.floorDivided(by: 1000))
    var fields = tm()
    localtime_r(&seconds, &fields)
    return fields
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
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
