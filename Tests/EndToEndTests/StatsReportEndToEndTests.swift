import Foundation
import TestSupport
import Testing

/// That what `vocab stats` says agrees with itself, and can be understood.
@Suite("what vocab stats says")
struct StatsReportEndToEndTests {
  /// The sample learner at the end of half a year, in the middle of a session: several cards are in their steps.
  private func learner() throws -> TestLibrary {
    let library = try TestLibrary()
    let result = try library.run("import", Document.project + "/Tests/EndToEndTests/Fixtures/learner.jsonl")
    try #require(result.exit == .code(0), "\(result.errors)")
    return library
  }

  private func line(_ title: String, of text: String) -> String {
    text.split(separator: "\n").first { $0.hasPrefix(title) }.map(String.init) ?? ""
  }

  @Test("today is what 'due' says, and tomorrow one figure in every form")
  func agreement() throws {
    let library = try learner()
    let text = try library.run("stats").output
    #expect(try library.run("due").output == "33 due, 19 new\n")
    #expect(line("Today", of: text).hasSuffix("33 due and 19 new to go"))
    #expect(line("Tomorrow", of: text) == "Tomorrow   18 to review, 20 new, about 11 min")
    let row = line("Tue 2026-03-03", of: text).split(separator: " ").suffix(3)
    #expect(row == ["18", "20", "10.9"])
    let events = try library.events("stats", "--format", "jsonl")
    let days = events.filter { ["tomorrow", "ahead"].contains($0["section"] as? String) }
    #expect(days.count == 15)
    for day in days.prefix(2) {
      #expect(day["day"] as? String == "2026-03-03" && day["reviews"] as? Int == 18 && day["new"] as? Int == 20)
    }
    let page = try library.run("stats", "--html", "-").output
    #expect(page.contains(#"<p class="value">18 to review</p><p class="note">20 new, about 11 min</p>"#))
    #expect(page.contains("Tue 2026-03-03: 18 to review, 20 new, about 11 min"))
    #expect(page.contains("if you finish each day&#39;s cards, today&#39;s too"))
    let picture = try library.run("stats", "--svg", "-").output
    #expect(picture.contains(">18 to review</text>") && !picture.contains("2026-03-02: 2"))
  }

  @Test("at 40 columns nothing is cut but the words of decks, and the newest weeks stay")
  func narrow() throws {
    let library = try learner()
    for locale in ["C.UTF-8", "ko_KR.UTF-8", "C"] {
      let text = try library.run("stats", environment: ["COLUMNS": "40", "LC_ALL": locale]).output
      let lines = text.split(separator: "\n").map(String.init)
      let cut = lines.filter { $0.hasSuffix("…") || $0.hasSuffix("...") && !$0.contains("....") }
      #expect(cut.allSatisfy { $0.contains(" · ") }, "\(cut)")
      #expect(lines.contains("learner") && lines.contains { $0.hasPrefix("03-02  ") })
    }
    let text = try library.run("stats", environment: ["COLUMNS": "40"]).output
    #expect(text.contains("\nThe last 33 weeks, answers by day\n"))
    #expect(line("Mon", of: text).hasSuffix("▓████"))
  }

