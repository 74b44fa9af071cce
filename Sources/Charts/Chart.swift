/// A drawing of a known size, with what it is called and what it shows in words.
public struct Chart: Hashable, Sendable {
  /// In the units of SVG, which are pixels at the natural size.
  public let width: Double
  public let height: Double
  public let title: String
  /// The main figures in a sentence, for who does not see it.
  public let summary: String
  let content: [Markup]

  init(width: Double, height: Double, title: String, summary: String, content: [Markup]) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
    self.content = content
  }

  /// The chart as an element of a page, which has its title and summary as name and description.
  public var inline: Markup {
    Markup(
      "svg",
      ["class": "chart", "viewBox": "0 0 \(Self.number(width)) \(Self.number(height))", "role": "img"],
      [Markup("title", text: title), Markup("desc", text: summary)] + content)
  }

  /// The chart as a part of a picture, its upper left corner at a point.
  public func placed(x: Double, y: Double) -> Markup {
    Markup("g", ["transform": "translate(\(Self.number(x)) \(Self.number(y)))"], content)
  }

  /// A coordinate, to a tenth.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(max(value, -1e6), 1e6) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  static func rectangle(
    _ fill: Palette.Role, x: Double, y: Double, width: Double, height: Double, radius: Double = 0, tip: String? = nil
  ) -> Markup {
    Markup(
      "rect",
      [
        "class": fill.rawValue, "fill": Palette.light[fill], "x": number(x), "y": number(y), "width": number(width),
        "height": number(max(0, height)), "rx": number(radius),
      ], tip.map { [Markup("title", text: $0)] } ?? [])
  }

  static func text(
    _ text: String, x: Double, y: Double, anchor: TextAnchor = .start, isFigure: Bool = false
  ) -> Markup {
    Markup(
      "text",
      [
        "class": isFigure ? "figure" : "label", "fill": Palette.light[isFigure ? .ink : .muted], "font-size": "13",
        "x": number(x), "y": number(y), "text-anchor": anchor.rawValue,
      ], text: text)
  }

  static func line(_ kind: LineKind, x1: Double, y1: Double, x2: Double, y2: Double) -> Markup {
    Markup(
      "line",
      [
        "class": kind.rawValue, "stroke": Palette.light[kind == .grid ? .line : .mark], "x1": number(x1),
        "y1": number(y1), "x2": number(x2), "y2": number(y2),
      ])
  }

  enum TextAnchor: String {
    case start, middle, end
  }

  enum LineKind: String {
    case grid, mark
  }

  /// About how wide a text is at the size of labels.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 7.4 : 13) }
  }
}
