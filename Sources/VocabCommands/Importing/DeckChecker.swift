import DeckChecking
import DeckFormats
import Speech
import Terminal
import UnicodeText
import Vocabulary
import WordForms

/// Checks a deck with the dictionaries and the voices that are installed.
struct DeckChecker {
  private let forms = WordForms()
  /// Languages that no voice speaks; of them nothing is asked.
  private var unspoken: Set<String> = []

  mutating func check(
    _ file: DeckFile, _ options: DeckFile.Options, watched work: WatchedWork
  ) async throws -> [DeckFinding] {
    var reader = try file.reader(options)
    var check = DeckCheck(knowledge: Self.knowledge(forms))
    while let row = try reader.next() {
      let place = reader.place ?? file.place
      try work.step(done: place.done, of: place.total)
      check.add(row)
      for (place, text) in Self.spoken(row.entry) {
        check.add(voiceLanguages: await voiceLanguages(for: text), of: place, in: row)
      }
    }
    return check.finish()
  }

  /// Says of one entry what is wrong with its examples, which are kept as they are.
  static func warn(of entry: Entry, to output: TerminalOutput) throws {
    if entry.examples.isEmpty { return }
    var check = DeckCheck(knowledge: knowledge(WordForms()))
    check.add(DeckRow(line: 1, entry: entry))
    for var finding in check.finish() where finding.problem.isOfBlank {
      finding.line = nil
      try output.writeLine("\(finding.message(file: "vocab").onOneLine)")
    }
  }

  private static func knowledge(_ forms: WordForms) -> LanguageKnowledge {
    LanguageKnowledge(
      stems: { [forms] in forms.stems(of: $0, language: $1) }, knows: { [forms] in forms.knows($0, language: $1) })
  }

  private static func spoken(_ entry: Entry) -> [(DeckFinding.Place, SpokenText)] {
    SpokenText.all(of: entry, .word).map { (.word, $0) }
      + SpokenText.all(of: entry, .example).enumerated().map { (.example($0.offset + 1), $0.element) }
  }

  private mutating func voiceLanguages(for text: SpokenText) async -> [String] {
    if unspoken.contains(text.language) { return [] }
    let utterance = Utterance(text.spoken, language: text.language)
    if let languages = try? await EspeakEngine.shared.fallbackLanguages(of: utterance) { return languages }
    unspoken.insert(text.language)
    return []
  }
}

extension DeckFinding.Problem {
  /// Whether it is about where an example has its blank.
  fileprivate var isOfBlank: Bool {
    switch self {
    case .noBlank, .loneBrace, .foreignBlank: true
    default: false
    }
  }
}
