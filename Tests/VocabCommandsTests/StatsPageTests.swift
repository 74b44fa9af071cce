import Charts
import Foundation
import Scheduling
import Statistics
import Testing

@testable import VocabCommands

@Suite("the statistics as a page and a picture")
struct StatsPageTests {
  /// Markup, quotes, control characters and a turned direction.
  private static let hostile = "<script>alert('x')</script>\"&\u{1B}[31m\u{202E}\u{9B}]]><!--\u{0}"

  private static let hostileReport = StatsFixture.report(
    decks: [(hostile, hostile), ("plain", "B1")],
    words: [
      .init(
        word: hostile, language: "en\" onload=\"x", meanings: [hostile], meaningLanguage: hostile, deck: hostile,
        answers: 2, missed: 1, confusions: [.init(given: hostile, count: 2, meanings: [hostile])])
    ])

  /// Every form in which statistics leave the program as markup.
  private static func files(_ report: StatsReport) -> [String] {
    [StatsPage(report: report).html, StatsPicture(report: report).svg]
  }

  @Test("hostile text of a deck stays text")
  func hostile() {
    for file in Self.files(Self.hostileReport) {
      #expect(!file.contains("<script") && !file.contains("<!--") && !file.contains("onload=\"x"))
      #expect(!file.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
      #expect(!file.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    }
    let page = StatsPage(report: Self.hostileReport).html
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;[31m]]&gt;&lt;!--"))
  }

  @Test("needs no script and nothing from elsewhere")
  func selfContained() {
    for file in Self.files(StatsFixture.report()) {
      for word in ["<script", "src=", "href=", "url(", "@import", "javascript:"] { #expect(!file.contains(word)) }
      let rest = file.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains("http:") && !rest.contains("https:"))
    }
    #expect(
      StatsPage(report: StatsFixture.report()).html.contains(
        #"<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;">"#
      ))
  }

  @Test("a page names its language, its charts and its tables; each chart's figures stand in a table")
  func accessible() {
    let page = StatsPage(report: StatsFixture.report()).html
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    let charts = page.components(separatedBy: "<svg ").dropFirst()
    #expect(charts.count == 5)
    for chart in charts { #expect(chart.contains(#"role="img"><title>"#) && chart.contains("</title><desc>")) }
    #expect(page.components(separatedBy: "<details>").count == 6)
    let tables = page.components(separatedBy: "<table ").dropFirst()
    #expect(tables.count == 8)
    for table in tables {
      #expect(table.contains("<caption>") && table.contains(#"scope="col""#) && table.contains(#"scope="row""#))
    }
    #expect(page.contains(#"<th scope="row" lang="en" dir="auto">authenticity</th>"#))
    #expect(page.contains(#"<td class="text" lang="ko" dir="auto">진위; 진품임</td>"#))
    #expect(page.contains("&#39;credibility&#39; (신뢰성) 3 times, &#39;authentic&#39;"))
  }

  @Test("tables have the figures of the charts, row by row")
  func tables() {
    let tables = StatsTables(report: StatsFixture.report())
    #expect(tables.work.headings == ["day", "answers", "right", "new", "minutes"])
    #expect(tables.work.rows.count == 5)
    #expect(tables.work.rows.last == ["Wed 2026-03-04", "4", "100%", "0", "0.4"])
    #expect(tables.year.rows.count == 13 && tables.year.rows.last == ["2026-03", "2", "14", "86%", "0", "1.4"])
    #expect(tables.ages.rows == [["1 day", "100%", "4"], ["4-7 days", "80%", "10"], ["8-14 days", "100%", "16"]])
    #expect(tables.hours.rows.map { $0[0] } == ["08:00", "09:00", "20:00"])
    #expect(tables.ahead.headings == ["day", "to review", "new", "minutes"])
    #expect(tables.ahead.rows.first == ["Thu 2026-03-05", "20", "8", "4.3"])
    #expect(tables.levels.rows.map { $0[0] } == ["all", "A2", "B1", "no level"])
    #expect(tables.decks.rows.map { $0[0] } == ["all", "a", "b"])
    for table in [tables.year, tables.work, tables.ages, tables.hours, tables.ahead, tables.levels, tables.decks] {
      #expect(table.rows.allSatisfy { $0.count == table.headings.count })
    }
  }

  @Test("what cannot be measured yet says what it takes, rather than nought of nothing")
  func unmeasured() {
    let log = AnswerLog([
      PastAnswer(
        card: 4, moment: StatsFixture.moment(StatsFixture.today), rating: .good, milliseconds: 900)
    ])
    let page = StatsPage(report: StatsFixture.report(log: log, words: [])).html
    #expect(page.contains("None yet. It is measured by answers given on a later day than the one before."))
    #expect(page.contains("None yet. A word is listed here once you have missed it after its first answer."))
    #expect(!page.contains("0% of 0") && page.components(separatedBy: "<svg ").count == 4)
    let picture = StatsPicture(report: StatsFixture.report(log: log)).svg
    #expect(!picture.contains("Retention") && picture.contains("The coming days (forecast)"))
  }

  @Test("says of which decks it is")
  func decks() {
    var report = StatsFixture.report()
    report.decks = ["German", "<b>"]
    let page = StatsPage(report: report).html
    #expect(page.contains("<title>Words learned up to 2026-03-04: German, &lt;b&gt;</title>"))
    #expect(page.contains("2026-03-04 · German · &lt;b&gt;"))
  }

  @Test("a library without answers is a page, too")
  func empty() {
    let none = StatsPage(report: StatsFixture.report(log: StatsFixture.empty, decks: [], words: [])).html
    #expect(none.contains("The library is empty.") && !none.contains("<svg") && !none.contains("<table"))
    let unasked = StatsPage(report: StatsFixture.report(log: StatsFixture.empty, words: [])).html
    #expect(unasked.contains("There are no answers yet.") && unasked.contains("<table") && !unasked.contains("<svg"))
    #expect(StatsPicture(report: StatsFixture.report(log: StatsFixture.empty)).svg.hasPrefix("<svg xmlns="))
  }

  @Test("days that are many, and figures that are large, still make charts", arguments: [1, 31, 100, 3_650])
  func many(days: Int) {
    for file in Self.files(StatsFixture.report(days: days)) { #expect(!file.contains("nan") && file.count > 10_000) }
  }
}
