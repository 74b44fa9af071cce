import CommandLineArguments
import ShellCompletion
import Terminal
import Wording

/// `vocab completions`: the script that makes a shell complete.
struct CompletionsCommand: RunnableCommand {
  static let shell = ArgumentKey("SHELL", .choice(of: Shell.self, placeholder: "SHELL"), help: Phrase("The shell"))

  static let specification = CommandSpecification(
    name: "completions", summary: Phrase("Print completions for your shell"),
    discussion: Phrase(
      """
      'scripts/install' and the Debian package put the scripts where the shells find them. Without these, load one at the \
      shell's start:

        bash: eval "$(vocab completions bash)"   in ~/.bashrc
        zsh:  source <(vocab completions zsh)    in ~/.zshrc, behind compinit
        fish: vocab completions fish | source    in ~/.config/fish/config.fish
      """),
    arguments: [shell],
    examples: [
      "vocab completions bash > ~/.local/share/bash-completion/completions/vocab": Phrase("Keep them for bash"),
      "vocab completions fish | source": Phrase("Use them in fish at once"),
    ])

  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(UsageError) { shell = try arguments[Self.shell] }

  func run(in environment: Environment) async throws -> ExitCode {
    try environment.out.write(raw: shell.completions(for: Program.specification))
    return .done
  }
}
