import Quiz
import TestSupport
import Testing

@Suite("the difference of two answers")
struct AnswerDifferenceTests {
  /// What was typed, what was wanted, and below each place `=`, `x` for a swap, `^` for another difference.
  private func lines(_ difference: AnswerDifference) -> [String] {
    [
      String(difference.places.map { $0.given ?? "_" }), String(difference.places.map { $0.expected ?? "_" }),
      String(difference.places.map { $0.isSame ? "=" : $0.isSwapped ? "x" : "^" }),
    ]
  }

  @Test(
    "is aligned with the fewest edits, and these stand together",
    arguments: [
      ("ambigous", "ambiguous", ["ambig_ous", "ambiguous", "=====^==="]),
      ("recieve", "receive", ["recieve", "receive", "===xx=="]),
      ("accomodation", "accommodation", ["acco_modation", "accommodation", "====^========"]),
      ("neccesary", "necessary", ["neccesary", "necessary", "===^^===="]),
      ("neccesary", "neccesary", ["neccesary", "neccesary", "========="]),
      ("abcd", "", ["abcd", "____", "^^^^"]),
      ("", "abc", ["___", "abc", "^^^"]),
      ("Apple", "apple", ["apple", "apple", "====="]),
      ("don’t", "don't", ["don't", "don't", "====="]),
      ("ＡＢ", "ab", ["ab", "ab", "=="]),
      ("유지하더", "유지하다", ["유지하더", "유지하다", "===^"]),
      ("하유지다", "유하지다", ["하유지다", "유하지다", "xx=="]),
      ("がこう", "がっこう", ["が_こう", "がっこう", "=^=="]),
      ("cafe", "café", ["cafe", "café", "===^"]),
      ("cafe\u{301}", "café", ["café", "café", "===="]),
      ("👨‍👩‍👧a", "👨‍👩‍👧b", ["👨‍👩‍👧a", "👨‍👩‍👧b", "=^"]),
      ("retained", "retain", ["retained", "retain__", "======^^"]),
    ])
  func aligned(given: String, expected: String, lines: [String]) {
    #expect(self.lines(AnswerDifference(given: given, expected: expected)) == lines)
  }

  @Test("both texts stand in it whole, in their order, whatever they are", arguments: 0..<40 as Range<UInt64>)
  func whole(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    func text() -> String {
      String((0..<Int.random(in: 0...40, using: &chance)).map { _ in "abc가나".randomElement(using: &chance) ?? "a" })
    }
    let (given, expected) = (text(), text())
    let places = AnswerDifference(given: given, expected: expected).places
    #expect(String(places.compactMap(\.given)) == given)
    #expect(String(places.compactMap(\.expected)) == expected)
    #expect(places.count { !$0.isSame } <= max(given.count, expected.count))
    #expect(places.count { $0.isSwapped }.isMultiple(of: 2))
  }

  @Test("long texts are not aligned")
  func long() {
    let text = String(repeating: "a", count: 10_000)
    #expect(AnswerDifference(given: text, expected: "a").places.count == 10_001)
  }
}
