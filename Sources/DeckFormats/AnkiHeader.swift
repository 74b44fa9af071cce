import UnicodeText

/// The lines such as `#separator:tab` at the head of Anki's text export.
///
/// Only the keys that Anki writes count, so that a first word `#1` is no header.
struct AnkiHeader {
  private(set) var delimiter: Delimiter?
  private(set) var isHTML = false
  private(set) var deck: String?
  private(set) var tags: [String] = []
  private var titles = ""
  /// Columns by their number, counted from 0; nil for the ones that matter to Anki alone.
  private var special: [Int: Column?] = [:]

  private static let limit = 1_000

  /// Names the columns in a file of ours. Anki's own key would make it look for fields of these names and leave those
  /// without one empty; a key that it does not know it passes over, and takes the columns in their order.
  static let titlesKey = "vocab columns"

  /// Whether the header says what each column holds, so that no row of titles follows.
  var namesColumns: Bool { !titles.isEmpty }

  /// Takes one line in; false if it is no line of a header.
  mutating func read(_ line: String) -> Bool {
    guard line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return false }
    let key = line[line.index(after: line.startIndex)..<colon].lowercased()
    let value = String(line[line.index(after: colon)...])
    let trimmed = value.trimmedSpaces
    switch key {
    case "separator": delimiter = Self.delimiter(named: trimmed, raw: value)
    case "html": isHTML = trimmed.lowercased() == "true"
    case "deck": deck = trimmed.isEmpty ? nil : trimmed.removingControls().composed
    case "tags": tags = trimmed.removingControls().composed.split(separator: " ").map(String.init)
    case "columns", Self.titlesKey: titles = value
    case "tags column": place(.tags, trimmed)
    case "deck column": place(.deck, trimmed)
    case "guid column", "notetype column": place(nil, trimmed)
    case "notetype", "if matches": break
    default: return false
    }
    return true
  }

  /// The columns of a file whose fields the delimiter parts.
  func mapping(delimiter: Delimiter) -> ColumnMapping {
    let scalar = Unicode.Scalar(delimiter.rawValue)
    let names = titles.isEmpty ? [] : titles.split(separator: Character(scalar), omittingEmptySubsequences: false)
    var mapping = ColumnMapping(titles: names.map { String($0).trimmedSpaces }) ?? inOrder
    for (position, column) in special {
      while mapping.columns.count <= position { mapping.columns.append(nil) }
      mapping.columns[position] = column
    }
    mapping.silent = Set(special.keys)
    return mapping
  }

  /// The fields that the header does not name, as in a file without titles.
  private var inOrder: ColumnMapping {
    var rest = ColumnMapping.untitled.columns[...]
    var columns: [Column?] = []
    while !rest.isEmpty { columns.append(special.keys.contains(columns.count) ? nil : rest.removeFirst()) }
    return ColumnMapping(columns: columns)
  }

  private mutating func place(_ column: Column?, _ number: String) {
    guard let number = Int(number), (1...Self.limit).contains(number) else { return }
    special[number - 1] = .some(column)
  }

  private static func delimiter(named name: String, raw: String) -> Delimiter? {
    switch name.lowercased() {
    case "comma": .comma
    case "tab", "\\t": .tab
    case "semicolon": .semicolon
    case "pipe": .pipe
    case "colon": .colon
    case "space": .space
    default: raw.utf8.count == 1 ? raw.utf8.first.flatMap(Delimiter.init(rawValue:)) : nil
    }
  }
}
