import CommandLineArguments
import JSONText
import Terminal
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
    let layout = LabelledRows(columns: environment.out.wrappingColumns, labelColumns: Finding.labelColumns)
    func write(_ finding: Finding) throws {
      hasErrors = hasErrors || finding.state == .error
      switch format {
      case .jsonl: try environment.out.write(raw: finding.json.line + "\n")
      case .text:
        for line in layout.lines(finding.label, finding.text) { try environment.out.writeLine(line) }
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
