internal import CommandLineArguments

/// A place of a command line (before the command, behind a command, behind its action) and what may stand there besides
/// the program's own options.
struct CommandScope {
  /// Empty before the command.
  let path: [String]
  /// The command's options, and those of the command that an action belongs to.
  let options: [OptionSpecification]
  let arguments: [ArgumentSpecification]
  /// The commands or actions that may come next; those that are hidden are none of anybody's business.
  let next: [CommandSpecification]
  /// Groups of options of which one at most may be given.
  let exclusive: [[OptionSpecification]]

  /// As the scripts name it: `config set`.
  var name: String { path.joined(separator: " ") }

  /// The spellings of the options that may not stand beside this one.
  func rivals(of option: OptionSpecification) -> [String] {
    exclusive.filter { group in group.contains { $0.name == option.name } }
      .flatMap { $0.filter { $0.name != option.name }.flatMap(\.spellings) }
  }
}

extension ProgramSpecification {
  /// Every place of the program's command lines, the one before the command first.
  var scopes: [CommandScope] {
    let commands = commands.filter { !$0.isHidden }
    let start = CommandScope(path: [], options: [], arguments: [], next: commands, exclusive: [])
    return [start]
      + commands.flatMap { command in
        let actions = command.actions.filter { !$0.isHidden }
        let place = CommandScope(
          path: [command.name], options: command.options, arguments: command.arguments, next: actions,
          exclusive: command.exclusive)
        return [place]
          + actions.map { action in
            CommandScope(
              path: [command.name, action.name], options: action.options + command.options,
              arguments: action.arguments, next: [], exclusive: action.exclusive + command.exclusive)
          }
      }
  }

  /// A list that the program makes when it is asked: its name; or the names in it, where they are declared.
  func resolved(_ completion: Completion) -> Completion {
    completion == .list("commands") ? .names(commands.filter { !$0.isHidden }.map(\.name)) : completion
  }
}
