import Foundation
import TestSupport
import Testing

@Suite("installing")
struct InstallTests {
  /// A place to install into, with the program that is built already.
  private struct Place {
    let folder: String
    let library: TestLibrary

    init() throws {
      library = try TestLibrary()
      folder = library.folder + "/a place"
    }

    func run(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws
      -> BuiltProgram.Result
    {
      try BuiltProgram.run(
        arguments,
        environment: library.environment.merging(["VOCAB": BuiltProgram.path]) { $1 }.merging(environment) { $1 },
        program: Document.project + "/scripts/" + script)
    }

    /// Every file and folder below it.
    var tree: [String] { (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted() }

    func isFile(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  @Test("puts program, manual, completions, decks and documents where they are looked for")
  func installation() throws {
    let place = try Place()
    let result = try place.run("install", "--prefix", place.folder)
    #expect(result.output == "\(place.folder)/bin/vocab\n" && result.exit == .code(0), "\(result)")
    let share = place.folder + "/share"
    #expect(
      result.errors == """
        The manual is in \(share)/man ('man vocab'), decks in \(share)/vocab/decks ('vocab import german-starter').
        Completions for bash, zsh and fish are in \(share); 'vocab help completions' says how to load them.
        Add \(place.folder)/bin to your PATH to run it as 'vocab'.

        """)
    for path in [
      "bin/vocab", "share/man/man1/vocab.1", "share/man/man1/vocab-quiz.1", "share/man/ko/man1/vocab-quiz.1",
      "share/bash-completion/completions/vocab", "share/zsh/site-functions/_vocab",
      "share/fish/vendor_completions.d/vocab.fish", "share/vocab/decks/german-starter.csv", "share/doc/vocab/LICENSE",
      "share/doc/vocab/docs/protocol.md", "share/doc/vocab/docs/quiz.svg",
      "share/doc/vocab/examples/vocab-reminder.timer",
    ] {
      #expect(place.isFile(path), "\(path)")
    }
    let version = try BuiltProgram.run(["--version"], program: place.folder + "/bin/vocab")
    #expect(version.output.hasPrefix("vocab "))
    let manual = try BuiltProgram.run(
      ["-M", place.folder + "/share/man", "-w", "vocab-quiz"], environment: place.library.environment, program: "man")
    #expect(manual.output == "\(place.folder)/share/man/man1/vocab-quiz.1\n", "\(manual)")
    let deck = try BuiltProgram.run(
      ["import", "german-starter"], environment: place.library.environment, program: place.folder + "/bin/vocab")
    #expect(deck.output.hasPrefix("german-starter.csv: 200 added"), "\(deck)")
    let unknown = try BuiltProgram.run(
      ["import", "french-starter"], environment: place.library.environment, program: place.folder + "/bin/vocab")
    #expect(unknown.exit == .code(66))
    #expect(
      unknown.errors == """
        vocab: french-starter: there is no such file, and no such deck came with vocab. \
        There are: business-english, developer-english, german-starter, korean-starter.

        """)
    let listed = try BuiltProgram.run(
      ["complete", "installed-decks"], environment: place.library.environment, program: place.folder + "/bin/vocab")
    #expect(
      listed.output == """
        business-english\ta deck that came with vocab
        developer-english\ta deck that came with vocab
        german-starter\ta deck that came with vocab
        korean-starter\ta deck that came with vocab

        """)
    let korean = try String(contentsOfFile: place.folder + "/share/man/ko/man1/vocab.1", encoding: .utf8)
    #expect(korean.contains(".Sh 이름\n"))
    let completions = try String(contentsOfFile: place.folder + "/share/zsh/site-functions/_vocab", encoding: .utf8)
    #expect(completions.contains("Add a word"))
  }

  @Test("at home it says how each shell comes to complete")
  func home() throws {
    let place = try Place()
    let local = place.folder + "/.local"
    let result = try place.run(
      "install", environment: ["HOME": place.folder, "PATH": "\(local)/bin:/usr/bin:/bin"])
    #expect(
      result.errors == """
        The manual is in \(local)/share/man ('man vocab'), decks in \(local)/share/vocab/decks ('vocab import german-starter').
        A new fish completes what you type, bash with the package bash-completion, zsh with this before compinit:
          fpath=(~/.local/share/zsh/site-functions $fpath)

        """)
  }

