import Foundation
import TestSupport
import Testing

/// Does what a document shows, block by block, in a library of its own that is empty at first, and compares what comes of it.
struct DocumentReplay {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary()
    let files = FileManager.default
    for folder in ["decks", "Tests"] {
      try files.createSymbolicLink(
        atPath: library.folder + "/" + folder,
        withDestinationPath: Document.project + "/" + folder)
    }
    // As a program of the search path, for scripts that run it.
    try files.createDirectory(atPath: library.folder + "/bin", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: library.folder + "/bin/vocab", withDestinationPath: BuiltProgram.path)
  }

  func replay(_ document: Document) throws {
    for block in document.blocks {
      switch block.kind {
      case _ where !block.name.isEmpty: _ = try library.write(block.name, block.text)
      case "quiz": try checkQuiz(block.lines)
      case "console": try checkCommands(block.lines)
      case "json": for line in block.lines { _ = jsonObject(line) }
      default: break
      }
    }
  }

  /// Runs each line behind `$`, with the lines behind `>` that it goes on with, and compares what it prints.
  private func checkCommands(_ lines: [String]) throws {
    var rest = lines[...]
    while let line = rest.popFirst() {
      try #require(line.hasPrefix("$ "))
      let further = rest.prefix { $0.hasPrefix("> ") }
      let command = ([line] + further).map { $0.dropFirst(2) }.joined(separator: "\n")
      rest = rest.dropFirst(further.count)
      let expected = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(expected.count)
      let script = "cd '\(library.folder)'; PATH='\(library.folder)/bin':$PATH; \(command)"
      let result = try BuiltProgram.run(["-c", script], environment: library.environment, program: "bash")
      #expect(
        Self.settled(result.output + result.errors) == Self.settled(expected.map { $0 + "\n" }.joined()), "\(command)")
    }
  }

  /// A text without what differs from run to run: identities, measured times, the folder.
  private static func settled(_ text: String) -> String {
    text.replacing(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/, with: "UUID")
      .replacing(/"(ms|seconds)":[0-9.]+/) { "\"\($0.1)\":0" }
  }

  /// Types what stands behind the prompts into a terminal, ends with Ctrl-D, and compares the screen.
  private func checkQuiz(_ lines: [String]) throws {
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
    let screen = try tmux.waitForScreen("this screen:\n\(whole)") { $0.contains(whole) }
    #expect(screen.contains(whole))
    try tmux.press("C-d")
    try tmux.waitForText("right")
  }
}
