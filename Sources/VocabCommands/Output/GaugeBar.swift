import Terminal

/// A horizontal bar that shows a share of its width, to an eighth of a character where the character set allows.
struct GaugeBar: Hashable, Sendable {
  /// 0 to 1; what is beyond counts as the nearest.
  var share: Double
  /// Where a mark stands, 0 to 1; nil for none.
  var mark: Double?
  /// Columns.
  var width: Int
  var glyphs: Glyphs

  init(_ share: Double, mark: Double? = nil, width: Int, glyphs: Glyphs) {
    self.share = share
    self.mark = mark
    self.width = max(0, width)
    self.glyphs = glyphs
  }

  private static let eighths: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The bar, as wide as asked for.
  var text: String {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    let place = mark.map { min(Int(min(max($0, 0), 1) * Double(width)), width - 1) }
    switch glyphs {
    case .ascii:
      let filled = Int((share * Double(width)).rounded())
      let rest: Character = mark == nil ? " " : "."
      return String((0..<width).map { $0 == place ? "|" : $0 < filled ? "#" : rest })
    case .unicode:
      let eighths = Int((share * Double(width * 8)).rounded())
      return String(
        (0..<width).map { column in
          if column == place { return "│" }
          return column < eighths / 8 ? "█" : column == eighths / 8 ? Self.eighths[eighths % 8] : " "
        })
    }
  }
}
