import Foundation
import TestSupport
import Testing

/// A library whose names a shell could stumble over, and shells that complete them.
final class CompletionLibrary: Sendable {
  let library: TestLibrary

  /// Names of decks that a shell would run, expand or take apart; what they would run leaves a file behind.
  let hostile: [String]

  init() throws {
    library = try TestLibrary(now: nil)
    hostile = [
      "$(touch \(library.folder)/run1)", "`touch \(library.folder)/run2`", "$HOME", "~root", "*", "a;b|c&d",
      "back\\slash", "bang!bang", "it's", "My \"quoted\" deck", "My deck", "me@home", "x=y", "[1]{2}", "#hash",
      "<in>out", "comma,semi;",
    ]
    let rows =
      [
        ("authentic", "German"), ("authenticity", "German::Verbs"), ("author", "German::Verbs"), ("Haus", "German"),
        ("make up", "German"), ("유연하다", "한국어::기초"), ("유지하다", "한국어::기초"),
      ] + hostile.enumerated().map { ("word\($0.offset)", $0.element) }
    try add(rows)
  }

  /// Adds words to decks, each with a tag of its own.
  func add(_ rows: [(word: String, deck: String)]) throws {
    let lines = rows.map { row in
      [row.word, "뜻 \(row.word)", row.deck, "tag-\(row.word.filter { $0 != " " })"]
        .map { "\"\($0.replacingOccurrences(of: "\"", with: "\"\""))\"" }.joined(separator: ",")
    }
    let file = try library.write("names.csv", (["word,meaning,deck,tags"] + lines).joined(separator: "\n"))
    let result = try library.run("import", file)
    try #require(result.exit == .code(0), "\(result.errors)")
  }

  /// What a shell gets: the library, and the program in its path.
  var environment: [String: String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let folder = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path()
    return library.environment.merging(["PATH": "\(folder):\(path)", "ZDOTDIR": library.folder]) { $1 }
  }

  /// Runs a script in a shell that reads no file of its user's, and returns its lines.
  func run(_ shell: String, _ options: [String], _ script: String) throws -> [String] {
    let result = try BuiltProgram.run(options + ["-c", script], environment: environment, program: shell)
    #expect(result.exit == .code(0) && result.errors == "", "\(result.errors)")
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// That nothing was run which was only a name.
  func expectNothingRun(_ source: SourceLocation = #_sourceLocation) {
    for file in ["run1", "run2"] {
      #expect(!FileManager.default.fileExists(atPath: "\(library.folder)/\(file)"), sourceLocation: source)
    }
  }

  /// A word as a POSIX shell reads it.
  static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }

  /// Every command by its name, with the long options that its help has, the program's own among them.
  static let commands: [(name: String, options: [String])] = {
    let names = rows(in: help([])).filter { $0 != "help" }
    return names.flatMap { name -> [(String, [String])] in
      let text = help([name])
      let actions = text.contains("Actions:") ? rows(in: text) : []
      return ([name] + actions.map { "\(name) \($0)" }).map { path in
        (path, options(in: help(path.split(separator: " ").map(String.init))))
      }
    }
  }()

  private static func help(_ path: [String]) -> String {
    (try? BuiltProgram.run(["help"] + path, environment: ["COLUMNS": "100"]).output) ?? ""
  }

  /// The first words of tables whose rows are names.
  private static func rows(in help: String) -> [String] {
    help.split(separator: "\n").compactMap { $0.wholeMatch(of: #/  ([a-z]+)  .*/#).map { String($0.1) } }
  }

  private static func options(in help: String) -> [String] {
    help.split(separator: "\n").compactMap { $0.firstMatch(of: #/^  (?:-., |    )--(\[no-\])?([a-z-]+)/#) }
      .flatMap { match in (match.1 == nil ? [] : ["--no-\(match.2)"]) + ["--\(match.2)"] }
  }
}

extension Tmux {
  /// Types on an empty line and presses Tab; waits until the line is what it should become.
  func expectTab(after typed: String, completes completed: String) throws {
    try press("C-u", "C-l")
    try type(typed)
    try press("Tab")
    // What is typed next shows where the completion ended.
    try type("END")
    try waitForText("> \(completed)END")
  }
}
