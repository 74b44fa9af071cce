import Wording

extension UsageError {
  /// The error in one line for a person: what is wrong, the input quoted, and what to do.
  /// - Parameter program: the program's name, for the help that the message points to.
  public func message(program: String) -> String {
    switch self {
    case .unknownOption(let option, let command, let suggestion):
      localized("unknown option \(quoted(option)). ") + hint(suggestion, program, command)
    case .misplacedOption(let option, let command):
      localized("option \(quoted(option)) stands before the command. Write '\(program) \(command) \(option)'.")
    case .unknownCommand(let name, let suggestion):
      localized("unknown command \(quoted(name)). ") + hint(suggestion, program, [])
    case .unknownAction(let name, let command, let actions, let suggestion):
      localized("'\(command)' has \(all(actions)), not \(quoted(name)). ") + hint(suggestion, program, [command])
    case .missingAction(let command, let actions):
      localized("'\(command)' needs \(alternatives(actions)). ") + hint(nil, program, [command])
    case .missingValue(let option, let placeholder):
      localized("option '\(option)' needs a value. Write '\(option) \(placeholder)'.")
    case .unexpectedValue(let option, let given):
      localized("option '\(option)' takes no value, but got \(quoted(given))")
    case .invalidValue(let name, let given, let expected, let suggestion):
      localized("\(name) must be \(expected.phrase), not \(quoted(given))")
        + (suggestion.map { localized(". Did you mean '\($0)'?") } ?? "")
    case .outOfRange(let name, let given, let bounds):
      localized("\(name) must be \(bounds.phrase), not \(quoted(given))")
    case .missingArgument(let name, let command):
      subject(command) + localized("\(name) is missing. ") + hint(nil, program, command)
    case .missingOneOf(let names, let command):
      subject(command) + localized("give \(alternatives(names)). ") + hint(nil, program, command)
    case .tooManyArguments(let argument, let command):
      subject(command) + localized("unexpected argument \(quoted(argument)). ") + hint(nil, program, command)
    case .conflictingOptions(let first, let second):
      localized("'\(first)' and '\(second)' cannot be used together")
    case .sameFile(let first, let second, let path):
      localized("'\(first)' and '\(second)' name the same file, \(quoted(path)). Name two.")
    }
  }

  private func hint(_ suggestion: String?, _ program: String, _ command: [String]) -> String {
    if let suggestion { return localized("Did you mean '\(suggestion)'?") }
    return localized("See '\(([program, "help"] + command).joined(separator: " "))'.")
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
    case .anything: localized("a text")
    case .wholeNumber(let bounds): bounds == Bounds() ? localized("a whole number") : bounds.wholeNumber
    case .number(let bounds): bounds == Bounds() ? localized("a number") : bounds.number
    case .choice(let names): alternatives(names)
    case .pair(let name, let value): "\(name)=\(value)"
    case .described(let words): words.text
    }
  }
}

extension Bounds {
  var phrase: String {
    switch (lower, upper) {
    case (let lower?, let upper?): localized("from \(lower) to \(upper)")
    case (let lower?, nil): localized("\(lower) or more")
    case (nil, let upper?): localized("\(upper) or less")
    case (nil, nil): localized("a number")
    }
  }

  fileprivate var wholeNumber: String {
    lower != nil && upper != nil
      ? localized("a whole number \(phrase)") : localized("a whole number, \(phrase)")
  }

  fileprivate var number: String {
    lower != nil && upper != nil ? localized("a number \(phrase)") : localized("a number, \(phrase)")
  }
}

/// `a`, `a or b`, `a, b or c`.
func alternatives(_ names: [String]) -> String {
  joined(names) { localized("\($0) or \($1)") }
}

/// `a`, `a and b`, `a, b and c`.
private func all(_ names: [String]) -> String {
  joined(names) { localized("\($0) and \($1)") }
}

private func joined(_ names: [String], _ last: (String, String) -> String) -> String {
  guard names.count > 1, let end = names.last else { return names.first ?? "" }
  return last(names.dropLast().joined(separator: ", "), end)
}
