import TestSupport
import Testing

@testable import Vocabulary

@Suite("word patterns")
struct WordPatternTests {
  @Test("a word without markup is read as every word is")
  func plainWords() {
    let scalars = Array("ab 한é\u{301}\u{3000}\u{200B}:-/()\\".unicodeScalars)
    var chance = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let usual = Int.random(in: 1...scalars.count, using: &chance)
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &chance) {
        view.append(scalars[Int.random(in: 0..<usual, using: &chance)])
      }
      let word = String(view)
      let pattern = WordPattern(word)
      #expect(pattern.alternatives == WordPattern.read(word), "\(word.debugDescription)")
      for alternative in pattern.alternatives {
        #expect(alternative.full == alternative.variants.first, "\(word.debugDescription)")
      }
    }
  }
}
