import Foundation
import TestSupport
import Testing

/// `docs/protocol.md` names every member of every line that `--format jsonl` writes, and none besides.
@Suite("the document of the protocol")
struct ProtocolDocumentTests {
  /// Members by the section that describes them, such as `vocab quiz/answer`.
  private typealias Members = [String: Set<String>]

  /// What the document names: the first column of its tables, an event's section within its command's.
  private static func documented() throws -> Members {
    var members: Members = [:]
    for row in try Document("docs/protocol.md").rows where row.headings.count == 2 {
      let names = Set(Document.quoted(row.cells[0]))
      let (above, section) = (Document.quoted(row.headings[0]), Document.quoted(row.headings[1]))
      // Commands stand each for themselves below "Lists", events below their command.
      for name in section {
        members[above.isEmpty ? name : "\(above[0])/\(name)", default: []].formUnion(names)
      }
    }
    return members.filter { $0.key.hasPrefix("vocab ") }
  }

  @Test("names the members that sessions, tests, speech, fits, forecasts and lists have")
  func members() throws {
    var seen: Members = [:]
    func see(_ command: String, _ events: [[String: Any]]) {
      for var event in events {
        let kind = event.removeValue(forKey: "event") ?? event.removeValue(forKey: "section")
        let section = kind.map { "vocab \(command)/\($0)" } ?? "vocab \(command)"
        seen[section, default: []].formUnion(Self.names(of: event))
      }
    }
    try lookAtQuizzes(see)
    try lookAtLevels(see)
    try lookAtSpeech(see)
    try lookAtMemory(see)
    try lookAtLists(see)
    try lookAtStatistics(see)

    var documented = try Self.documented()
    // One section is of two commands.
    let list = documented["vocab list"] ?? []
    documented["vocab show", default: []].formUnion(list)
    for section in Set(documented.keys).union(seen.keys).sorted() {
      #expect(documented[section, default: []].sorted() == seen[section, default: []].sorted(), "\(section)")
    }
  }

  @Test("shows a front end that is short")
  func length() throws {
    let blocks = try Document("docs/protocol.md").blocks.filter { $0.kind == "python" }
    #expect(blocks.count == 1 && blocks[0].lines.count <= 60)
  }

  /// The names of an object's members, those of objects within lists behind `name[].`; confusables are named by the deck.
  private static func names(of object: [String: Any]) -> [String] {
    object.flatMap { name, value in
      [name] + (value as? [[String: Any]] ?? []).flatMap { names(of: $0) }.map { "\(name)[].\($0)" }
    }
  }

  private func lookAtQuizzes(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary()
    try library.run("import", Document.project + "/decks/developer-english.csv")
    func quiz(_ options: [String], _ input: String) throws {
      let result = try BuiltProgram.run(
        ["quiz", "--format", "jsonl", "--seed", "1", "--limit", "2"] + options, environment: library.environment,
        input: input)
      see("quiz", result.events)
    }
    try quiz([], "ad hoc\nanswer\naddressed\n?\n/nonsense\n/easy\n")
    try quiz(["--mode", "choice"], "9\n1\n")
    try quiz(["--mode", "cards"], "\n3\n")
    try quiz(["--mode", "build", "--level", "B1"], "1 2\n")

    // A word that is removed while it is asked for.
    let dialogue = try QuizDialogue(library, "--mode", "type", "--limit", "1")
    let question = try #require(try dialogue.next())
    let meanings = try #require(question["meanings"] as? [String])
    let word = try #require(
      try library.events("search", meanings[0], "--format", "jsonl").first { $0["meanings"] as? [String] == meanings })
    try library.run("remove", try #require(word["word"] as? String))
    dialogue.answer("whatever")
    _ = try dialogue.play { _ in "" }
    see("quiz", dialogue.events)

    let leech = try TestLibrary()
    try leech.run("import", leech.write("leech.jsonl", Self.nearlyLeech))
    see("quiz", try leech.events("quiz", "--mode", "type", "--format", "jsonl", input: "dog\n"))
  }

  /// A word that was forgotten seven times and learned again, as often as it takes before the last time.
  private static var nearlyLeech: String {
    let reviews = (0..<8).flatMap { month in
      [("again", "09:00"), ("good", "09:20"), ("good", "09:40")].map { rating, time in
        #"{"skill":"production","at":"2025-0\#(month + 1)-02T\#(time):00Z","rating":"\#(rating)","given":"dog"}"#
      }
    }
    return #"{"word":"cat","meanings":["고양이"],"reviews":[\#(reviews.joined(separator: ","))]}"#
  }

  private func lookAtLevels(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary()
    try library.run("import", Document.project + "/decks/developer-english.csv")
    see("level", try library.events("level", "--format", "jsonl", "--questions", "5", input: "maybe\ny\ny\ny\nn\nn\n"))
    see("level", try library.events("level", "--apply", "--format", "jsonl"))
  }

  private func lookAtSpeech(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    see("speak", try library.events("speak", "latency", "--audio", "null", "--format", "jsonl"))
    let endless = try RunningProgram(
      ["speak", "--all", "--loop", "--audio", "null", "--format", "jsonl"], environment: library.environment)
    while let line = try endless.readLine() {
      let event = jsonObject(line)
      see("speak", [event])
      if event["event"] as? String == "utterance" { endless.process.send(SIGINT) }
    }
    _ = try endless.finish()
  }

  private func lookAtMemory(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary(now: "2026-04-01T09:00:00Z")
    see("optimize", try library.events("optimize", "--format", "jsonl"))
    try library.importAnsweredWords()
    see("optimize", try library.events("optimize", "--check", "--format", "jsonl"))
    see("optimize", try library.events("optimize", "--format", "jsonl"))
    see("forecast", try library.events("forecast", "--days", "2", "--retention", "0.9", "--format", "jsonl"))
  }

  private func lookAtLists(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    try library.run("quiz", "--limit", "1", input: "retained\n")
    for command in ["list", "due", "decks", "history", "voices", "doctor"] {
      see(command, try library.events(command, "--format", "jsonl"))
    }
    see("search", try library.events("search", "e", "--format", "jsonl"))
    see("show", try library.events("show", "retain", "--format", "jsonl"))
  }

  private func lookAtStatistics(_ see: (String, [[String: Any]]) -> Void) throws {
    let library = try TestLibrary()
    try library.run("import", Document.project + "/Tests/EndToEndTests/Fixtures/learner.jsonl")
    see("stats", try library.events("stats", "--format", "jsonl"))
  }
}
