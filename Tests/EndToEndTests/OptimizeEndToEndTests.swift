import Foundation
import TestSupport
import Testing

@Suite("vocab optimize")
struct OptimizeEndToEndTests {
  /// One person's log, from py-fsrs' tests.
  static let log = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("SchedulingTests/Reference/revlog-real.csv").path

  private func library() throws -> TestLibrary {
    let library = try TestLibrary(now: "2026-03-20T09:00:00Z")
    try library.importAnsweredWords()
    return library
  }

  private func memories(_ library: TestLibrary) throws -> [Double] {
    try ["w0", "w1"].map { word in
      let shown = try #require(try library.run("show", word, "--format", "jsonl").events.first)
      let card = try #require((shown["cards"] as? [[String: Any]])?.first)
      return try #require(card["stability"] as? Double)
    }
  }

  @Test("fits to the library, makes every memory anew as one step, and undo takes it back")
  func fits() throws {
    let library = try library()
    let before = try memories(library)
    let result = try library.run("optimize", "--model", "fsrs6", "--format", "jsonl")
    #expect(result.exit == .code(0), "\(result.errors)")
    let events = result.events
    #expect(events.map { $0["event"] as? String } == ["start", "fit", "used"])
    #expect(events[1]["reviews"] as? Int == 600 && events[1]["evaluated"] as? Int == 540)
    #expect((events[1]["weights"] as? [Double])?.count == 21)
    let fitted = try #require(events[1]["log_loss"] as? Double)
    #expect(fitted < events[1]["default_log_loss"] as? Double ?? 0)
    let after = try memories(library)
    #expect(after != before)
    #expect(try library.run("config", "get", "model").output == "fsrs6\n")
    #expect(try library.run("history").output.contains("optimize: FSRS-6"))
    try library.run("undo")
    #expect(try memories(library) == before)
    #expect(try library.run("config", "get", "model").output == "auto\n")
    try library.run("redo")
    #expect(try memories(library) == after)
  }

  @Test("of auto, the model that foretells better is used")
  func auto() throws {
    let library = try library()
    let check = try library.run("optimize", "--check", "--format", "jsonl").events
    let best = try #require(check.last?["model"] as? String)
    let losses = check.filter { $0["event"] as? String == "check" }
      .map { ($0["model"] as? String ?? "", $0["mean_log_loss"] as? Double ?? 9) }
    #expect(losses.count == 2 && losses.min { $0.1 < $1.1 }?.0 == best)
    let used = try library.run("optimize", "--format", "jsonl").events
    #expect(used.last?["event"] as? String == "used" && used.last?["model"] as? String == best)
  }

  @Test("it says by which figures the model was chosen, and how many cards are due now and were before")
  func reasons() throws {
    let library = try library()
    let before = try #require(try library.run("due", "--short").output.split(separator: " ").first)
    let lines = try library.run("optimize").output.split(separator: "\n")
    try #require(lines.count == 5, "\(lines)")
    let chosen = try #require(
      lines[2].wholeMatch(
        of:
          /Fitted to the past .* alike: log loss FSRS-6 (0\.\d{4}), FSRS-7 (0\.\d{4})\. (FSRS-[67]) foretells better\./),
      "\(lines)")
    #expect(chosen.3 == (chosen.1 <= chosen.2 ? "FSRS-6" : "FSRS-7"))
    #expect(lines[3].hasPrefix("\(chosen.3) is used from now on. "))
    let after = try library.run("due", "--short").output.split(separator: " ").first ?? "0"
    #expect(lines[4] == "Due now: \(after), before: \(before).")
    #expect(after != before)

