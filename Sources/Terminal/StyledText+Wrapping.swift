import UnicodeText

extension StyledText {
  /// The text in lines of at most `columns` columns, each line after the first of a paragraph indented by `indent`
  /// spaces.
  ///
  /// Lines break at spaces, which then go, and beside Chinese characters and kana; Hangul keeps its words whole, closing
  /// punctuation its place behind what it closes. A word that is longer than a line is cut. Line feeds stay breaks, so
  /// there is always one line at least. A width too small for one character is widened to it.
  public func wrapped(columns: Int, indent: Int = 0) -> [StyledText] {
    var lines: [StyledText] = []
    for paragraph in cells.split(separator: [Cell.lineBreak], omittingEmptySubsequences: false) {
      var line = LineInProgress(columns: columns, indent: indent)
      var pieces = Self.pieces(of: paragraph)[...]
      while let piece = pieces.popFirst() { line.add(piece, to: &lines) }
      lines.append(line.text)
    }
    return lines
  }

  fileprivate struct Cell: Equatable {
    static let lineBreak = Cell(character: "\n", style: .plain)

    var character: Character
    var style: Style

    var isSpace: Bool { character == " " }

    /// Chinese characters, kana and their punctuation, beside which a line may break.
    var isIdeographic: Bool {
      switch character.unicodeScalars.first?.value ?? 0 {
      case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF: true
      default: false
      }
    }

    static func == (one: Cell, other: Cell) -> Bool {
      one.character == other.character && (one.character == "\n" || one.style == other.style)
    }
  }

  private var cells: [Cell] {
    var cells: [Cell] = []
    for run in runs {
      let safe = StyledText(run.text).plain
      cells += safe.map { Cell(character: $0, style: run.style) }
    }
    return cells
  }

  /// What a line may not break within, spaces apart.
  private static func pieces(of paragraph: ArraySlice<Cell>) -> [[Cell]] {
    var pieces: [[Cell]] = []
    for cell in paragraph {
      guard let last = pieces.last?.last, !mayBreak(between: last, and: cell) else {
        pieces.append([cell])
        continue
      }
      pieces[pieces.count - 1].append(cell)
    }
    return pieces
  }

  private static func mayBreak(between before: Cell, and after: Cell) -> Bool {
    if before.isSpace != after.isSpace { return true }
    if before.isSpace { return false }
    if closing.contains(after.character) || opening.contains(before.character) { return false }
    return before.isIdeographic || after.isIdeographic
  }

  /// Not at the start of a line (JIS X 4051).
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〉", "》", "〕", "’", "”", "ー", "々", "っ", "ッ",
    "ゃ",
    "ゅ", "ょ", "ャ", "ュ", "ョ", "・", "…", ",", ".", ":", ";", "!", "?", ")", "]", "}", "'", "\"",
  ]

  /// Not at the end of a line.
  private static let opening: Set<Character> = ["（", "［", "｛", "「", "『", "【", "〈", "《", "〔", "‘", "“", "(", "[", "{"]

  private struct LineInProgress {
    let columns: Int
    let indent: Int
    var text = StyledText()
    var used = 0
    var spaces: [Cell] = []
    var isFirst = true

    /// True where only the indent stands.
    var isBlank: Bool { used == (isFirst ? 0 : indent) }

    mutating func add(_ piece: [Cell], to lines: inout [StyledText]) {
      if piece.first?.isSpace == true {
        spaces = piece
        return
      }
      let width = piece.reduce(0) { $0 + $1.character.columns }
      if used + spaces.count + width > columns, !isBlank {
        breakLine(into: &lines)
      }
      // Spaces at a break go; those that begin the paragraph stay.
      if !isBlank || isFirst { append(spaces) }
      spaces = []
      guard used + width > columns else { return append(piece) }
      for cell in piece {
        if used + cell.character.columns > columns, !isBlank { breakLine(into: &lines) }
        append([cell])
      }
    }

    private mutating func breakLine(into lines: inout [StyledText]) {
      lines.append(text)
      text = StyledText(String(repeating: " ", count: max(0, indent)))
      used = max(0, indent)
      spaces = []
      isFirst = false
    }

    private mutating func append(_ cells: [Cell]) {
      for cell in cells {
        text.append(String(cell.character), cell.style)
        used += cell.character.columns
      }
    }
  }
}

extension StringProtocol {
  /// The text in lines of at most `columns` columns: see `StyledText.wrapped(columns:indent:)`.
  public func wrapped(columns: Int, indent: Int = 0) -> [String] {
    StyledText(self).wrapped(columns: columns, indent: indent).map(\.plain)
  }
}
