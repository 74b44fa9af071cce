/// The style sheets of charts, and of pages that show them.
public enum ChartStyle {
  /// The palette, and how the parts of a chart look.
  public static var chart: String { Palette.sheet + String(decoding: PackageResources.chart_css, as: UTF8.self) }

  /// The same for a whole page.
  public static var page: String { chart + String(decoding: PackageResources.page_css, as: UTF8.self) }
}
