/// An example with its braces read: runs of text, some of them blanks.
public struct BlankedSentence: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var isBlank: Bool
    public init(text: String, isBlank: Bool) {
      self.text = text
      self.isBlank = isBlank
    }
  }

  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }

  /// Reads an example as written. A brace without its partner, and empty braces, are text.
  public init(_ text: String) {
    let tokens = MarkupToken.tokens(of: text, marks: ["{", "}"])
    var runs: [Run] = []
    var run = ""
    var blankStart: String?
    for token in tokens {
      switch token {
      case .mark("{") where blankStart == nil:
        blankStart = run
        run = ""
      case .mark("}"):
        if let before = blankStart, !run.isEmpty {
          if !before.isEmpty { runs.append(Run(text: before, isBlank: false)) }
          runs.append(Run(text: run, isBlank: true))
          run = ""
        } else {
          run = (blankStart.map { $0 + "{" } ?? "") + run + "}"
        }
        blankStart = nil
      case .text(let character), .mark(let character):
        run.append(character)
      }
    }
    if let before = blankStart { run = before + "{" + run }
    if !run.isEmpty { runs.append(Run(text: run, isBlank: false)) }
    self.runs = runs
  }

  /// Whether an example as written has a brace that is text because it lacks its partner.
  public static func hasLoneBrace(_ text: String) -> Bool {
    var isOpen = false
    for token in MarkupToken.tokens(of: text, marks: ["{", "}"]) {
      guard case .mark(let brace) = token else { continue }
      if (brace == "{") == isOpen { return true }
      isOpen.toggle()
    }
    return isOpen
  }

  public var hasBlank: Bool { runs.contains(where: \.isBlank) }

  /// The sentence whole, without its braces.
  public var plain: String { runs.map(\.text).joined() }

  /// What belongs into the blanks; several are joined by a space.
  public var answer: String { runs.filter(\.isBlank).map(\.text).joined(separator: " ") }

  /// The sentence with each blank as the given mark.
  public func hidden(by mark: String) -> String { runs.map { $0.isBlank ? mark : $0.text }.joined() }
}
