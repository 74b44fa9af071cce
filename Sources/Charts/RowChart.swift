/// Bars below one another, each a share of the whole width.
public struct RowChart: Sendable {
  public struct Row: Hashable, Sendable {
    public var label: String
    /// 0 to 1; what is beyond counts as the nearest.
    public var share: Double
    /// What stands behind the bar.
    public var figure: String
    /// True for one that says little.
    public var isFaint: Bool

    public init(label: String, share: Double, figure: String, isFaint: Bool = false) {
      self.label = label
      self.share = share
      self.figure = figure
      self.isFaint = isFaint
    }
  }

  public var title: String
  public var summary: String
  public var rows: [Row]
  /// A line through the bars, 0 to 1, and what it is.
  public var mark: (value: Double, name: String)?

  public init(title: String, summary: String, rows: [Row], mark: (value: Double, name: String)? = nil) {
    self.title = title
    self.summary = summary
    self.rows = rows
    self.mark = mark
  }

  public static let width = ColumnChart.width
  private static let rowHeight = 24.0
  private static let top = 24.0

  public var chart: Chart {
    let left = 14 + (rows.map { Chart.width(of: $0.label) }.max() ?? 0)
    let right = 12 + (rows.map { Chart.width(of: $0.figure) }.max() ?? 0)
    let room = max(40, Self.width - left - right)
    let height = Self.top + Self.rowHeight * Double(max(1, rows.count)) + 4
    var content: [Markup] = []
    for (index, row) in rows.enumerated() {
      let y = Self.top + Self.rowHeight * Double(index)
      let share = row.share.isFinite ? min(max(row.share, 0), 1) : 0
      content.append(Chart.text(row.label, x: left - 8, y: y + 16, anchor: .end))
      content.append(Chart.rectangle(.shade0, x: left, y: y + 4, width: room, height: 15, radius: 2))
      content.append(
        Markup(
          "g", row.isFaint ? ["class": "faint"] : [:],
          [Chart.rectangle(.first, x: left, y: y + 4, width: room * share, height: 15, radius: 2)]))
      content.append(Chart.text(row.figure, x: left + room + 8, y: y + 16, isFigure: true))
    }
    if let mark {
      let x = left + room * min(max(mark.value, 0), 1)
      content.append(Chart.line(.mark, x1: x, y1: 18, x2: x, y2: height - 2))
      let half = Chart.width(of: mark.name) / 2
      content.append(
        Chart.text(mark.name, x: min(max(x, half), Self.width - half), y: 12, anchor: .middle))
    }
    return Chart(width: Self.width, height: height, title: title, summary: summary, content: content)
  }
}
