import Foundation
import TestSupport
import Testing

@Suite("vocab stats")
struct StatsEndToEndTests {
  /// Answers the next due or new word at a time, right or as given.
  private func answer(
    _ library: TestLibrary, at time: String, zone: String = "UTC", _ text: String? = nil
  ) throws -> [[String: Any]] {
    let given = try text ?? word(asked: library, at: time, zone: zone)
    return try library.events(
      "quiz", "--mode", "type", "--limit", "1", "--no-speak", "--format", "jsonl", input: given + "\n",
      environment: ["VOCAB_NOW": time, "TZ": zone])
  }

  /// The word that would be asked: its meaning says it.
  private func word(asked library: TestLibrary, at time: String, zone: String) throws -> String {
    let events = try library.events(
      "quiz", "--mode", "type", "--limit", "1", "--no-speak", "--format", "jsonl", input: "/quit\n",
      environment: ["VOCAB_NOW": time, "TZ": zone])
    let meanings = events.first { $0["event"] as? String == "question" }?["meanings"] as? [String]
    return (meanings?.first ?? "").replacingOccurrences(of: "뜻", with: "word")
  }

  private func library(words: Int) throws -> TestLibrary {
    let library = try TestLibrary()
    let rows = (0..<words).map { "word\($0),뜻\($0)\n" }.joined()
    let result = try library.run(
      "import", library.write("d.csv", "word,meaning\n" + rows), "--word-language", "en", "--meaning-language", "ko")
    try #require(result.exit == .code(0), "\(result.errors)")
    return library
  }

  private func stats(
    _ library: TestLibrary, _ section: String, at time: String, zone: String = "UTC"
  ) throws -> [[String: Any]] {
    try library.events("stats", "--format", "jsonl", environment: ["VOCAB_NOW": time, "TZ": zone]).filter {
      $0["section"] as? String == section
    }
  }

