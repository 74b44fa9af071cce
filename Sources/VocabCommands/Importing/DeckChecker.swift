import DeckChecking
import DeckFormats
import Speech
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
    var check = DeckCheck(
      knowledge: LanguageKnowledge(
        stems: { [forms] in forms.stems(of: $0, language: $1) }, knows: { [forms] in forms.knows($0, language: $1) }))
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
