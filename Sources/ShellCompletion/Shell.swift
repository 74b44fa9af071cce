public import CommandLineArguments

/// The shells that completions are written for.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script that makes the shell complete the program's commands, options and values.
  ///
  /// What is declared stands in the script. For lists of the program's own (`Completion.list`) the script runs
  /// `PROGRAM complete LIST -- CURRENT [WORD...]`: the word that is being typed, and the words between it and the program's
  /// name. It prints a candidate a line, and a description behind a tab if there is one.
  public func completions(for program: ProgramSpecification) -> String {
    switch self {
    case .bash: BashScript(program).text
    case .zsh: ZshScript(program).text
    case .fish: FishScript(program).text
    }
  }
}
