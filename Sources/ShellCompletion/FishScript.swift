internal import CommandLineArguments

/// The script for fish (3.4 or later): one `complete` for each command, option and argument.
struct FishScript {
  private let program: ProgramSpecification
  private var name: String { program.name }

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    let scopes = program.scopes
    return ScriptTemplate(PackageResources.completions_fish).filled(
      ("PROGRAM", name),
      [
        "global-options": ["contains -- $argv[2] \(spellingsWithValue(program.options)) &&"],
        "options-with-values": cases(scopes) { spellingsWithValue($0.options) },
        "next": cases(scopes) { $0.next.map(\.name).joined(separator: " ") },
        "completions": program.options.map { line($0, in: nil) } + scopes.flatMap(lines),
      ])
  }

  /// What a switch asks for each command: whether the word is one of some names.
  private func cases(_ scopes: [CommandScope], _ names: (CommandScope) -> String) -> [String] {
    scopes.filter { !names($0).isEmpty }.flatMap { scope in
      ["case '\(scope.name)'", "    contains -- $argv[2] \(names(scope))"]
    }
  }

  private func spellingsWithValue(_ options: [OptionSpecification]) -> String {
    options.filter { $0.value != nil }.flatMap { $0.spellings + ($0.short.map { ["-\($0)"] } ?? []) }
      .joined(separator: " ")
  }

  private func lines(for scope: CommandScope) -> [String] {
    let next = scope.next.map {
      complete(["-n '__\(name)_at \(scope.quotedName) 0'", "-a \($0.name)", "-d \($0.summary.quotedForFish)"])
    }
    let arguments = scope.arguments.enumerated().compactMap { index, argument -> String? in
      if argument.value.completion == .none { return nil }
      let (files, names) = values(argument.value)
      let place = argument.repeats ? "\(index) -" : "\(index)"
      return complete(["-n '__\(name)_at \(scope.quotedName) \(place)'", files, names].compactMap(\.self))
    }
    return next + arguments + scope.options.map { line($0, in: scope) }
  }

  private func line(_ option: OptionSpecification, in scope: CommandScope?) -> String {
    let condition = scope.map { scope in
      let rivals = scope.rivals(of: option)
      let unless = rivals.isEmpty ? "" : " && ! __\(name)_has \(rivals.joined(separator: " "))"
      return "-n '__\(name)_at \(scope.quotedName)\(unless)'"
    }
    let start = [condition, option.short.map { "-s \($0)" }].compactMap(\.self)
    return option.spellings.flatMap { spelling -> [String] in
      let start = start + ["-l \(spelling.dropFirst(2))"]
      let description = "-d \(option.help(of: spelling).quotedForFish)"
      guard let value = option.value else { return [complete(start + [description])] }
      let (files, names) = values(value)
      // Fish shows the description of a line behind each of its values too, so these have a line without one. Of the two
      // it takes the later for the option itself.
      let offering = names.map { complete(start + ["-r", files, $0]) }
      return [offering, complete(start + ["-r", files, description])].compactMap(\.self)
    }.joined(separator: "\n")
  }

  /// What is offered for a value: whether fish offers every file, and what else.
  private func values(_ value: ValueForm) -> (files: String, names: String?) {
    switch program.resolved(value.completion) {
    case .none: return ("-f", nil)
    case .names(let names, false): return ("-f", "-a '\(names.joined(separator: " "))'")
    case .names(let names, true): return ("-f", "-a '(__\(name)_parted \(names.joined(separator: " ")))'")
    case .file([], let list): return ("-F", list.map { "-k -a '(\(listed($0)))'" })
    case .file(let extensions, let list):
      let files = "__\(name)_files \(extensions.joined(separator: " "))"
      return ("-f", "-k -a '(\(list.map { listed($0) + "; " } ?? "")\(files))'")
    case .folder: return ("-f", "-a '(__fish_complete_directories)'")
    case .list(let list): return ("-f", "-k -a '(\(listed(list)))'")
    }
  }

  private func listed(_ list: String) -> String { "__\(name)_list \(list)" }

  private func complete(_ parts: [String]) -> String { (["complete -c \(name)"] + parts).joined(separator: " ") }
}

extension CommandScope {
  /// The command as one word of a condition that itself stands between single quotes.
  fileprivate var quotedName: String { path.count == 1 ? path[0] : "\"\(name)\"" }
}

extension String {
  fileprivate var quotedForFish: String {
    "'" + flatMap { "\\'".contains($0) ? "\\\($0)" : "\($0)" } + "'"
  }
}
