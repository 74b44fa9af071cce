internal import CommandLineArguments

/// The script for zsh: a function for each command, whose options and arguments `_arguments` reads.
struct ZshScript {
  private let program: ProgramSpecification
  private var name: String { program.name }

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    let functions = program.scopes.map(function).joined(separator: "\n\n")
    return ScriptTemplate(PackageResources.completions_zsh).filled(program: name, ["functions": [functions]])
  }

  private func function(for scope: CommandScope) -> String {
    let function = (["_\(name)"] + scope.path).joined(separator: "_")
    let options = (scope.options.map { (scope.rivals(of: $0), $0) } + program.options.map { ([], $0) })
      .flatMap { rivals, option in lines(option, rivals: rivals) }
    guard !scope.next.isEmpty else {
      let arguments = scope.arguments.enumerated().map { index, argument in line(argument, at: index) }
      return """
        \(function)() {
          _arguments -s -S \(continued(options + arguments))
        }
        """
    }
    // The words before those of the command are put by: an option such as --db may be among them.
    let start = scope.path.isEmpty ? "\n  local -a __\(name)_line=(\"${(@)words[1,CURRENT-1]}\")" : ""
    return """
      \(function)() {
        local context state state_descr line ret=1
        local -A opt_args
        local -a items\(start)
        _arguments -C -s -S -A '-*' \(continued(options + ["'1: :->name'", "'*:: :->rest'"])) && ret=0
        case $state in
          name)
            items=(
      \(scope.next.map { "        '" + ($0.name + ":" + $0.summary.escapingColons).escapingQuotes + "'" }.joined(separator: "\n"))
            )
            _describe -t commands \(scope.path.isEmpty ? "command" : "action") items && ret=0
            ;;
          rest)
            case $words[1] in
              \(scope.next.map(\.name).joined(separator: " | "))) \(function)_$words[1] && ret=0 ;;
            esac
            ;;
        esac
        return ret
      }
      """
  }

  private func continued(_ lines: [String]) -> String { (["\\"] + lines.map { "    \($0) \\" }).joined(separator: "\n").dropped(2) }

  /// One line for each spelling.
  private func lines(_ option: OptionSpecification, rivals: [String]) -> [String] {
    let short = option.short.map { ["-\($0)"] } ?? []
    let ending = [ProgramSpecification.help, ProgramSpecification.version].map(\.specification.name)
    var excluded = rivals
    if ending.contains(option.name) { excluded = ["- *"] } else if !option.repeats { excluded += option.spellings + short }
    let help = option.help.escaping(["\\", "]"])
    return (short + option.spellings).map { spelling in
      // A value may stand behind its option or, after an equals sign, within it.
      let form = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let others = excluded.filter { $0 != spelling }
      var text = option.repeats ? "*" : others.isEmpty ? "" : "(\(others.joined(separator: " ")))"
      if option.repeats, !rivals.isEmpty { text = "(\(rivals.joined(separator: " ")))*" }
      text += "\(spelling)\(form)[\(help)]"
      if let value = option.value { text += ":" + action(value) }
      return "'\(text.escapingQuotes)'"
    }
  }

  private func line(_ argument: ArgumentSpecification, at index: Int) -> String {
    let place = argument.repeats ? "*:" : argument.minimum == 0 ? "\(index + 1)::" : "\(index + 1):"
    return "'\((place + action(argument.value, named: argument.name)).escapingQuotes)'"
  }

  /// `MESSAGE:ACTION`.
  private func action(_ value: ValueForm, named name: String? = nil) -> String {
    let message = (name ?? value.placeholder).escapingColons
    switch program.resolved(value.completion) {
    case .none: return "\(message): "
    case .names(let names, false): return "\(message):(\(names.joined(separator: " ")))"
    case .names(let names, true): return "\(message): _values -s , \(message) \(names.joined(separator: " "))"
    case .file([]): return "\(message): _files"
    case .file(let extensions): return "\(message): _files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .folder: return "\(message): _files -/"
    case .list(let list): return "\(message): __\(self.name)_list \(list)"
    }
  }
}

extension String {
  fileprivate func escaping(_ characters: Set<Character>) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  fileprivate var escapingColons: String { escaping(["\\", ":"]) }

  /// For a text between single quotes.
  fileprivate var escapingQuotes: String { split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) }

  fileprivate func dropped(_ count: Int) -> String { String(dropLast(count)) }
}
