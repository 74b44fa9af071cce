import Glibc
import Synchronization

/// A stream that results or messages are written to, and what is known of the terminal behind it.
public final class TerminalOutput: Sendable {
  /// Enough for one `write` to be worth its call.
  private static let bufferLimit = 1 << 16

  public let descriptor: Int32
  public let isTerminal: Bool
  /// True if styles are written.
  public let hasColor: Bool
  /// True if a line may be drawn over: a terminal that is not `dumb`.
  public let movesCursor: Bool
  private let fallbackColumns: Int
  private let buffer = Mutex<[UInt8]>([])

  /// - Parameters:
  ///   - descriptor: it stays the caller's.
  ///   - color: the option `--color`.
  ///   - environment: of which `NO_COLOR`, `TERM` and `COLUMNS` are heeded.
  public init(descriptor: Int32, color: ColorChoice = .auto, environment: [String: String]) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    hasColor = color.allowsColor(isTerminal: isTerminal, environment: environment)
    movesCursor = isTerminal && !isDumbTerminal(environment)
    fallbackColumns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// The width of the terminal now (TIOCGWINSZ), else `COLUMNS`, else 80.
  public var columns: Int {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return fallbackColumns }
    return Int(size.ws_col)
  }

  /// Writes text at once and whole, after what was appended before it. Its control characters are left out.
  public func write(_ text: StyledText) throws(OutputError) {
    try write(raw: text.rendered(color: hasColor))
  }

  /// Writes a line at once and whole.
  public func writeLine(_ text: StyledText = "") throws(OutputError) {
    try write(raw: text.rendered(color: hasColor) + "\n")
  }

  /// Writes text as lines that fit a terminal's width; elsewhere as one line, for whoever reads it to wrap.
  public func writeParagraph(_ text: StyledText, indent: Int = 0) throws(OutputError) {
    guard isTerminal else { return try writeLine(text) }
    for line in text.wrapped(columns: columns, indent: indent) { try writeLine(line) }
  }

  /// Writes text as it is, at once and whole: for formats, such as JSON, that leave no control character in.
  public func write(raw text: String) throws(OutputError) {
    try append(raw: text)
    try flush()
  }

  /// Adds text as it is, to be written when there is enough of it or with `flush()`: for long lists.
  public func append(raw text: String) throws(OutputError) {
    let full = buffer.withLock { buffer -> [UInt8] in
      buffer += text.utf8
      guard buffer.count >= Self.bufferLimit else { return [] }
      return Self.take(&buffer)
    }
    try send(full)
  }

  /// Adds a line as `append(raw:)` does, its control characters left out.
  public func appendLine(_ text: StyledText) throws(OutputError) {
    try append(raw: text.rendered(color: hasColor) + "\n")
  }

  /// Writes what was appended.
  public func flush() throws(OutputError) {
    try send(buffer.withLock { Self.take(&$0) })
  }

  private static func take(_ buffer: inout [UInt8]) -> [UInt8] {
    defer { buffer.removeAll() }
    return buffer
  }

  private func send(_ bytes: [UInt8]) throws(OutputError) {
    try writeAll(bytes, to: descriptor)
  }
}
