import Foundation
import TestSupport
import Testing

@Suite("copies, restoring and repairing")
struct SafetyEndToEndTests {
  @Test("a copy is restored after a look at what changes, and taken back")
  func restore() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let copy = library.folder + "/사본 하나.db"
    #expect(try library.run("backup", copy).output == "Copied the library to \(copy): 3 words.\n")
    try library.run("remove", "latency")
    try library.run("add", "quota", "할당량", "--deck", "d")
    _ = try library.run("quiz", "--format", "jsonl", "--no-speak", input: "retained\n/quit\n")
    let preview = """
      words: 1 added, 0 changed, 1 gone
        added: latency
        gone: quota
      progress of 1 word
      cards: 0 added, 0 changed, 1 gone
      reviews: 0 added, 0 changed, 1 gone

      """
    let asked = try library.run("restore", copy)
    #expect(asked.exit == .code(64) && asked.output == preview)
    #expect(asked.errors == "Nothing was changed. Give --yes to do it.\n")
    let kept = library.folder + "/backups/vocab-before-restore-2026-03-02T090000.db"
    #expect(
      try library.run("restore", copy, "--yes").output
        == preview + "Restored. As it was it is kept in \(kept); 'vocab undo' goes back to it.\n")
    #expect(try library.run("list").output.split(separator: "\n").count == 3)
    #expect(
      try library.run("restore", copy).output == "The library is what \(copy) is already. Nothing was changed.\n")
    #expect(try library.run("undo").output == "Taken back: restore: 사본 하나.db\n")
    #expect(try library.run("show", "quota").exit == .code(0))
    #expect(try library.run("--db", kept, "list").output.contains("quota"))
  }

  @Test("what the program keeps for itself is restored too, and named only where nothing else differs")
  func internalSettings() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let copy = library.folder + "/copy.db"
    try library.run("backup", copy)
    _ = try library.run("level", input: "y\ny\ny\n")
    #expect(try library.run("restore", copy).output == "only what was found of your level, or fitted to your answers\n")
    try library.run("config", "set", "rate", "120")
    try library.run("edit", "retain", "--meaning", "간직하다")
    #expect(
      try library.run("restore", copy).output == """
        words: 0 added, 1 changed, 0 gone
          changed: retain
        settings: 0 added, 0 changed, 1 gone

        """)
  }

  @Test("on a terminal it asks, and only yes means yes", arguments: [("n", 1), ("y", 0)])
  func asks(_ answer: String, _ code: Int) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    try library.run("backup", library.folder + "/copy.db")
    try library.run("remove", "latency")
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' restore '\(library.folder)/copy.db'; echo exit $?", environment: library.environment)
    try tmux.waitForText("Restore? [y/N]")
    try tmux.type(answer)
    try tmux.press("Enter")
    try tmux.waitForText("exit \(code)")
    #expect(try library.run("list").output.split(separator: "\n").count == (code == 0 ? 3 : 2))
  }

  @Test(
    "what cannot be a copy is refused",
    arguments: [
      (["backup", "words.csv"], 73, "a file of that name is there and is no vocab library"),
      (["backup", "link.db"], 73, "it is a symbolic link"), (["backup", "vocab.db"], 73, "it is the library itself"),
      (["backup", "none/copy.db"], 73, "No such file or directory"), (["restore", "none.db"], 66, "no such file"),
      (["restore", "words.csv", "--yes"], 1, "not a vocab library"),
    ])
  func refused(_ arguments: [String], _ code: Int, _ reason: String) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let words = try library.write("words.csv", "word,meaning\n")
    try FileManager.default.createSymbolicLink(atPath: library.folder + "/link.db", withDestinationPath: words)
    let path = library.folder + "/" + arguments[1]
    let result = try BuiltProgram.run(
      [arguments[0], path] + arguments.dropFirst(2), environment: library.environment)
    #expect(result.exit == .code(Int32(code)))
    #expect(result.errors.hasPrefix("vocab: \(path): ") && result.errors.contains(reason), "\(result.errors)")
    #expect(try String(contentsOfFile: words, encoding: .utf8) == "word,meaning\n")
    #expect(try library.run("list").output.split(separator: "\n").count == 3)
  }

  @Test("the doctor finds a library well, says what is wrong, and mends it")
  func doctor() throws {
    let library = try TestLibrary()
    #expect(
      try library.run("doctor").output.hasPrefix(
        "ok        file         there is no library at \(library.database) yet; the first words make it\n"))
    #expect(!FileManager.default.fileExists(atPath: library.database))
    try library.importThreeWords()
    _ = try library.run("quiz", "--format", "jsonl", "--no-speak", input: "retained\n/quit\n")
    let well = try library.run("doctor")
    #expect(well.exit == .code(0))
    #expect(well.output.contains("ok        integrity    every page and every index is whole\n"))
    chmod(library.database, 0o644)
    let broken = try BuiltProgram.run(
      [
        "-c", "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('update card set reps=9'); c.commit()",
        library.database,
      ], program: "python3")
    try #require(broken.exit == .code(0))
    let found = try library.run("doctor")
    #expect(found.exit == .code(1))
    #expect(
      found.output.contains(
        "error     permissions  \(library.database) is open to other users (mode 644). 'vocab doctor --repair' closes it.\n"
      ))
    #expect(
      found.output.contains(
        "error     schedules    the due date of 1 card does not follow from its reviews. 'vocab doctor --repair' makes it anew from the reviews.\n"
      ))
    let mended = try library.run("doctor", "--repair", "--format", "jsonl")
    #expect(mended.exit == .code(0))
    #expect(
      Set(mended.events.filter { $0["state"] as? String == "repaired" }.compactMap { $0["check"] as? String })
        == ["permissions", "schedules"])
    #expect(try library.run("doctor").exit == .code(0))
    #expect(try library.run("undo").output == "Taken back: repair: vocab doctor\n")
  }

  @Test("a damaged library is saved beside itself, put in place, and kept")
  func damaged() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--format", "jsonl", "--no-speak", input: "retained\n/quit\n")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: library.database))
    for index in 0..<4096 { bytes[index] = 0xAA }
    try bytes.write(to: URL(fileURLWithPath: library.database))
    #expect(try library.run("list").exit == .code(1))
    #expect(try library.run("doctor").exit == .code(1))
    let saved = library.folder + "/vocab-recovered.db"
    let repair = try library.run("doctor", "--repair")
    #expect(repair.exit == .code(1))
    #expect(
      repair.output.contains(
        "3 words and 1 review were read into \(saved), no loss is known. 'vocab restore \(saved)'"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: library.database)) == bytes)
    let restored = try library.run("restore", saved, "--yes")
    #expect(restored.exit == .code(0), "\(restored)")
    #expect(try library.run("show", "retain", "--format", "jsonl").events.first?["reviews"] as? [Any] != nil)
    #expect(try library.run("doctor").exit == .code(0))
  }

  @Test("a library whose tables are not its own is saved as far as its rows are")
  func strangeTables() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script = """
      import sqlite3, sys
      c = sqlite3.connect(sys.argv[1])
      c.execute("alter table review rename column given to taken"); c.execute("drop table card"); c.commit()
      """
    try #require(try BuiltProgram.run(["-c", script, library.database], program: "python3").exit == .code(0))
    let repair = try library.run("doctor", "--repair")
    #expect(repair.exit == .code(1))
    #expect(repair.output.contains("3 words and 0 reviews were read into"), "\(repair)")
  }
}
