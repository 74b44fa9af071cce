import CommandLineArguments
import ManualPages
import Terminal
import Wording

/// `vocab manual`: the pages for `man`, as they are installed.
struct ManualCommand: RunnableCommand {
  static let command = ArgumentKey(
    optional: "COMMAND", .text("COMMAND"), help: Phrase("The command; the program itself if none is named"))
  static let all = OptionKey("all", .folder(), help: Phrase("Write every page into a folder"))

  static let specification = CommandSpecification(
    name: "manual", summary: Phrase("Print the source of a manual page"), arguments: [command], options: [all],
    isHidden: true)

  private let command: String?
  private let folder: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    command = try arguments[Self.command]
    folder = arguments[Self.all]
    if let command { _ = try Program.specification.command(at: [command]) }
  }

  func run(in environment: Environment) async throws -> ExitCode {
    if let folder {
      for page in Program.manual.pages { try WholeFile.write(page.text, to: "\(folder)/\(page.file)") }
    } else {
      let page = command.flatMap(Program.manual.page) ?? Program.manual.programPage
      try environment.out.write(raw: page)
    }
    return .done
  }
}
