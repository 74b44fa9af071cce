import Foundation
import TestSupport
import Testing

@Suite("completion in bash")
struct BashCompletionTests {
  /// Loads the completions, and defines `try`, which completes the last of its words and prints the candidates in a line.
  private static let prelude = """
    eval "$(vocab completions bash)"
    try() {
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _vocab vocab "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      local IFS='|'
      echo "${COMPREPLY[*]}"
    }

    """

  private static let cases: [(line: [String], candidates: String)] = [
    (["qu"], "quiz"), (["quiz", "--mo"], "--mode"), (["quiz", "--mode", "c"], "cloze|choice|cards"),
    (["quiz", "--mode", "=", "c"], "cloze|choice|cards"), (["--color", ""], "auto|always|never"),
    // One at most of some options, each once unless it may be repeated.
    (["quiz", "--ahead", "--c"], "--color"), (["quiz", "--cram", "--a"], ""),
    (["quiz", "--deck", "x", "--de"], "--deck"), (["quiz", "--mode", "cards", "--mo"], ""),
    (["quiz", "--no-sp"], "--no-speak"), (["quiz", "--speak", "--no-sp"], ""), (["quiz", "-n", "5", "--lim"], ""),
    (["quiz", "-n", "--lim"], ""), (["quiz", "--", "--mo"], ""), (["due", "--sh"], "--short"),
    // Decks, tags, words.
    (["quiz", "G"], "German|German::Verbs"), (["quiz", "German", "::", "V"], "Verbs"),
    (["quiz", "--deck", "German", "::", "V"], "Verbs"), (["quiz", "--deck", "=", "German", "::", "V"], "Verbs"),
    (["quiz", "한"], "한국어|한국어::기초"), (["list", "--tag", "tag-au"], "tag-authentic|tag-authenticity|tag-author"),
    (["show", "authent"], "authentic|authenticity"), (["show", "hau"], "Haus"), (["show", "make"], "make\\ up"),
    (["show", "유"], "유연하다|유지하다"), (["show", "--deck", "German::Verbs", "au"], "authenticity|author"),
    (["show", "'make"], "make up"), (["show", "author", "a"], ""), (["remove", "author", "autho"], "author"),
    (["--db", "/nowhere/x.db", "show", "a"], ""), (["--db", "'$(touch run)'", "show", "a"], ""),
    (["--db", "$(touch run)", "show", "a"], ""), (["show", "$(", "a"], ""), (["show", "$(a"], ""),
    // Actions, settings and what they take.
    (["config", ""], "get|set|unset"), (["config", "set", "new"], "new-per-day"),
    (["config", "set", "model", ""], "auto|fsrs6|fsrs7"), (["config", "set", "voice.k"], "voice.ko"),
    (["config", "set", "desired-retention.한"], "desired-retention.한국어|desired-retention.한국어::기초"),
    (["speak", "--only", "word,"], "word,meaning|word,example"),
    (["import", "--columns", "wo"], "word"),
    (["import", "--columns", "word,me"], "word,meaning|word,meaning_language"),
    (["completions", ""], "bash|zsh|fish"),
    (["help", "com"], "completions"), (["comp"], "completions"), (["nonsense", ""], ""),
    (["quiz", "--nonsense", "--mo"], "--mode"),
  ]

  @Test("each place of a line has its candidates")
  func places() throws {
    let fixture = try CompletionLibrary()
    let script = Self.cases.map { line, _ in
      "try vocab \(line.map(CompletionLibrary.quoted).joined(separator: " "))\n"
    }
    let found = try fixture.run("bash", ["--norc"], Self.prelude + script.joined())
    try #require(found.count == Self.cases.count)
    for (found, (line, candidates)) in zip(found, Self.cases) { #expect(found == candidates, "\(line)") }
    fixture.expectNothingRun()
  }

  @Test("every command and every option is offered")
  func everything() throws {
    let fixture = try CompletionLibrary()
    let commands = CompletionLibrary.commands
    try #require(commands.count > 25)
    let script = commands.map { "try vocab \($0.name) --\n" }.joined()
    let found = try fixture.run("bash", ["--norc"], Self.prelude + "try vocab ''\n" + script)
    #expect(
      Set(found[0].split(separator: "|").map(String.init))
        == Set(commands.map(\.name).filter { !$0.contains(" ") } + ["help"]))
    for ((name, options), candidates) in zip(commands, found.dropFirst()) {
      #expect(Set(candidates.split(separator: "|").map(String.init)) == Set(options), "\(name)")
    }
  }