  @Test("can be done again, and leaves nothing when it is taken back, but what is not its own")
  func removal() throws {
    let place = try Place()
    let others = ["share/man/man1/other.1", "share/vocab/decks/my own.csv", "bin/other"]
    #expect(try place.run("install", "--prefix=" + place.folder).exit == .code(0))
    let installed = place.tree
    for path in others {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: place.folder + "/" + path).deletingLastPathComponent().path(percentEncoded: false),
        withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(filePath: place.folder + "/" + path))
    }
    // What the version before had, and this one has not.
    let list = place.folder + "/share/vocab/installed-files"
    try Data("old".utf8).write(to: URL(filePath: place.folder + "/share/vocab/old"))
    let before = try String(contentsOfFile: list, encoding: .utf8)
    try Data((before + "share/vocab/old\n").utf8).write(to: URL(filePath: list))
    #expect(try place.run("install", "--prefix", place.folder).exit == .code(0))
    #expect(try String(contentsOfFile: list, encoding: .utf8) == before)
    #expect(place.tree.filter { !others.contains($0) } == installed)

    #expect(try place.library.run("add", "word", "meaning").exit == .code(0))
    let result = try place.run("uninstall", "--prefix", place.folder)
    #expect(result.exit == .code(0) && result.errors == "", "\(result)")
    let files = before.split(separator: "\n").filter { !$0.hasSuffix("/") && $0 != "share/vocab/installed-files" }
    let folders = Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    #expect(
      result.output == "Removed \(files.count) files from:\n"
        + folders.sorted().map { "  \(place.folder)/\($0)\n" }.joined()
        + "Your library is still there: \(place.library.database)\n")
    #expect(place.tree.filter(place.isFile) == others.sorted())
    #expect(FileManager.default.fileExists(atPath: place.library.database))
    let again = try place.run("uninstall", "--prefix", place.folder)
    #expect(again.exit == .code(0) && again.errors.hasPrefix("vocab is not installed in \(place.folder)"))
  }

  @Test("folders that were made for it go with it")
  func folders() throws {
    let place = try Place()
    #expect(try place.run("install", "--prefix", place.folder).exit == .code(0))
    #expect(try place.run("uninstall", "--prefix", place.folder).exit == .code(0))
    #expect(place.tree == [])
  }

  @Test("DESTDIR stands before every path, and is named nowhere")
  func staging() throws {
    let place = try Place()
    let result = try place.run("install", "--prefix", "/usr", environment: ["DESTDIR": place.folder])
    #expect(result.output == "/usr/bin/vocab\n" && result.errors == "", "\(result)")
    #expect(place.isFile("usr/bin/vocab") && place.isFile("usr/share/man/man1/vocab.1"))
    #expect(try place.run("uninstall", "--prefix", "/usr", environment: ["DESTDIR": place.folder]).exit == .code(0))
    #expect(place.tree.filter(place.isFile) == [])
  }

  @Test("a list that names files outside removes none of them")
  func outside() throws {
    let place = try Place()
    #expect(try place.run("install", "--prefix", place.folder).exit == .code(0))
    let precious = try place.library.write("precious", "")
    let list = place.folder + "/share/vocab/installed-files"
    let before = try String(contentsOfFile: list, encoding: .utf8)
    try Data((before + "../precious\n\(precious)\nshare/../../precious\n").utf8).write(to: URL(filePath: list))
    #expect(try place.run("uninstall", "--prefix", place.folder).exit == .code(0))
    #expect(FileManager.default.fileExists(atPath: precious))
  }

  @Test("nothing is put anywhere when something of it cannot be made")
  func failure() throws {
    let place = try Place()
    let result = try place.run("install", "--prefix", place.folder, environment: ["VOCAB": "/bin/false"])
    #expect(result.exit == .code(1))
    #expect(place.tree == [])
    #expect(try place.run("install", "--nonsense").exit == .code(64))
    #expect(try place.run("uninstall", "--prefix").exit == .code(64))
  }
}