  @Test("of a deck it counts the words of that deck alone, and says so")
  func deck() throws {
    let library = try learner()
    try library.run("add", "Haus", "house", "--deck", "German", "--word-language", "de", "--meaning-language", "en")
    try library.run("quiz", "--deck", "German", "--mode", "type", "--no-speak", input: "Haus\nHaus\nHaus\n")
    let text = try library.run("stats", "--deck", "German").output
    #expect(text.hasPrefix("German\n\nToday      2 answers, 100% right"))
    #expect(line("Streak", of: text) == "Streak     1 day" && !text.contains("League") && !text.contains("learner"))
    #expect(line("Known", of: text).hasPrefix("Known      1 out of 1 word,"))
    #expect(!text.contains("By day  2026-02") && text.contains("\nMon 2026-03-02 "))
    let both = try library.run("stats", "--deck", "German", "--deck", "learner").output
    #expect(both.hasPrefix("German, learner\n\nToday      15 answers") && both.contains("\nStreak     51 days\n"))
    let wrong = try library.run("stats", "--deck", "nope")
    #expect(wrong.exit == .code(1) && wrong.errors.contains("'nope'") && wrong.output.isEmpty)
    #expect(
      try library.run("stats", "--deck", "German", "--html", "-").output
        .contains("<title>Words learned up to 2026-03-02: German</title>"))
    #expect(try library.run("stats", "--deck", "German", "--html", "-").output.contains("2026-03-02 · German"))
    let decks = try library.events("stats", "--deck", "German", "--format", "jsonl").filter {
      $0["section"] as? String == "cards_by_deck"
    }
    #expect(decks.map { $0["deck"] as? String } == ["German"])
  }

  @Test(
    "refuses to write two forms over one another, whatever the file is called",
    arguments: [("a.out", "a.out"), ("a.out", "./a.out"), ("a.out", "b/../a.out"), ("b/link", "a.out")])
  func sameFile(svg: String, html: String) throws {
    let library = try TestLibrary()
    try FileManager.default.createDirectory(atPath: library.folder + "/b", withIntermediateDirectories: true)
    if svg.hasSuffix("link") {
      _ = try library.write("a.out", "kept")
      try FileManager.default.createSymbolicLink(atPath: library.folder + "/b/link", withDestinationPath: "../a.out")
    }
    let files = [svg, html].map { library.folder + "/" + $0 }
    let result = try library.run("stats", "--svg", files[0], "--html", files[1])
    #expect(result.exit == .code(64))
    #expect(result.errors.hasPrefix("vocab: '--svg' and '--html' name the same file, '\(library.folder.prefix(30))"))
    #expect(result.errors.hasSuffix("'. Name two.\n") && result.output.isEmpty)
    #expect((try? String(contentsOfFile: library.folder + "/a.out", encoding: .utf8)) ?? "kept" == "kept")
  }

  @Test("a folder to write to is called a folder")
  func folder() throws {
    let library = try TestLibrary()
    let result = try library.run("stats", "--html", library.folder)
    #expect(result.exit == .code(73) && result.errors == "vocab: \(library.folder): is a folder. Name a file.\n")
    let korean = try library.run("stats", "--html", library.folder, environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(korean.errors == "vocab: \(library.folder): 폴더입니다. 파일 이름을 쓰세요.\n")
  }

  @Test("is Korean throughout, with a word of its own for what is due, for answers and for what is learned")
  func korean() throws {
    let library = try learner()
    let text = try library.run("stats", "--days", "2", environment: ["LC_ALL": "ko_KR.UTF-8"]).output
    #expect(
      text.hasPrefix(
        """
        오늘       답 13개, 정답률 62%, 1.2분; 복습할 카드 33장과 새 카드 19장 남음
        연속 학습  51일
        이번 주    답 13개, 정답률 62%, 1.2분
        지난주     답 62개, 정답률 85%, 7.4분; 그중 월요일에 10개
        순위       26주 중 23위, 정답 4개를 더하면 22위
        내일       복습할 카드 18장, 새 카드 20장, 약 11분
        아는 단어  단어 200개 중 102개, 단어마다 지금 알고 있을 확률만큼 셈

        지난 1년의 날짜별 답 수
        """))
    #expect(text.contains("\n앞으로의 학습량(예측)  ") && text.contains("복습  새 카드  시간(분)\n"))
    #expect(text.contains("\n오늘부터 날마다 그날의 카드를 모두 끝낼 때\n"))
    #expect(text.contains("\n상태별 단어  단어  새 카드  배우는 중  익힘  다시 배우는 중  보류  아는 단어\n"))
    #expect(text.contains("\n지난 2일 동안 가장 어려웠던 단어\n") && text.contains("번 중 1번 틀림"))
  }
}
