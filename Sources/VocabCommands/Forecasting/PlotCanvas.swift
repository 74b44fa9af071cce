/// The area of a plot, of characters that are filled point by point.
struct PlotCanvas {
  struct Cell: Hashable {
    var character: Character = " "
    /// The line that was drawn last in it.
    var line: Int?
    fileprivate var dots: UInt32 = 0
  }

  private(set) var cells: [[Cell]]
  private let strokes: LinePlot.Strokes
  /// Points across and down a character.
  private let across: Int
  private let down: Int

  init(columns: Int, rows: Int, strokes: LinePlot.Strokes) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    self.strokes = strokes
    (across, down) = strokes == .braille ? (2, 4) : (1, 1)
  }

  /// The row, counted from the top, in which a place from 0 (bottom) to 1 (top) lies.
  static func row(of place: Double, rows: Int) -> Int { rows - 1 - point(of: place, of: rows * 4) / 4 }

  /// Draws a line through places that are spread from the left edge to the right.
  mutating func draw(_ places: [Double], as mark: Character, line: Int) {
    guard !places.isEmpty, let columns = cells.first?.count, columns > 0 else { return }
    let width = columns * across
    let height = cells.count * down
    var before: Int?
    for x in 0..<width {
      let position = Double(x) * Double(places.count - 1) / Double(max(1, width - 1))
      let index = min(Int(position), places.count - 1)
      let next = min(index + 1, places.count - 1)
      let place = places[index] + (places[next] - places[index]) * (position - Double(index))
      let y = Self.point(of: place, of: height)
      // What lies between two points is filled from the second, so that a line has no gaps.
      let from = before.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
      for y in min(from, y)...max(from, y) { set(x, height - 1 - y, mark, line) }
      before = y
    }
  }

  private static func point(of place: Double, of height: Int) -> Int {
    min(max(0, Int((place * Double(height - 1)).rounded())), height - 1)
  }

  private mutating func set(_ x: Int, _ y: Int, _ mark: Character, _ line: Int) {
    let (column, row) = (x / across, y / down)
    cells[row][column].line = line
    guard strokes == .braille else {
      cells[row][column].character = mark
      return
    }
    // The bits of the block "Braille Patterns", column by column.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    cells[row][column].dots |= bits[x % across][y % down]
    if let scalar = Unicode.Scalar(0x2800 + cells[row][column].dots) {
      cells[row][column].character = Character(scalar)
    }
  }
}
