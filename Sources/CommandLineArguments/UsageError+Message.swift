extension UsageError {
  /// The error in one line for a person: what is wrong, the input quoted, and what to do.
  /// - Parameter program: the program's name, for the help that the message points to.
  public func message(program: String) -> String {
    switch self {
    case .unknownOption(let option, let command, let suggestion):
      "unknown option \(quoted(option)). " + hint(suggestion, program, command)
    case .misplacedOption(let option, let command):
      "option \(quoted(option)) stands before the command. Write '\(program) \(command) \(option)'."
    case .unknownCommand(let name, let suggestion):
      "unknown command \(quoted(name)). " + hint(suggestion, program, [])
    case .unknownAction(let name, let command, let actions, let suggestion):
      "'\(command)' has \(alternatives(actions, last: "and")), not \(quoted(name)). "
        + hint(suggestion, program, [command])
    case .missingAction(let command, let actions):
      "'\(command)' needs \(alternatives(actions)). " + hint(nil, program, [command])
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value. Write '\(option) \(placeholder)'."
    case .unexpectedValue(let option, let given):
      "option '\(option)' takes no value, but got \(quoted(given))"
    case .invalidValue(let name, let given, let expected, let suggestion):
      "\(name) must be \(expected.phrase), not \(quoted(given))" + (suggestion.map { ". Did you mean '\($0)'?" } ?? "")
    case .outOfRange(let name, let given, let bounds):
      "\(name) must be \(bounds.phrase), not \(quoted(given))"
    case .missingArgument(let name, let command):
      "\(subject(command))\(name) is missing. " + hint(nil, program, command)
    case .missingOneOf(let names, let command):
      "\(subject(command))give \(alternatives(names)). " + hint(nil, program, command)
    case .tooManyArguments(let argument, let command):
      "\(subject(command))unexpected argument \(quoted(argument)). " + hint(nil, program, command)
    case .conflictingOptions(let first, let second):
      "'\(first)' and '\(second)' cannot be used together"
    }
  }

  private func hint(_ suggestion: String?, _ program: String, _ command: [String]) -> String {
    if let suggestion { return "Did you mean '\(suggestion)'?" }
    return "See '\(([program, "help"] + command).joined(separator: " "))'."
  }

  private func subject(_ command: [String]) -> String {
    command.isEmpty ? "" : "\(command.joined(separator: " ")): "
  }

  private func quoted(_ input: String) -> String { "'\(input.shownOnOneLine)'" }
}

extension Expectation {
  /// What completes "must be ...".
  var phrase: String {
    switch self {
    case .anything: "a text"
    case .wholeNumber(let bounds): "a whole number" + bounds.apposition
    case .number(let bounds): "a number" + bounds.apposition
    case .choice(let names): alternatives(names)
    case .pair(let name, let value): "\(name)=\(value)"
    case .described(let words): words
    }
  }
}

extension Bounds {
  var phrase: String {
    switch (lower, upper) {
    case (let lower?, let upper?): "from \(lower) to \(upper)"
    case (let lower?, nil): "\(lower) or more"
    case (nil, let upper?): "\(upper) or less"
    case (nil, nil): "a number"
    }
  }

  /// What follows "a number": ` from 0 to 60`, `, 0 or more`.
  fileprivate var apposition: String {
    if self == Bounds() { return "" }
    return (lower != nil && upper != nil ? " " : ", ") + phrase
  }
}

/// `a`, `a or b`, `a, b or c`.
func alternatives(_ names: [String], last word: String = "or") -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
}
