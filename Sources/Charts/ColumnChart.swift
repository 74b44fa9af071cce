/// Columns side by side, each of one part or several above one another.
public struct ColumnChart: Sendable {
  public struct Column: Hashable, Sendable {
    public var label: String
    /// By `parts`; never negative.
    public var values: [Double]
    /// What stands beside the pointer.
    public var tip: String
    /// True for one that says little.
    public var isFaint: Bool

    public init(label: String, values: [Double], tip: String, isFaint: Bool = false) {
      self.label = label
      self.values = values
      self.tip = tip
      self.isFaint = isFaint
    }
  }

  /// What the values of a column are, from the bottom up, in the order of their colours.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var role: Palette.Role

    public init(_ name: String, _ role: Palette.Role) {
      self.name = name
      self.role = role
    }
  }

  public var title: String
  public var summary: String
  public var parts: [Part]
  public var columns: [Column]
  /// A line across, and what it is; in shares where `isShare`.
  public var mark: (value: Double, name: String)?
  /// Whether the values are shares, 0 to 1, written as percentages.
  public var isShare: Bool

  public init(
    title: String, summary: String, parts: [Part], columns: [Column], mark: (value: Double, name: String)? = nil,
    isShare: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.parts = parts
    self.columns = columns
    self.mark = mark
    self.isShare = isShare
  }

  public static let width = 460.0
  public static let height = 210.0
  private static let (left, right, top, bottom) = (46.0, 6.0, 28.0, 26.0)
  private static let widestColumn = 60.0
  private static let plotWidth = width - left - right
  private static let plotHeight = height - top - bottom

  public var chart: Chart {
    let scale = PlotScale(isShare ? [0, 1] : [0] + columns.map { $0.values.reduce(0, +) })
    func y(_ value: Double) -> Double { Self.top + Self.plotHeight * (1 - scale.place(value)) }
    var content: [Markup] = []
    for value in ticks(scale.upper) {
      content.append(
        Chart.line(.grid, x1: Self.left, y1: y(value), x2: Self.width - Self.right, y2: y(value)))
      content.append(Chart.text(text(of: value), x: Self.left - 6, y: y(value) + 4, anchor: .end))
    }
    content += legend
    let step = Self.plotWidth / Double(max(1, columns.count))
    // Few columns stay columns.
    let gap = max(min(4, step * 0.25), step - Self.widestColumn)
    for (index, column) in columns.enumerated() {
      let x = Self.left + step * Double(index) + gap / 2
      content.append(
        Markup("g", column.isFaint ? ["class": "faint"] : [:], bars(column, x: x, width: step - gap, y)))
    }
    content += labels(step)
    if let mark {
      content.append(
        Chart.line(.mark, x1: Self.left, y1: y(mark.value), x2: Self.width - Self.right, y2: y(mark.value)))
    }
    return Chart(width: Self.width, height: Self.height, title: title, summary: summary, content: content)
  }

  /// One bar for each part, and one over the whole height that catches the pointer.
  private func bars(_ column: Column, x: Double, width: Double, _ y: (Double) -> Double) -> [Markup] {
    var bars: [Markup] = []
    var sum = 0.0
    for (value, part) in zip(column.values, parts) where value > 0 {
      bars.append(
        Chart.rectangle(
          part.role, x: x, y: y(sum + value), width: width, height: y(sum) - y(sum + value),
          radius: min(1.5, width / 4)))
      sum += value
    }
    let pointed = Markup(
      "rect",
      [
        "fill": "none", "pointer-events": "all", "x": Chart.number(x), "y": Chart.number(Self.top),
        "width": Chart.number(width), "height": Chart.number(Self.plotHeight),
      ], [Markup("title", text: column.tip)])
    return bars + [pointed]
  }

  /// From 0 to the upper end, in two steps, or as many as make whole numbers.
  private func ticks(_ upper: Double) -> [Double] {
    let steps = isShare ? 2 : [2, 3, 5].first { upper.truncatingRemainder(dividingBy: Double($0)) == 0 } ?? 1
    return (0...steps).map { upper * Double($0) / Double(steps) }
  }

  private func text(of value: Double) -> String {
    if isShare { return "\(Int((value * 100).rounded()))%" }
    return Chart.number(value)
  }

  private var legend: [Markup] {
    var x = Self.left
    var content: [Markup] = []
    if parts.count > 1 {
      for part in parts {
        content.append(Chart.rectangle(part.role, x: x, y: 4, width: 10, height: 10, radius: 2))
        content.append(Chart.text(part.name, x: x + 15, y: 14))
        x += 32 + Chart.width(of: part.name)
      }
    }
    if let mark {
      content.append(Chart.line(.mark, x1: x, y1: 9, x2: x + 18, y2: 9))
      content.append(Chart.text(mark.name, x: x + 23, y: 14))
    }
    return content
  }

  /// As many labels as there is room for, at even distances, the last column's among them.
  private func labels(_ step: Double) -> [Markup] {
    let widest = columns.map { Chart.width(of: $0.label) }.max() ?? 0
    let every = max(1, Int(((widest + 10) / step).rounded(.up)))
    var labels: [Markup] = []
    var next = Double.infinity
    for index in columns.indices.reversed() where (columns.count - 1 - index) % every == 0 {
      let half = Chart.width(of: columns[index].label) / 2
      // Within the picture, also at its ends.
      let x = min(max(Self.left + step * (Double(index) + 0.5), half), Self.width - half - 1)
      guard x + widest + 4 <= next else { continue }
      labels.append(Chart.text(columns[index].label, x: x, y: Self.height - 6, anchor: .middle))
      next = x
    }
    return labels.reversed()
  }
}
