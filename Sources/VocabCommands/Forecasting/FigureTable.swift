import Terminal
import UnicodeText

/// Figures below their titles, flush right.
///
/// Where the titles are too wide for the terminal each is as wide as its longest word and goes on in lines below, and if
/// need be the columns move together.
struct FigureTable {
  let heading: [String]
  let lines: [String]

  /// - Parameter columns: the width that there is.
  init(titles: [String], rows: [[String]], columns: Int) {
    let whole = Self.aligned([titles] + rows, gap: 2)
    if whole[0].columns <= columns {
      (heading, lines) = ([whole[0]], Array(whole.dropFirst()))
      return
    }
    let stacks = titles.map { title in
      title.wrapped(columns: title.split(separator: " ").map(\.columns).max() ?? 0)
    }
    let height = stacks.map(\.count).max() ?? 0
    let stacked = (0..<height).map { line in
      stacks.map { line < height - $0.count ? "" : $0[line - height + $0.count] }
    }
    let wide = Self.aligned(stacked + rows, gap: 2)
    let all = wide.allSatisfy { $0.columns <= columns } ? wide : Self.aligned(stacked + rows, gap: 1)
    (heading, lines) = (Array(all.prefix(height)), Array(all.dropFirst(height)))
  }

  private static func aligned(_ rows: [[String]], gap: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let space = String(repeating: " ", count: gap)
    return rows.map { cells in zip(cells, widths).map { $0.leftPadded(toColumns: $1) }.joined(separator: space) }
  }
}
