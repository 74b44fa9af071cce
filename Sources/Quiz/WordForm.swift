/// Comparing texts word by word, where each word may stand in another form.
enum WordForm {
  /// True if the texts have as many words, each equal or a form of the other's, and not all equal.
  static func areForms(_ a: Letters, _ b: Letters, _ areForms: (Letters, Letters) -> Bool) -> Bool {
    guard a != b else { return false }
    guard a.contains(" ") else { return !b.contains(" ") && areForms(a, b) }
    let a = a.split(separator: " ").map { Letters($0) }
    let b = b.split(separator: " ").map { Letters($0) }
    return a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || areForms($0, $1) }
  }

  /// True if a dictionary knows a stem of both words. Words that begin differently do not count: dictionaries take
  /// prefixes off too, and `unclear` is no form of `clear`.
  static func shareStem(_ a: Letters, _ b: Letters, _ stems: (String) -> [String]) -> Bool {
    guard a.first == b.first, max(a.count, b.count) <= 100 else { return false }
    let ofA = stems(String(a)).map { $0.lowercased() }
    guard !ofA.isEmpty else { return false }
    return stems(String(b)).contains { ofA.contains($0.lowercased()) }
  }
}
