import Foundation
import TestSupport
import Testing

@Suite("what is due is what a quiz asks")
struct DueEndToEndTests {
  private static let later = ["VOCAB_NOW": "2026-03-20T09:00:00Z"]
  private static let silent = ["PULSE_SERVER": "unix:/nonexistent"]

  /// The modes of the questions that a session asks, each answered rightly by the number or the word given.
  private func modes(_ events: [[String: Any]]) -> [String] {
    events.filter { $0["event"] as? String == "question" }.compactMap { $0["mode"] as? String }
  }

  @Test("without --mode the due cards of every skill are asked, each as it suits, until nothing is due")
  func everySkill() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--mode", "cards", "--limit", "2", "--no-speak", input: "\n4\n\n4\n")
    _ = try library.run("quiz", "--mode", "type", "--limit", "1", "--no-speak", input: "retain\n/easy\n")
    #expect(try library.run("due", environment: Self.later).output == "3 due, 2 new\n")
    // Of a word with two due cards one is asked in a session.
    let first = try library.run("quiz", "--new", "0", "--no-speak", input: "\n", environment: Self.later)
    #expect(first.output.hasPrefix("\n1/2 "))
    let events = try library.events(
      "quiz", "--new", "0", "--no-speak", "--format", "jsonl", "--seed", "1", input: "1\n2\n3\n4\n",
      environment: Self.later)
    #expect(Set(modes(events)) == ["choice"] || Set(modes(events)) == ["choice", "cloze"], "\(events)")
    let all = try TestLibrary()
    try all.run("add", "cat", "고양이")
    _ = try all.run("quiz", "--mode", "cards", "--no-speak", input: "\n4\n")
    #expect(try all.run("due", "--short", environment: Self.later).output == "1 due\n")
    _ = try all.run("quiz", "--new", "0", "--no-speak", input: "\n4\n", environment: Self.later)
    #expect(try all.run("due", "--short", environment: Self.later).output == "")
  }

  @Test("another card of a word that was just asked is named, and asked next")
  func siblings() throws {
    let library = try TestLibrary()
    try library.run("add", "cat", "고양이")
    _ = try library.run("quiz", "--mode", "cards", "--no-speak", input: "\n4\n")
    _ = try library.run("quiz", "--mode", "type", "--no-speak", input: "cat\n/easy\n")
    #expect(try library.run("due", "--short", environment: Self.later).output == "2 due\n")
    let first = try library.run("quiz", "--no-speak", input: "cat\n\n4\n", environment: Self.later)
    #expect(first.output.contains("1 more card of these words is due; 'vocab quiz' asks it.\n"), "\(first)")
    #expect(try library.run("due", "--short", environment: Self.later).output == "1 due\n")
  }

  @Test("what the day's limit leaves for other days is counted apart, and not in a prompt")
  func backlog() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--mode", "cards", "--no-speak", input: "\n4\n\n4\n\n4\n")
    try library.run("config", "set", "reviews-per-day", "2")
    let due = try library.run("due", environment: Self.later)
    #expect(due.output == "2 due, 3 new (1 more waits for another day)\n")
    let json = try #require(try library.events("due", "--format", "jsonl", environment: Self.later).first)
    #expect(json["due"] as? Int == 2 && json["backlog"] as? Int == 1)
    _ = try library.run("quiz", "--new", "0", "--no-speak", input: "1\n1\n", environment: Self.later)
    #expect(try library.run("due", "--short", environment: Self.later).output == "")
    #expect(try library.run("due", environment: Self.later).output == "0 due, 3 new (1 more waits for another day)\n")
  }

  @Test("the day's limits hold whatever the exercise, and the end of a session counts what waits as due does")
  func oneLimit() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    try library.run("config", "set", "new-per-day", "2")
    _ = try library.run("quiz", "--mode", "mixed", "--no-speak", input: "\n4\n\n4\n")
    #expect(try library.run("due").output.hasPrefix("Nothing is due. Next: in "))
    #expect(try library.run("quiz", "--mode", "type", "--no-speak", input: "x\n").output.hasPrefix("Nothing is due"))
    try library.run("config", "set", "reviews-per-day", "1")
    let events = try library.events(
      "quiz", "--new", "0", "--no-speak", "--format", "jsonl", input: "1\n", environment: Self.later)
    #expect(events.last?["backlog"] as? Int == 1 && events.last?["siblings"] as? Int == 0, "\(events)")
    #expect(try library.run("due", environment: Self.later).output == "0 due, 2 new (1 more waits for another day)\n")
    let other = try library.run("quiz", "--mode", "choice", "--new", "0", "--no-speak", environment: Self.later)
    #expect(other.output.hasPrefix("1 more is due."), "\(other)")
  }

  @Test("a deck of which nothing is due tells its own next card, not another's")
  func ownNext() throws {
    let library = try TestLibrary()
    try library.run("add", "cat", "고양이", "--deck", "asked")
    try library.run("add", "dog", "개", "--deck", "other")
    _ = try library.run("quiz", "asked", "--mode", "cards", "--no-speak", input: "\n4\n")
    #expect(
      try library.run("quiz", "other", "--new", "0", "--no-speak").output == "Nothing is due, and no card waits.\n")
    #expect(try library.run("quiz", "asked", "--new", "0", "--no-speak").output.hasPrefix("Nothing is due. Next: in"))
  }

  @Test("practice cannot be taken back, and says so")
  func practice() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--mode", "type", "--no-speak", input: "x\ny\nz\n")
    let result = try library.run("quiz", "--cram", "--mode", "type", "--no-speak", input: "x\n/undo\n/accept\n")
    #expect(result.output.contains("  Practice is not written down, so there is nothing to take back.\n"), "\(result)")
    #expect(result.output.contains("  Practice is not written down, so there is nothing to change.\n"))
  }

  @Test("a learning step that has begun is asked whatever the limit")
  func steps() throws {
    let library = try TestLibrary()
    try library.run("add", "cat", "고양이")
    _ = try library.run("quiz", "--mode", "type", "--no-speak", input: "\n")
    try library.run("config", "set", "reviews-per-day", "0")
    let soon = ["VOCAB_NOW": "2026-03-02T10:00:00Z"]
    #expect(try library.run("due", environment: soon).output == "1 due, 0 new\n")
    let result = try library.run("quiz", "--no-speak", input: "cat\n", environment: soon)
    #expect(result.output.contains("1 answer, 1 right (100%)"), "\(result)")
  }

  @Test("dictation that is due and cannot be heard here is told, and the rest is asked")
  func unheard() throws {
    let library = try TestLibrary()
    let cards =
      #"[{"skill":"listening","at":"2026-03-01T09:00:00Z","day":"2026-03-01","utc_offset":0,"#
      + #""rating":"good","verdict":"correct","exercise":"listen","given":null,"ms":1,"hints":0}]"#
    let file = try library.write(
      "l.jsonl", #"{"word":"cat","meanings":["m"],"language":"en","meaning_language":"ko","reviews":\#(cards)}"# + "\n")
    try library.run("import", file)
    let environment = Self.later.merging(Self.silent) { $1 }
    let result = try library.run("quiz", "--new", "0", "--no-speak", environment: environment)
    #expect(
      result.output.hasPrefix("1 card can only be heard, and there is no audio device: not asked now.\n"), "\(result)")
  }

  @Test(
    "a session that is left says by which command it goes on",
    arguments: [
      ([], "vocab quiz"), (["d", "--mode", "cards"], "vocab quiz d --mode cards"),
      (["--tag", "two", "--level", "A1..B2"], "vocab quiz --tag two --level A1..B2"),
      (["--deck", "my \"$own\"", "--mode", "mixed"], #"vocab quiz "my \"\$own\"" --mode mixed"#),
    ])
  func goingOn(arguments: [String], command: String) throws {
    let library = try TestLibrary()
    for (word, deck) in [("cat", "d"), ("dog", "d"), ("cow", "my \"$own\""), ("owl", "my \"$own\"")] {
      try library.run("add", word, "m", "--deck", deck, "--tag", "two", "--level", "A1")
    }
    let result = try BuiltProgram.run(
      ["quiz", "--no-speak"] + arguments, environment: library.environment, input: "/quit\n")
    #expect(result.output.contains("are left; '\(command)' goes on.\n"), "\(result)")
    let practice = try library.run("quiz", "--cram", "--no-speak", input: "/quit\n")
    #expect(!practice.output.contains("goes on"))
  }
}
