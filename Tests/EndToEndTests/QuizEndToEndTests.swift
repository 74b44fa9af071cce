import Foundation
import TestSupport
import Testing

@Suite("vocab quiz")
struct QuizEndToEndTests {
  @Test("asks each word in its sentence, hides it, and schedules it by FSRS-6")
  func session() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library)
    let result = try quiz.play(TestLibrary.answer)
    #expect(result.exit == .code(0))
    let questions = quiz.events("question")
    #expect(Set(questions.compactMap { $0["card"] as? Int }).count == 3)
    for question in questions {
      let prompt = try #require(question["prompt"] as? String)
      #expect(prompt.contains("____") && !prompt.contains(TestLibrary.answer(to: question)))
      #expect(question["translation"] is String && question["total"] as? Int == 3)
    }
    #expect(
      quiz.events("answer").allSatisfy { $0["verdict"] as? String == "correct" && $0["rating"] as? String == "good" })
    #expect(quiz.events.last?["event"] as? String == "summary")
    let shown = try #require(try library.events("show", "latency", "--format", "jsonl").first)
    let card = try #require((shown["cards"] as? [[String: Any]])?.first)
    #expect(card["stability"] as? Double == 2.3065)
    #expect(card["state"] as? String == "review")
    #expect((card["due"] as? String ?? "") >= "2026-03-03")
    #expect(try library.run("due", "--short").output == "")
    let later = try library.run("due", "--short", environment: ["VOCAB_NOW": "2026-04-02T09:00:00Z"])
    #expect(later.output == "3 due\n")
  }

  @Test("a missed word shows its answer, is rated again and comes back until it is right")
  func missed() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library)
    var seen: Set<Int> = []
    let result = try quiz.play { question in
      seen.insert(question["card"] as? Int ?? 0).inserted ? "zebra" : TestLibrary.answer(to: question)
    }
    #expect(result.exit == .code(0))
    let answers = quiz.events("answer")
    let wrong = answers.filter { $0["verdict"] as? String == "wrong" }
    #expect(wrong.count == 3)
    #expect(wrong.allSatisfy { $0["rating"] as? String == "again" })
    #expect(Set(wrong.compactMap { $0["expected"] as? String }) == ["retained", "authenticity", "latency"])
    #expect(answers.last?["verdict"] as? String == "correct")
  }

  @Test("a near-synonym is explained, may be tried once more, and then counts as hard")
  func synonym() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library)
    var tried = false
    _ = try quiz.play { question in
      guard !tried, TestLibrary.answer(to: question) == "authenticity" else { return TestLibrary.answer(to: question) }
      tried = true
      return "credibility"
    }
    let place = try #require(quiz.events.firstIndex { $0["verdict"] as? String == "synonym" })
    let synonym = quiz.events[place]
    #expect(synonym["rating"] is NSNull && synonym["due"] is NSNull)
    #expect((synonym["explanation"] as? String)?.contains("믿을 만한 정도를 말한다") == true)
    #expect(quiz.events[place + 1]["event"] as? String == "question")
    #expect(quiz.events[place + 2]["rating"] as? String == "hard")
  }

  @Test("hints, a skipped card and an unknown command are answered, and none of them counts")
  func commands() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let events = try library.events(
      "quiz", "--format", "jsonl", input: "?\n/hint\n/frobnicate\n/skip\n/quit\n")
    let commands = events.filter { $0["event"] as? String == "command" }
    #expect(commands.map { $0["name"] as? String } == ["hint", "hint", "/frobnicate", "skip"])
    #expect(commands.map { $0["text"] as? String } == ["r...", "re...", nil, nil])
    #expect(events.last?["asked"] as? Int == 0)
  }

  @Test("Ctrl-C ends it with the summary and 130, and what was answered is kept")
  func interrupted() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library)
    let question = try #require(try quiz.next())
    quiz.answer(TestLibrary.answer(to: question))
    _ = try quiz.next()
    _ = try quiz.next()
    quiz.program.process.send(SIGINT)
    while try quiz.next() != nil {}
    #expect(try quiz.program.finish().exit == .code(130))
    #expect(quiz.events.last?["event"] as? String == "summary")
    let reviews = try library.events("show", "retain", "--format", "jsonl").first?["reviews"] as? [Any]
    #expect(reviews?.count == 1)
  }

  @Test("an acknowledged answer survives a kill")
  func killed() throws {
    let library = try TestLibrary(now: nil)
    let rows = (0..<60).map { "word\($0),뜻\($0)\n" }.joined()
    try library.run("import", library.write("d.csv", "word,meaning\n" + rows))
    try library.run("config", "set", "new-per-day", "1000")
    var acknowledged = 0
    for round in 0..<12 {
      let quiz = try QuizDialogue(library, "--mode", "type")
      for _ in 0...(round % 3) {
        guard try quiz.next()?["event"] as? String == "question" else { break }
        quiz.answer("zebra")
        if try quiz.next()?["event"] as? String == "answer" { acknowledged += 1 }
      }
      quiz.program.process.send(SIGKILL)
      _ = try quiz.program.finish()
    }
    let kept = try library.events("list", "--format", "jsonl").reduce(0) { sum, entry in
      let shown = try library.events("show", entry["word"] as? String ?? "", "--format", "jsonl").first
      return sum + ((shown?["reviews"] as? [Any])?.count ?? 0)
    }
    #expect(acknowledged == 24 && kept >= acknowledged)
  }

  @Test("text from a pipe is plain, and the end of input ends it")
  func plainText() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let result = try library.run("quiz", input: "retained\n")
    #expect(result.exit == .code(0))
    // How the word sounds is the engine's to say.
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasPrefix("  [") && $0.hasSuffix("]") })
    #expect(
      lines.filter { !$0.hasPrefix("  [") }.joined(separator: "\n") == """

        1/3 · 2 left, 2 new
        우리는 로그를 1년 동안 보관했다.
        We ________ the logs for a year.
        ✓ retained  유지하다; 보유하다  · again in this session
          a form of retain

        2/3 · 2 left, 1 new
        그 문서의 진위를 확인해야 한다.
        We have to verify the ____________ of the document.

        1 answer, 1 right (100%), 1 new
        3 cards are left; 'vocab quiz' goes on.

        """)
  }

  @Test("a command tells whether the question stands or another one follows")
  func standing() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let lines = [
      "/hint", "/nothing", "/undo", "/flag", "/note x", "/edit", "zebra", "/accept", "/easy", "/undo", "/skip",
      "/suspend",
      "/quit",
    ]
    let events = try library.events(
      "quiz", "--mode", "type", "--format", "jsonl", "--seed", "1", "--no-speak",
      input: lines.joined(separator: "\n") + "\n")
    let commands = events.enumerated().filter { $0.element["event"] as? String == "command" }
    #expect(
      commands.map { "\($0.element["name"] as? String ?? "") \($0.element["stands"] as? Bool ?? false)" } == [
        "hint true", "/nothing true", "undo true", "flag true", "note true", "edit true", "accept true", "easy true",
        "undo false", "skip false", "suspend false",
      ])
    for (index, command) in commands {
      // What /accept and /easy changed comes behind them.
      let next = events[(index + 1)...].first { $0["event"] as? String != "answer" }?["event"] as? String
      let follows = ["question", "summary"].contains(next)
      if command["stands"] as? Bool == true, command["name"] as? String != "edit" { #expect(!follows, "\(command)") }
      if command["stands"] as? Bool == false { #expect(follows, "\(command)") }
    }
  }

  @Test("hundreds of answers that no fit has seen are told at the end, until one has")
  func unfitted() throws {
    let library = try TestLibrary(now: "2026-03-20T09:00:00Z")
    try library.importAnsweredWords()
    let advice = "The memory model does not know 601 of your answers yet; 'vocab optimize' fits it to them."
    #expect(try library.run("quiz", "--limit", "1", "--no-speak", input: "w1\n").output.contains(advice))
    try library.run("optimize")
    #expect(
      !(try library.run("quiz", "--limit", "1", "--no-speak", input: "w1\n").output.contains("The memory model")))
  }

  @Test("says when nothing is due, when the next is, and how to go ahead")
  func nothingDue() throws {
    let library = try TestLibrary()
    #expect(
      try library.run("quiz").output
        == "The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.\n")
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    let idle = try library.run("quiz")
    #expect(idle.exit == .code(0))
    #expect(idle.output == "Nothing is due. Next: in 2 days. 'vocab quiz --ahead' goes ahead.\n")
    let ahead = try library.events("quiz", "--ahead", "--limit", "1", "--format", "jsonl", input: "x\n")
    #expect(ahead.contains { $0["event"] as? String == "answer" })
    try library.run("add", "cat", "고양이", "--tag", "pets")
    try library.run("suspend", "cat")
    #expect(try library.run("quiz", "--tag", "pets").output.hasPrefix("No words are there to ask."))
  }

  @Test("an answer follows from the card as it is, also when another session has answered it meanwhile")
  func staleCard() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let sessions = try [QuizDialogue(library, "--limit", "1"), QuizDialogue(library, "--limit", "1")]
    for session in sessions { _ = try session.next() }
    for session in sessions {
      session.answer("zebra")
      _ = try session.next()
    }
    let shown = try #require(try library.events("show", "retain", "--format", "jsonl").first)
    #expect(((shown["cards"] as? [[String: Any]])?.first?["reps"] as? Int) == 2)
    #expect((shown["reviews"] as? [Any])?.count == 2)
  }

  @Test("a library that cannot be written is refused before the first question")
  func readOnly() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script =
      "chmod 755 '\(library.folder)'; chmod 644 '\(library.database)'; chmod 711 \(library.folder)/..; "
      + "cd /; setpriv --reuid=65534 --clear-groups '\(BuiltProgram.path)' quiz"
    let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
    #expect(result.output == "" && result.errors.contains("the library cannot be written"))
  }

  @Test("two sessions at once both end well, and neither asks what the other has answered")
  func twoAtOnce() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let first = try QuizDialogue(library)
    let second = try QuizDialogue(library)
    let question = try #require(try first.next())
    _ = try second.next()
    first.answer(TestLibrary.answer(to: question))
    #expect(try first.next()?["event"] as? String == "answer")
    second.answer("/skip")
    let results = try [first.play(TestLibrary.answer), second.play(TestLibrary.answer)]
    #expect(results.map(\.exit) == [.code(0), .code(0)])
    #expect(results.map(\.errors) == ["", ""])
  }
}

