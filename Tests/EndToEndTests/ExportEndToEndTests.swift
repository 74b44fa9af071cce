import Foundation
import TestSupport
import Testing

@Suite("vocab export")
struct ExportEndToEndTests {
  /// Words with signs that each format could stumble over.
  static let hostile = #"""
    word,meaning,example,translation,note,tags,confusable,deck
    "=cmd|' /C calc'!A0","+1; a\;b",x {y} z,번역,"two
    lines",t#1 &amp;,"c\:d: e\|f",R&D <b>
    and\/or,"<b>&lt;</b>","say ""{hi}""",,,,,a::b
    #tags:x,[sound:x],,,,,,a
    word,meaning,front,back,,,,a

    """#

  private func hostileLibrary() throws -> TestLibrary {
    let library = try TestLibrary()
    let result = try library.run("import", library.write("h.csv", Self.hostile))
    try #require(result.output == "h.csv: 4 added, 0 updated, 0 unchanged, 0 skipped\n", "\(result)")
    return library
  }

  /// The entries without their identities, which an import makes anew.
  private func content(_ library: TestLibrary) throws -> Set<String> {
    let lines = try library.run("list", "--format", "jsonl").output.split(separator: "\n")
    return Set(lines.map { $0.split(separator: ",", maxSplits: 1).last.map(String.init) ?? "" })
  }

  @Test(
    "what it writes imports as the same library, and changes nothing in the one it came from",
    arguments: ["a.csv", "a.txt", "a.jsonl"])
  func roundTrip(name: String) throws {
    let library = try hostileLibrary()
    let file = library.folder + "/" + name
    let exported = try library.run("export", "--to", file)
    #expect(exported.exit == .code(0) && exported.output.isEmpty)
    #expect(exported.errors == "4 entries written to \(file).\n")
    #expect(
      try library.run("import", file).output == "\(name): 0 added, 0 updated, 4 unchanged, 0 skipped\n")
    let other = try TestLibrary()
    #expect(try other.run("import", file).output == "\(name): 4 added, 0 updated, 0 unchanged, 0 skipped\n")
    #expect(try content(other) == content(library))
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder).filter { $0.contains(".part") } == [])
  }

  @Test("writes to standard output, of one deck with those below it, and what list prints as JSON")
  func output() throws {
    let library = try hostileLibrary()
    let lines = try library.run("export", "a", "--as", "json")
    #expect(lines.errors.isEmpty)
    #expect(Set(lines.events.compactMap { $0["word"] as? String }) == ["and\\/or", "#tags:x", "word"])
    let listed = try library.run("list", "--deck", "a", "--format", "jsonl").output
    #expect(Set(lines.output.split(separator: "\n")) == Set(listed.split(separator: "\n")))
    #expect(try library.run("export", "a", "--to", "-").output.hasPrefix("word,meaning,language,"))
    let missing = try library.run("export", "b")
    #expect(missing.exit == .code(1) && missing.errors.contains("there is no deck 'b'") && missing.output.isEmpty)
  }

  @Test("a sanitized file holds no formula, and a byte order mark comes when it is asked for")
  func sanitized() throws {
    let library = try hostileLibrary()
    let text = try library.run("export", "--sanitize", "--bom").output
    #expect(text.hasPrefix("\u{FEFF}word,"))
    #expect(text.contains("\n'=cmd|' /C calc'!A0,'+1; a\\;b,"))
  }

  @Test(
    "an option of another format is a slip",
    arguments: [["--sanitize", "--as", "json"], ["--progress"], ["--bom", "--to", "x.txt"], ["--as", "xlsx"]])
  func slips(arguments: [String]) throws {
    let library = try TestLibrary()
    let result = try BuiltProgram.run(["export"] + arguments, environment: library.environment)
    #expect(result.exit == .code(64))
    #expect(!FileManager.default.fileExists(atPath: library.database))
  }

  @Test("tells the reviews when they are asked for")
  func progress() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try QuizDialogue(library).play(TestLibrary.answer)
    try library.run("suspend", "latency")
    let entries = try library.events("export", "--as", "json", "--progress")
    let latency = try #require(entries.first { $0["word"] as? String == "latency" })
    #expect(latency["suspended"] as? Bool == true && latency["flagged"] as? Bool == false)
    let review = try #require((latency["reviews"] as? [[String: Any]])?.first)
    #expect(review["skill"] as? String == "production" && review["rating"] as? String == "good")
    #expect(review["at"] as? String == "2026-03-02T09:00:00Z" && review["day"] as? String == "2026-03-02")
    #expect(review["given"] as? String == "latency" && review["utc_offset"] as? Int == 0)
    #expect(try library.events("export", "--as", "json").allSatisfy { $0["reviews"] == nil })
  }

  @Test("a full disk leaves the old file and nothing beside it")
  func fullDisk() throws {
    let library = try TestLibrary()
    let words = (0..<2_000).map { "word\($0),a meaning that takes some room on a disk \($0)\n" }.joined()
    try library.run("import", library.write("w.csv", words))
    let file = try library.write("old.csv", "kept")
    // A limit on the size of files: the signal that tells of it is ignored, so that the write fails.
    let script = "trap '' XFSZ; ulimit -f 64; exec '\(BuiltProgram.path)' export --to '\(file)'"
    let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
    #expect(result.exit == .code(73))
    #expect(result.errors.hasPrefix("vocab: \(file): cannot be written: "))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder).filter { $0.contains(".part") } == [])
    #expect(try library.run("export", "--to", "/dev/full").exit == .code(73))
  }

  @Test("a reader that leaves early ends it quietly")
  func closedPipe() throws {
    let library = try TestLibrary()
    let words = (0..<2_000).map { "word\($0),a meaning that is longer than a pipe is deep \($0)\n" }.joined()
    try library.run("import", library.write("w.csv", words))
    let script = "set -o pipefail; '\(BuiltProgram.path)' export | head -n 1"
    let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
    #expect(result.exit == .code(0) && result.errors.isEmpty)
    #expect(result.output.hasPrefix("word,meaning,"))
  }

  @Test("a link stays a link, and the file's permissions stay")
  func replaced() throws {
    let library = try hostileLibrary()
    let file = try library.write("real.csv", "old")
    let link = library.folder + "/link.csv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try library.run("export", "--to", link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("word,"))
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }
}

@Suite("Anki")
struct AnkiImportTests {
  /// A Python that has Anki's own library.
  static let python = ProcessInfo.processInfo.environment["VOCAB_TEST_PYTHON"] ?? "python3"

  static let hasAnki: Bool = {
    let result = try? BuiltProgram.run(["-c", "import anki.collection"], program: python)
    return result?.exit == .code(0)
  }()

  @Test("imports the text: word and meaning as they are read, decks, tags and guids", .enabled(if: hasAnki))
  func imports() throws {
    let library = try TestLibrary()
    try library.run("import", library.write("h.csv", ExportEndToEndTests.hostile))
    let file = library.folder + "/a.txt"
    try library.run("export", "--to", file)
    let script = """
      import json, sys
      from anki.collection import Collection, ImportCsvRequest
      col = Collection(sys.argv[1])
      for _ in range(2):
          metadata = col.get_csv_metadata(sys.argv[2], None)
          col.import_csv(ImportCsvRequest(path=sys.argv[2], metadata=metadata))
      for id in col.find_notes(""):
          note = col.get_note(id)
          deck = col.decks.name(note.cards()[0].did)
          print(json.dumps({"guid": note.guid, "fields": note.fields, "tags": note.tags, "deck": deck}))
      """
    let result = try BuiltProgram.run(
      ["-c", script, library.folder + "/c.anki2", file], environment: library.environment, program: Self.python)
    try #require(result.exit == .code(0), "\(result.errors)")
    let notes = result.events
    let ids = try library.events("list", "--format", "jsonl").compactMap { $0["id"] as? String }
    #expect(Set(notes.compactMap { $0["guid"] as? String }) == Set(ids))
    let fields = Set(notes.compactMap { $0["fields"] as? [String] })
    #expect(
      fields == [
        ["=cmd|' /C calc'!A0", "+1; a\\;b"], ["and\\/or", "&lt;b&gt;&amp;lt; &lt;/b&gt;"],
        ["#tags:x", "&#91;sound:x]"], ["word", "meaning"],
      ])
    #expect(Set(notes.compactMap { $0["deck"] as? String }) == ["R&D <b>", "a", "a::b"])
    #expect(notes.contains { $0["tags"] as? [String] == ["&amp;", "t#1"] })
  }
}
