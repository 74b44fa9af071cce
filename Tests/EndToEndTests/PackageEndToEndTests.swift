import Foundation
import TestSupport
import Testing

@Suite("Anki packages")
struct PackageEndToEndTests {
  /// Made by Anki: nine notes of five types, with reviews.
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("AnkiPackagesTests/Fixtures").path

  @Test("bring words with what was learned of them, once", arguments: ["old.apkg", "new.apkg", "new.colpkg"])
  func arrival(name: String) throws {
    let library = try TestLibrary(now: "2026-03-14T09:00:00Z")
    let package = Self.fixtures + "/" + name
    let first = try library.run("import", package, "--word-language", "de")
    #expect(first.exit == .code(0))
    #expect(
      first.output == """
        \(name): 10 added, 0 updated, 0 unchanged, 1 skipped
        \(name): 12 reviews added
        \(name):9: no word
        \(name): 1 sound or picture left out
        \(name): 2 reviews left out: from before the card was made new again

        """)
    #expect(try library.run("due").output == "2 due, 6 new\n")
    let shown = try #require(try library.run("show", "der Hund", "--format", "jsonl").events.first)
    #expect(shown["deck"] as? String == "German::Animals")
    let reviews = try #require(shown["reviews"] as? [[String: Any]])
    #expect(reviews.map { $0["rating"] as? String } == ["good", "good", "good", "again", "good", "easy"])
    let card = try #require((shown["cards"] as? [[String: Any]])?.first)
    #expect(card["skill"] as? String == "production")
    #expect(card["reps"] as? Int == 6 && card["lapses"] as? Int == 1)
    #expect(try library.run("list", "--deck", "German").output.contains("die Katze & Kater · cat (suspended)"))

    let again = try library.run("import", package, "--word-language", "de")
    #expect(again.output.hasPrefix("\(name): 0 added, 0 updated, 10 unchanged, 1 skipped\n\(name):9: no word\n"))
    #expect(try library.run("history", "--format", "jsonl").events.count == 1)
    #expect(try library.run("undo").exit == .code(0))
    #expect(try library.run("list").output.isEmpty)
  }

  @Test("what is exported comes back with every review, also through a pipe")
  func roundTrip() throws {
    let library = try TestLibrary(now: "2026-03-14T09:00:00Z")
    try library.run("import", Self.fixtures + "/new.apkg")
    let file = library.folder + "/out.apkg"
    let exported = try library.run("export", "--to", file)
    #expect(exported.exit == .code(0) && exported.errors == "10 entries written to \(file).\n")
    let there = try TestLibrary(now: "2026-03-14T09:00:00Z")
    #expect(
      try there.run("import", file).output
        == "out.apkg: 10 added, 0 updated, 0 unchanged, 0 skipped\nout.apkg: 12 reviews added\n")
    func progress(_ library: TestLibrary) throws -> Set<String> {
      let lines = try library.run("export", "--as", "json", "--progress").output.split(separator: "\n")
      // That a review was assumed has no place in Anki's log.
      return Set(
        lines.map { $0.replacing("assumed", with: "imported").split(separator: ",", maxSplits: 1)[1...].joined() })
    }
    #expect(try progress(there) == progress(library))
    let piped = try BuiltProgram.run(
      ["-c", "cat '\(file)' | '\(BuiltProgram.path)' import -"], environment: TestLibrary().environment,
      program: "/bin/sh")
    #expect(piped.output == "-: 10 added, 0 updated, 0 unchanged, 0 skipped\n-: 12 reviews added\n")
  }

  @Test("what is no package, or half of one, changes nothing")
  func broken() throws {
    let library = try TestLibrary()
    let whole = try #require(FileManager.default.contents(atPath: Self.fixtures + "/new.apkg"))
    let half = library.folder + "/half.apkg"
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: half))
    let result = try library.run("import", half)
    #expect(result.exit == .code(65))
    #expect(
      result.errors
        == "vocab: half.apkg: the package is damaged: its end is missing. Export it again, or copy it again from where it came.\n"
    )
    let text = try library.run("import", library.write("text.apkg", "a,b\n"))
    #expect(text.exit == .code(65))
    #expect(text.errors.hasPrefix("vocab: text.apkg: this is no Anki package. "))
    #expect(try library.run("list").output.isEmpty)
  }

  @Test("a package needs a file, and fields that are there")
  func usage() throws {
    let library = try TestLibrary()
    let output = try library.run("export", "--as", "apkg")
    #expect(output.exit == .code(64))
    #expect(output.errors == "vocab: an Anki package is written into a file. Name one with --to FILE.apkg.\n")
    let fields = try library.run("import", Self.fixtures + "/new.apkg", "--fields", "word=Nothing")
    #expect(fields.exit == .code(64))
    #expect(fields.errors.hasPrefix("vocab: new.apkg: --fields: no note has a field 'Nothing'. The fields are "))
    let chosen = try library.run("import", Self.fixtures + "/new.apkg", "--fields", "word=Back,meaning=Front")
    #expect(chosen.exit == .code(0))
    #expect(try library.run("show", "cat").output.contains("die Katze & Kater"))
  }
}