    // What the day's limit leaves for other days is due all the same, and counted.
    try library.run("undo")
    try library.run("config", "set", "reviews-per-day", "5")
    let used = try library.run("optimize", "--model", "fsrs6").output.split(separator: "\n").last ?? ""
    let due = try #require(try library.events("due", "--format", "jsonl").first)
    let (asked, backlog) = (due["due"] as? Int ?? 0, due["backlog"] as? Int ?? 0)
    #expect(backlog > 0)
    #expect(
      used
        == "Due now: \(asked + backlog), before: \(before). The day's limit leaves \(asked) of them for today.")
  }

  @Test("with too few answers to judge by FSRS-6 stays, and that is said")
  func tooFewToJudge() throws {
    let library = try TestLibrary()
    let days = (0..<30).map { "1,\($0),\($0 % 5 == 3 ? 1 : 3)\n" }.joined()
    let log = try library.write("log.csv", "card,day,rating\n" + days)
    #expect(
      try library.run("optimize", "--log", log).output.hasSuffix(
        "\nIt takes 64 judged answers to tell which model foretells better; until then it is FSRS-6.\n"))
    let choice = try library.events("optimize", "--log", log, "--format", "jsonl").last
    #expect(choice?["model"] as? String == "fsrs6" && (choice?["judged"] as? [Any])?.isEmpty == true)
  }

  @Test("a check fits the window, its bars too, and says what its figures are", arguments: ["C.UTF-8", "ko_KR.UTF-8"])
  func checkInWindow(locale: String) throws {
    let library = try library()
    let whole = try library.run("optimize", "--check", environment: ["LC_ALL": locale]).output
    for columns in [80, 40] {
      let tmux = try Tmux(
        "env LC_ALL=\(locale) '\(BuiltProgram.path)' optimize --check; echo end; cat", environment: library.environment,
        columns: columns, rows: 100)
      let screen = try tmux.waitForText("\nend\n")
      let bars = screen.split(separator: "\n").filter { $0.contains(/[#.|]{5}$/) }
      #expect(!bars.isEmpty && bars.allSatisfy { $0.contains("%") }, "\(screen)")
      // But for the bars these are the words that are written where there is no window, none of them broken.
      func words(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isWhitespace).filter { $0.wholeMatch(of: /[#.|]+/) == nil }
      }
      #expect(words(screen) == words(whole) + ["end"], "\(screen)")
      #expect(whole.contains("RMSE(bins):") && whole.contains("AUC:") && whole.contains("'#'"))
    }
  }

  @Test("a deck's fit is used for it and those below it alone")
  func deck() throws {
    let library = try library()
    let before = try memories(library)
    let result = try library.run("optimize", "b", "--model", "fsrs6")
    #expect(result.exit == .code(0), "\(result.errors)")
    let after = try memories(library)
    #expect(after[0] == before[0] && after[1] != before[1])
  }

  @Test("killed at any moment, it has made every memory anew or none")
  func killed() throws {
    let library = try library()
    var random = SeededGenerator(seed: 9)
    let before = try memories(library)
    try library.run("optimize", "--model", "fsrs6")
    let after = try memories(library)
    try library.run("undo")
    var outcomes: Set<Bool> = []
    for _ in 0..<30 {
      let running = try RunningProgram(["optimize", "--model", "fsrs6"], environment: library.environment)
      running.closeInput()
      _ = try? running.process.waitForExit(within: .milliseconds(Int.random(in: 5..<120, using: &random)))
      _ = try running.finish()
      let now = try memories(library)
      #expect(now == before || now == after)
      outcomes.insert(now == after)
      if now == after { try library.run("undo") }
      #expect(try library.run("doctor").exit == .code(0))
    }
    #expect(outcomes.contains(false))
  }

  @Test("few answers leave the published weights, and say so")
  func few() throws {
    let library = try TestLibrary()
    let result = try library.run("optimize")
    #expect(result.exit == .code(0))
    #expect(
      result.output
        == "There are 0 answers given on a later day than the one before, and 8 are wanted: the published weights stay.\n"
    )
    #expect(try library.run("history").output.isEmpty)
  }

  @Test("a log is checked on what followed, and every prediction written")
  func log() throws {
    let library = try TestLibrary()
    let file = library.folder + "/p.csv"
    let result = try library.run(
      "optimize", "--log", Self.log, "--check", "--model", "fsrs6", "--predictions", file, "--format", "jsonl")
    let check = try #require(result.events.first { $0["event"] as? String == "check" })
    #expect(check["default_log_loss"] as? Double == 0.4321)
    #expect(check["log_loss"] as? Double ?? 1 < 0.4240)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5_231 && lines[0] == "model,card,reviewed_at_ms,predicted")
    #expect(lines[1].hasPrefix("fsrs6,") && lines[1].split(separator: ",").count == 4)
    #expect(try library.run("history").output.isEmpty)
  }

  @Test("a log that is none, or is not whole, names the line")
  func badLogs() throws {
    let library = try TestLibrary()
    for (text, message) in [
      ("word,meaning\na,b\n", ":1: the titles name no log of answers. "),
      ("card,day,rating\n1,0,3\n1,x,3\n", ":3: 'day' must be a whole number. "),
      ("card,day,rating\n1,0,5\n", ":2: 'rating' must be a number from 1 to 4. "), ("", ":1: the file is empty. "),
    ] {
      let result = try library.run("optimize", "--log", library.write("log.csv", text))
      #expect(result.exit == .code(65) && result.errors.contains(message), "\(result)")
    }
    #expect(try library.run("optimize", "--predictions", "x.csv").exit == .code(64))
  }

  @Test("a changed retention moves due dates at once, for one deck if it is named, and easy days stay free")
  func settings() throws {
    let library = try library()
    func dues() throws -> [String] {
      try library.run("list", "--format", "jsonl").events.compactMap { $0["word"] as? String }.map { word in
        let shown = try library.run("show", word, "--format", "jsonl").events.first
        return (shown?["cards"] as? [[String: Any]])?.first?["due"] as? String ?? ""
      }
    }
    let before = try dues()
    try library.run("config", "set", "desired-retention.b", "0.75")
    let after = try dues()
    var moved = 0
    for (index, pair) in zip(before, after).enumerated() {
      // A card in a step stays where it is.
      #expect(index % 2 == 0 ? pair.0 == pair.1 : pair.0 <= pair.1)
      if pair.0 < pair.1 { moved += 1 }
    }
    #expect(moved > 20)
    try library.run("undo")
    #expect(try dues() == before)
    #expect(try library.run("config", "set", "easy-days", "someday").exit == .code(64))
  }
}
