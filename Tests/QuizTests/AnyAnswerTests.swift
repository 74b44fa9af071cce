import Foundation
import Quiz
import TestSupport
import Testing
import Vocabulary

/// What holds of every answer, tried with answers that chance makes.
@Suite("any answer")
struct AnyAnswerTests {
  static let languages = ["en", "de", "fr", "es", "ko", "ja", "ru", "xx", ""]

  /// Letters with case, accents and width, none of which folds to more than one other text.
  private static let letters = Array("abcdefgzABCDZéèüößñœçØ지연시간값안녕がっこうガカ学校ー漢жЖσ 0123- '’.!?")
  private static let strange: [Unicode.Scalar] = Array(
    "\u{0}\u{7}\u{1B}\u{301}\u{308}\u{3099}\u{200D}\u{FE0F}\u{1100}\u{1161}\u{11A8}\u{3131}\u{FFA1}\u{FEFF}\u{202E}\u{1F468}/\\(){}?.«»“”'\"-… \t\n"
      .unicodeScalars)

  private func text(_ range: ClosedRange<Int>, _ chance: inout SeededGenerator) -> String {
    let count = Int.random(in: range, using: &chance)
    return String((0..<count).map { _ in Self.letters.randomElement(using: &chance) ?? "a" })
  }

  private func garbage(_ chance: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...[3, 30, 300, 10_000].randomElement(using: &chance)!, using: &chance) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &chance)) ?? "a"
      let letter = Self.letters.randomElement(using: &chance)?.unicodeScalars.first ?? "a"
      scalars.append([any, letter, Self.strange.randomElement(using: &chance) ?? "a"].randomElement(using: &chance)!)
    }
    return String(scalars)
  }

  private func grader(_ word: String, _ language: String, _ chance: inout SeededGenerator) -> AnswerGrader {
    let entry = Entry(
      word: word, language: language, meanings: ["뜻"], meaningLanguage: "ko",
      examples: [Example(text: "a {\(word)} b")], pronunciation: "がっこう、ガ",
      confusables: [Confusable(word: text(0...9, &chance), reason: "x")])
    guard Bool.random(using: &chance), let cloze = Cloze.all(of: entry).first else { return AnswerGrader(word: entry) }
    return AnswerGrader(entry: entry, cloze: cloze)
  }

  @Test("is graded without a trap", arguments: 0..<60 as Range<UInt64>)
  func garbage(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let language = Self.languages.randomElement(using: &chance)!
    let word = Bool.random(using: &chance) ? garbage(&chance) : text(0...12, &chance)
    let grader = grader(word, language, &chance)
    let given = garbage(&chance)
    let other = Entry(word: given, language: language, meanings: [garbage(&chance)], meaningLanguage: "ko")
    _ = grader.grade(given)
    _ = grader.grade(given, others: [other], stems: { [$0, String($0.prefix(3))] })
    _ = AnswerDifference(given: given, expected: grader.shownAnswer)
  }

  @Test("that equals the word is right", arguments: 0..<60 as Range<UInt64>)
  func equal(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let language = Self.languages.randomElement(using: &chance)!
    let word = Bool.random(using: &chance) ? text(1...20, &chance) : garbage(&chance)
    let grader = grader(word, language, &chance)
    let grade = grader.grade(grader.shownAnswer)
    #expect(grade.verdict == .correct || grade.verdict == .unknown)
    if word.contains(where: { $0.isLetter }) { #expect(grader.grade(grader.shownAnswer).verdict == .correct) }
  }

  @Test("gets the same verdict composed and decomposed, in any case and width", arguments: 0..<300 as Range<UInt64>)
  func folded(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let language = Self.languages.randomElement(using: &chance)!
    let word = text(1...12, &chance)
    let grader = grader(word, language, &chance)
    // Near the word often enough to reach the slips and forms.
    var letters = Array(word)
    for _ in 0..<Int.random(in: 0...3, using: &chance) {
      letters[Int.random(in: letters.indices, using: &chance)] = Self.letters.randomElement(using: &chance)!
    }
    let given = String(letters)
    let verdict = grader.grade(given).verdict
    #expect(grader.grade(given.decomposedStringWithCanonicalMapping).verdict == verdict)
    #expect(grader.grade(given.lowercased()).verdict == verdict)
    #expect(grader.grade(given.uppercased()).verdict == verdict)
    let wide = String(
      String.UnicodeScalarView(
        given.unicodeScalars.map { scalar in
          (0x21...0x7E).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0)! : scalar
        }))
    #expect(grader.grade(wide).verdict == verdict)
  }

  @Test("counts its slips as their definition does", arguments: 0..<300 as Range<UInt64>)
  func slips(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    func letters(_ range: ClosedRange<Int>) -> [Character] {
      (0..<Int.random(in: range, using: &chance)).map { _ in "abcd".randomElement(using: &chance)! }
    }
    let word = letters(3...12)
    var given = word
    for _ in 0..<Int.random(in: 0...3, using: &chance) {
      let place = Int.random(in: 0...max(0, given.count - 1), using: &chance)
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: given.insert(contentsOf: letters(1...1), at: min(place, given.count))
      case 1 where !given.isEmpty: given.remove(at: place)
      case 2 where place + 1 < given.count: given.swapAt(place, place + 1)
      case _ where !given.isEmpty: given[place] = letters(1...1)[0]
      default: break
      }
    }
    guard !given.isEmpty else { return }
    let entry = Entry(word: String(word), language: "xx", meanings: ["뜻"], meaningLanguage: "ko")
    let grade = AnswerGrader(word: entry).grade(String(given))
    let slips = distance(given, word)
    switch slips {
    case 0: #expect(grade.verdict == .correct)
    case 1 where word.count >= 5, 2 where word.count >= 9: #expect(grade.reason == .slips(slips))
    default: #expect(grade.verdict == .wrong)
    }
  }

  /// The optimal string alignment distance, straight from its recurrence.
  private func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          rows[i][j] = i + j
          continue
        }
        rows[i][j] = min(
          rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }
}
