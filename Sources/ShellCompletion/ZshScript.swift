internal import CommandLineArguments

/// The script for zsh: a function for each command, whose options and arguments `_arguments` reads.
struct ZshScript {
  private let program: ProgramSpecification
  private var name: String { program.name }

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    ScriptTemplate(PackageResources.completions_zsh)
      .filled(("PROGRAM", name), ["functions": program.scopes.map(function)])
  }

  private func function(for scope: CommandScope) -> String {
    let function = ("FUNCTION", (["_\(name)"] + scope.path).joined(separator: "_"))
    let options = (scope.options.map { (scope.rivals(of: $0), $0) } + program.options.map { ([], $0) })
      .flatMap { rivals, option in lines(option, rivals: rivals) }
    if scope.next.isEmpty {
      let arguments = scope.arguments.enumerated().map { index, argument in line(argument, at: index) }
      return ScriptTemplate(PackageResources.command_zsh)
        .filled(function, ["specifications": continued(options + arguments)])
    }
    // The words before those of the command are put by: an option such as --db may be among them.
    let start = scope.path.isEmpty ? ["local -a __\(name)_line=(\"${(@)words[1,CURRENT-1]}\")"] : []
    let items = scope.next.map { "'\("\($0.name):\($0.summary.escapingColons)".escapingQuotes)'" }
    return ScriptTemplate(PackageResources.choice_zsh).filled(
      function,
      [
        "start": start, "specifications": options.map { $0 + " \\" }, "items": items,
        "names": [scope.next.map(\.name).joined(separator: " | ") + ")"],
      ])
  }

  /// Arguments of a command, one a line.
  private func continued(_ lines: [String]) -> [String] { lines.dropLast().map { $0 + " \\" } + lines.suffix(1) }

  /// One line for each spelling.
  private func lines(_ option: OptionSpecification, rivals: [String]) -> [String] {
    let short = option.short.map { ["-\($0)"] } ?? []
    let ending = [ProgramSpecification.help, ProgramSpecification.version].map(\.specification.name)
    let same = option.repeats ? [] : option.spellings + short
    let excluded = ending.contains(option.name) ? ["- *"] : rivals + same
    return (short + option.spellings).map { spelling in
      // A value may stand behind its option or, after an equals sign, within it.
      let form = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let others = excluded.filter { $0 != spelling }.joined(separator: " ")
      let start = (others.isEmpty ? "" : "(\(others))") + (option.repeats ? "*" : "")
      let help = (spelling.hasPrefix("--") ? option.help(of: spelling) : option.help).escaping(["\\", "]"])
      let text = "\(start)\(spelling)\(form)[\(help)]" + (option.value.map { ":" + action($0) } ?? "")
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
    case .names(let names, true): return "\(message): _values -s , \"\(message)\" \(names.joined(separator: " "))"
    case .file(let extensions, let list):
      let files = list.map { "__\(self.name)_files_and \($0)" } ?? "_files"
      return "\(message): \(files)\(pattern(extensions))"
    case .folder: return "\(message): _files -/"
    case .list(let list): return "\(message): __\(self.name)_list \(list)"
    }
  }

  /// What `_files` takes for names with one of these endings.
  private func pattern(_ extensions: [String]) -> String {
    switch extensions.count {
    case 0: ""
    // One name in parentheses would be taken for a glob qualifier.
    case 1: " -g \"*.\(extensions[0])\""
    default: " -g \"*.(\(extensions.joined(separator: "|")))\""
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
  fileprivate var escapingQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
