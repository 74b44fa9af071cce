import Foundation
import TestSupport
import Testing

@Suite("completion in zsh")
struct ZshCompletionTests {
  /// An interactive zsh that has the completions as a file of its `fpath`.
  private func start(_ fixture: CompletionLibrary, rows: Int = 24) throws -> Tmux {
    let folder = fixture.library.folder
    try FileManager.default.createDirectory(atPath: folder + "/functions", withIntermediateDirectories: true)
    _ = try fixture.library.write("functions/_vocab", try fixture.library.run("completions", "zsh").output)
    _ = try fixture.library.write(
      ".zshrc",
      """
      PS1='> ' LISTMAX=1000
      fpath=('\(folder)/functions' $fpath)
      autoload -Uz compinit
      compinit -u -D

      """)
    let tmux = try Tmux("zsh -i", environment: fixture.environment, columns: 130, rows: rows)
    try tmux.waitForText(">")
    return tmux
  }

  @Test("Tab completes on a terminal, and a name is quoted")
  func terminal() throws {
    let fixture = try CompletionLibrary()
    let tmux = try start(fixture)
    for (typed, completed) in [
      ("vocab qui", "vocab quiz "), ("vocab quiz --deck German::V", "vocab quiz --deck German::Verbs "),
      ("vocab quiz --deck=German::V", "vocab quiz --deck=German::Verbs "),
      ("vocab quiz --mode cl", "vocab quiz --mode cloze "),
      ("vocab quiz --no-sp", "vocab quiz --no-speak "), ("vocab quiz --ahead --cr", "vocab quiz --ahead --cr"),
      ("vocab quiz \"My d", "vocab quiz \"My deck\" "), ("vocab quiz My\\ d", "vocab quiz My\\ deck "),
      ("vocab quiz 'it", "vocab quiz 'it'\\''s' "), ("vocab quiz ban", "vocab quiz bang\\!bang "),
      ("vocab quiz me@", "vocab quiz me@home "), ("vocab quiz bac", "vocab quiz back\\\\slash "),
      ("vocab quiz \\$\\(", "vocab quiz \\$\\(touch\\ \(fixture.library.folder)/run1\\) "),
      ("vocab quiz 한국어::", "vocab quiz 한국어::기초 "), ("vocab show Ha", "vocab show Haus "),
      ("vocab show --deck German::Verbs authe", "vocab show --deck German::Verbs authenticity "),
      ("vocab config set mod", "vocab config set model "),
      ("vocab config set model fsrs6", "vocab config set model fsrs6 "),
      ("vocab --db /nowhere/x.db show Ha", "vocab --db /nowhere/x.db show Ha"),
      ("vocab help optim", "vocab help optimize "),
      ("vocab import --columns pron", "vocab import --columns pronunciation,"),
    ] {
      try tmux.expectTab(after: typed, completes: completed)
    }
    fixture.expectNothingRun()
  }

  @Test("every command and every option is offered, with what it does")
  func everything() throws {
    let fixture = try CompletionLibrary()
    let tmux = try start(fixture, rows: 60)
    func list(_ line: String, _ wanted: [String]) throws {
      try tmux.press("C-u", "C-l")
      try tmux.type("vocab \(line)")
      try tmux.press("C-d")
      try tmux.waitForScreen("\(line) to offer \(wanted)") { screen in
        // A name may share its line, and what it does, with another.
        let shown = Set(screen.split(whereSeparator: \.isWhitespace).map(String.init))
        return wanted.allSatisfy(shown.contains)
      }
    }
    let commands = CompletionLibrary.commands
    try list("", commands.map(\.name).filter { !$0.contains(" ") } + ["help"])
    for (name, options) in commands { try list("\(name) --", options) }
    try list("due --sh", ["--short"])
    try list("show authent", ["authentic", "authenticity", "--", "뜻"])
    try tmux.waitForText("authenticity  -- 뜻 authenticity")
  }
}
