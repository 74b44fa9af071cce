import Charts
import Foundation
import TestSupport
import Testing

@Suite("charts")
struct ChartTests {
  private func columns(_ values: [[Double]], labels: String = "x", isShare: Bool = false) -> ColumnChart {
    ColumnChart(
      title: "t", summary: "s", parts: [.init("right", .first), .init("missed", .second)],
      columns: values.enumerated().map { .init(label: "\(labels)\($0.offset)", values: $0.element, tip: "tip") },
      mark: isShare ? (0.9, "90%") : nil, isShare: isShare)
  }

  /// The numbers of an attribute, in order.
  private func numbers(_ name: String, of element: String, _ class: String, in source: String) -> [Double] {
    source.components(separatedBy: "<\(element) ").dropFirst().compactMap { rest in
      let tag = rest.prefix { $0 != ">" }
      guard tag.contains("class=\"\(`class`)\""), let start = tag.range(of: " \(name)=\"")?.upperBound else {
        return nil
      }
      return Double(tag[start...].prefix { $0 != "\"" })
    }
  }

  @Test("the parts of a column stand on one another, in proportion")
  func stacking() {
    let source = columns([[20, 10], [40, 0], [0, 0]]).chart.inline.source
    let right = numbers("height", of: "rect", "first", in: source).dropFirst()
    let missed = numbers("height", of: "rect", "second", in: source).dropFirst()
    #expect(right.count == 2 && missed.count == 1)
    #expect(abs(right.first! * 2 - right.last!) < 0.2 && abs(missed.first! * 2 - right.first!) < 0.2)
    let top = numbers("y", of: "rect", "second", in: source)[1]
    #expect(abs(top + missed.first! - numbers("y", of: "rect", "first", in: source)[1]) < 0.2)
  }

  @Test("few columns are no wider than a column, in the middle of their place", arguments: [1, 3, 8, 31])
  func width(count: Int) {
    let source = columns(Array(repeating: [5, 0], count: count)).chart.inline.source
    let widths = numbers("width", of: "rect", "first", in: source).dropFirst()
    let places = numbers("x", of: "rect", "first", in: source).dropFirst()
    #expect(widths.count == count && widths.allSatisfy { $0 <= 60 })
    #expect(abs(places.first! + places.last! + widths.last! - (46 + ColumnChart.width - 6)) < 1)
  }

  @Test("everything lies within the drawing, whatever the figures", arguments: 1...40 as ClosedRange<UInt64>)
  func bounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...122, using: &random)
    let isShare = Bool.random(using: &random)
    let values = (0..<count).map { _ in
      (0..<2).map { _ in
        isShare ? Double.random(in: 0...0.5, using: &random) : Double(Int.random(in: 0...5_000, using: &random))
      }
    }
    let rows = values.prefix(9).enumerated().map {
      RowChart.Row(label: "row \($0.offset)", share: $0.element[0] * (seed % 3 == 0 ? -1 : 2), figure: "12% of 1234")
    }
    let calendar = CalendarChart(
      title: "t", summary: "s", weeks: (0..<53).map { _ in (0..<7).map { .init(shade: $0 - 1, tip: "<tip>") } },
      weekdays: ["Mon", "", "Wed", "", "Fri", "", "Sun"], months: [(0, "Mar"), (50, "Feb")],
      legend: ["none", "1", "", "3-4", "5 or more"])
    for chart in [
      columns(values, labels: "2026-", isShare: isShare).chart,
      RowChart(title: "t", summary: "s", rows: rows, mark: (0.9, "90% is set")).chart, calendar.chart,
    ] {
      let source = chart.inline.source
      _ = try Reading(source)
      #expect(!source.contains("nan") && !source.contains("inf"))
      for tag in source.components(separatedBy: "<").dropFirst() {
        func value(_ name: String) -> Double? {
          tag.range(of: " \(name)=\"").flatMap { Double(tag[$0.upperBound...].prefix { $0 != "\"" }) }
        }
        guard let x = value("x") ?? value("x1"), let y = value("y") ?? value("y1") else { continue }
        #expect(x >= 0 && x + (value("width") ?? 0) <= chart.width + 0.1, "\(tag)")
        #expect(y >= 0 && y + (value("height") ?? 0) <= chart.height + 0.1, "\(tag)")
      }
    }
  }

  @Test("labels of columns do not run into one another, and the last has one", arguments: [1, 2, 14, 30, 53, 122])
  func labels(count: Int) {
    let chart = columns(Array(repeating: [1, 2], count: count), labels: "2026-").chart
    let texts = chart.inline.source.components(separatedBy: "<text ").dropFirst().filter { $0.contains(">2026-") }
    #expect(texts.last?.contains(">2026-\(count - 1)<") == true)
    let places = texts.map { Double($0[$0.range(of: " x=\"")!.upperBound...].prefix { $0 != "\"" })! }
    for (one, next) in zip(places, places.dropFirst()) { #expect(next - one > 45 || count < 3) }
  }

  @Test("an element has a name and a description, and every text is escaped")
  func names() {
    let chart = ColumnChart(
      title: "<b>", summary: "\"&", parts: [.init("<i>", .first)], columns: [.init(label: "<u>", values: [1], tip: "'")]
    ).chart
    let source = chart.inline.source
    #expect(
      source.hasPrefix(
        #"<svg class="chart" viewBox="0 0 460 210" role="img"><title>&lt;b&gt;</title><desc>&quot;&amp;</desc>"#))
    for bad in ["<b>", "<i>", "<u>"] { #expect(!source.contains(bad)) }
  }

  @Test("a picture is one file of XML that asks for nothing from elsewhere")
  func picture() throws {
    let picture = Picture(
      title: "<title>", figures: [("Today", "13 answers"), ("League", "53rd of 53 weeks")],
      rows: [[columns([[1, 2]]).chart], [columns([[1, 2]]).chart, columns([[3, 4]]).chart]])
    let source = picture.svg.source
    #expect(try Reading(source).elements.first == "svg")
    #expect(
      source.components(separatedBy: "http").count == 2 && source.contains(#"xmlns="http://www.w3.org/2000/svg""#))
    #expect(!source.contains("<script") && !source.contains("url("))
  }

  @Test(
    "coordinates are written to a tenth",
    arguments: [(1.0, "1"), (2.25, "2.3"), (-0.5, "-0.5"), (.nan, "0"), (-3, "-3")])
  func number(value: Double, written: String) { #expect(Chart.number(value) == written) }
}
