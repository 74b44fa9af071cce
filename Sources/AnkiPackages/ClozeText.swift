/// A text with numbered gaps, `The {{c1::dog::animal}} barks`, as plain text; gaps may stand within gaps.
struct ClozeText {
  private indirect enum Piece {
    case text(String)
    case gap(numbers: [Int], inside: [Piece], hint: String?)
  }

  /// One sentence with one blank to fill.
  struct Blank {
    /// The sentence as an example has it, `The {dog} barks`.
    var example: String
    /// What fills the blank; several are joined by a space, as they are asked for.
    var word: String
    var hint: String?
    /// The sentence as one meaning, `The … barks`.
    var gapped: String
  }

  private let pieces: [Piece]
  /// The numbers of the gaps, from 1, in their order.
  let numbers: [Int]

  private static let deepest = 8
  /// As many cards can a note have.
  private static let highestNumber = 500

  /// Reads a text; what is not closed is plain text.
  init(_ text: String) {
    var reader = Reader(text)
    pieces = reader.read()
    numbers = reader.numbers.sorted()
  }

  /// The sentence in which the gaps of a number are blanks and all others are filled; nil if they are empty.
  func blank(_ number: Int) -> Blank? {
    var words: [String] = []
    var hint: String?
    var example = ""
    var gapped = ""
    func render(_ pieces: [Piece]) {
      for piece in pieces {
        switch piece {
        case .text(let text):
          example += Self.escaped(text, "{}")
          gapped += Self.escaped(text, ";；")
        case .gap(let numbers, let inside, let own) where numbers.contains(number):
          let word = Self.plain(inside)
          if word.allSatisfy(\.isWhitespace) { continue }
          example += "{" + Self.escaped(word, "{}") + "}"
          gapped += "…"
          if !words.contains(word) { words.append(word) }
          hint = hint ?? own
        case .gap(_, let inside, _): render(inside)
        }
      }
    }
    render(pieces)
    if words.isEmpty { return nil }
    return Blank(
      example: example, word: Self.escaped(words.joined(separator: " "), "/()"), hint: hint,
      gapped: gapped.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  private static func plain(_ pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .gap(_, let inside, _): plain(inside)
      }
    }.joined()
  }

  /// Text whose signs, and backslashes, are no markup.
  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = ""
    for character in text {
      if character == "\\" || signs.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private struct Reader {
    /// A gap that is open.
    private struct Frame {
      var numbers: [Int] = []
      /// How it began, should it never close.
      var opening = ""
      var pieces: [Piece] = []
      var text = ""
      var hint: String?

      mutating func endText() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
      }
    }

    private(set) var numbers: Set<Int> = []
    private var rest: Substring
    private var frames = [Frame()]

    init(_ text: String) { rest = text[...] }

    mutating func read() -> [Piece] {
      while let first = rest.first {
        if first == "{", frames.count <= ClozeText.deepest, open() { continue }
        if first == "}", frames.count > 1, rest.hasPrefix("}}") {
          close()
        } else if first == ":", frames.count > 1, top.hint == nil, rest.hasPrefix("::") {
          rest = rest.dropFirst(2)
          top.hint = ""
        } else if top.hint != nil {
          let next = rest.removeFirst()
          top.hint?.append(next)
        } else {
          let next = rest.removeFirst()
          top.text.append(next)
        }
      }
      while frames.count > 1 { abandon() }
      top.endText()
      return top.pieces
    }

    private var top: Frame {
      get { frames[frames.count - 1] }
      _modify { yield &frames[frames.count - 1] }
    }

    /// Takes `{{c1::`, or `{{c1,2::` for a gap of two cards.
    private mutating func open() -> Bool {
      guard top.hint == nil, rest.hasPrefix("{{c") else { return false }
      let list = rest.dropFirst(3).prefix(40).prefix { $0.isNumber || $0 == "," }
      let numbers = list.split(separator: ",").compactMap { Int($0) }
      guard !numbers.isEmpty, numbers.allSatisfy({ (1...ClozeText.highestNumber).contains($0) }),
        rest[list.endIndex...].hasPrefix("::")
      else { return false }
      top.endText()
      frames.append(Frame(numbers: numbers, opening: "{{c\(list)::"))
      rest = rest[list.endIndex...].dropFirst(2)
      return true
    }

    private mutating func close() {
      rest = rest.dropFirst(2)
      var frame = frames.removeLast()
      frame.endText()
      numbers.formUnion(frame.numbers)
      top.pieces.append(.gap(numbers: frame.numbers, inside: frame.pieces, hint: frame.hint))
    }

    /// Makes the innermost open gap plain text of what stands around it.
    private mutating func abandon() {
      var frame = frames.removeLast()
      frame.endText()
      top.text += frame.opening
      top.endText()
      top.pieces += frame.pieces
      if let hint = frame.hint { top.text += "::" + hint }
    }
  }
}
