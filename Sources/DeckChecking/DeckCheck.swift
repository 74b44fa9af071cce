public import DeckFormats
internal import Quiz
internal import UnicodeText
internal import Vocabulary

/// Looks through a deck, row by row, for what a teacher would mend: blanks that are not the word, translations that give
/// it away, near-synonyms that are right.
public struct DeckCheck {
  let knowledge: LanguageKnowledge
  private var findings: [DeckFinding] = []
  /// The line of each sentence.
  private var sentences: [String: Int] = [:]
  /// The line of each word.
  private var words: [Word: Int] = [:]
  private var previous: (word: String, key: [Unicode.Scalar])?
  private var entryCount = 0
  private var entriesWithConfusables = 0
  private var ranked: [Ranked] = []

  private struct Word: Hashable {
    var text: String
    var language: String
  }

  /// What tells whether an entry is one of the hardest, and has its second example.
  private struct Ranked {
    var line: Int
    var word: String
    var level: CEFRLevel
    var examples: Int
  }

  public init(knowledge: LanguageKnowledge = LanguageKnowledge()) {
    self.knowledge = knowledge
  }

  /// Takes in the deck's next row.
  public mutating func add(_ row: DeckRow) {
    let entry = row.entry
    let word = WordPattern.shown(entry.word)
    let problems = checkExamples(row) + check(entry) + checkPlace(row)
    findings += problems.map { DeckFinding(line: row.line, word: word, $0) }
    entryCount += 1
    if !entry.confusables.isEmpty { entriesWithConfusables += 1 }
    if let level = entry.level.flatMap({ CEFRLevel($0) }) {
      ranked.append(Ranked(line: row.line, word: word, level: level, examples: entry.examples.count))
    }
  }

  /// Takes in what the voice of a language makes of a text of the row: the languages that it turns to, its own among
  /// them.
  public mutating func add(voiceLanguages languages: [String], of place: DeckFinding.Place, in row: DeckRow) {
    let own = place.language(of: row.entry).primarySubtag
    let others = languages.filter { $0.primarySubtag != own }
    guard !others.isEmpty else { return }
    findings.append(
      DeckFinding(line: row.line, word: WordPattern.shown(row.entry.word), .spokenInParts(place, languages: others)))
  }

  /// What was found, by lines; last what concerns the whole deck.
  public consuming func finish() -> [DeckFinding] {
    let hardest = ranked.sorted { ($1.level, $1.examples, $0.line) < ($0.level, $0.examples, $1.line) }
      .prefix((ranked.count + DeckPromise.share - 1) / DeckPromise.share)
    findings += hardest.filter { $0.examples == 1 }.map { DeckFinding(line: $0.line, word: $0.word, .oneExample) }
    // Sorting keeps what was found at one line in its order.
    findings = findings.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
    if entriesWithConfusables * DeckPromise.share < entryCount {
      findings.append(DeckFinding(line: nil, word: nil, .fewConfusables(entriesWithConfusables, of: entryCount)))
    }
    return findings
  }

  private mutating func checkExamples(_ row: DeckRow) -> [DeckFinding.Problem] {
    var problems: [DeckFinding.Problem] = []
    for (index, example) in row.entry.examples.enumerated() {
      problems += check(example, number: index + 1, of: row.entry)
      let sentence = BlankedSentence(example.text).plain.caseFolded
      if let line = sentences[sentence] { problems.append(.repeatedExample(index + 1, line: line)) }
      sentences[sentence] = sentences[sentence] ?? row.line
    }
    return problems
  }

  private mutating func checkPlace(_ row: DeckRow) -> [DeckFinding.Problem] {
    let key = DeckPromise.sortKey(of: row.entry)
    defer { previous = (WordPattern.shown(row.entry.word), key) }
    let word = Word(text: row.entry.word, language: row.entry.language)
    if let line = words[word] { return [.repeatedWord(line: line)] }
    words[word] = row.line
    guard let previous, key.comes(before: previous.key) else { return [] }
    return [.notSorted(after: previous.word)]
  }
}

extension DeckFinding.Place {
  func language(of entry: Entry) -> String {
    switch self {
    case .word, .example, .confusable: entry.language
    case .meaning, .translation, .reason: entry.meaningLanguage
    }
  }
}
