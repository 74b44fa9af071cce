import Foundation
import Speech
import TestSupport
import Testing

// The example:
/// Writes a word and its meanings into a sound file; the answer is where each stands in it, in seconds.
func write(_ word: String, meanings: [String], to path: String) async throws -> [ClosedRange<Double>] {
  let gaps = GapRules(wordGap: 0.5, meaningGap: 0.1, wordMeaningGap: 0.3)
  var list = Playlist()
  list.append(Utterance(word, language: "en"))
  for (index, meaning) in meanings.enumerated() {
    list.append(Utterance(meaning, language: "ko"), after: index == 0 ? gaps.wordMeaningGap : gaps.meaningGap)
  }
  var places: [ClosedRange<Double>] = []
  let queue = SpeechQueue(output: .file(path))
  for await event in queue.play(list, settings: SpeechSettings(rate: 150)) {
    switch event {
    case .spoke(_, let start, let end): places.append(Double(start) / 22_050...Double(end) / 22_050)
    case .failed(let error, _): throw error
    default: break
    }
  }
  return places
}
// End of the example.

@Suite("the landing page of Speech")
struct LandingPageTests {
  @Test("prints an example that compiles and does what it says")
  func example() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "landing-\(UUID().uuidString).wav").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let places = try await write("authenticity", meanings: ["진위", "진품임"], to: path)
    try #require(places.count == 3)
    #expect(abs(places[1].lowerBound - places[0].upperBound - 0.3) < 0.000_1)
    #expect(abs(places[2].lowerBound - places[1].upperBound - 0.1) < 0.000_1)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try PrintedExample(in: #filePath).isPrinted(in: Document("Sources/Speech/Speech.docc/Speech.md")))
  }
}