extension QuizEndToEndTests {
  @Test(
    "every exercise is asked in JSON lines, with what it needs",
    arguments: ["cloze", "type", "choice", "build", "cards"])
  func exercises(mode: String) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library, "--mode", mode)
    let result = try quiz.play { question in
      switch mode {
      case "choice":
        let meanings = (question["meanings"] as? [String] ?? []).joined(separator: "; ")
        return String(((question["choices"] as? [String])?.firstIndex(of: meanings) ?? 8) + 1)
      case "cards": return "3"
      case "build":
        let meanings = question["meanings"] as? [String] ?? []
        return meanings.contains("진위")
          ? "we have to verify the authenticity of the document"
          : meanings.contains("지연 시간") ? "High latency makes the call feel slow" : "We retained the logs for a year"
      case "type":
        let prompt = question["prompt"] as? String
        return prompt == "유지하다; 보유하다" ? "retain" : prompt == "지연 시간" ? "latency" : "authenticity"
      default: return TestLibrary.answer(to: question)
      }
    }
    #expect(result.exit == .code(0))
    let answers = quiz.events("answer")
    #expect(answers.count == 6 && answers.allSatisfy { $0["verdict"] as? String == "correct" })
    #expect(quiz.events("question").allSatisfy { $0["mode"] as? String == mode })
    let shown = try #require(try library.events("show", "latency", "--format", "jsonl").first)
    let skill = (shown["cards"] as? [[String: Any]])?.first?["skill"] as? String
    #expect(skill == (["choice", "cards"].contains(mode) ? "recognition" : "production"))
  }

  @Test("a card says that Enter shows its answer; a choice without other meanings says once why it is a card")
  func cardsExplained() throws {
    let library = try TestLibrary()
    // Words of other languages are no choice for each other.
    for (word, language) in [("retain", "en"), ("Haus", "de"), ("maison", "fr")] {
      try library.run("add", word, "x\(word)", "--word-language", language, "--meaning-language", "ko", "--deck", "d")
    }
    let input = "\n4\n4\n4\n"
    let told = "There are no other meanings to choose from, so the word is asked as a card."
    let text = try library.run("quiz", "--mode", "choice", input: input).output
    #expect(text.hasPrefix(told + "\n\n1/3 · 2 left, 2 new\nretain\n  Enter shows the answer\n  xretain\n  1 again"))
    #expect(text.components(separatedBy: told).count == 2)
    #expect(text.components(separatedBy: "\n  Enter shows the answer\n").count == 4)
    try library.run("undo", "3")
    let lines = try library.events("quiz", "--mode", "choice", "--format", "jsonl", input: input)
    #expect(lines.map { $0["event"] as? String ?? "" }.prefix(3) == ["start", "notice", "question"])
    #expect(lines.filter { $0["event"] as? String == "notice" }.map { $0["text"] as? String } == [told])
  }

  @Test("dictation without a device is refused with the reason; a mixture goes on without it")
  func dictation() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let silent = ["PULSE_SERVER": "unix:/nonexistent"]
    let refused = try library.run("quiz", "--mode", "listen", input: "x\n", environment: silent)
    #expect(refused.exit == .code(69) && refused.errors.hasPrefix("vocab: there is no audio device."))
    let mixed = try library.events("quiz", "--mode", "mixed", "--format", "jsonl", input: "3\n", environment: silent)
    #expect(mixed.first { $0["event"] as? String == "question" }?["mode"] as? String == "cards")
  }

  @Test("undo, accept and easy take the last answer back or change it, as one step each")
  func corrections() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let before = try library.run("show", "retain", "--format", "jsonl").output
    let events = try library.events("quiz", "--format", "jsonl", input: "zebra\n/undo\n/quit\n")
    #expect(events.filter { $0["event"] as? String == "question" }.map { $0["card"] as? Int } == [4, 8, 4])
    #expect(try library.run("show", "retain", "--format", "jsonl").output == before)
    _ = try library.run("quiz", "--format", "jsonl", input: "kept\n/accept\n/quit\n")
    var shown = try #require(try library.events("show", "retain", "--format", "jsonl").first)
    #expect(shown["accepted"] as? [String] == ["kept"])
    #expect((shown["reviews"] as? [[String: Any]])?.map { $0["rating"] as? String } == ["good"])
    let easy = try TestLibrary()
    try easy.importThreeWords()
    _ = try easy.run("quiz", "--format", "jsonl", input: "retained\n/easy\n/quit\n")
    shown = try #require(try easy.events("show", "retain", "--format", "jsonl").first)
    #expect((shown["cards"] as? [[String: Any]])?.first?["stability"] as? Double == 8.2956)
    #expect((shown["reviews"] as? [Any])?.count == 1)
  }

  @Test("undo goes back through all that the session did, the last first, and says when nothing is left")
  func undoingAll() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    func state() throws -> String {
      try library.run("list", "--format", "jsonl").output + library.run("show", "retain", "--format", "jsonl").output
    }
    let before = try state()
    let input =
      ["kept", "/accept", "/suspend", "/flag", "/flag", "/note mind this", "zebra"]
      + Array(repeating: "/undo", count: 6) + ["/quit"]
    let events = try library.events("quiz", "--format", "jsonl", input: input.joined(separator: "\n") + "\n")
    let undone = events.filter { $0["name"] as? String == "undo" }
    #expect(
      undone.map { $0["text"] as? String } == [
        "Taken back: latency", "Taken back: the note on 'latency'.", "Taken back: 'latency' is no longer flagged.",
        "Taken back: 'authenticity' is asked again.", "Taken back: retained, and that 'kept' counts as right",
        "Nothing of this session is left to take back.",
      ])
    #expect(undone.map { $0["stands"] as? Bool } == [false, true, true, false, false, true])
    #expect(undone.map { $0["card"] as? Int } == [12, 12, 12, 8, 4, 4])
    let summary = try #require(events.last)
    #expect(summary["asked"] as? Int == 0 && summary["left"] as? Int == 3)
    #expect(try state() == before)
  }

  @Test("a word that became easy after it was noted is taken back before its note")
  func undoingAmended() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let events = try library.events(
      "quiz", "--format", "jsonl", input: "retained\n/note of the next\n/easy\n/undo\n/undo\n/quit\n")
    #expect(
      events.filter { $0["name"] as? String == "undo" }.map { $0["text"] as? String }
        == ["Taken back: retained", "Taken back: the note on 'authenticity'."])
  }

  @Test("an answer that is the keyboard's fault may be given once more")
  func otherKeyboard() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let events = try library.events("quiz", "--format", "jsonl", input: "보유\nretained\n보유\n보유\n/quit\n")
    let answers = events.filter { $0["event"] as? String == "answer" }
    #expect(answers.map { $0["verdict"] as? String } == ["wrong", "correct", "wrong", "wrong"])
    #expect(answers.map { $0["rating"] as? String } == [nil, "hard", nil, "again"])
  }

  @Test("numbers that are not each piece's once are asked again")
  func misnumbered() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let output = try library.run("quiz", "--mode", "build", "--limit", "1", input: "1 2 3\n/quit\n").output
    #expect(output.contains("\n  Each number from 1 to 7 once, please.\n"))
    #expect(try library.run("history").output.contains("import") && !library.run("history").output.contains("answer"))
  }

  @Test("a word can be suspended, flagged and noted while it is asked")
  func marks() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", input: "/flag\n/note mind this\n/suspend\n/quit\n")
    #expect(try library.run("list", "--flagged").output == "retain · 유지하다; 보유하다 (suspended)\n")
    #expect(try library.events("show", "retain", "--format", "jsonl").first?["note"] as? String == "mind this")
  }

  @Test("practice writes nothing")
  func cram() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    let before = try library.run("show", "latency", "--format", "jsonl").output
    let quiz = try QuizDialogue(library, "--cram")
    _ = try quiz.play(TestLibrary.answer)
    #expect(quiz.events("answer").count == 3 && quiz.events("answer").allSatisfy { $0["due"] is NSNull })
    #expect(try library.run("show", "latency", "--format", "jsonl").output == before)
  }

  @Test("a backlog is spread over days, and the end says so")
  func backlog() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    try library.run("config", "set", "reviews-per-day", "1")
    let later = ["VOCAB_NOW": "2026-06-01T09:00:00Z"]
    let result = try library.run("quiz", input: "latency\nretained\nauthenticity\n", environment: later)
    #expect(result.output.contains("2 more are due. At 1 review a day they are done in 2 more days"))
    let again = try library.run("quiz", environment: later)
    #expect(again.output.contains("2 more are due.") && !again.output.contains("1/"))
  }

  @Test("a word forgotten eight times is a leech: named with what was typed for it, and suspended")
  func leech() throws {
    let library = try TestLibrary()
    try library.run("add", "cat", "고양이")
    func ask(_ day: Int, _ answers: String) throws -> String {
      let now = "20\(26 + day / 12)-\(day % 12 < 9 ? "0" : "")\(day % 12 + 1)-02T09:00:00Z"
      return try library.run("quiz", input: answers, environment: ["VOCAB_NOW": now]).output
    }
    _ = try ask(0, "cat\ncat\n")
    var last = ""
    for month in 1...8 { last = try ask(month * 6, "dog\ncat\n") }
    #expect(last.contains("Leech: cat was forgotten again and again"))
    #expect(last.contains("You often typed 'dog' (8 times)."))
    #expect(try library.run("list", "--leech").output == "cat · 고양이 (suspended)\n")
  }

  @Test(
    "strange entries and endless answers are sensible in every exercise",
    arguments: ["cloze", "type", "choice", "build", "cards", "mixed"])
  func strange(mode: String) throws {
    let library = try TestLibrary()
    let rows = """
      word,meaning,example
      start,시작,"{Start} here"
      end,끝,"the {end}"
      two,둘,"{two} and {two}"
      none,없음,nothing of it here
      only,하나뿐,{only}
      (,괄호,(
      """
    try library.run("import", library.write("s.csv", rows))
    let long = String(repeating: "x한", count: 5_000)
    let input = "\(long)\n\u{1}\u{1B}[31m\n////\n3\n/hint\n\n\n\n1\n2\n3\n4\n/say\n/accept\n/easy\n/undo\n/undo\n"
    let result = try library.run(
      "quiz", "--mode", mode, "--seed", "4", input: input, environment: ["PULSE_SERVER": "unix:/nonexistent"])
    #expect(result.exit == .code(0) && result.errors == "")
    #expect(!result.output.contains("\u{1B}"))
  }
}

