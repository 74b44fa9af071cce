internal import UnicodeText
public import Wording

/// A program: its commands, and the options that hold for all of them.
public struct ProgramSpecification: Sendable {
  /// Commands under one heading of the help.
  public struct Group: Sendable {
    private let titlePhrase: Phrase<String>
    /// Made each time: `--version` needs none of them.
    public var commands: [CommandSpecification] { makeCommands() }
    private let makeCommands: @Sendable () -> [CommandSpecification]

    public var title: String { titlePhrase.text }

    public init(_ title: Phrase<String>, _ commands: @autoclosure @escaping @Sendable () -> [CommandSpecification]) {
      titlePhrase = title
      makeCommands = commands
    }
  }

  public let name: String
  public var summary: String { summaryPhrase.text }
  public let groups: [Group]
  /// The global options, `--help` and `--version` at the end.
  public let options: [OptionSpecification]
  private let summaryPhrase: Phrase<String>

  public static let help = OptionKey(flag: "help", short: "h", help: Phrase("Show this help, or a command's"))
  public static let version = OptionKey(flag: "version", help: Phrase("Show the version"))
  static let helpTopic = ArgumentKey(
    repeated: "COMMAND", .text(completion: .list("commands")), help: Phrase("A command"))
  static let helpCommand = CommandSpecification(
    name: "help", summary: Phrase("Explain the program or a command"), arguments: [helpTopic])

  /// - Parameter options: the program's own global options; `--help`, `--version` and the command `help` are added.
  public init(name: String, summary: Phrase<String>, options: [any OptionDeclaration], groups: [Group]) {
    self.name = name
    summaryPhrase = summary
    self.groups = groups
    self.options = options.map(\.specification) + [Self.help.specification, Self.version.specification]
  }

  /// All commands, `help` last.
  public var commands: [CommandSpecification] { groups.flatMap(\.commands) + [Self.helpCommand] }

  /// The command, or action of a command, that a path such as `["config", "get"]` names.
  public func command(at path: [String]) throws(UsageError) -> CommandSpecification? {
    guard let name = path.first else { return nil }
    let command = try command(named: name)
    guard path.count > 1 else { return command }
    if path.count > 2 || command.actions.isEmpty {
      throw .tooManyArguments(path[command.actions.isEmpty ? 1 : 2], command: [Self.helpCommand.name])
    }
    return try command.action(named: path[1])
  }

  func command(named name: String) throws(UsageError) -> CommandSpecification {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.filter { !$0.isHidden }.map(\.name)
    throw .unknownCommand(name, suggestion: Spelling.nearest(to: name, among: names))
  }

  /// Reads the arguments that follow the program's name.
  ///
  /// Global options may stand before or after the command. `--name value`, `--name=value`, `-n value`, `-nvalue`,
  /// `-n=value` and grouped flags are understood; `--` ends the options; a lone `-`, and what begins with a minus and
  /// a digit, is no option. A value may begin with one dash (`--word-gap -1`) unless it is a short option of the
  /// command; one that begins with two is written `--name=--value`. Of an option given twice the last one counts,
  /// unless it is declared as repeated.
  public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(program: self, arguments: arguments)
    return try parser.parse()
  }
}

extension CommandSpecification {
  func action(named name: String) throws(UsageError) -> CommandSpecification {
    if let action = actions.first(where: { $0.name == name }) { return action }
    let names = actions.filter { !$0.isHidden }.map(\.name)
    throw .unknownAction(
      name, command: self.name, actions: names, suggestion: Spelling.nearest(to: name, among: names))
  }
}
