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
      guard let values = values(argument.value) else { return nil }
      let place = argument.repeats ? "\(index) -" : "\(index)"
      return complete(["-n '__\(name)_at \(scope.quotedName) \(place)'"] + values)
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
    let value = option.value.map { ["-r"] + (values($0) ?? ["-f"]) } ?? []
    return option.spellings.map { spelling in
      complete(start + ["-l \(spelling.dropFirst(2))"] + value + ["-d \(option.help.quotedForFish)"])
    }.joined(separator: "\n")
  }

  /// What is offered for a value; nil for nothing.
  private func values(_ value: ValueForm) -> [String]? {
    switch program.resolved(value.completion) {
    case .none: nil
    case .names(let names, false): ["-f -a '\(names.joined(separator: " "))'"]
    case .names(let names, true): ["-f -a '(__\(name)_parted \(names.joined(separator: " ")))'"]
    case .file([]): ["-F"]
    case .file(let extensions): ["-f -k -a '(__\(name)_files \(extensions.joined(separator: " ")))'"]
    case .folder: ["-f -a '(__fish_complete_directories)'"]
    case .list(let list): ["-f -k -a '(__\(name)_list \(list))'"]
    }
  }

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