extension QuizEndToEndTests {
  @Test("for a screen reader it says in words what it otherwise shows by signs")
  func plain() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let output = try library.run("quiz", "--plain", input: "retainde\nzebra\ncredibility\n").output
    #expect(output.contains("Right: retained") && output.contains("You typed retainde; the answer is retained."))
    #expect(output.contains("Not right: authenticity"))
    #expect(!output.contains { "✓✗~^♪".contains($0) })
  }

  @Test("a session ends in time, after the answer that is being given")
  func minutes() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    #expect(try library.run("quiz", "--minutes", "0").exit == .code(64))
    let whole = try library.run("quiz", "--minutes", "10", input: "retained\n")
    #expect(whole.output.contains("1 answer, 1 right"))
  }

  @Test(
    "levels are chosen by range", arguments: [("A2..B1", ["a"]), ("b2", ["b"]), ("..B2", ["a", "b"]), ("C1..", ["c"])])
  func levels(range: String, expected: [String]) throws {
    let library = try TestLibrary()
    try library.run(
      "import", library.write("l.csv", "word,meaning,level\na,가,B1\nb,나,B2\nc,다,C1\nd,라,\n"))
    let asked = try library.events(
      "quiz", "--level", range, "--format", "jsonl", input: String(repeating: "/skip\n", count: 9)
    ).compactMap { ($0["meanings"] as? [String])?.first }
    #expect(asked == expected.map { ["a": "가", "b": "나", "c": "다"][$0] ?? "" })
    #expect(try library.run("quiz", "--level", "B9..C1").exit == .code(64))
  }
}

