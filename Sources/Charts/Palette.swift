/// The colours of charts and pages, for a light and a dark surrounding.
///
/// Right and missed answers are the blue and the vermilion of Okabe and Ito's palette ("Color Universal Design", 2008);
/// people with each kind of colour blindness tell them apart, and the olive of new cards. Shades of one hue tell by their
/// lightness.
public struct Palette: Hashable, Sendable {
  /// What a colour is for; the raw value is its name in style sheets.
  public enum Role: String, CaseIterable, Sendable {
    /// The page, and what lies on it.
    case page, card
    /// Text, and less of it.
    case ink, muted
    /// Borders and grids, which only order.
    case line
    /// Right answers, reviews.
    case first
    /// Missed answers.
    case second
    /// New cards.
    case third
    /// A line across a chart to compare with.
    case mark
    /// Days by their answers, from none to many.
    case shade0, shade1, shade2, shade3, shade4
  }

  private let colors: [Role: String]

  /// Such as `#0072b2`.
  public subscript(role: Role) -> String { colors[role] ?? "#000000" }

  public static let light = Palette(colors: [
    .page: "#f6f5f1", .card: "#ffffff", .ink: "#1b2330", .muted: "#556070", .line: "#dfe2e6", .first: "#0072b2",
    .second: "#d55e00", .third: "#8a8a00", .mark: "#1b2330", .shade0: "#eceef1", .shade1: "#b3d4ea",
    .shade2: "#64a9d6", .shade3: "#1f78b4", .shade4: "#084a7a",
  ])

  public static let dark = Palette(colors: [
    .page: "#0f141a", .card: "#182029", .ink: "#e8ecf1", .muted: "#a3afbd", .line: "#2f3a46", .first: "#56a8de",
    .second: "#e98a4a", .third: "#c9c04a", .mark: "#e8ecf1", .shade0: "#252f3a", .shade1: "#1f5078",
    .shade2: "#2f7fb8", .shade3: "#63b1e4", .shade4: "#bfe3fb",
  ])

  /// Both as variables of a style sheet, `--ink` and so on; the light one holds unless dark is preferred.
  public static var sheet: String {
    func variables(_ palette: Palette) -> String {
      Role.allCases.map { "--\($0.rawValue):\(palette[$0])" }.joined(separator: ";")
    }
    return """
      :root{\(variables(light))}
      @media (prefers-color-scheme:dark){:root{\(variables(dark))}}

      """
  }
}
