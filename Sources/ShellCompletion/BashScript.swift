internal import CommandLineArguments

/// The script for bash (4.3 or later): tables of what is declared, and functions that look things up in them.
struct BashScript {
  private let program: ProgramSpecification

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    let scopes = program.scopes
    return ScriptTemplate(PackageResources.completions_bash).filled(
      ("PROGRAM", program.name),
      [
        "options": program.options.map { row($0, in: nil) }
          + scopes.flatMap { scope in scope.options.map { row($0, in: scope) } },
        "options-of-commands": scopes.filter { !$0.options.isEmpty }.map { scope in
          "'\(scope.name)') options='\(spellings(scope.options)) ' ;;"
        },
        "global-options": ["options+='\(spellings(program.options))'"],
        "arguments": scopes.flatMap(arguments),
      ])
  }

  private func spellings(_ options: [OptionSpecification]) -> String {
    options.flatMap(\.spellings).joined(separator: " ")
  }

  /// What is known of an option; of one of the program's own, whatever the command.
  private func row(_ option: OptionSpecification, in scope: CommandScope?) -> String {
    let spellings = option.spellings + (option.short.map { ["-\($0)"] } ?? [])
    let place = scope.map { "'\($0.name) " } ?? "*' "
    var row = spellings.map { place + $0 + "'" }.joined(separator: " | ") + ") long=\(option.spelling)"
    if let value = option.value { row += " kind='\(kind(of: value.completion))'" }
    let rivals = scope?.rivals(of: option) ?? []
    if !rivals.isEmpty { row += " rivals='\(rivals.joined(separator: " "))'" }
    if option.repeats { row += " repeats=1" }
    return row + " ;;"
  }

  private func arguments(of scope: CommandScope) -> [String] {
    guard scope.next.isEmpty else {
      return ["'\(scope.name) 0') kind='next \(scope.next.map(\.name).joined(separator: " "))' ;;"]
    }
    return scope.arguments.enumerated().map { index, argument in
      (argument.repeats ? "'\(scope.name) '*" : "'\(scope.name) \(index)'")
        + ") kind='\(kind(of: argument.value.completion))' ;;"
    }
  }

  /// As the functions read it: a word, and what belongs to it.
  private func kind(of completion: Completion) -> String {
    switch program.resolved(completion) {
    case .none: "text"
    case .names(let names, let areParted): (areParted ? "parted " : "names ") + names.joined(separator: " ")
    case .file(let extensions, nil): (["files"] + extensions).joined(separator: " ")
    case .file(let extensions, let list?): (["files-and", list] + extensions).joined(separator: " ")
    case .folder: "folders"
    case .list(let name): "list \(name)"
    }
  }
}
