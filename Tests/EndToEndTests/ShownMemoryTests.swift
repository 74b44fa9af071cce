import Foundation
import TestSupport
import Testing

@Suite("The memory that show tells of")
struct ShownMemoryTests {
  @Test("after as many days as the stability that is shown the chance is 90%", arguments: ["fsrs6", "fsrs7"])
  func stability(model: String) throws {
    let library = try TestLibrary(now: "2026-03-20T09:00:00Z")
    try library.importAnsweredWords()
    try library.run("config", "set", "model", model)
    let shown = try library.run("show", "w2").output
    let stability = try #require(shown.firstMatch(of: /stability ([0-9.]+) days/).flatMap { Double($0.1) }, "\(shown)")
    #expect(stability > 10)

    // The last answer was given on the twelfth.
    let last = try #require(try? Date("2026-03-12T09:00:00Z", strategy: .iso8601))
    let later = last.addingTimeInterval(stability.rounded() * 86_400).formatted(.iso8601)
    let then = try library.run("show", "w2", environment: ["VOCAB_NOW": later]).output
    #expect(then.contains(", 90% likely known now · stability \(stability) days, "), "\(later): \(then)")

    // Programs read what the model keeps, which with FSRS-7 is another figure.
    let card = (try library.events("show", "w2", "--format", "jsonl").first?["cards"] as? [[String: Any]])?.first
    let kept = try #require(card?["stability"] as? Double)
    #expect((abs(kept - stability) < 0.1) == (model == "fsrs6"), "\(kept), \(stability)")
  }
}