  @Test("a name is quoted so that the shell reads it as it is, unquoted, in either quote, and at random")
  func quoting() throws {
    let fixture = try CompletionLibrary()
    var chance = SeededGenerator(seed: 7)
    let signs = Array(" !\"#$%&'()*+,./;<=>?@[\\]^_`{|}~a한é:-")
    let random = (0..<60).map { index in
      "n\(index)"
        + String((0..<Int.random(in: 1...8, using: &chance)).compactMap { _ in signs.randomElement(using: &chance) })
    }
    try fixture.add(random.enumerated().map { ("random\($0.offset)", $0.element) })
    let decks = try fixture.library.events("decks", "--format", "jsonl").compactMap { $0["deck"] as? String }
    // `printf` shows each name as bash reads it again.
    let script = """
      for quote in '' '"' "'"; do
        COMP_WORDS=(vocab list --deck "$quote") COMP_CWORD=3
        _vocab vocab "$quote" --deck
        for candidate in "${COMPREPLY[@]}"; do eval "printf '%s\\n' $quote$candidate$quote"; done
      done
      """
    let found = try fixture.run("bash", ["--norc"], Self.prelude + script)
    let offered = decks + ["한국어"]
    #expect(found.count == 3 * offered.count)
    #expect(found.sorted() == (offered + offered + offered).sorted())
    fixture.expectNothingRun()
  }

  @Test("files are offered by their endings, with the folders that may hold some")
  func files() throws {
    let fixture = try CompletionLibrary()
    let folder = fixture.library.folder
    try FileManager.default.createDirectory(atPath: folder + "/files/more", withIntermediateDirectories: true)
    for name in ["b.csv", "b.wav", "with space.csv", "it's.apkg"] { _ = try fixture.library.write("files/\(name)", "") }
    let script = """
      cd '\(folder)/files'
      try vocab import ''
      try vocab import b
      try vocab import ./w
      try vocab speak --output ''
      try vocab --db b
      try vocab manual --all ''
      """
    let found = try fixture.run("bash", ["--norc"], Self.prelude + script)
    #expect(
      found.map { $0.split(separator: "|").sorted().joined(separator: "|") } == [
        "b.csv|it's.apkg|more|with space.csv", "b.csv", "./with space.csv", "b.wav|more", "b.csv|b.wav", "",
      ])
  }

  @Test("Tab completes on a terminal, with and without bash-completion")
  func terminal() throws {
    let fixture = try CompletionLibrary()
    let package = "/usr/share/bash-completion/bash_completion"
    for prelude in ["", FileManager.default.fileExists(atPath: package) ? "source \(package)\n" : ""] {
      let start = try fixture.library.write("bashrc", prelude + "PS1='> '\neval \"$(vocab completions bash)\"\n")
      let tmux = try Tmux(
        "bash --noprofile --rcfile '\(start)' -i", environment: fixture.environment, columns: 120)
      try tmux.waitForText(">")
      for (typed, completed) in [
        ("vocab qui", "vocab quiz "), ("vocab quiz --deck German::V", "vocab quiz --deck German::Verbs "),
        ("vocab quiz --deck=German::V", "vocab quiz --deck=German::Verbs "),
        ("vocab quiz \"My d", "vocab quiz \"My deck\" "), ("vocab quiz My\\ d", "vocab quiz My\\ deck "),
        ("vocab quiz 'it", "vocab quiz 'it'\\''s' "), ("vocab quiz ban", "vocab quiz bang\\!bang "),
        ("vocab quiz me@", "vocab quiz me@home "), ("vocab quiz x", "vocab quiz x\\=y "),
        ("vocab quiz \"$(", "vocab quiz \"\\$(touch \(fixture.library.folder)/run1)\" "),
        ("vocab quiz 한국어::", "vocab quiz 한국어::기초 "), ("vocab show hau", "vocab show Haus "),
        ("vocab speak --only=word,m", "vocab speak --only=word,meaning"),
      ] {
        try tmux.expectTab(after: typed, completes: completed)
      }
      try tmux.press("C-u", "C-l")
      try tmux.type("vocab show auth")
      try tmux.press("Tab", "Tab")
      try tmux.waitForText("authentic     authenticity  author")
    }
    fixture.expectNothingRun()
  }
}
