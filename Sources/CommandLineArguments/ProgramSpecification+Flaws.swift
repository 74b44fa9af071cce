extension ProgramSpecification {
  /// Mistakes in the declarations, each in a sentence; empty for a sound program. A program's tests ask for it.
  public var flaws: [String] {
    var flaws = repetitions(commands.map(\.name), of: "command", in: name)
    for command in commands {
      flaws += self.flaws(of: command, path: command.name, inherited: options)
      flaws += repetitions(command.actions.map(\.name), of: "action", in: command.name)
      if !command.actions.isEmpty, !command.arguments.isEmpty {
        flaws.append("\(command.name) has both actions and arguments")
      }
      if command.requiresAction, command.actions.isEmpty { flaws.append("\(command.name) requires an action it lacks") }
      for action in command.actions {
        flaws += self.flaws(
          of: action, path: "\(command.name) \(action.name)", inherited: options + command.options)
        if !action.actions.isEmpty { flaws.append("\(command.name) \(action.name) has actions of its own") }
      }
    }
    return flaws
  }

  private func flaws(
    of command: CommandSpecification, path: String, inherited: [OptionSpecification]
  ) -> [String] {
    let options = command.options + inherited
    var flaws = repetitions(options.flatMap(\.spellings), of: "option", in: path)
    flaws += repetitions(options.compactMap(\.short).map { "-\($0)" }, of: "option", in: path)
    flaws += repetitions(command.arguments.map(\.name), of: "argument", in: path)
    if command.arguments.count(where: \.repeats) > 1 { flaws.append("\(path) has two repeated arguments") }
    let texts = [command.summary] + command.options.map(\.help) + command.arguments.map(\.help)
    if texts.contains("") { flaws.append("\(path) has an empty summary or help") }
    if texts.contains(where: { $0.hasSuffix(".") }) {
      flaws.append("\(path) has a summary or help that ends in a full stop")
    }
    for example in command.examples {
      guard let problem = problem(of: example, path: path) else { continue }
      flaws.append("\(path) has the example '\(example.line)': \(problem)")
    }
    let known = Set(options.map(\.spelling))
    for option in command.exclusive.joined() where !known.contains(option.spelling) {
      flaws.append("\(path) excludes \(option.spelling), which it does not have")
    }
    return flaws
  }

  /// Why an example is none of the command; what follows a pipe or a redirection is not looked at.
  private func problem(of example: CommandExample, path: String) -> String? {
    let words = example.line.shellWords.prefix { $0 != "|" && $0 != ">" }
    guard words.first == name else { return "it does not begin with '\(name)'" }
    do {
      guard case .command(let arguments) = try parse(Array(words.dropFirst())) else { return "it names no command" }
      let meant = arguments.path.joined(separator: " ")
      return meant == path || meant.hasPrefix(path + " ") ? nil : "it is one of '\(meant)'"
    } catch {
      return error.message(program: name)
    }
  }

  private func repetitions(_ names: [String], of kind: String, in place: String) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }.map { "\(place) has the \(kind) \($0) twice" }
  }
}

extension String {
  /// The words of a simple command line, in which only single quotes have a meaning.
  fileprivate var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in self {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
