extension Unicode.Scalar {
  /// A control character (category Cc: C0, DEL or C1), or one that turns the direction of a whole line around. None of
  /// them may reach a terminal or the speech engine.
  public var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension StringProtocol {
  /// True if the text holds a control character; line feeds do not count when `keepingLineBreaks`.
  public func hasControls(keepingLineBreaks: Bool = false) -> Bool {
    unicodeScalars.contains { $0.isControl && !(keepingLineBreaks && $0 == "\n") }
  }

  /// The text without its control characters; line feeds stay when `keepingLineBreaks`.
  public func removingControls(keepingLineBreaks: Bool = false) -> String {
    guard hasControls(keepingLineBreaks: keepingLineBreaks) else { return String(self) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isControl || (keepingLineBreaks && $0 == "\n") })
    return String(kept)
  }

  /// The text on one line for a terminal: control characters gone, runs of line breaks and tabs one space.
  public var onOneLine: String {
    guard hasControls() else { return String(self) }
    return split { $0.isNewline || $0 == "\t" }.joined(separator: " ").removingControls()
  }
}
