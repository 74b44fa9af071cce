/// How a given text differs from the expected one, aligned grapheme by grapheme.
public struct AnswerDifference: Hashable, Sendable {
  /// One place of the alignment; nil on one side where that side has nothing.
  public struct Place: Hashable, Sendable {
    public var given: Character?
    public var expected: Character?
    public var isSame: Bool { given == expected }
  }

  public var places: [Place]

  /// Aligns two texts with the fewest insertions, deletions and substitutions; case aside, since the grader ignores it.
  /// Texts of over 200 graphemes are not aligned: they differ as wholes.
  public init(given: String, expected: String) {
    let given = Array(given)
    let expected = Array(expected)
    guard max(given.count, expected.count) <= 200 else {
      places = given.map { Place(given: $0) } + expected.map { Place(expected: $0) }
      return
    }
    // costs[i][j]: edits that turn the first i given graphemes into the first j expected ones.
    var costs = [[Int]](repeating: [Int](repeating: 0, count: expected.count + 1), count: given.count + 1)
    for i in 0...given.count { costs[i][0] = i }
    for j in 0...expected.count { costs[0][j] = j }
    func differ(_ i: Int, _ j: Int) -> Int { given[i].lowercased() == expected[j].lowercased() ? 0 : 1 }
    for i in given.indices {
      for j in expected.indices {
        costs[i + 1][j + 1] = min(costs[i][j] + differ(i, j), costs[i][j + 1] + 1, costs[i + 1][j] + 1)
      }
    }
    var places: [Place] = []
    var (i, j) = (given.count, expected.count)
    while i > 0 || j > 0 {
      if i > 0, j > 0, costs[i][j] == costs[i - 1][j - 1] + differ(i - 1, j - 1) {
        // A letter in another case is the same letter.
        let isSame = differ(i - 1, j - 1) == 0
        places.append(Place(given: isSame ? expected[j - 1] : given[i - 1], expected: expected[j - 1]))
        (i, j) = (i - 1, j - 1)
      } else if i > 0, costs[i][j] == costs[i - 1][j] + 1 {
        places.append(Place(given: given[i - 1]))
        i -= 1
      } else {
        places.append(Place(expected: expected[j - 1]))
        j -= 1
      }
    }
    self.places = places.reversed()
  }
}
