import Foundation
import TestSupport
import Testing

@Suite("vocab level")
struct LevelEndToEndTests {
  private static let levels = ["A1", "A2", "B1", "B2", "C1", "C2"]
  private static let stems = [
    "ambig", "authen", "bottle", "constr", "conten", "deprec", "discrep", "eventu", "exhaust", "grace", "idempot",
    "immut", "intermit", "mitig", "preced", "propag",
  ]
  private static let endings = ["ation", "ential", "iveness", "entity", "ously", "ically"]

  /// A library with 96 words, sixteen of each level: the ending says which.
  private func library(level: Bool = true) throws -> TestLibrary {
    let library = try TestLibrary()
    let rows = Self.stems.flatMap { stem in
      zip(Self.endings, Self.levels).map { "\(stem)\($0),뜻,\(level ? $1 : "")\n" }
    }
    let file = try library.write("w.csv", "word,meaning,level\n" + rows.joined())
    let result = try library.run("import", file, "--word-language", "en", "--meaning-language", "ko")
    try #require(result.exit == .code(0), "\(result.errors)")
    return library
  }

  private static func level(of word: String) -> String? {
    stems.compactMap { stem -> String? in
      guard word.hasPrefix(stem), let place = endings.firstIndex(of: String(word.dropFirst(stem.count))) else {
        return nil
      }
      return levels[place]
    }.first
  }

  /// Answers a whole test as a person who knows every word up to a level, and no made-up one.
  private func take(_ library: TestLibrary, knowing known: Set<String>, _ more: String...) throws -> [[String: Any]] {
    let program = try RunningProgram(
      ["level", "--format", "jsonl", "--seed", "3"] + more, environment: library.environment)
    var events: [[String: Any]] = []
    while let line = try program.readLine() {
      let event = jsonObject(line)
      events.append(event)
      guard event["event"] as? String == "question" else { continue }
      program.writeLine(Self.level(of: event["word"] as? String ?? "").map(known.contains) == true ? "y" : "n")
    }
    #expect(try program.finish().exit == .code(0))
    return events
  }

