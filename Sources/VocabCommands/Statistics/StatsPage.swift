import Charts
import Scheduling
import Statistics
import UnicodeText
import Wording

/// The statistics as one page that needs nothing else: no script, no file beside it, no network.
struct StatsPage {
  let report: StatsReport

  private var charts: StatsCharts { StatsCharts(report: report) }
  private var tables: StatsTables { StatsTables(report: report) }

  var html: String {
    let page = Markup("html", ["lang": Language.current.rawValue], [head, .newline, Markup("body", [:], [main])])
    return (Markup.doctype + page + .newline).source
  }

  private var head: Markup {
    Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"]),
        // Should text of a deck ever come to be markup, it loads and runs nothing.
        Markup(
          "meta", ["http-equiv": "Content-Security-Policy", "content": "default-src 'none'; style-src 'unsafe-inline'"]),
        Markup("title", text: report.title), .style(ChartStyle.page),
      ])
  }

  private var main: Markup {
    let header = Markup(
      "header", [:],
      [
        Markup("h1", text: localized("Words learned")),
        Markup(
          "p", ["class": "note"],
          text: ([report.today.date] + report.decks.map(\.onOneLine)).joined(separator: " · ")),
      ])
    let isEmpty = report.activity.days.isEmpty
    return Markup("main", [:], ([header] + (isEmpty ? [emptiness] : study) + library).flatMap { [$0, .newline] })
  }

  private var emptiness: Markup {
    Markup(
      "p", ["class": "wide"],
      text: StatsText(report: report, glyphs: .unicode, columns: 80).emptiness ?? "")
  }

  // MARK: - Study

  private var study: [Markup] {
    let isMeasured = report.retention.total.answers > 0
    let panels =
      [panel(charts.work, tables.work), panel(charts.ahead, tables.ahead)]
      + (isMeasured ? [panel(charts.ages, tables.ages), panel(charts.hours, tables.hours)] : [])
    return [tiles, year, Markup("div", ["class": "panels"], panels)]
      + (isMeasured ? [] : [section(localized("Retention"), note: StatsText.noRetention, isWide: true, [])])
  }

  private var tiles: Markup {
    Markup(
      "ul", ["class": "tiles"],
      StatsHeadlines(report: report).lines.map { line in
        let detail = line.detail.isEmpty ? [] : [Markup("p", ["class": "note"], text: line.detail)]
        return Markup(
          "li", ["class": "tile"],
          [Markup("h2", text: line.title), Markup("p", ["class": "value"], text: line.figure)] + detail)
      })
  }

  private var year: Markup {
    let chart = charts.year
    return section(
      chart.title, note: chart.summary, isWide: true,
      [
        Markup(
          "div", ["class": "latest", "role": "group", "tabindex": "0", "aria-label": chart.title],
          [chart.inline]), figures(tables.year, of: chart.title),
      ])
  }

  private func panel(_ chart: Chart, _ table: StatsTables.Table) -> Markup {
    section(
      chart.title, note: chart.summary,
      [Markup("figure", [:], [chart.inline]), figures(table, of: chart.title)])
  }

  private func section(_ title: String, note: String = "", isWide: Bool = false, _ content: [Markup]) -> Markup {
    let heading = Markup("h2", text: title)
    let head = note.isEmpty ? heading : Markup("div", [:], [heading, Markup("p", ["class": "note"], text: note)])
    return Markup("section", ["class": isWide ? "wide" : "panel"], [head] + content)
  }

  private func figures(_ table: StatsTables.Table, of title: String) -> Markup {
    Markup("details", [:], [Markup("summary", text: localized("Figures")), Self.markup(table, caption: title)])
  }

  // MARK: - Library

  private var library: [Markup] {
    guard report.words.entries > 0 else { return [] }
    let hasLevels = report.byLevel.contains { $0.name != nil }
    let words = [(localized("Words by level"), tables.levels), (localized("Words by deck"), tables.decks)]
      .dropFirst(hasLevels ? 0 : 1).map { title, table in
        section(title, isWide: true, [Self.markup(table, caption: title, kind: "names")])
      }
    return (report.activity.days.isEmpty ? [] : [hardWords]) + words
  }

  private var hardWords: Markup {
    let title = report.hardWordsTitle
    guard !report.hardWords.isEmpty else { return section(title, note: StatsText.noHardWords, isWide: true, []) }
    let headings = [localized("word"), localized("meaning"), localized("missed"), localized("typed")]
    let rows = report.hardWords.map { word in
      Markup(
        "tr", [:],
        [
          Markup("th", ["scope": "row", "lang": word.language, "dir": "auto"], text: word.word.onOneLine),
          Markup(
            "td", ["class": "text", "lang": word.meaningLanguage, "dir": "auto"],
            text: word.meanings.joined(separator: "; ").onOneLine),
          Markup("td", text: localized("\(word.missed) in \(word.answers)")),
          Markup(
            "td", ["class": "text", "dir": "auto"], text: word.confusions.map(\.text).joined(separator: ", ")),
        ])
    }
    return section(
      title, isWide: true,
      [Self.scrolled(Self.table(headings, rows, caption: title, kind: "words", texts: [1, 3]), title)])
  }

  // MARK: - Tables

  private static func markup(_ table: StatsTables.Table, caption: String, kind: String = "plain") -> Markup {
    let rows = table.rows.map { cells in
      Markup(
        "tr", [:],
        [Markup("th", ["scope": "row", "dir": "auto"], text: cells.first ?? "")]
          + cells.dropFirst().map { Markup("td", text: $0) })
    }
    return scrolled(Self.table(table.headings, rows, caption: caption, kind: kind), caption)
  }

  /// - Parameter texts: the columns of words rather than figures, besides the first.
  private static func table(
    _ headings: [String], _ rows: [Markup], caption: String, kind: String, texts: Set<Int> = []
  ) -> Markup {
    let cells = headings.enumerated().map { column, heading in
      Markup("th", texts.contains(column) ? ["scope": "col", "class": "text"] : ["scope": "col"], text: heading)
    }
    let head = Markup("tr", [:], cells)
    return Markup(
      "table", ["class": kind],
      [Markup("caption", text: caption), Markup("thead", [:], [head]), Markup("tbody", [:], rows)])
  }

  /// A table wider than the page is moved within it, also by keys.
  private static func scrolled(_ table: Markup, _ name: String) -> Markup {
    Markup("div", ["class": "scroll", "role": "group", "tabindex": "0", "aria-label": name], [table])
  }
}
