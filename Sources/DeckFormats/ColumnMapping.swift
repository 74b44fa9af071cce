/// Which column each field of a row is.
struct ColumnMapping: Hashable {
  /// By position; nil for a field that is ignored.
  var columns: [Column?]
  /// The titles as they stand in the file; empty where the file has none.
  var titles: [String] = []
  /// Positions whose cells are ignored without a word, because another program keeps its own data there.
  var silent: Set<Int> = []

  /// The order of a file without titles.
  static let untitled = ColumnMapping(columns: [.word, .meaning, .example(1), .translation(1)])

  /// The columns of a row of titles; nil if the row does not name both a word and a meaning.
  init?(titles: [String]) {
    let columns = Column.named(by: titles)
    guard columns.contains(.word), columns.contains(.meaning) else { return nil }
    self.columns = columns
    self.titles = titles
  }

  /// What is to be said of a first row that names a word or a meaning, and not both, or nearly names columns; nil for any
  /// other row.
  static func halfTitled(_ titles: [String]) -> ReadNotice.Kind? {
    let columns = Column.named(by: titles)
    return switch (columns.contains(.word), columns.contains(.meaning)) {
    case (true, false): .halfTitled(has: .word, lacks: .meaning)
    case (false, true): .halfTitled(has: .meaning, lacks: .word)
    default: mistypedTitles(titles)
    }
  }

  /// What is to be said of a first row of which two cells are titles or nearly so, one of them that of a word or a meaning.
  private static func mistypedTitles(_ titles: [String]) -> ReadNotice.Kind? {
    let near = titles.map { Column(title: $0).map(\.title) ?? Column.nearestTitle(to: $0) }
    let columns = near.map { $0.flatMap { Column(title: $0) } }
    guard let place = columns.firstIndex(where: { $0 == .word || $0 == .meaning }), let title = near[place],
      Set(columns.compactMap(\.self)).count > 1
    else { return nil }
    return .mistypedTitle(titles[place], nearest: title)
  }

  /// The columns that an option names; an empty name skips a column.
  init(option names: [String]) throws(DeckFormatError) {
    columns = Column.named(by: names)
    silent = Set(names.indices.filter { names[$0].isEmpty })
    for (name, column) in zip(names, columns) where column == nil && !name.isEmpty {
      throw DeckFormatError(.unknownColumn(name))
    }
    if !columns.contains(.word) { throw DeckFormatError(.columnsLack("word")) }
    if !columns.contains(.meaning) { throw DeckFormatError(.columnsLack("meaning")) }
  }

  init(columns: [Column?]) { self.columns = columns }

  /// What is to be said of titles that stand for nothing here, in the file's order.
  var ignoredTitles: [ReadNotice.Kind] {
    zip(titles, columns).compactMap { title, column in
      guard column == nil, !title.isEmpty else { return nil }
      let nearest = Column(title: title) == nil ? Column.nearestTitle(to: title) : nil
      let isFree = nearest.flatMap { Column(title: $0) }.map { !columns.contains($0) } ?? false
      return .ignoredTitle(title, nearest: isFree ? nearest : nil)
    }
  }

  /// What messages call the field at a position: its title, else the column's own.
  func title(at position: Int) -> String {
    if position < titles.count, !titles[position].isEmpty { return titles[position] }
    return columns[position]?.title ?? "\(position + 1)"
  }
}
