/// Gives rows the times of what they stand for as keys: the millisecond itself, or the next that is free.
struct IDSource {
  /// Where to look next for a millisecond that was taken: many rows may want the same.
  private var further: [Int64: Int64] = [:]

  /// The key under which `insert` put the row; it answers false for one that is taken.
  mutating func insert(at milliseconds: Int64, _ insert: (Int64) throws -> Bool) rethrows -> Int64 {
    var id = further[milliseconds] ?? max(1, milliseconds)
    while try !insert(id) { id += 1 }
    if id != milliseconds { further[milliseconds] = id + 1 }
    return id
  }
}

/// A key that follows from a name (FNV-1a, 32 bits), so that it is the same in every export.
func key(of name: String, from base: Int64) -> Int64 {
  let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
  return base + Int64(hash)
}
