import Foundation
import TestSupport
import Testing

@Suite("completion in fish")
struct FishCompletionTests {
  /// Loads the completions, and defines `try`, which prints the candidates of a line in a line, without descriptions.
  private static let prelude = """
    vocab completions fish | source
    function try
        set -l found (complete -C "$argv[1]" | string replace -r '\\t.*' '')
        echo "$(string join '|' -- $found)"
    end

    """

  private func run(_ fixture: CompletionLibrary, _ script: String) throws -> [String] {
    try fixture.run("fish", ["--no-config"], Self.prelude + script)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { "\\'".contains($0) ? "\\\($0)" : "\($0)" } + "'"
  }

  private static let cases: [(line: String, candidates: String)] = [
    ("qu", "quiz"), ("quiz --mo", "--mode"), ("quiz --mode c", "cards|choice|cloze"),
    ("quiz --mode=c", "--mode=cards|--mode=choice|--mode=cloze"), ("--color ", "always|auto|never"),
    ("quiz --ahead --c", "--color"), ("quiz --cram --a", ""), ("quiz --no-sp", "--no-speak"), ("quiz -- --mo", ""),
    ("due --sh", "--short"), ("quiz G", "German|German::Verbs"), ("quiz --deck German::V", "German::Verbs"),
    ("quiz --deck=German::V", "--deck=German::Verbs"), ("quiz 한", "한국어|한국어::기초"),
    ("quiz verbs", "German::Verbs"), ("list --tag tag-autho", "tag-author"), ("show authent", "authentic|authenticity"),
    ("show hau", "Haus"), ("show 'make", "make up"), ("show 유", "유연하다|유지하다"),
    ("show --deck German::Verbs au", "authenticity|author"), ("show author a", ""), ("remove author autho", "author"),
    ("--db /nowhere/x.db show a", ""), ("--db=/nowhere/x.db show a", ""), ("config ", "get|set|unset"),
    ("config set new", "new-per-day"), ("config set model ", "auto|fsrs6|fsrs7"), ("config set voice.k", "voice.ko"),
    ("import --columns wo", "word"), ("import --columns word,me", "word,meaning|word,meaning_language"),
    ("speak --only word,", "word,example|word,meaning"), ("completions ", "bash|fish|zsh"), ("help com", "completions"),
    ("nonsense ", ""), ("quiz 'My \"", "My \"quoted\" deck"), ("quiz bac", "back\\slash"),
  ]

  @Test("each place of a line has its candidates")
  func places() throws {
    let fixture = try CompletionLibrary()
    let script = Self.cases.map { "try \(Self.quoted("vocab " + $0.line))\n" }.joined()
    let found = try run(fixture, script)
    try #require(found.count == Self.cases.count)
    for (found, (line, candidates)) in zip(found, Self.cases) { #expect(found == candidates, "\(line)") }
    fixture.expectNothingRun()
  }

  @Test("every command and every option is offered, with what it does")
  func everything() throws {
    let fixture = try CompletionLibrary()
    let commands = CompletionLibrary.commands
    let script = commands.map { "try 'vocab \($0.name) --'\n" }.joined()
    let found = try run(fixture, "try 'vocab '\n" + script)
    #expect(
      Set(found[0].split(separator: "|").map(String.init))
        == Set(commands.map(\.name).filter { !$0.contains(" ") } + ["help"]))
    for ((name, options), candidates) in zip(commands, found.dropFirst()) {
      #expect(Set(candidates.split(separator: "|").map(String.init)) == Set(options), "\(name)")
    }
    #expect(
      try run(fixture, "complete -C 'vocab due --sh'").first?.hasPrefix("--short\tTwo words for a prompt") == true)
    #expect(try run(fixture, "complete -C 'vocab show Hau'") == ["Haus\t뜻 Haus"])
  }

  @Test("an option says what it is, and none of its values says that again")
  func descriptions() throws {
    let fixture = try CompletionLibrary()
    #expect(
      try run(fixture, "complete -C 'vocab quiz --mode '") == [
        "build", "cards", "choice", "cloze", "listen", "mixed", "type",
      ])
    #expect(try run(fixture, "complete -C 'vocab quiz --deck German'") == ["German", "German::Verbs"])
    #expect(try run(fixture, "complete -C 'vocab quiz --deck=German::V'") == ["--deck=German::Verbs"])
    #expect(try run(fixture, "complete -C 'vocab speak --only m'") == ["meaning"])
    #expect(
      try run(fixture, "complete -C 'vocab quiz --de'; complete -C 'vocab quiz --se'") == [
        "--deck\tOnly this deck and those below it", "--seed\tMake chance repeatable",
      ])
    #expect(
      try run(fixture, "complete -C 'vocab quiz --sp'; complete -C 'vocab quiz --no-sp'") == [
        "--speak\tRead the sentence aloud after an answer", "--no-speak\tThe opposite of --speak",
      ])
  }

  @Test("files are offered by their endings, with the folders that may hold some")
  func files() throws {
    let fixture = try CompletionLibrary()
    let folder = fixture.library.folder
    try FileManager.default.createDirectory(atPath: folder + "/files/more", withIntermediateDirectories: true)
    for name in ["b.csv", "b.wav", "with space.csv"] { _ = try fixture.library.write("files/\(name)", "") }
    let script = """
      cd '\(folder)/files'
      try 'vocab import '
      try 'vocab speak --output b'
      try 'vocab speak --output=b'
      try 'vocab --db b'
      """
    #expect(
      try run(fixture, script) == ["b.csv|with space.csv|more/", "b.wav", "--output=b.wav", "b.csv|b.wav"])
  }

  @Test("Tab completes on a terminal, and a name is quoted")
  func terminal() throws {
    let fixture = try CompletionLibrary()
    let setting = "function fish_prompt; echo '> '; end; set -g fish_greeting; set -g fish_autosuggestion_enabled 0"
    let tmux = try Tmux(
      "fish --no-config -i -C \"\(setting); vocab completions fish | source\"", environment: fixture.environment,
      columns: 120)
    try tmux.waitForText(">")
    for (typed, completed) in [
      ("vocab qui", "vocab quiz "), ("vocab quiz --deck German::V", "vocab quiz --deck German::Verbs "),
      ("vocab quiz My\\ d", "vocab quiz My\\ deck "), ("vocab quiz it", "vocab quiz it\\'s "),
      ("vocab quiz \\$\\(", "vocab quiz \\$\\(touch\\ \(fixture.library.folder)/run1\\) "),
      ("vocab quiz 한국어::", "vocab quiz 한국어::기초 "), ("vocab show hau", "vocab show Haus "),
    ] {
      try tmux.press("C-u")
      try tmux.type(typed)
      try tmux.press("Tab")
      try tmux.type("END")
      try tmux.waitForText("> \(completed)END")
    }
    fixture.expectNothingRun()
  }
}
