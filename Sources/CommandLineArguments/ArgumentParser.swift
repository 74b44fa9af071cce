import UnicodeText

/// Reads one command line from left to right against a program's specification.
struct ArgumentParser {
  let program: ProgramSpecification
  private var rest: ArraySlice<String>
  private var command: CommandSpecification?
  private var action: CommandSpecification?
  private var values: [String: [any Sendable]] = [:]
  private var operands: [String] = []

  init(program: ProgramSpecification, arguments: [String]) {
    self.program = program
    rest = arguments[...]
  }

  mutating func parse() throws(UsageError) -> Invocation {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || !argument.looksLikeOption {
        try takeOperand(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.begins(with: "--") {
        try takeLongOption(argument)
      } else {
        try takeShortOptions(argument)
      }
      if isGiven(ProgramSpecification.version) { return .version }
      // Before the command's name `--help` waits for it: `vocab --help quiz` asks about quiz.
      if command != nil, isGiven(ProgramSpecification.help) { return .help(path) }
    }
    if isGiven(ProgramSpecification.help) { return .help([]) }
    return try finish()
  }

  private mutating func finish() throws(UsageError) -> Invocation {
    guard let command else { return .bare(parsed) }
    if action == nil, command.requiresAction {
      throw .missingAction(command: command.name, actions: command.actions.filter { !$0.isHidden }.map(\.name))
    }
    try assignOperands(to: (action ?? command).arguments)
    try refuseConflicts()
    if command.name == ProgramSpecification.helpCommand.name {
      _ = try program.command(at: operands)
      return .help(operands)
    }
    return .command(parsed)
  }

  private var path: [String] { [command?.name, action?.name].compactMap(\.self) }

  private var options: [OptionSpecification] {
    (action?.options ?? []) + (command?.options ?? []) + program.options
  }

  private var parsed: ParsedArguments {
    // An action's keys may be read whichever action was chosen: the others are then merely absent.
    let declared = options + (command?.actions.flatMap(\.options) ?? [])
    return ParsedArguments(path: path, values: values, declared: Set(declared.map(\.spelling)))
  }

  private func isGiven(_ flag: OptionKey<Bool>) -> Bool { values[flag.specification.spelling] != nil }
}

// MARK: - Options

extension ArgumentParser {
  private mutating func takeLongOption(_ argument: String) throws(UsageError) {
    let (spelling, attached) = argument.cut(at: "=")
    guard let option = options.first(where: { $0.spellings.contains(spelling) }) else {
      throw unknownLong(spelling)
    }
    try take(option, as: spelling, attached: attached)
  }

  private mutating func takeShortOptions(_ argument: String) throws(UsageError) {
    var letters = argument.dropping(1)[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknownShort(letter, in: argument)
      }
      var attached: String?
      if option.value != nil || letters.first == "=" {
        attached = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      try take(option, as: option.spelling, attached: attached)
    }
  }

  private mutating func take(
    _ option: OptionSpecification, as spelling: String, attached: String?
  ) throws(UsageError) {
    let value: any Sendable
    switch option.form {
    case .value(let form):
      value = try form.parse(try text(for: option, form, attached), for: spelling)
    case .flag, .negatableFlag:
      if let attached { throw .unexpectedValue(option: spelling, given: attached) }
      value = spelling == option.spelling
    }
    values[option.spelling, default: []].append(value)
  }

  private mutating func text(
    for option: OptionSpecification, _ form: ValueForm, _ attached: String?
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.first, !isOption(next) else {
      throw .missingValue(option: option.spelling, placeholder: form.placeholder)
    }
    rest.removeFirst()
    return next
  }

  /// Whether an argument is an option rather than the value of the one before it.
  private func isOption(_ argument: String) -> Bool {
    if argument.begins(with: "--") { return true }
    guard argument.looksLikeOption else { return false }
    let letters = argument.dropping(1)
    return letters.count == 1 && options.contains { $0.short == letters.first }
  }

  private func unknownLong(_ spelling: String) -> UsageError {
    if let owner = owner(of: spelling) { return .misplacedOption(spelling, command: owner) }
    return .unknownOption(spelling, command: path, suggestion: nearest(to: spelling))
  }

  /// `-limit` is rather a long name with a dash too few than five flags.
  private func unknownShort(_ letter: Character, in argument: String) -> UsageError {
    let name = argument.cut(at: "=").0
    if let meant = nearest(to: name), name.dropping(2).isEmpty == false {
      return .unknownOption(name, command: path, suggestion: meant)
    }
    if let owner = owner(of: "-\(letter)") { return .misplacedOption("-\(letter)", command: owner) }
    return .unknownOption("-\(letter)", command: path, suggestion: nil)
  }

  private func nearest(to spelling: String) -> String? {
    Spelling.nearest(to: spelling, among: options.flatMap(\.spellings))
  }

  /// The command that an option before the command belongs to: the one that follows, if it has such an option.
  private func owner(of spelling: String) -> String? {
    guard command == nil else { return nil }
    let names = program.commands.filter { command in
      command.options.contains { $0.spellings.contains(spelling) || $0.short.map { "-\($0)" } == spelling }
    }.map(\.name)
    return rest.first { names.contains($0) }
  }

  private func refuseConflicts() throws(UsageError) {
    for group in (command?.exclusive ?? []) + (action?.exclusive ?? []) {
      let given = group.filter { values[$0.spelling] != nil }
      if given.count > 1 { throw .conflictingOptions(given[0].spelling, given[1].spelling) }
    }
  }
}

// MARK: - Arguments

extension ArgumentParser {
  private mutating func takeOperand(_ argument: String) throws(UsageError) {
    guard let command else {
      self.command = try program.command(named: argument)
      return
    }
    if action == nil, !command.actions.isEmpty {
      action = try command.action(named: argument)
    } else {
      operands.append(argument)
    }
  }

  /// From left to right: each argument takes what those after it can spare.
  private mutating func assignOperands(to arguments: [ArgumentSpecification]) throws(UsageError) {
    var left = operands[...]
    var needed = arguments.reduce(0) { $0 + $1.minimum }
    for argument in arguments {
      needed -= argument.minimum
      let spare = max(0, left.count - needed)
      let count = argument.repeats ? spare : min(1, spare)
      let taken = left.prefix(max(count, argument.minimum))
      guard taken.count >= argument.minimum else { throw .missingArgument(argument.name, command: path) }
      left = left.dropFirst(taken.count)
      for text in taken {
        values[argument.name, default: []].append(try argument.value.parse(text, for: argument.name))
      }
    }
    if let extra = left.first { throw .tooManyArguments(extra, command: path) }
  }
}

extension String {
  /// Begins with a dash, but is neither a lone dash nor a negative number.
  var looksLikeOption: Bool {
    guard begins(with: "-"), let second = utf8.dropFirst().first else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
