internal import CommandLineArguments

/// The script for bash (4.3 or later): tables of what is declared, and the functions that look things up in them. It needs
/// nothing of the package bash-completion.
struct BashScript {
  private let program: ProgramSpecification
  private var name: String { program.name }

  init(_ program: ProgramSpecification) { self.program = program }

  var text: String {
    let scopes = program.scopes
    return """
      # bash completion for \(name), made by '\(name) completions bash'.

      # What is known of an option (arguments: command, option): 'long' is its name, 'kind' what completes its value (empty
      # for a flag), 'rivals' are the options that may not stand beside it, 'repeats' is set if it may be given again.
      _\(name)_option() {
        long='' kind='' rivals='' repeats=''
        case "$1 $2" in
      \(lines(program.options.map { row($0, in: nil) }))
      \(lines(scopes.flatMap { scope in scope.options.map { row($0, in: scope) } }))
          *) return 1 ;;
        esac
      }

      # The options of a command (argument), as 'options'.
      _\(name)_options() {
        options='\(program.options.flatMap(\.spellings).joined(separator: " "))'
        case $1 in
      \(lines(scopes.filter { !$0.options.isEmpty }.map(options)))
        esac
      }

      # What completes the argument at a place behind a command (arguments: command, place from 0), as 'kind'.
      _\(name)_argument() {
        kind=''
        case "$1 $2" in
      \(lines(scopes.flatMap(arguments)))
        esac
      }

      \(Self.functions.replacing(placeholder: "PROGRAM", with: name))
      """
  }

  private func lines(_ rows: [String]) -> String { rows.map { "    " + $0 }.joined(separator: "\n") }

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

  private func options(of scope: CommandScope) -> String {
    "'\(scope.name)') options+=' \(scope.options.flatMap(\.spellings).joined(separator: " "))' ;;"
  }

  private func arguments(of scope: CommandScope) -> [String] {
    if !scope.next.isEmpty { return ["'\(scope.name) 0') kind='next \(scope.next.map(\.name).joined(separator: " "))' ;;"] }
    return scope.arguments.enumerated().map { index, argument in
      "'\(scope.name) '\(argument.repeats ? "*" : "\(index)")) kind='\(kind(of: argument.value.completion))' ;;"
    }
  }

  /// As the functions read it: a word, and what belongs to it.
  private func kind(of completion: Completion) -> String {
    switch program.resolved(completion) {
    case .none: "text"
    case .names(let names, let areParted): (areParted ? "parted " : "names ") + names.joined(separator: " ")
    case .file(let extensions): (["files"] + extensions).joined(separator: " ")
    case .folder: "folders"
    case .list(let name): "list \(name)"
    }
  }
}

extension String {
  /// The text of a script's fixed part with the program's name put in.
  func replacing(placeholder: String, with name: String) -> String {
    split(separator: placeholder, omittingEmptySubsequences: false).joined(separator: name)
  }
}
