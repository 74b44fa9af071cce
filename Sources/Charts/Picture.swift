/// Charts on panels below and beside one another, as one file.
public struct Picture: Sendable {
  public var title: String
  /// A few figures for the top, each with its name.
  public var figures: [(name: String, value: String)]
  /// From the top down; those of a row have panels of one width.
  public var rows: [[Chart]]

  public init(title: String, figures: [(name: String, value: String)], rows: [[Chart]]) {
    self.title = title
    self.figures = figures
    self.rows = rows
  }

  private static let margin = 28.0
  private static let gap = 16.0
  private static let inset = 16.0
  /// The height of a panel's own title.
  private static let head = 44.0
  private static let top = 150.0

  /// The file.
  public var svg: Markup {
    let inner = rows.map(Self.width).max() ?? 0
    let width = inner + 2 * Self.margin
    var panels: [Markup] = []
    var y = Self.top
    for row in rows {
      let height = (row.map(\.height).max() ?? 0) + Self.head + Self.inset
      let room = (inner - Self.gap * Double(row.count - 1)) / Double(max(1, row.count))
      for (index, chart) in row.enumerated() {
        let x = Self.margin + Double(index) * (room + Self.gap)
        panels += [
          Self.panel(x: x, y: y, width: room, height: height),
          Self.text(chart.title, "heading", size: 15, x: x + Self.inset, y: y + 27),
          chart.placed(x: x + Self.inset + (room - 2 * Self.inset - chart.width) / 2, y: y + Self.head),
        ]
      }
      y += height + Self.gap
    }
    let height = y - Self.gap + Self.margin
    let summary = rows.joined().map { "\($0.title): \($0.summary)." }.joined(separator: " ")
    return Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "picture", "role": "img",
        "width": Chart.number(width),
        "height": Chart.number(height), "viewBox": "0 0 \(Chart.number(width)) \(Chart.number(height))",
        "font-family": "sans-serif",
      ],
      [
        Markup("title", text: title), Markup("desc", text: summary), .style(ChartStyle.chart),
        Markup(
          "rect",
          [
            "class": "ground", "fill": Palette.light[.page], "width": Chart.number(width),
            "height": Chart.number(height),
          ]), Self.text(title, "title", size: 22, x: Self.margin, y: 50),
      ] + heading(width: inner) + panels) + .newline
  }

  private static func width(of row: [Chart]) -> Double {
    let charts: Double = row.reduce(0) { $0 + $1.width }
    return charts + 2 * inset * Double(row.count) + gap * Double(row.count - 1)
  }

  /// The figures side by side, the room that they leave spread evenly between them.
  private func heading(width: Double) -> [Markup] {
    // At their size, and bold, texts are about so much wider than labels.
    let widths = figures.map { max(Chart.width(of: $0.name), Chart.width(of: $0.value) * 1.5) }
    let gaps = Double(max(1, figures.count - 1))
    let gap = min(48, max(8, (width - widths.reduce(0, +)) / gaps))
    var x = Self.margin
    return zip(figures, widths).flatMap { figure, width in
      defer { x += width + gap }
      return [
        Self.text(figure.name, "label", size: 13, x: x, y: 92), Self.text(figure.value, "big", size: 17, x: x, y: 116),
      ]
    }
  }

  private static func panel(x: Double, y: Double, width: Double, height: Double) -> Markup {
    Markup(
      "rect",
      [
        "class": "plate", "fill": Palette.light[.card], "stroke": Palette.light[.line], "x": Chart.number(x),
        "y": Chart.number(y), "width": Chart.number(width), "height": Chart.number(height), "rx": "12",
      ])
  }

  private static func text(_ text: String, _ kind: String, size: Int, x: Double, y: Double) -> Markup {
    Markup(
      "text",
      [
        "class": kind, "fill": Palette.light[kind == "label" ? .muted : .ink], "font-size": "\(size)",
        "x": Chart.number(x), "y": Chart.number(y),
      ], text: text)
  }
}
