import AnkiPackages
import DeckFormats
import Foundation
import Scheduling
import TestSupport
import Testing
import Vocabulary

/// The anki package of PyPI, with the Python that `VOCAB_TEST_PYTHON` names, else `python3`.
enum RealAnki {
  static let python = ProcessInfo.processInfo.environment["VOCAB_TEST_PYTHON"] ?? "python3"

  static let isThere =
    (try? BuiltProgram.run(["-c", "import anki.collection"], program: python))?.exit == .code(0)

  /// What Anki holds after it has imported a package twice.
  struct Collection: Decodable {
    struct Import: Decodable, Equatable {
      var new: Int
      var updated: Int
      var duplicate: Int
    }

    struct Note: Decodable {
      var guid: String
      var fields: [String]
      var tags: [String]
      var kind: String
      var cards: [Card]
    }

    struct Card: Decodable {
      var place, type, queue: Int
      var deck: String
      var interval, daysToGo, reps, lapses, flag: Int
      var stability: Double
      var log: [[Int64]]
      var question, answer: String
    }

    var first, second: Import
    var notes: [Note]
    var flaws: String
    var isSound: Bool
  }

  /// Takes a package through Anki, which exports it again in both forms into the folder.
  static func take(_ package: String, folder: String) throws -> Collection {
    let result = try BuiltProgram.run([Fixture.path("through_anki.py"), package, folder], program: python)
    if result.exit != .code(0) { Issue.record("\(result.errors)") }
    return try JSONDecoder().decode(Collection.self, from: Data(result.output.utf8))
  }
}

/// What Anki itself makes of a package. Where it is not installed, the run reports this suite as skipped, not as passed.
@Suite(
  .enabled(if: RealAnki.isThere, "needs PyPI's anki: pip install anki, or VOCAB_TEST_PYTHON=path to a Python with it"))
struct RealAnkiTests {
  @Test("Anki imports an export with its history, knows it again, and its own exports read back the same")
  func roundTrip() throws {
    let folder = try TestFolder()
    let entries = ExportSamples.all
    try write(entries, to: folder.path("words.apkg"))
    let anki = try RealAnki.take(folder.path("words.apkg"), folder: folder.path)

    #expect(anki.first.new == 3 && anki.second.new == 0)
    #expect(anki.isSound, "\(anki.flaws)")
    #expect(anki.notes.map(\.guid) == entries.map(\.id))
    #expect(anki.notes.map(\.kind) == ["vocab (en)", "vocab (en)", "vocab (de)"])
    #expect(anki.notes[0].tags == ["a::b", "c"])
    #expect(
      anki.notes.flatMap(\.cards).map(\.deck) == [
        "Words::Developer", "Words::Developer", "Words::Developer", "Words::Developer", "German", "German", "German",
      ])

    let production = anki.notes[0].cards[1]
    #expect(production.type == 2 && production.queue == 2 && production.reps == 4 && production.lapses == 1)
    #expect(production.interval == 25 && production.flag == 1)
    #expect(abs(production.stability - 12.3457) < 0.001)
    #expect(production.log.map { $0[1] } == [3, 3, 1, 3])
    #expect(production.log.map { $0[2] } == [0, 0, 1, 2])
    #expect(production.log.map { $0[0] } == entries[0].progress.reviews.map(\.at.milliseconds))
    #expect(anki.notes[1].cards.allSatisfy { $0.queue == -1 })
    #expect(anki.notes[2].cards.map(\.type) == [2, 0, 1])

    let question = production.question
    #expect(question.contains("____") && question.contains("보유하다") && !question.contains("retained"))
    #expect(anki.notes[2].cards[2].question.contains("[anki:play:q:0]"))

    for name in ["old.apkg", "new.apkg"] {
      let rows = try readAll(folder.path(name)).rows
      #expect(rows.map(\.entry) == entries.map(\.entry))
      #expect(rows.map(\.deck) == entries.map(\.deck))
      #expect(rows[0].progress?.reviews.map(\.rating) == entries[0].progress.reviews.map(\.rating))
    }
  }

  @Test("days until a card is due survive the import")
  func due() throws {
    let folder = try TestFolder()
    // Anki counts from its own present.
    let now = Int(Date().timeIntervalSince1970)
    let moment = ReviewMoment(
      at: Timestamp(milliseconds: Int64(now) * 1000), day: StudyDay(rawValue: (now - 4 * 3600) / 86_400), utcOffset: 0)
    var exported = ExportSamples.all[0]
    exported.schedules[.production]?.due = .on(moment.day + 9)
    var writer = try AnkiPackageWriter(path: folder.path("words.apkg"), now: moment)
    try writer.write(exported)
    try writer.finish()
    let anki = try RealAnki.take(folder.path("words.apkg"), folder: folder.path)
    #expect(anki.notes[0].cards[1].daysToGo == 9)
  }
}
