/// How a stretch of text looks on a terminal with colour; elsewhere it looks plain.
public struct Style: Hashable, Sendable {
  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
  let parameters: [UInt8]

  public static let plain = Style(parameters: [])
  public static let bold = Style(parameters: [1])
  public static let dim = Style(parameters: [2])
  public static let italic = Style(parameters: [3])
  public static let underlined = Style(parameters: [4])
  public static let reversed = Style(parameters: [7])
  public static let red = Style(parameters: [31])
  public static let green = Style(parameters: [32])
  public static let yellow = Style(parameters: [33])
  public static let blue = Style(parameters: [34])
  public static let magenta = Style(parameters: [35])
  public static let cyan = Style(parameters: [36])

  /// Both at once, such as bold and red.
  public static func + (one: Style, other: Style) -> Style {
    Style(parameters: one.parameters + other.parameters)
  }
}
