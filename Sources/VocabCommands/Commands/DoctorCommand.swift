import CommandLineArguments
import JSONText
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// `vocab doctor`: whether all is well with the library, and with what the program needs.
struct DoctorCommand: RunnableCommand {
  static let repair = OptionKey(flag: "repair", help: Phrase("Mend what can be mended, after a copy of the library"))

  static let specification = CommandSpecification(
    name: "doctor", summary: Phrase("Check the library, sound and terminal, and repair the library"),
    discussion: Phrase(
      """
      Exits with 1 if something is wrong. --repair builds indexes and schedules anew, removes what belongs to nothing \
      and closes the files to other users. Of a damaged file it reads what it can into a new library beside it.
      """), options: [repair, OutputFormat.option],
    examples: [
      "vocab doctor": Phrase("See whether all is well"),
      "vocab doctor --repair": Phrase("Mend what is not"),
    ])

  private let repairs: Bool
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    repairs = arguments[Self.repair]
    format = arguments[OutputFormat.option]
  }

  func run(in environment: Environment) async throws -> ExitCode {
    var hasErrors = false
    func write(_ finding: Finding) throws {
      hasErrors = hasErrors || finding.state == .error
      switch format {
      case .jsonl: try environment.out.write(raw: finding.json.line + "\n")
      case .text: try environment.out.writeLine(finding.text)
      }
    }
    let library = LibraryDoctor(path: try environment.libraryPath(), clock: environment.clock)
    let (findings, languages) = try await repairs ? library.mended() : library.findings()
    for finding in findings { try write(finding) }
    let surroundings = Surroundings(environment: environment)
    try write(await surroundings.voices(for: languages))
    try write(await surroundings.sound())
    try write(surroundings.terminal())
    try write(surroundings.locale())
    return hasErrors ? .failed : .done
  }
}

/// What one check found, in words.
struct Finding: Hashable, Sendable {
  enum State: String, Hashable, Sendable {
    case ok, warning, error, repaired
  }

  var check: String
  var state: State
  /// What was found.
  var message: String
  /// What to do about it; nil if there is nothing to do.
  var remedy: String?

  init(_ check: String, _ state: State, _ message: String, remedy: String? = nil) {
    self.check = check
    self.state = state
    self.message = message
    self.remedy = remedy
  }

  /// `warning   sound        there is no audio device. Start a sound server.`
  var text: StyledText {
    let style: Style = state == .error ? .red : state == .warning ? .yellow : .green
    let message = message.onOneLine + (remedy.map { ". \($0.onOneLine)" } ?? "")
    return "\(state.rawValue.padded(toColumns: 9), style) \(check.padded(toColumns: 12), .bold) \(message)"
  }

  var json: JSONValue {
    [
      "check": .string(check), "state": .string(state.rawValue), "message": .string(message.onOneLine),
      "remedy": .optional(remedy),
    ]
  }
}
