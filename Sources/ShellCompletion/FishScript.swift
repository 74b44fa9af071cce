internal import CommandLineArguments

/// The script for fish (3.4 or later): one `complete` for each command, option and argument.
struct FishScript {
  private let program: ProgramSpecification
  private var name: String { program.name }

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    let scopes = program.scopes
    return """
      # fish completion for \(name), made by '\(name) completions fish'.

      # Whether an option of a command (arguments: command, option) has a value.
      function __\(name)_has_value
          contains -- $argv[2] \(spellingsWithValue(program.options)); and return
          switch $argv[1]
      \(cases(scopes) { scope in
        let spellings = spellingsWithValue(scope.options)
        return spellings.isEmpty ? nil : "contains -- $argv[2] " + spellings
      })
              case '*'
                  false
          end
      end

      # Whether a word may be the next part of a command (arguments: command, word).
      function __\(name)_is_next
          switch $argv[1]
      \(cases(scopes) { $0.next.isEmpty ? nil : "contains -- $argv[2] " + $0.next.map(\.name).joined(separator: " ") })
              case '*'
                  false
          end
      end

      \(Self.functions.replacing(placeholder: "PROGRAM", with: name))

      complete -c \(name) -f
      \(program.options.map { line($0, in: nil) }.joined(separator: "\n"))
      \(scopes.flatMap(lines).joined(separator: "\n"))

      """
  }

  /// What a switch does for each command.
  private func cases(_ scopes: [CommandScope], _ body: (CommandScope) -> String?) -> String {
    scopes.compactMap { scope in
      body(scope).map { "        case '\(scope.name)'\n            \($0)" }
    }.joined(separator: "\n")
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
      let unless = rivals.isEmpty ? "" : "; and not __\(name)_has \(rivals.joined(separator: " "))"
      return "-n '__\(name)_at \(scope.quotedName)\(unless)'"
    }
    let names = option.spellings.map { "-l \($0.dropFirst(2))" }
    let short = option.short.map { "-s \($0)" }
    let value = option.value.map { ["-r"] + (values($0) ?? ["-f"]) } ?? []
    return names.map { complete([condition, short, $0].compactMap(\.self) + value + ["-d \(option.help.quotedForFish)"]) }
      .joined(separator: "\n")
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
    "'" + replacing(placeholder: "\\", with: "\\\\").replacing(placeholder: "'", with: "\\'") + "'"
  }
}
