import Glibc

/// What a wait for input ended with.
enum Readiness {
  case input
  case wake
  case deadline
}

/// Waits (`poll`) until a descriptor has input or is closed, the wake descriptor is written to, or the deadline
/// passes. A wake goes before input.
func waitForInput(_ descriptor: Int32, wake: Int32, until deadline: ContinuousClock.Instant? = nil) -> Readiness {
  var watched = [
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
  ]
  while true {
    let count = poll(&watched, nfds_t(watched.count), deadline.map { milliseconds(until: $0) } ?? -1)
    if watched[1].revents != 0 { return .wake }
    if count > 0 { return .input }
    if count == 0, let deadline, deadline <= .now { return .deadline }
    // Anything but an interrupted call is the descriptor's own fault: reading it says which.
    if count < 0, errno != EINTR, errno != EAGAIN { return .input }
  }
}

/// The time left, rounded up, so that a wait does not end just before its deadline.
private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
  let left = ContinuousClock.now.duration(to: deadline).components
  guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
  let longest: Int64 = 1_000_000
  return Int32(min(left.seconds, longest) * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
}

/// What a descriptor holds now (`read`), waiting if it holds nothing; nil at its end and when it fails.
func readAvailable(_ descriptor: Int32, atMost limit: Int) -> [UInt8]? {
  while true {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, limit)
      initialized = max(0, count)
    }
    if count > 0 { return bytes }
    if count == 0 { return nil }
    switch errno {
    case EINTR: continue
    case EAGAIN:
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&watched, 1, -1)
    default: return nil
    }
  }
}