  @Test("the end of a session says where the week stands, once there are two")
  func league() throws {
    let library = try library(words: 20)
    var last: [[String: Any]] = []
    for time in ["2026-03-02T09:00:00Z", "2026-03-03T09:00:00Z", "2026-03-04T09:00:00Z"] {
      last = try answer(library, at: time)
    }
    #expect(last.last?["event"] as? String == "summary" && last.last?["league"] is NSNull)
    last = try answer(library, at: "2026-03-09T09:00:00Z")
    let league = try #require(last.last?["league"] as? [String: Any])
    #expect(league["rank"] as? Int == 2 && league["weeks"] as? Int == 2 && league["right"] as? Int == 1)
    #expect(league["to_rise"] as? Int == 2 && league["next_rank"] as? Int == 1 && league["lead"] is NSNull)
    let now = ["VOCAB_NOW": "2026-03-10T09:00:00Z"]
    let text = try library.run("quiz", "--mode", "type", "--limit", "1", "--no-speak", input: "no\n", environment: now)
    #expect(text.output.contains("\nThis week: 2nd of 2 weeks, 2 more right answers for 1st place.\n"))
    let korean = try library.run(
      "quiz", "--mode", "type", "--limit", "1", "--no-speak", input: "no\n",
      environment: now.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 })
    #expect(korean.output.hasSuffix("\n이번 주는 2주 중 2위입니다(정답 2개를 더하면 1위).\n"))
    let practice = try library.run("quiz", "--cram", "--limit", "1", "--no-speak", input: "no\n", environment: now)
    #expect(!practice.output.contains("This week"))
    let none = try library.run("quiz", "--tag", "none", "--no-speak", environment: now)
    #expect(!none.output.contains("This week"))
  }

  @Test("a streak is kept through daylight saving and a journey, and broken by a missed day")
  func streak() throws {
    let library = try library(words: 40)
    let zone = "America/Los_Angeles"
    // The clocks go forward on Sunday 8 March at 02:00; each answer is late in the evening, and missed, so that
    // something is always due.
    for time in ["2026-03-06T07:30:00Z", "2026-03-07T07:30:00Z", "2026-03-08T07:30:00Z", "2026-03-09T06:30:00Z"] {
      _ = try answer(library, at: time, zone: zone, "no")
    }
    #expect(try stats(library, "streak", at: "2026-03-09T20:00:00Z", zone: zone).first?["days"] as? Int == 4)
    // Monday evening; then a flight that takes Wednesday morning for Tuesday's evening.
    _ = try answer(library, at: "2026-03-10T05:00:00Z", zone: zone, "no")
    let landed = try stats(library, "streak", at: "2026-03-11T01:00:00Z", zone: "Asia/Seoul").first
    #expect(landed?["days"] as? Int == 5 && landed?["includes_today"] as? Bool == false)
    _ = try answer(library, at: "2026-03-11T01:00:00Z", zone: "Asia/Seoul", "no")
    #expect(try stats(library, "streak", at: "2026-03-11T02:00:00Z", zone: "Asia/Seoul").first?["days"] as? Int == 6)
    let missed = try stats(library, "streak", at: "2026-03-13T02:00:00Z", zone: "Asia/Seoul").first
    #expect(missed?["days"] as? Int == 0 && missed?["longest"] as? Int == 6)
  }

  @Test("a day on which nothing is due does not break a streak")
  func nothingDue() throws {
    let library = try library(words: 1)
    _ = try library.run("quiz", "--mode", "type", "--no-speak", input: "word0\nword0\nword0\n")
    let due = try #require(try library.events("show", "word0", "--format", "jsonl").first?["cards"] as? [[String: Any]])
    let day = try #require((due.first?["due"] as? String)?.prefix(10))
    try #require(day > "2026-03-03")
    let streak = try stats(library, "streak", at: "\(day)T09:00:00Z").first
    #expect(streak?["days"] as? Int == 1 && streak?["days_off"] as? Int ?? 0 > 0)
    // The next day at noon it was due the day before.
    let next = "2026-03-2\(day.suffix(1))T12:00:00Z"
    #expect(try stats(library, "streak", at: next).first?["days"] as? Int == 0)
  }

  @Test("an empty library says how to fill it, in every form")
  func empty() throws {
    let library = try TestLibrary()
    let sentence = "The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'."
    #expect(try library.run("stats").output == sentence + "\n")
    let events = try library.events("stats", "--format", "jsonl")
    #expect(events.allSatisfy { $0["section"] is String } && events.count > 50)
    #expect(try library.run("stats", "--html", "-").output.contains("The library is empty."))
    let other = try self.library(words: 2)
    #expect(
      try other.run("stats").output.hasPrefix(
        "There are no answers yet. 'vocab quiz' asks the first words.\n\nWords by"))
  }

  @Test("fits 80 columns, and is ASCII where the locale is no UTF-8")
  func text() throws {
    let library = try library(words: 9)
    for day in 2...9 { _ = try answer(library, at: "2026-03-0\(day)T09:00:00Z", day % 3 == 0 ? "no" : nil) }
    let now = ["VOCAB_NOW": "2026-03-09T10:00:00Z"]
    let result = try library.run("stats", environment: now)
    #expect(result.exit == .code(0) && result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
    for title in [
      "Today ", "Streak ", "League ", "The past year", "By day", "Retention by age", "The coming days",
      "Words by state",
      "Hardest",
    ] {
      #expect(result.output.contains("\n" + title) || result.output.hasPrefix(title), "\(title)")
    }
    #expect(result.output.contains("█"))
    for plain in [["LC_ALL": "C"], ["TERM": "dumb"]] {
      let output = try library.run("stats", environment: now.merging(plain) { $1 }).output
      #expect(
        output.replacingOccurrences(of: "뜻", with: "").replacingOccurrences(of: "·", with: "").utf8.allSatisfy {
          $0 < 128
        })
    }
    let colored = try library.run("--color", "always", "stats", environment: now).output
    #expect(colored.contains("\u{1B}[32m") && !result.output.contains("\u{1B}"))
    let week = try library.run("stats", "--days", "3", environment: now).output
    #expect(week.contains("Sun 2026-03-08") && !week.contains("Fri 2026-03-06"))
  }

  @Test("writes files whole or not at all, and never over the library")
  func files() throws {
    let library = try library(words: 2)
    let (page, picture) = (library.folder + "/stats.html", library.folder + "/stats.svg")
    let result = try library.run("stats", "--html", page, "--svg", picture)
    #expect(result.exit == .code(0) && result.output.isEmpty)
    #expect(result.errors == "Written to \(picture).\nWritten to \(page).\n")
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg "))
    #expect(try library.run("stats", "--svg", "-").output == String(contentsOfFile: picture, encoding: .utf8))

    let own = try library.run("stats", "--html", library.database)
    #expect(own.exit == .code(73) && own.errors.contains("is the library itself"))
    #expect(try library.run("list").output.split(separator: "\n").count == 2)
    let nowhere = try library.run("stats", "--svg", library.folder + "/no/where.svg")
    #expect(nowhere.exit == .code(73) && nowhere.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder).filter { $0.hasSuffix(".part") } == [])
  }

  @Test(
    "refuses what does not go together, and days that are none",
    arguments: [
      (["--svg", "a.svg", "--format", "jsonl"], "'--svg' and '--format jsonl' cannot be used together"),
      (["--html", "-", "--svg", "-"], "'--svg -' and '--html -' cannot be used together"),
      (["--days", "0"], "--days must be"), (["--days", "x"], "--days must be"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let library = try TestLibrary()
    let result = try BuiltProgram.run(["stats"] + arguments, environment: library.environment)
    #expect(result.exit == .code(64) && result.errors.contains(message) && result.output.isEmpty)
  }

  @Test("speaks Korean, and its page says so")
  func korean() throws {
    let library = try library(words: 2)
    _ = try answer(library, at: "2026-03-02T09:00:00Z")
    let locale = ["LC_ALL": "ko_KR.UTF-8"]
    #expect(try library.run("stats", environment: locale).output.hasPrefix("오늘"))
    let page = try library.run("stats", "--html", "-", environment: locale).output
    #expect(page.contains("<html lang=\"ko\">") && page.contains("배운 단어"))
  }

  @Test("counts what another program's log holds, and nothing that an import supposes")
  func imported() throws {
    let library = try library(words: 3)
    let script = """
      import sqlite3, sys, os
      c = sqlite3.connect(sys.argv[1])
      c.execute("insert into card select id*4, randomblob(16), id, 0, deck_id, 0, 0, 'review', 0, 9, 5, null, 20600, 0, 20500, 0, 2, 0, null from entry")
      for day, verdict in ((20400, 'assumed'), (20512, 'imported'), (20513, 'imported')):
        c.execute("insert into review (uuid,card_id,at,day,utc_offset,rating,verdict,exercise,given,milliseconds,hints) select randomblob(16), id*4, ?*86400000+36000000, ?, 0, 3, ?, 'anki', null, 4000, 0 from entry", (day, day, verdict))
      c.execute("update entry set introduced = 1"); c.commit()
      """
    let made = try BuiltProgram.run(["-c", script, library.database], program: "python3")
    try #require(made.exit == .code(0), "\(made.errors)")
    let now = "2026-03-02T09:00:00Z"
    #expect(try stats(library, "streak", at: now).first?["days"] as? Int == 2)
    #expect(try stats(library, "retention", at: now).first?["answers"] as? Int == 6)
    #expect(try stats(library, "year", at: now).map { $0["answers"] as? Int } == [3, 3])
    let known = try #require(try stats(library, "known", at: now).first?["words"] as? Double)
    #expect(known > 2 && known <= 3)
  }
}
