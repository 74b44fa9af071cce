internal import UnicodeText
internal import Vocabulary

/// What a grader holds its answers against, prepared once.
final class ExpectedAnswer: Sendable {
  /// One way to write the answer that counts as right.
  struct Writing: Sendable {
    let text: String
    let compared: ComparedText
    let plain: [Letters]
    let plainBare: Letters
    let units: [EditDistance.Unit]

    init(_ text: String, _ rules: SpellingRules) {
      self.text = text
      compared = ComparedText(text, rules)
      plain = compared.plain(rules)
      plainBare = compared.plainBare(rules)
      units = EditDistance.units(of: compared.bare)
    }

    func equals(_ typed: ComparedText) -> Bool { compared.equals(typed) }

    func equalsWithoutAccents(_ typed: [Letters]) -> Bool {
      plain.contains { plain in typed.contains { $0 == plain } }
    }
  }

  let rules: SpellingRules
  /// Every way to write the answer, with the accepted ones.
  let answers: [Writing]
  /// The entry's own word, where a sentence wants another form of it.
  let words: [Writing]
  /// The entry's near-synonyms, in its order.
  let confusables: [Writing]
  /// How the answer is read in kana, without accents.
  let readings: [Letters]
  let scripts: LetterScripts
  /// True if an accent can tell a typed text without any from an answer.
  let hasAccents: Bool

  init(entry: Entry, expected: String, isPattern: Bool) {
    let rules = SpellingRules(language: entry.language)
    let variants = ExpectedAnswer.variants(of: entry.word)
    let words = variants.map { Writing($0, rules) }
    var answers = words
    if !isPattern {
      let wanted = Writing(expected, rules)
      // Where the sentence has one way to write the word, the other ways are as good.
      let isWhole = words.contains { $0.equals(wanted.compared) }
      answers = [wanted] + (isWhole ? words : [])
    } else if variants.count > 1 {
      answers.append(Writing(WordPattern.shown(entry.word), rules))
    }
    answers += entry.accepted.map { Writing($0, rules) }
    self.rules = rules
    self.words = isPattern ? [] : words
    self.answers = answers
    confusables = entry.confusables.map { Writing($0.word, rules) }
    readings = rules.language == "ja" ? JapaneseReadings.of(answers.map(\.text), entry: entry) : []
    scripts = answers.reduce([]) { $0.union(LetterScripts(of: $1.compared.bare)) }
    hasAccents = answers.contains { !$0.compared.isPlain }
  }

  /// The ways to write a word; most have no markup to read.
  private static func variants(of word: String) -> [String] {
    let hasMarkup = word.utf8.contains {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "\\")
    }
    return hasMarkup ? WordPattern(word).alternatives.flatMap(\.variants) : [word.collapsedSpaces]
  }
}
