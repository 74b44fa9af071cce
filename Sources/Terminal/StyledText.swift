import UnicodeText

/// Text with styles, safe to show: what comes from a deck cannot steer the terminal.
///
/// Control characters are left out when the text is rendered, only line feeds stay, and a tab becomes a space. So any
/// string may be interpolated: `"\(word, .bold) · \(meaning)"`.
public struct StyledText: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var runs: [Run]

  public init() { runs = [] }

  public init(_ text: some StringProtocol, _ style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text: String(text), style: style)]
  }

  /// The text alone, as it would be shown without colour.
  public var plain: String { rendered(color: false) }

  public var isEmpty: Bool { runs.isEmpty }

  /// How many columns the text takes on one line of a terminal.
  public var columns: Int { runs.reduce(0) { $0 + Self.safe($1.text).columns } }

  /// What to write: the safe text, with the sequences that switch styles on and off if `color`.
  public func rendered(color: Bool) -> String {
    runs.reduce(into: "") { output, run in
      let text = Self.safe(run.text)
      guard color, !run.style.parameters.isEmpty, !text.isEmpty else {
        output += text
        return
      }
      let parameters = run.style.parameters.map(String.init).joined(separator: ";")
      output += "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }
  }

  public static func + (one: StyledText, other: StyledText) -> StyledText {
    var sum = one
    sum += other
    return sum
  }

  public static func += (one: inout StyledText, other: StyledText) {
    for run in other.runs { one.append(run.text, run.style) }
  }

  /// Adds text in a style.
  public mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: String(text), style: style))
    }
  }

  private static func safe(_ text: String) -> String {
    guard text.hasControls(keepingLineBreaks: true) else { return text }
    return text.replacing("\t", with: " ").replacing("\r\n", with: "\n").removingControls(keepingLineBreaks: true)
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style = .plain) {
      text.append(value.description, style)
    }

    public mutating func appendInterpolation(_ styled: StyledText) { text += styled }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
