// By bytes, not by `Character`: an accent after the separator would join it and hide it.
extension String {
  /// The parts between the separators, empty ones included.
  func parts(at separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }

  /// What stands before and after the first separator; nil after it when there is none.
  func cut(at separator: Unicode.Scalar) -> (String, String?) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<index]), String(self[unicodeScalars.index(after: index)...]))
  }

  func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// The rest after a prefix of `count` ASCII characters that is known to be there.
  func dropping(_ count: Int) -> String { String(unicodeScalars.dropFirst(count)) }

  func trimmingSpaces() -> String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    var scalars = unicodeScalars.drop(while: isSpace)
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// A sign or none, ASCII digits, at most one point.
  var isDecimalNumber: Bool {
    var bytes = utf8[...]
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { bytes.removeFirst() }
    let digits = bytes.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let points = bytes.count { $0 == UInt8(ascii: ".") }
    return digits > 0 && points <= 1 && digits + points == bytes.count
  }
}
