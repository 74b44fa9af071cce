public import CommandLineArguments
public import Wording

/// The manual of a program: a page for it, and one for each of its commands, from what they declare.
public struct Manual: Sendable {
  /// A name and what it stands for.
  public struct Item: Sendable {
    public let name: String
    public let meaning: Phrase<String>

    public init(_ name: String, _ meaning: Phrase<String>) {
      self.name = name
      self.meaning = meaning
    }
  }

  let program: ProgramSpecification
  let version: String
  let date: String
  let description: Phrase<String>
  let environment: [Item]
  let files: [Item]
  let exitCodes: [Item]
  let examples: [CommandExample]

  /// - Parameters:
  ///   - date: the day of the version, such as `November 30, 2026`: the same program makes the same pages on any day.
  ///   - description: paragraphs, parted by an empty line.
  public init(
    of program: ProgramSpecification, version: String, date: String, description: Phrase<String>,
    environment: [Item], files: [Item], exitCodes: [Item], examples: [CommandExample]
  ) {
    self.program = program
    self.version = version
    self.date = date
    self.description = description
    self.environment = environment
    self.files = files
    self.exitCodes = exitCodes
    self.examples = examples
  }

  /// The commands that have a page.
  var commands: [CommandSpecification] { program.commands.filter { !$0.isHidden } }

  /// Every page under the name of its file, such as `vocab-quiz.1`, in the language of the process.
  public var pages: [(file: String, text: String)] {
    [("\(program.name).1", programPage)] + commands.map { ("\(pageName(of: $0)).1", page(of: $0)) }
  }

  func pageName(of command: CommandSpecification) -> String { "\(program.name)-\(command.name)" }

  /// Begins a page: its head and NAME.
  func head(_ name: String, _ summary: String) -> ManualText {
    var page = ManualText()
    page.comment(localized("Made by '\(program.name) manual' from what the program declares."))
    page.macro("Dd", words: date)
    page.macro("Dt", name.uppercased(), "1")
    page.macro("Os", program.name, version)
    let section = localized("NAME")
    // Only at the section of this name groff begins the page, with its head and foot.
    if section != "NAME" { page.define("doc-section-name", as: section) }
    page.section(section)
    page.macro("Nm", name)
    page.macro("Nd", words: summary)
    return page
  }

  /// Other pages to read.
  func seeAlso(_ names: [String], in page: inout ManualText) {
    page.section(localized("SEE ALSO"))
    let sorted = names.sorted()
    for name in sorted { page.reference(name, isLast: name == sorted.last) }
  }
}
