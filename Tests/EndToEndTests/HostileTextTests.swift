import Foundation
import TestSupport
import Testing

/// Text that would steer the terminal: none of it may reach it, wherever it comes from.
@Suite("hostile text")
struct HostileTextTests {
  /// A title, a link, the clipboard, a colour, a C1 sequence, and a turned direction.
  private static let sequences =
    "\u{1B}]0;t\u{7}\u{1B}]8;;http://x\u{1B}\\\u{1B}]52;c;eA==\u{7}\u{1B}[31m\u{9B}2J\u{7F}\u{202E}\u{8}"

  /// What a terminal would act on in a text, a line feed aside.
  private func controls(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }
  }

  private func expectClean(
    _ library: TestLibrary, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws {
    let result = try BuiltProgram.run(
      arguments, environment: library.environment.merging(environment) { $1 }, input: input)
    #expect(controls(result.output + result.errors) == [], "\(arguments): \(result.output)\(result.errors)")
    if case .signal = result.exit { Issue.record("\(arguments) ends with \(result.exit)") }
  }

  @Test("in a deck, its name, arguments or the environment does not reach the terminal")
  func decks() throws {
    let library = try TestLibrary()
    let bad = Self.sequences
    let name = library.folder + "/\(bad.filter { $0 != "/" }).csv"
    let text = """
      word,meaning,example,translation,confusable,tags,note,level,pronunciation,part_of_speech,un\(bad)known
      a\(bad)b,m\(bad),An {ab\(bad)} here.,t\(bad),x\(bad): y\(bad),t\(bad)u,n\(bad),l\(bad),p\(bad),v\(bad),z
      c\(bad),,,,,,,,,,
      d,"broken \(bad)
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: name))
    let whole = library.folder + "/whole \(bad.filter { $0 != "/" }).csv"
    for path in [whole, library.folder + "/good.csv"] {
      try Data(text.split(separator: "\n").dropLast().joined(separator: "\n").utf8).write(
        to: URL(fileURLWithPath: path))
    }
    let more: [[String]] = [
      ["import", name], ["import", whole], ["import", library.folder + "/good.csv", "--deck", "deck\(bad)"],
      ["import", library.folder + "/none\(bad).csv"], ["add", "w\(bad)", "m\(bad)", "--deck", "d\(bad)"],
      ["list"], ["list", "--format", "jsonl"], ["decks"], ["history"], ["search", "a"], ["show", "ab"],
      ["show", "none\(bad)"], ["list", "--deck", "none\(bad)"], ["edit", "ab", "--meaning", "m\(bad)"],
      ["config", "set", "rate", "x\(bad)"], ["config", "get", "none\(bad)"], ["speak", "none\(bad)"],
      ["speak", "--all", "--output", library.folder + "/s.wav"], ["quiz", "--no-speak"],
      ["quiz", "--no-speak", "--format", "jsonl"], ["stats"], ["stats", "--format", "jsonl"], ["stats", "--html", "-"],
      ["stats", "--svg", library.folder + "/none\(bad)/x"],
      ["backup", library.folder + "/c\(bad.filter { $0 != "/" }).db"], ["restore", library.folder + "/none\(bad)"],
      ["undo", "9"], ["none\(bad)"], ["list", "--none\(bad)"],
      ["--db", library.folder + "/none\(bad)/x/v.db", "doctor"],
    ]
    for arguments in more { try expectClean(library, arguments, input: "zebra\(bad)\n\(bad)\n/\(bad)\n") }
    for deck in try library.events("decks", "--format", "jsonl") {
      let name = deck["deck"] as? String ?? ""
      #expect(controls(name) == [], "\(name)")
    }
    try expectClean(library, ["list"], environment: ["VOCAB_NOW": "x\(bad)"])
    try expectClean(library, ["doctor"], environment: ["TERM": bad, "LC_ALL": "x\(bad)"])
  }

  @Test("in a library that another program has written does not reach the terminal")
  func libraries() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--no-speak", input: "zebra\n/quit\n")
    let copy = library.folder + "/copy.db"
    try library.run("backup", copy)
    let script = """
      import sqlite3, sys
      bad = sys.argv[2]
      c = sqlite3.connect(sys.argv[1])
      for column in ["word", "language", "note", "level", "pronunciation", "part_of_speech", "meaning_language"]:
        c.execute(f"update entry set {column} = coalesce({column}, '') || ?", (bad,))
      import json
      for column in ["meanings", "tags", "accepted"]:
        c.execute(f"update entry set {column} = ?", (json.dumps(["x" + bad], ensure_ascii=False),))
      c.execute("update entry set examples = ?", (json.dumps([{"text": "An {ab" + bad + "} x", "translation": bad + "t"}]),))
      c.execute("update entry set confusables = ?", (json.dumps([{"word": "zebra", "reason": bad + "t"}]),))
      c.execute("update deck set name = name || ?", (bad,))
      c.execute("update history set label = label || ?", (bad,))
      c.execute("update review set given = ?, verdict = ?, exercise = ?", (bad, "v" + bad, "e" + bad))
      c.execute("insert into setting values (?, ?)", ("rate." + bad, bad))
      c.execute("insert or replace into setting values ('new-per-day', ?)", (bad,))
      c.commit()
      """
    let made = try BuiltProgram.run(["-c", script, library.database, Self.sequences], program: "python3")
    try #require(made.exit == .code(0), "\(made.errors)")
    for format in ["text", "jsonl"] {
      for arguments in [
        ["list"], ["show", "zebra"], ["search", "x"], ["decks"], ["history"], ["due"], ["voices", "en"],
        ["stats"],
      ] {
        try expectClean(library, arguments + (arguments[0] == "search" ? [] : ["--format", format]))
      }
      for mode in ["cloze", "type", "choice", "cards", "build", "mixed"] {
        try expectClean(
          library, ["quiz", "--ahead", "--cram", "--mode", mode, "--no-speak", "--format", format],
          input: "zebra\n?\n\n/accept\n")
      }
      try expectClean(library, ["speak", "--all", "--output", library.folder + "/s.wav", "--format", format])
      try expectClean(library, ["doctor", "--format", format])
    }
    let word = try library.events("list", "--format", "jsonl").first?["word"] as? String ?? ""
    for arguments in [
      ["show", word], ["suspend", word], ["resume", word], ["edit", word, "--note", "n"], ["config"], ["level"],
      ["restore", copy], ["restore", copy, "--yes"], ["undo"], ["redo"], ["stats", "--html", "-"],
      ["stats", "--svg", "-"],
      ["remove", word], ["undo", "9"],
    ] { try expectClean(library, arguments) }
  }

  @Test("the editor is run without a shell, and its file is the owner's alone")
  func editor() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let editor = try library.write(
      "editor.sh", "#!/bin/sh\nfor f; do :; done\nstat -c %a \"$f\" > '\(library.folder)/mode'\n")
    chmod(editor, 0o755)
    let command = "\(editor) $(touch \(library.folder)/a) ; touch \(library.folder)/b"
    let tmux = try Tmux(
      "umask 0; '\(BuiltProgram.path)' edit latency; echo exit $?",
      environment: library.environment.merging(["EDITOR": command, "VISUAL": ""]) { $1 })
    try tmux.waitForText("exit 0")
    #expect(try String(contentsOfFile: library.folder + "/mode", encoding: .utf8) == "600\n")
    for name in ["a", "b"] { #expect(!FileManager.default.fileExists(atPath: library.folder + "/" + name)) }
  }

  @Test("whatever the umask, no file of the library is open to others")
  func permissions() throws {
    let library = try TestLibrary()
    let data = library.folder + "/data"
    let words = try library.write("d.csv", TestLibrary.threeWords)
    let script = """
      umask 0; export VOCAB_DB= XDG_DATA_HOME='\(data)'; vocab='\(BuiltProgram.path)'
      "$vocab" import '\(words)' && echo zebra | "$vocab" quiz --no-speak && "$vocab" backup '\(data)/copy.db' &&
        "$vocab" remove latency && "$vocab" restore --yes '\(data)/copy.db' && "$vocab" doctor --repair
      """
    let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
    try #require(result.exit == .code(0), "\(result)")
    let found = try BuiltProgram.run([data, "-perm", "/077"], program: "find")
    #expect(found.output == "")
    #expect(FileManager.default.fileExists(atPath: data + "/vocab/backups"))
  }
}
