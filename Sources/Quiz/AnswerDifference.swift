internal import UnicodeText

/// How a given text differs from the expected one, aligned grapheme by grapheme.
public struct AnswerDifference: Hashable, Sendable {
  /// One place of the alignment; nil on one side where that side has nothing.
  public struct Place: Hashable, Sendable {
    public var given: Character?
    public var expected: Character?
    /// True at both places of two neighbours that changed sides.
    public var isSwapped = false
    public var isSame: Bool { given == expected }
  }

  public var places: [Place]

  /// Aligns two texts with the fewest insertions, deletions, substitutions and swaps of neighbours, and of those
  /// alignments takes one with the fewest separate places of difference. What the grader takes as equal in any answer is
  /// the same: case, width, composition and apostrophes. Texts of over 200 graphemes are not aligned: they differ as
  /// wholes.
  public init(given: String, expected: String) {
    let given = Array(given)
    let expected = Array(expected)
    guard max(given.count, expected.count) <= 200 else {
      places = given.map { Place(given: $0) } + expected.map { Place(expected: $0) }
      return
    }
    let alignment = Alignment(
      given.map { AnswerText.letters(of: String($0)) }, expected.map { AnswerText.letters(of: String($0)) })
    places = alignment.steps.flatMap { step -> [Place] in
      switch step {
      // A letter in another case is the same letter.
      case .same(_, let j): [Place(given: expected[j], expected: expected[j])]
      case .substituted(let i, let j): [Place(given: given[i], expected: expected[j])]
      case .added(let i): [Place(given: given[i])]
      case .missing(let j): [Place(expected: expected[j])]
      case .swapped(let i, let j):
        [
          Place(given: given[i], expected: expected[j], isSwapped: true),
          Place(given: given[i + 1], expected: expected[j + 1], isSwapped: true),
        ]
      }
    }
  }
}
