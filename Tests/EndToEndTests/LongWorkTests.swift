import Foundation
import TestSupport
import Testing

@Suite("long work on a terminal")
struct LongWorkTests {
  private func words(_ count: Int) -> String {
    (0..<count).map { "word\($0),뜻\($0); 의미,The {word\($0)} is here.,여기 있다.\n" }.joined()
  }

  /// Starts a command on a terminal and sends Ctrl-C as soon as its bar is seen.
  private func interrupt(_ arguments: [String], _ library: TestLibrary, bar: String) throws -> String {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(arguments, environment: library.environment)
    try terminal.waitForText("\(bar) [")
    try terminal.type("\u{3}")
    let screen = try terminal.waitForText("stopped: ")
    #expect(try process.waitForExit() == .code(130))
    return screen.text
  }

  @Test("Ctrl-C in an import leaves the library as it was")
  func importing() throws {
    let library = try TestLibrary(now: nil)
    try library.importThreeWords()
    let before = try [["list", "--format", "jsonl"], ["decks"], ["history"]].map {
      try BuiltProgram.run($0, environment: library.environment).output
    }
    let screen = try interrupt(["import", library.write("d.csv", words(200_000))], library, bar: "Importing d.csv")
    // The bar has gone.
    #expect(screen.contains("stopped: d.csv was not imported") && !screen.contains("Importing"))
    let after = try [["list", "--format", "jsonl"], ["decks"], ["history"]].map {
      try BuiltProgram.run($0, environment: library.environment).output
    }
    #expect(after == before)
  }

  @Test("Ctrl-C in an export leaves no file, and the old one as it was")
  func exporting() throws {
    let library = try TestLibrary()
    try library.run("import", library.write("d.csv", words(60_000)))
    let file = try library.write("old.jsonl", "kept")
    let screen = try interrupt(["export", "--to", file, "--progress"], library, bar: "Writing old.jsonl")
    #expect(screen.contains("old.jsonl was not") && !screen.contains("Writing"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
    #expect(try FileManager.default.contentsOfDirectory(atPath: library.folder).filter { $0.contains(".part") } == [])
  }
}
