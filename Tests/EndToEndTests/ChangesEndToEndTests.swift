import Foundation
import TestSupport
import Testing

@Suite("changes and taking them back")
struct ChangesEndToEndTests {
  @Test("answers, removals, imports, edits and settings are taken back in order, and made again")
  func undo() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    func state() throws -> [String] {
      try ["retain", "authenticity", "latency"].map { try library.run("show", $0, "--format", "jsonl").output }
        + [library.run("config").output]
    }
    var states = [try state()]
    _ = try library.run("quiz", "--format", "jsonl", input: "retained\n/quit\n")
    states.append(try state())
    try library.run("remove", "latency")
    states.append(try state())
    try library.run("edit", "retain", "--meaning", "간직하다", "--note", "a note")
    states.append(try state())
    try library.run("import", library.write("e.csv", "word,meaning\nauthenticity,진실성\n"), "--deck", "d")
    states.append(try state())
    try library.run("config", "set", "new-per-day", "3")
    states.append(try state())
    #expect(Set(states.map { $0.joined() }).count == 6)
    for expected in states.dropLast().reversed() {
      #expect(try library.run("undo").output.hasPrefix("Taken back: "))
      #expect(try state() == expected)
    }
    #expect(try library.run("redo", "5").output.split(separator: "\n").count == 5)
    #expect(try state() == states.last)
    let history = try library.events("history", "--format", "jsonl").map { $0["kind"] as? String }
    #expect(history == ["setting", "import", "edit", "remove", "answer", "import"])
    let rest = try library.run("undo", "99")
    #expect(rest.output.split(separator: "\n").count == 6 && rest.errors == "There were only 6.\n")
    let one = try library.run("redo", "1")
    #expect(one.output.split(separator: "\n").count == 1 && one.errors == "")
    #expect(try library.run("undo", "2").errors == "There was only 1.\n")
    #expect(try library.run("undo").errors == "There is nothing to take back.\n")
  }

  @Test("edit replaces what is given and keeps the rest with its progress")
  func edit() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    let changed = try library.run(
      "edit", "latency", "--word", "delay", "--example", "The {delay} grows.", "--translation", "지연이 커진다.", "--tag",
      "a",
      "--tag", "b")
    #expect(changed.output == "Changed latency.\n")
    let shown = try #require(try library.events("show", "delay", "--format", "jsonl").first)
    #expect(shown["meanings"] as? [String] == ["지연 시간"] && shown["tags"] as? [String] == ["a", "b"])
    #expect(shown["examples"] as? [[String: String]] == [["text": "The {delay} grows.", "translation": "지연이 커진다."]])
    #expect((shown["reviews"] as? [Any])?.count == 2)
    #expect(try library.run("edit", "delay").exit == .code(64))
    #expect(try library.run("edit", "delay", "--meaning", " ").exit == .code(64))
    #expect(try library.run("edit", "delay", "--word", "retain").errors.contains("'retain' is already in deck 'd'"))
  }

  @Test("on a terminal a word opens in the editor, and a flaw is offered again")
  func editor() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let editor = try library.write(
      "editor.sh",
      "#!/bin/sh\nif grep -q ERROR \"$1\"; then sed -i 's/^wrod:.*//' \"$1\"; else sed -i 's/지연 시간/대기/; $a wrod: x' \"$1\"; fi\n"
    )
    chmod(editor, 0o755)
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' edit latency; echo exit $?",
      environment: library.environment.merging(["EDITOR": editor, "VISUAL": ""]) { $1 })
    try tmux.waitForText("exit 0")
    let entry = try library.events("show", "latency", "--format", "jsonl").first
    #expect(entry?["meanings"] as? [String] == ["대기"])
  }

  @Test("search finds words by meaning, sentence and word, in any case, width and without accents")
  func search() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    #expect(try library.run("search", "LATEN").output == "latency · 지연 시간\n")
    #expect(try library.run("search", "보유").output == "retain · 유지하다; 보유하다\n")
    #expect(try library.run("search", "document").output == "authenticity · 진위; 진품임\n")
    try library.run("add", "Café (au lait) / cafe", "커피")
    for text in ["CAFÉ", "cafe", "ＣＡＦＥ", "커피"] {
      #expect(try library.run("search", text).output == "Café (au lait) / cafe · 커피\n")
    }
    for word in ["café", "CAFÉ AU LAIT", "cafe"] {
      #expect(try library.run("show", word).output.hasPrefix("Café"))
    }
    #expect(try library.run("search", "nothing of it").output == "")
  }
}
