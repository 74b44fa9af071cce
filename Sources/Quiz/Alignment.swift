/// Two sequences aligned with the fewest edits, and of those alignments with the fewest runs of edits.
struct Alignment {
  enum Step: Hashable {
    case same(Int, Int)
    case substituted(Int, Int)
    /// The first of two neighbours that changed sides.
    case swapped(Int, Int)
    /// Only in the first sequence.
    case added(Int)
    /// Only in the second sequence.
    case missing(Int)
  }

  private(set) var steps: [Step] = []

  /// Takes time and space that grow with the product of the lengths.
  init<Element: Equatable>(_ a: [Element], _ b: [Element]) {
    // One more run costs less than one more edit, however many there are.
    let edit = a.count + b.count + 1
    let width = b.count + 1
    /// The least cost of the first i and j elements, after an equal pair and after an edit.
    var costs = [(same: Int, edited: Int)](repeating: (.max / 2, .max / 2), count: (a.count + 1) * width)
    costs[0].same = 0
    func edited(from index: Int) -> Int { min(costs[index].same + 1, costs[index].edited) + edit }
    func isSwap(_ i: Int, _ j: Int) -> Bool {
      i >= 2 && j >= 2 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && a[i - 1] != a[i - 2]
    }
    for i in 0...a.count {
      for j in 0...b.count where i + j > 0 {
        let index = i * width + j
        var best = Int.max / 2
        if i > 0 { best = min(best, edited(from: index - width)) }
        if j > 0 { best = min(best, edited(from: index - 1)) }
        if i > 0, j > 0 {
          if a[i - 1] == b[j - 1] {
            let before = costs[index - width - 1]
            costs[index].same = min(before.same, before.edited)
          } else {
            best = min(best, edited(from: index - width - 1))
          }
        }
        if isSwap(i, j) { best = min(best, edited(from: index - 2 * width - 2)) }
        costs[index].edited = best
      }
    }

    var (i, j) = (a.count, b.count)
    // What the step behind adds if this one is not an edit.
    var isInRun = false
    while i > 0 || j > 0 {
      let index = i * width + j
      let cost = costs[index]
      if cost.same + (isInRun ? 1 : 0) <= cost.edited {
        steps.append(.same(i - 1, j - 1))
        (i, j, isInRun) = (i - 1, j - 1, false)
        continue
      }
      isInRun = true
      if isSwap(i, j), cost.edited == edited(from: index - 2 * width - 2) {
        steps.append(.swapped(i - 2, j - 2))
        (i, j) = (i - 2, j - 2)
      } else if i > 0, j > 0, a[i - 1] != b[j - 1], cost.edited == edited(from: index - width - 1) {
        steps.append(.substituted(i - 1, j - 1))
        (i, j) = (i - 1, j - 1)
      } else if i > 0, cost.edited == edited(from: index - width) {
        steps.append(.added(i - 1))
        i -= 1
      } else {
        steps.append(.missing(j - 1))
        j -= 1
      }
    }
    steps.reverse()
  }
}
