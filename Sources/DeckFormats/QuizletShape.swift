import Wording

/// What parts the cards of a text that Quizlet exports, and the two sides of each.
struct QuizletShape: Hashable {
  /// Between a word and its meaning.
  enum Side: String, CaseIterable {
    case tab = "\t"
    /// Quizlet's suggestion where a person chooses the sign.
    case dash = " - "
    case comma = ","

    var bytes: [UInt8] { Array(rawValue.utf8) }

    /// The name in a sentence.
    var wording: String {
      switch self {
      case .tab: localized("tab")
      case .dash: localized("dash")
      case .comma: localized("comma")
      }
    }
  }

  var side: Side
  /// Whether semicolons part the cards, and not line breaks.
  var hasSemicolons: Bool

  /// The shape of a text that is Quizlet's: the one in which the most pieces are cards.
  init(mostlyIn sample: TextSample, side: Side?) {
    let lines = Self.lines(of: sample)
    hasSemicolons = lines.count == 1 && Self.pieces(of: lines).count > 1
    let pieces = hasSemicolons ? Self.pieces(of: lines) : lines
    let sides = side.map { [$0] } ?? Side.allCases
    self.side = sides.max { Self.count($0, in: pieces) < Self.count($1, in: pieces) } ?? .tab
  }

  /// The shape of a text that can be nothing else; nil where it may be columns.
  ///
  /// Either in every line ` - ` comes before any sign that could part columns, or a single line holds several cards
  /// parted by semicolons, each with one sign between its sides. Commas are too common for fewer than three.
  init?(certainIn sample: TextSample) {
    let lines = Self.lines(of: sample)
    if !lines.isEmpty, lines.allSatisfy(Self.beginsWithDash) {
      side = .dash
      hasSemicolons = lines.count == 1 && Self.areCards(Self.pieces(of: lines), .dash)
      return
    }
    guard lines.count == 1, sample.isWhole else { return nil }
    let pieces = Self.pieces(of: lines)
    for side in Side.allCases where pieces.count >= (side == .comma ? 3 : 2) && Self.areCards(pieces, side) {
      self.side = side
      hasSemicolons = true
      return
    }
    return nil
  }

  private static func areCards(_ pieces: [ArraySlice<UInt8>], _ side: Side) -> Bool {
    pieces.count > 1
      && pieces.allSatisfy { piece in
        guard let first = piece.range(of: side.bytes) else { return false }
        return piece[first.upperBound...].range(of: side.bytes) == nil
      }
  }

  private static func beginsWithDash(_ line: ArraySlice<UInt8>) -> Bool {
    guard let dash = line.range(of: Side.dash.bytes) else { return false }
    return !line[..<dash.lowerBound].contains { byte in Delimiter.choices.contains { $0.rawValue == byte } }
  }

  private static func count(_ side: Side, in pieces: [ArraySlice<UInt8>]) -> Int {
    pieces.count { $0.range(of: side.bytes) != nil }
  }

  private static func pieces(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    lines.flatMap { $0.split(separator: UInt8(ascii: ";")) }.filter { $0.contains { $0 > 0x20 } }
  }

  /// The lines with anything on them; the last one may be cut off and is left out.
  private static func lines(of sample: TextSample) -> [ArraySlice<UInt8>] {
    let lines = sample.bytes.split { $0 == .lineFeed || $0 == .carriageReturn }
    return (sample.isWhole ? lines : lines.dropLast()).filter { $0.contains { $0 > 0x20 } }
  }
}

extension ArraySlice<UInt8> {
  /// Where some bytes first stand.
  func range(of other: [UInt8]) -> Range<Int>? {
    guard let first = other.first else { return nil }
    var place = startIndex
    while let start = self[place...].firstIndex(of: first) {
      if self[start...].starts(with: other) { return start..<start + other.count }
      place = start + 1
    }
    return nil
  }
}
