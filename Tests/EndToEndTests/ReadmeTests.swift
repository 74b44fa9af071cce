import Foundation
import TestSupport
import Testing

/// What the README shows is what happens.
@Suite("the README")
struct ReadmeTests {
  /// The project's folder.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("its transcripts are real sessions, from an empty library on")
  func transcripts() throws {
    let library = try TestLibrary()
    let decks = Self.project.appendingPathComponent("decks").path
    try FileManager.default.createSymbolicLink(atPath: library.folder + "/decks", withDestinationPath: decks)
    let blocks = try Self.blocks()
    try #require(blocks.count >= 3)
    for block in blocks {
      switch block.kind {
      case "quiz": try checkQuiz(block.lines, library)
      default: try checkCommands(block.lines, library)
      }
    }
  }

  @Test("every command is in its table")
  func commands() throws {
    let text = try String(contentsOf: Self.project.appendingPathComponent("README.md"), encoding: .utf8)
    let help = try TestLibrary().run("help").output
    let names = help.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), let name = line.split(separator: " ").first,
        name.first?.isLetter == true
      else {
        return nil
      }
      return name
    }
    try #require(names.count >= 10)
    for name in names where name != "help" { #expect(text.contains("`vocab \(name)"), "\(name)") }
  }

  private struct Block {
    var kind: String
    var lines: [String]
  }

  private static func blocks() throws -> [Block] {
    let text = try String(contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for line in text.components(separatedBy: "\n") {
      if let block = open {
        if line == "```" { blocks.append(block) }
        open = line == "```" ? nil : Block(kind: block.kind, lines: block.lines + [line])
      } else if line == "```console" || line == "```quiz" {
        open = Block(kind: String(line.dropFirst(3)), lines: [])
      }
    }
    return blocks
  }

  /// Runs each line behind `$` and compares what it prints.
  private func checkCommands(_ lines: [String], _ library: TestLibrary) throws {
    var rest = lines[...]
    while let line = rest.popFirst() {
      try #require(line.hasPrefix("$ "))
      let expected = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(expected.count)
      let script = "cd '\(library.folder)'; vocab() { '\(BuiltProgram.path)' \"$@\"; }; \(line.dropFirst(2))"
      let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
      #expect(result.output + result.errors == expected.map { $0 + "\n" }.joined(), "\(line)")
    }
  }

  /// Types what stands behind the prompts into a terminal, ends with Ctrl-D, and compares the screen.
  private func checkQuiz(_ lines: [String], _ library: TestLibrary) throws {
    let tmux = try Tmux("'\(BuiltProgram.path)' quiz", environment: library.environment, rows: lines.count + 5)
    var seen: [String] = []
    for line in lines {
      seen.append(line)
      for prompt in ["> ", "type it: "] where line.hasPrefix(prompt) {
        let before = seen.dropLast() + [String(prompt.dropLast())]
        try tmux.waitForScreen("the prompt after '\(seen.suffix(2).first ?? "")'") {
          $0.contains(before.suffix(3).joined(separator: "\n") + "\n")
        }
        try tmux.type(String(line.dropFirst(prompt.count)))
        try tmux.press("Enter")
      }
    }
    let whole = lines.joined(separator: "\n")
    let screen = try tmux.waitForScreen("the README's screen:\n\(whole)") { $0.contains(whole) }
    #expect(screen.contains(whole))
    try tmux.press("C-d")
    try tmux.waitForText("right")
  }
}