extension QuizEndToEndTests {
  @Test("undo in a session never takes back what is not its answer, and a word that is removed meanwhile is left out")
  func elsewhere() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quiz = try QuizDialogue(library)
    _ = try quiz.next()
    quiz.answer("retained")
    _ = try quiz.next()
    _ = try quiz.next()
    try library.run("undo")
    quiz.answer("/undo")
    #expect(try quiz.next()?["text"] as? String == "What was done to 'retain' was taken back elsewhere.")
    quiz.answer("/undo")
    #expect(try quiz.next()?["text"] as? String == "Nothing of this session is left to take back.")
    quiz.answer("/flag")
    _ = try quiz.next()
    try library.run("edit", "latency", "--note", "seen")
    quiz.answer("/undo")
    #expect(
      try quiz.next()?["text"] as? String
        == "Something was changed elsewhere since; 'vocab undo' takes that back first.")
    try library.run("undo")
    quiz.answer("/undo")
    #expect(try quiz.next()?["text"] as? String == "Taken back: 'authenticity' is no longer flagged.")
    #expect(try library.run("list").output.split(separator: "\n").count == 3)
    try library.run("remove", "authenticity")
    quiz.answer("authenticity")
    #expect(try quiz.next()?["text"] as? String == "'authenticity' was removed meanwhile.")
    quiz.answer("/quit")
    while try quiz.next() != nil {}
    #expect(try quiz.program.finish().exit == .code(0))
  }
}
