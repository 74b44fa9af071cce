import Terminal

/// Rows of a label and what is said of it, wrapped where a terminal is too narrow for them.
struct LabelledRows {
  /// With less room than this behind the labels, texts stand below them.
  private static let leastRoom = 30

  /// Nil for rows of one line each, whatever their length.
  private let columns: Int?
  private let labelColumns: Int
  private let isBelow: Bool

  /// - Parameters:
  ///   - columns: the terminal's width; nil where there is none.
  ///   - labelColumns: the width of every label, what parts it from the text among it.
  ///   - textColumns: the width of the widest text, if that is known.
  init(columns: Int?, labelColumns: Int, textColumns: Int = .max) {
    self.columns = columns
    self.labelColumns = labelColumns
    isBelow = columns.map { $0 - labelColumns < min(textColumns, Self.leastRoom) } ?? false
  }

  /// - Parameter indent: how far the label is indented, where the text stands below it.
  func lines(_ label: StyledText, _ text: StyledText, indent: Int = 0) -> [StyledText] {
    guard let columns else { return [label + text] }
    guard isBelow else { return (label + text).wrapped(columns: columns, indent: labelColumns) }
    let margin = indent + 2
    return label.wrapped(columns: columns, indent: margin)
      + (StyledText(String(repeating: " ", count: margin)) + text).wrapped(columns: columns, indent: margin)
  }
}

extension TerminalOutput {
  /// The width to wrap at; nil where whoever reads it wraps.
  var wrappingColumns: Int? { isTerminal ? columns : nil }
}
