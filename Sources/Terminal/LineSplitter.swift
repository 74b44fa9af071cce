/// Cuts bytes into lines, whatever the pieces they come in.
///
/// A line ends with LF or CR LF; the last one needs no end. Invalid UTF-8 is repaired with U+FFFD and a NUL dropped. A
/// line keeps no more than its first `longestLine` bytes.
struct LineSplitter {
  /// One mebibyte: nobody's answer is longer, and memory stays bounded.
  static let longestLine = 1 << 20

  private var bytes: [UInt8] = []
  private var position = 0
  /// Where to go on looking for the end of the line.
  private var searched = 0
  private var isEnded = false

  mutating func append(_ more: [UInt8]) {
    if position == bytes.count {
      bytes = more
      position = 0
      searched = 0
    } else {
      bytes.removeFirst(position)
      searched -= position
      position = 0
      bytes += more
    }
    limitLine()
  }

  /// No more bytes come: what is left is the last line.
  mutating func end() { isEnded = true }

  /// The next line that is complete; nil if there is none.
  mutating func next() -> String? {
    if let end = bytes[searched...].firstIndex(of: 0x0A) {
      defer {
        position = end + 1
        searched = position
      }
      return Self.text(bytes[position..<end])
    }
    searched = bytes.count
    guard isEnded, position < bytes.count else { return nil }
    defer { position = bytes.count }
    return Self.text(bytes[position...])
  }

  /// Leaves out what an open line has beyond its longest.
  private mutating func limitLine() {
    let limit = position + Self.longestLine
    guard bytes.count > limit else { return }
    if let end = bytes[searched...].firstIndex(of: 0x0A) {
      searched = end
      if end > limit {
        bytes.removeSubrange(limit..<end)
        searched = limit
      }
    } else {
      bytes.removeSubrange(limit...)
      searched = limit
    }
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line.prefix(longestLine)
    if line.last == 0x0D { line.removeLast() }
    if line.contains(0) { line.removeAll { $0 == 0 } }
    return String(decoding: line, as: UTF8.self)
  }
}
