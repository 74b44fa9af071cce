/// A card that waits, in the order in which a session asks: the least likely known first, of equals the first.
struct RankedCard: Comparable {
  /// Its place in the simulation.
  var index: Int
  var likely: Double
  var id: Int64

  static func < (a: RankedCard, b: RankedCard) -> Bool { a.likely == b.likely ? a.id < b.id : a.likely < b.likely }
}

extension Array where Element: Comparable {
  /// Puts the `count` least elements before all others, in no order among themselves (Hoare's selection): far cheaper
  /// than sorting where most of what waits waits on.
  mutating func putLeastFirst(_ count: Int) {
    var open = 0..<self.count
    while open.count > 1, count > open.lowerBound, count < open.upperBound {
      let pivot = self[open.lowerBound + open.count / 2]
      var (low, high) = (open.lowerBound, open.upperBound - 1)
      while low <= high {
        while self[low] < pivot { low += 1 }
        while pivot < self[high] { high -= 1 }
        guard low <= high else { break }
        swapAt(low, high)
        low += 1
        high -= 1
      }
      // Up to `high` lies what is less, from `low` on what is more; between them at most the pivot.
      if count <= high + 1 {
        open = open.lowerBound..<(high + 1)
      } else if count >= low {
        open = low..<open.upperBound
      } else {
        return
      }
    }
  }
}
