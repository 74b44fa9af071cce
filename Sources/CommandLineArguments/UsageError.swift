/// What is wrong with a command line, as data; `message(program:)` words it.
///
/// `name` is an option's long spelling (`--limit`) or an argument's name (`WORD`); `command` is the path of the
/// command, with its action if any, and empty before a command is known.
public enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, command: [String], suggestion: String?)
  /// An option of a command that stands before the command's name.
  case misplacedOption(String, command: String)
  case unknownCommand(String, suggestion: String?)
  case unknownAction(String, command: String, actions: [String], suggestion: String?)
  case missingAction(command: String, actions: [String])
  case missingValue(option: String, placeholder: String)
  /// A flag that was given a value.
  case unexpectedValue(option: String, given: String)
  case invalidValue(name: String, given: String, expected: Expectation, suggestion: String?)
  case outOfRange(name: String, given: String, Bounds)
  case missingArgument(String, command: [String])
  /// Some of these, options or arguments, must be given.
  case missingOneOf([String], command: [String])
  /// The first argument too many.
  case tooManyArguments(String, command: [String])
  case conflictingOptions(String, String)
  /// Two options that would write over one another.
  case sameFile(String, String, path: String)
}
