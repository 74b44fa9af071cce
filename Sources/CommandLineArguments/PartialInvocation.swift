/// What a command line that is still being typed says so far. Nothing is refused: what cannot be understood is passed over.
public struct PartialInvocation: Sendable {
  /// The command's name and its action's, as far as they are there and known.
  public private(set) var path: [String] = []
  /// The arguments behind them, as they stand.
  public private(set) var operands: [String] = []
  /// Whether a `--` has ended the options.
  public private(set) var hasEndedOptions = false
  private var values: [String: [String]] = [:]

  /// The value of an option, the last one if it is given more than once.
  public func value<Value>(of option: OptionKey<Value>) -> String? { values[option.specification.spelling]?.last }

  fileprivate init(_ arguments: [String], of program: ProgramSpecification) {
    var options = program.options
    var command: CommandSpecification?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if hasEndedOptions || !argument.looksLikeOption {
        if let known = command, path.count > 1 || known.actions.isEmpty {
          operands.append(argument)
        } else if let next = (command?.actions ?? program.commands).first(where: { $0.name == argument }) {
          path.append(argument)
          options = next.options + options
          command = command ?? next
        }
      } else if argument == "--" {
        hasEndedOptions = true
      } else if argument.begins(with: "--") {
        let (spelling, attached) = argument.cut(at: "=")
        guard let option = options.first(where: { $0.spellings.contains(spelling) }), option.value != nil,
          let value = attached ?? rest.popFirst()
        else { continue }
        values[option.spelling, default: []].append(value)
      } else {
        takeShortOptions(argument, options, &rest)
      }
    }
  }

  private mutating func takeShortOptions(
    _ argument: String, _ options: [OptionSpecification], _ rest: inout ArraySlice<String>
  ) {
    var letters = argument.dropping(1)[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }), option.value != nil else { continue }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      if let value = letters.isEmpty ? rest.popFirst() : String(attached) {
        values[option.spelling, default: []].append(value)
      }
      return
    }
  }
}

extension ProgramSpecification {
  /// Reads the arguments of a command line that is still being typed.
  public func partial(_ arguments: [String]) -> PartialInvocation { PartialInvocation(arguments, of: self) }
}