  @Test("words of several languages that have levels are tested deck by deck")
  func severalLanguages() throws {
    let library = try library()
    let german = try library.write("german.csv", "word,meaning,level\nHaus,집,A1\n")
    try library.run("import", german, "--word-language", "de", "--meaning-language", "ko")
    for result in [try library.run("level"), try library.run("level", "--apply")] {
      #expect(result.exit == .code(64) && result.output == "")
      #expect(
        result.errors == "vocab: the words are of several languages (de, en). Name a deck: 'vocab level german'.\n")
    }
    #expect(try library.run("level", "german", input: "q\n").exit == .code(0))
  }

  @Test("words of another language that have no level are no hindrance")
  func withoutLevels() throws {
    let library = try library()
    try library.run("add", "Haus", "집", "--word-language", "de", "--meaning-language", "ko")
    #expect(try library.run("level", input: "q\n").exit == .code(0))
  }

  @Test("finds the level of a person who knows all words up to B1, and about how many those are")
  func finds() throws {
    let events = try take(try library(), knowing: ["A1", "A2", "B1"])
    #expect(events.first?["event"] as? String == "start" && events.first?["protocol"] as? Int == 1)
    let questions = events.filter { $0["event"] as? String == "question" }
    let words = questions.compactMap { $0["word"] as? String }
    #expect(words.count == 20 && Set(words).count == 20)
    #expect(questions.map { $0["position"] as? Int } == Array(1...20))
    #expect(questions.allSatisfy { $0["total"] as? Int == 20 })
    #expect(questions.allSatisfy { Set($0.keys) == ["event", "word", "position", "total"] })
    #expect(words.count { Self.level(of: $0) == nil } == 4)
    let result = try #require(events.last)
    #expect(result["event"] as? String == "level")
    #expect(["B1", "B2"].contains(result["level"] as? String))
    let known = try #require(result["known"] as? Double)
    #expect(try #require(result["known_low"] as? Double) <= known)
    #expect(try #require(result["known_high"] as? Double) >= known)
    #expect((38...58).contains(known), "48 are known, \(known) found")
    #expect(result["total"] as? Int == 96 && result["false_alarms"] as? Int == 0)
    #expect(result["made_up"] as? [String] == words.filter { Self.level(of: $0) == nil })
  }

  @Test("keeps the level, marks what lies far below it in one step, and says how to take that back")
  func applies() throws {
    let library = try library()
    let early = try library.run("level", "w", "--apply")
    #expect(early.exit == .code(1))
    #expect(early.errors == "vocab: no level is known for 'w'. Run 'vocab level w' first.\n")
    _ = try take(library, knowing: Set(Self.levels.dropLast()), "w")
    let applied = try library.run("level", "w", "--apply")
    #expect(applied.exit == .code(0))
    let lines = applied.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Marked ") == true && lines.first?.hasSuffix("; the quiz leaves them out.") == true)
    #expect(lines.last == "'vocab resume WORD...' asks them again.")
    let list = try library.run("list").output.split(separator: "\n")
    let suspended = list.filter { $0.hasSuffix("(suspended)") }.map { String($0.prefix { $0 != " " }) }
    #expect(suspended.count >= 32)
    #expect(suspended.allSatisfy { ["A1", "A2", "B1"].contains(Self.level(of: $0) ?? "") })
    let again = try library.run("level", "w", "--apply")
    #expect(again.output == "No new word lies far enough below your level to be marked known.\n")
    #expect(!(try library.run("config").output.contains("level")))
  }

  @Test("text from a pipe is plain, takes the keys of a Korean keyboard, and tells which words were made up")
  func plainText() throws {
    let input = (0..<10).map { _ in "ㅛ\nㅜ\n" }.joined()
    let result = try library().run("level", "--seed", "5", input: input)
    #expect(result.exit == .code(0) && result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "" && lines[1] == "1/20" && lines[3] == "")
    #expect(lines.contains { $0.wholeMatch(of: #/[ABC][12] \([ABC][12] to [ABC][12]\)/#) != nil })
    #expect(lines.contains { $0.wholeMatch(of: #/You know about \d+ of 96 words \(\d+ to \d+\)\./#) != nil })
    #expect(lines.contains { $0.hasPrefix("4 words were made up: ") })
  }

  @Test("a line that is neither yes nor no is asked again, and the end of input ends the test with what is known")
  func endOfInput() throws {
    let library = try library()
    let events = try library.events("level", "--format", "jsonl", "--seed", "1", input: "y\nwhat\n\nn\n")
    #expect(
      events.map { $0["event"] as? String }
        == [
          "start", "question", "answer", "question", "unclear", "question", "unclear", "question", "answer", "question",
          "level",
        ])
    #expect(events.last?["answered"] as? Int == 2 && events.last?["kept"] as? Bool == false)
    #expect(events.last?["level"] is String)
    #expect(try library.run("level", "--apply").exit == .code(1))
    let nothing = try library.run("level", input: "")
    #expect(nothing.output.hasSuffix("\nNothing was answered, so there is nothing to tell.\n"))
  }

  @Test("Ctrl-C ends it with what is known so far and 130")
  func interrupted() throws {
    let library = try library()
    let program = try RunningProgram(["level", "--format", "jsonl"], environment: library.environment)
    var last: [String: Any] = [:]
    var questions = 0
    while let line = try program.readLine() {
      last = jsonObject(line)
      guard last["event"] as? String == "question" else { continue }
      questions += 1
      if questions == 7 { program.process.send(SIGINT) } else { program.writeLine("y") }
    }
    #expect(try program.finish().exit == .code(130))
    #expect(last["event"] as? String == "level" && last["answered"] as? Int == 6 && last["kept"] as? Bool == true)
  }

  @Test("on a terminal it offers at the end to mark the words far below, and does not without a yes")
  func terminal() throws {
    let library = try library()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(["level", "--seed", "2", "--questions", "12"], environment: library.environment)
    for position in 1...12 {
      try terminal.waitForScreen("question \(position)") { screen in
        screen.text.contains("\(position)/12\n") && screen.text.hasSuffixIgnoringSpace("Do you know it? y/n")
      }
      let lines = terminal.screen.text.split(separator: "\n")
      let place = try #require(lines.lastIndex { $0 == "\(position)/12" })
      try terminal.type(Self.level(of: String(lines[place + 1])) == nil ? "n\r" : "y\r")
    }
    try terminal.waitForText("far below as known? y/N")
    #expect(terminal.screen.text.contains("C2 ("))
    try terminal.type("\r")
    #expect(try program.waitForExit(within: .seconds(20)) == .code(0))
    #expect(!(try library.run("list").output.contains("(suspended)")))
  }

  @Test("an empty library, a deck of one word, no levels at all, and no such deck are told plainly")
  func edges() throws {
    let empty = try TestLibrary()
    let none = try empty.run("level")
    #expect(none.exit == .code(0))
    #expect(
      none.output == "There are no words to ask. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'.\n")
    let nobody = try #require(try empty.events("level", "--format", "jsonl").last)
    #expect(nobody["level"] is NSNull && nobody["theta"] is NSNull && nobody["total"] as? Int == 0)
    try empty.run("add", "cat", "고양이", "--deck", "pets")
    let one = try empty.run("level", "pets", input: "n\n")
    #expect(
      one.output
        == "\n1/1\ncat\n\nNone of these words has a level, so there is none to tell.\nYou know about 0 of 1 word (0 to 0).\n"
    )
    #expect(try empty.run("level", "nosuch").exit == .code(1))
    #expect(try empty.run("level", "--questions", "4").exit == .code(64))
    let plain = try take(try library(level: false), knowing: [])
    #expect(plain.last?["level"] is NSNull && plain.last?["known"] is Double)
  }
}

extension String {
  fileprivate func hasSuffixIgnoringSpace(_ suffix: String) -> Bool {
    trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix(suffix)
  }
}
