/// What a terminal shows after the bytes it was sent: as much of xterm as line editing and plain output need.
public struct ScreenImage: Sendable {
  /// A wide character is followed by an empty cell.
  private var cells: [[String]]
  public let columns: Int
  public let rows: Int
  public private(set) var row = 0
  public private(set) var column = 0
  /// Everything that was sent, as text.
  public private(set) var transcript = ""

  private var undecoded: [UInt8] = []
  private var sequence: String?
  /// The last column was written; the next character goes to the next line.
  private var isWrapPending = false

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without spaces at their ends, as far as anything stands in them.
  public var lines: [String] {
    var lines = cells.map { row in
      let line = row.joined()
      return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  public var text: String { lines.joined(separator: "\n") }

  /// Takes in bytes; a character that is not complete waits for its rest.
  public mutating func write(_ bytes: [UInt8]) {
    undecoded += bytes
    let tail = undecoded.reversed().prefix(3).firstIndex { $0 >= 0xC0 }
    var complete = undecoded.count
    if let tail {
      let lead = tail.base - 1
      let length = undecoded[lead] >= 0xF0 ? 4 : undecoded[lead] >= 0xE0 ? 3 : 2
      if lead + length > undecoded.count { complete = lead }
    }
    let text = String(decoding: undecoded[..<complete], as: UTF8.self)
    undecoded.removeFirst(complete)
    transcript += text
    for scalar in text.unicodeScalars { write(scalar) }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if var sequence {
      sequence.unicodeScalars.append(scalar)
      let isOver = sequence.hasPrefix("[") ? sequence.count > 1 && (0x40...0x7E).contains(scalar.value) : true
      self.sequence = isOver ? nil : sequence
      if isOver, sequence.hasPrefix("[") { perform(sequence.dropFirst()) }
      return
    }
    switch scalar {
    case "\u{1B}": sequence = ""
    case "\r": move(to: row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(to: row, column - 1)
    case "\t": move(to: row, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20: break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      let last = isWrapPending ? column : max(0, column - 1)
      let base = cells[row][last].isEmpty ? max(0, last - 1) : last
      cells[row][base].unicodeScalars.append(scalar)
      return
    }
    if isWrapPending || column + width > columns {
      lineFeed()
      move(to: row, 0)
    }
    // Half of a wide character does not stay.
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    let after = column + width
    if after < columns, cells[row][after].isEmpty { cells[row][after] = " " }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    isWrapPending = after == columns
    column = min(after, columns - 1)
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
    isWrapPending = false
  }

  private mutating func perform(_ sequence: Substring) {
    let numbers = sequence.dropLast().split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch sequence.last {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "H": move(to: count - 1, (numbers.count > 1 ? max(1, numbers[1]) : 1) - 1)
    case "K" where numbers.first ?? 0 == 0: erase(row, from: column)
    case "J":
      let isWhole = numbers.first == 2
      erase(row, from: isWhole ? 0 : column)
      for other in 0..<rows where other > row || isWhole { erase(other, from: 0) }
    case "P":
      for _ in 0..<min(count, columns - column) {
        cells[row].remove(at: column)
        cells[row].append(" ")
      }
    case "@":
      for _ in 0..<min(count, columns - column) {
        cells[row].insert(" ", at: column)
        cells[row].removeLast()
      }
    default: break
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for index in column..<columns { cells[row][index] = " " }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x1160...0x11FF, 0x200B...0x200F, 0x3099...0x309A: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }
}
