internal import UnicodeText

/// What a word's markup says: its alternatives (`colour / color`), each with parts that may be left out (`(to) go`).
public struct WordPattern: Hashable, Sendable {
  /// One way to write the word.
  public struct Alternative: Hashable, Sendable {
    /// A run of text; an optional one may be left out.
    public struct Part: Hashable, Sendable {
      public var text: String
      public var isOptional: Bool
    }

    public var parts: [Part]

    /// The alternative with its optional parts.
    public var full: String {
      parts.count == 1 ? parts[0].text.collapsedSpaces : parts.map(\.text).joined().collapsedSpaces
    }

    /// The alternative with every choice of optional parts, the full form first. Past four optional parts only the
    /// full and the shortest form are listed, so that no word can ask for more than 16.
    public var variants: [String] {
      let optional = parts.indices.filter { parts[$0].isOptional }
      let choices = optional.count <= 4 ? Array(0..<(1 << optional.count)) : [0, (1 << optional.count) - 1]
      var variants: [String] = []
      for leftOut in choices {
        let kept = parts.indices.filter { index in
          guard let bit = optional.firstIndex(of: index) else { return true }
          return leftOut & (1 << bit) == 0
        }
        let variant = kept.map { parts[$0].text }.joined().collapsedSpaces
        if !variant.isEmpty && !variants.contains(variant) { variants.append(variant) }
      }
      return variants
    }
  }

  public var alternatives: [Alternative]

  /// Reads a word as written. A slash parts alternatives where a space stands beside it, so `I/O` stays one word.
  public init(_ word: String) {
    // Most words have no markup, and a list has tens of thousands of them.
    if word.utf8.contains(where: WordPattern.isMarkup) {
      alternatives = WordPattern.read(word)
    } else {
      let alternative = Alternative(parts: [.init(text: word, isOptional: false)])
      alternatives = alternative.full.isEmpty ? [] : [alternative]
    }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// The alternatives of a word; right for every word.
  static func read(_ word: String) -> [Alternative] {
    let tokens = MarkupToken.tokens(of: word, marks: ["/", "(", ")"])
    // A parenthesis without its partner is text.
    let pairs = WordPattern.pairedParentheses(in: tokens)
    var alternatives: [Alternative] = []
    var parts: [Alternative.Part] = []
    var run = ""
    var inOptional = false

    func endRun() {
      if !run.isEmpty { parts.append(.init(text: run, isOptional: inOptional)) }
      run = ""
    }
    func endAlternative() {
      endRun()
      let alternative = Alternative(parts: parts)
      if !alternative.full.isEmpty { alternatives.append(alternative) }
      parts = []
    }

    for (index, token) in tokens.enumerated() {
      switch token {
      case .mark("/") where !inOptional && WordPattern.isSpace(beside: index, in: tokens):
        endAlternative()
      case .mark("(") where pairs.contains(index), .mark(")") where pairs.contains(index):
        endRun()
        inOptional.toggle()
      case .text(let character), .mark(let character):
        run.append(character)
      }
    }
    endAlternative()
    return alternatives
  }

  /// The word as shown to a reader: marks stay, backslashes go.
  public static func shown(_ word: String) -> String {
    var shown = ""
    for token in MarkupToken.tokens(of: word, marks: ["/", "(", ")"]) {
      switch token {
      case .text(let character), .mark(let character): shown.append(character)
      }
    }
    return shown
  }

  /// The word as spoken: its first alternative, optional parts included.
  public var spoken: String { alternatives.first?.full ?? "" }

  private static func isSpace(beside index: Int, in tokens: [MarkupToken]) -> Bool {
    func isSpace(_ i: Int) -> Bool {
      guard tokens.indices.contains(i), case .text(let character) = tokens[i] else { return false }
      return character.isWhitespace
    }
    return isSpace(index - 1) || isSpace(index + 1)
  }

  private static func pairedParentheses(in tokens: [MarkupToken]) -> Set<Int> {
    var pairs: Set<Int> = []
    var open: Int?
    for (index, token) in tokens.enumerated() {
      if token == .mark("(") {
        open = open ?? index
      } else if token == .mark(")"), let start = open {
        pairs.formUnion([start, index])
        open = nil
      }
    }
    return pairs
  }
}
