import Foundation
import TestSupport
import Testing

@Suite("what completions ask of the program")
struct CompleteEndToEndTests {
  @Test("it lists what there is, and reads only")
  func lists() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let before = try FileManager.default.contentsOfDirectory(atPath: library.folder).sorted()
    for (arguments, output) in [
      (["decks"], "d\n"), (["words"], "authenticity\t진위\nlatency\t지연 시간\nretain\t유지하다\n"),
      (["words", "la"], "latency\t지연 시간\n"), (["words", "LAT"], "latency\t지연 시간\n"), (["words", "x"], ""),
      (["installed-decks"], ""), (["languages"], "en\nko\n"), (["tags"], ""), (["levels"], ""),
      (["values", "", "config", "set", "model"], "auto\nfsrs6\nfsrs7\n"), (["values", "", "config", "set", "x"], ""),
      (["settings", "rate.", "config", "set"], "rate.en\tWords spoken a minute\nrate.ko\tWords spoken a minute\n"),
      (["words", "--", "", "show", "--deck", "x"], ""), (["words", "--", "la", "--db", "nowhere.db", "show"], ""),
      (["words", "--", "la", "--db=\(library.database)", "show"], "latency\t지연 시간\n"),
      (["words", "--", "la", "--db", "~/vocab.db", "show"], "latency\t지연 시간\n"),
    ] {
      let result = try BuiltProgram.run(["complete"] + arguments, environment: library.environment)
      #expect(result.output == output && result.errors == "" && result.exit == .code(0), "\(arguments): \(result)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder).sorted() == before)
  }

  @Test("where there is no library, or none that it can read, it is silent and makes none")
  func silence() throws {
    let library = try TestLibrary()
    let foreign = try library.write("foreign.db", String(repeating: "not a library ", count: 100))
    let old = Document.project + "/Tests/VocabularyStoreTests/Fixtures/library-v1.db"
    for database in [library.folder + "/none/vocab.db", foreign, library.folder, old, ""] {
      let result = try BuiltProgram.run(
        ["complete", "words"], environment: ["VOCAB_DB": database, "HOME": library.folder])
      #expect(result.output == "" && result.errors == "" && result.exit == .code(0), "\(database): \(result)")
    }
    let settings = try BuiltProgram.run(["complete", "settings"], environment: [:]).output
    #expect(settings.hasPrefix("new-per-day\tNew cards a day\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder) == ["foreign.db"])
  }

  @Test("it and the manual's source stand in no list of commands")
  func hidden() throws {
    let help = try BuiltProgram.run(["help"]).output
    #expect(!help.contains("  complete ") && !help.contains("  manual "))
    #expect(help.contains("  completions "))
  }
}
