public import Wording

/// Everything that can be said of a command before it runs: the parser, the help, manuals and completions walk it.
public struct CommandSpecification: Sendable {
  public let name: String
  /// One line, without a full stop.
  public var summary: String { summaryPhrase.text }
  /// Paragraphs, parted by an empty line; the help wraps them.
  public var discussion: String { discussionPhrase.text }
  public let arguments: [ArgumentSpecification]
  public let options: [OptionSpecification]
  /// Groups of options of which one at most may be given.
  public let exclusive: [[OptionSpecification]]
  /// What stands after the command's name, such as `get` in `config get KEY`. The command's own options hold for
  /// each. A command with actions has no arguments of its own.
  public let actions: [CommandSpecification]
  /// Command lines of everyday use.
  public let examples: [CommandExample]
  /// Whether the command does nothing without one of its actions.
  public let requiresAction: Bool
  /// A hidden command works but is in no list.
  public let isHidden: Bool
  private let summaryPhrase: Phrase<String>
  private let discussionPhrase: Phrase<String>

  public init(
    name: String, summary: Phrase<String>, discussion: Phrase<String> = "", arguments: [any ArgumentDeclaration] = [],
    options: [any OptionDeclaration] = [], exclusive: [[any OptionDeclaration]] = [],
    actions: [CommandSpecification] = [], examples: KeyValuePairs<String, Phrase<String>> = [:],
    requiresAction: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    summaryPhrase = summary
    discussionPhrase = discussion
    self.arguments = arguments.map(\.specification)
    self.options = options.map(\.specification)
    self.exclusive = exclusive.map { $0.map(\.specification) }
    self.actions = actions
    self.examples = examples.map { CommandExample(line: $0.key, $0.value) }
    self.requiresAction = requiresAction
    self.isHidden = isHidden
  }
}

/// A command line, and what it is for.
public struct CommandExample: Sendable {
  /// As it is typed into a shell.
  public let line: String
  /// Without a full stop.
  public var purpose: String { purposePhrase.text }
  private let purposePhrase: Phrase<String>

  public init(line: String, _ purpose: Phrase<String>) {
    self.line = line
    purposePhrase = purpose
  }
}

/// A command is a small type: its specification, and its arguments read into stored properties.
public protocol Command: Sendable {
  static var specification: CommandSpecification { get }
  init(_ arguments: ParsedArguments) throws(UsageError)
}
