import Foundation
import TestSupport
import Testing

/// The decks that came with the program, which only an installed program finds.
@Suite("completion of installed decks")
struct InstalledDeckCompletionTests {
  /// An installation with a deck more, in whose folder `files` words lie to be imported.
  private struct Installation {
    let library: TestLibrary
    var prefix: String { library.folder + "/installed" }
    var environment: [String: String] {
      library.environment.merging(["PATH": "\(prefix)/bin:/usr/bin:/bin", "ZDOTDIR": library.folder]) { $1 }
    }

    init() throws {
      library = try TestLibrary()
      let result = try BuiltProgram.run(
        ["--prefix", prefix], environment: library.environment.merging(["VOCAB": BuiltProgram.path]) { $1 },
        program: Document.project + "/scripts/install")
      try #require(result.exit == .code(0), "\(result)")
      try FileManager.default.createDirectory(atPath: library.folder + "/files", withIntermediateDirectories: true)
      for file in ["installed/share/vocab/decks/my own.csv", "files/german-shop.csv", "files/notes.md"] {
        _ = try library.write(file, "word,meaning\na,b\n")
      }
      _ = try library.write(
        ".zshrc",
        """
        PS1='> '
        fpath=('\(prefix)/share/zsh/site-functions' $fpath)
        autoload -Uz compinit
        compinit -u -D

        """)
    }
  }

  private enum Shell: CaseIterable {
    case bash, zsh, fish

    /// Starts it with the completions that are installed.
    func command(_ prefix: String) -> String {
      switch self {
      case .bash: "env PS1='> ' bash --norc -i"
      case .zsh: "zsh -i"
      case .fish:
        """
        fish --no-config -i -C "function fish_prompt; echo '> '; end; set -g fish_greeting; \
        set -g fish_autosuggestion_enabled 0; source \(prefix)/share/fish/vendor_completions.d/vocab.fish"
        """
      }
    }
  }

  @Test("Tab offers them for import, beside files", arguments: Shell.allCases)
  private func terminal(shell: Shell) throws {
    let installation = try Installation()
    let before = try FileManager.default.contentsOfDirectory(atPath: installation.library.folder).sorted()
    let tmux = try Tmux(
      "cd '\(installation.library.folder)/files'; " + shell.command(installation.prefix),
      environment: installation.environment, columns: 120)
    try tmux.waitForText(">")
    if shell == .bash {
      try tmux.type("source \(installation.prefix)/share/bash-completion/completions/vocab; clear")
      try tmux.press("Enter")
    }
    for (typed, completed) in [
      ("vocab import german-st", "vocab import german-starter "),
      ("vocab import german-sh", "vocab import german-shop.csv "),
      ("vocab import korean-starter german-st", "vocab import korean-starter german-starter "),
      ("vocab import my", "vocab import my\\ own "), ("vocab import 'my", "vocab import 'my own' "),
      ("vocab import --strict busi", "vocab import --strict business-english "),
      ("vocab speak --output german-st", "vocab speak --output german-st"),
    ] {
      try tmux.expectTab(after: typed, completes: completed)
    }
    try tmux.press("C-u", "C-l")
    try tmux.type("vocab import german-s")
    try tmux.press("Tab", "Tab")
    try tmux.waitForScreen("a deck and a file") { $0.contains("german-starter") && $0.contains("german-shop.csv") }
    let after = try FileManager.default.contentsOfDirectory(atPath: installation.library.folder).sorted()
    #expect(after.filter { $0 != ".zcompdump" && $0 != ".local" && $0 != ".config" && $0 != ".cache" } == before)
  }
}
