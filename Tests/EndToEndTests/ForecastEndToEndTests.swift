import Foundation
import TestSupport
import Testing

@Suite("vocab forecast")
struct ForecastEndToEndTests {
  private func library(words: Int) throws -> TestLibrary {
    let library = try TestLibrary()
    let rows = (0..<words).map { "word\($0),뜻\($0)\n" }.joined()
    let result = try library.run(
      "import", library.write("d.csv", "word,meaning\n" + rows), "--word-language", "en", "--meaning-language", "ko")
    try #require(result.exit == .code(0), "\(result.errors)")
    return library
  }

  @Test("tells days, totals and an advice as JSON lines, the same for the same seed")
  func events() throws {
    let library = try library(words: 12)
    let arguments = ["forecast", "--days", "9", "--new", "5", "--retention", "0.9,0.75", "--format", "jsonl"]
    let result = try BuiltProgram.run(arguments, environment: library.environment)
    #expect(result.exit == .code(0) && result.errors.isEmpty)
    let events = result.events
    #expect(events.first?["event"] as? String == "start" && events.first?["protocol"] as? Int == 1)
    let days = events.filter { $0["event"] as? String == "day" }
    #expect(days.map { $0["retention"] as? Double } == [0.75, 0.9].flatMap { Array(repeating: $0, count: 9) })
    #expect(days.prefix(4).map { $0["new"] as? Int } == [5, 5, 2, 0])
    #expect(days.first?["day"] as? String == "2026-03-02" && days.last?["day"] as? String == "2026-03-10")
    let totals = events.filter { $0["event"] as? String == "retention" }
    #expect(totals.map { $0["new"] as? Int } == [12, 12])
    #expect(totals.allSatisfy { (8...12).contains($0["known"] as? Double ?? 0) })
    let advice = try #require(events.last)
    #expect(advice["event"] as? String == "advice" && (0.7...0.95).contains(advice["retention"] as? Double ?? 0))

    let again = try BuiltProgram.run(arguments + ["--seed", "1"], environment: library.environment)
    #expect(again.output == result.output)
    let other = try BuiltProgram.run(arguments + ["--seed", "2"], environment: library.environment)
    #expect(other.output != result.output)
  }

  @Test("shows a table, a plot of at most 80 columns and an advice, and changes nothing")
  func text() throws {
    let library = try library(words: 12)
    let before = try library.run("history").output
    let result = try library.run("forecast", "--days", "30")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "30 days from 2026-03-02, at most 20 new words a day")
    #expect(lines[1] == "There are no answers yet: how an average learner answers, and how fast, is assumed.")
    #expect(lines[3] == "retention  reviews a day  minutes a day  words known")
    let advice = try #require(lines.last { !$0.isEmpty })
    let advised = try #require(advice.firstMatch(of: /retention of (0\.[0-9]+) gives/)?.1)
    let rows = lines[4...].prefix { !$0.isEmpty }
    // The retention that is recommended has a row of its own.
    #expect(
      rows.map { $0.prefix(9) } == Set(["0.80", "0.85", "0.90", "0.95", "\(advised)"]).sorted().map { "     \($0)" })
    let plot = try #require(lines.firstIndex(of: "Words known:"))
    #expect(lines[plot...].prefix(14).allSatisfy { $0.count <= 80 })
    #expect(result.output.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(advice.hasPrefix("Over a year (the table is of 30 days) a retention of 0."))
    #expect(advice.contains(" Set it with 'vocab config set desired-retention 0."))
    #expect(try library.run("history").output == before)

    for plain in [["LC_ALL": "C"], ["TERM": "dumb"]] {
      #expect(try library.run("forecast", "--days", "30", environment: plain).output.utf8.allSatisfy { $0 < 128 })
    }
  }

  @Test("an empty library is told, and how to fill it")
  func empty() throws {
    let library = try TestLibrary()
    let result = try library.run("forecast")
    #expect(result.exit == .code(0))
    #expect(
      result.output
        == "There are no words to forecast. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'.\n")
    #expect(try library.run("forecast", "--format", "jsonl").output == #"{"event":"start","protocol":1}"# + "\n")
    try library.importThreeWords()
    // Words that nobody will be asked are words all the same.
    #expect(try library.run("forecast", "--new", "0", "--days", "2").output.hasPrefix("2 days from 2026-03-02"))
  }

  @Test(
    "refuses what it cannot simulate",
    arguments: [
      (["--retention", "0.5"], 64, "--retention"), (["--retention", "0.9,"], 64, "--retention"),
      (["--days", "0"], 64, "--days"), (["--deck", "nowhere"], 1, "nowhere"),
    ] as [([String], Int32, String)])
  func refuses(arguments: [String], code: Int32, named: String) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let result = try BuiltProgram.run(["forecast"] + arguments, environment: library.environment)
    #expect(result.exit == .code(code) && result.errors.contains(named))
    #expect(result.output.isEmpty)
  }

  @Test("Ctrl-C ends it, its bar cleared")
  func interrupted() throws {
    let library = try library(words: 5_000)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(
      ["forecast", "--days", "3650", "--new", "1000"], environment: library.environment)
    try terminal.waitForText("Simulating [")
    try terminal.type("\u{3}")
    #expect(try process.waitForExit() == .code(130))
  }
}
