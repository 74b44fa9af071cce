import CommandLineArguments
import DeckFormats
import Glibc
import Scheduling
import Speech
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// The program: reads its arguments, runs a command, words what went wrong.
public enum Program {
  /// The version of the program: the one place where it stands. Scripts ask `vocab --version`, tests hold the rest to it.
  static let version = "0.1.0"
  /// The day of that version. Manual pages bear it, so that they are the same whenever they are made.
  static let versionDate = "November 30, 2026"

  static let database = OptionKey(
    "db", .file, defaultText: "~/.local/share/vocab/vocab.db", help: Phrase("The library's file"))
  static let color = OptionKey(
    "color", .choice(of: ColorChoice.self), default: .auto, help: Phrase("When to write in colour"))

  static let groups: [(title: Phrase<String>, commands: [any RunnableCommand.Type])] = [
    (
      Phrase("Learn"),
      [
        QuizCommand.self, LevelCommand.self, SpeakCommand.self, VoicesCommand.self, DueCommand.self,
        ForecastCommand.self, StatsCommand.self,
      ]
    ),
    (
      Phrase("Words"),
      [
        ImportCommand.self, ExportCommand.self, AddCommand.self, EditCommand.self, RemoveCommand.self, ListCommand.self,
        SearchCommand.self, ShowCommand.self, DecksCommand.self, SuspendCommand.self, ResumeCommand.self,
      ]
    ),
    (Phrase("Changes"), [UndoCommand.self, RedoCommand.self, HistoryCommand.self]),
    (Phrase("Safety"), [BackupCommand.self, RestoreCommand.self, DoctorCommand.self]),
    (
      Phrase("Settings"),
      [ConfigCommand.self, OptimizeCommand.self, CompletionsCommand.self, CompleteCommand.self, ManualCommand.self]
    ),
  ]

  static let specification = ProgramSpecification(
    name: "vocab", summary: Phrase("Learn words in context: quiz, listen, repeat"), options: [database, color],
    groups: groups.map { group in .init(group.title, group.commands.map { $0.specification }) })

  /// Runs one command line and returns what to exit with.
  /// - Parameter arguments: those after the program's name.
  public static func run(_ arguments: [String]) async -> Int32 {
    let variables = environmentVariables()
    var err = TerminalOutput(descriptor: 2, environment: variables)
    do {
      switch try parse(arguments, variables) {
      case .version:
        try TerminalOutput(descriptor: 1, environment: variables).writeLine("vocab \(version)")
        return 0
      case .help(let path):
        let out = TerminalOutput(descriptor: 1, environment: variables)
        try out.write(raw: HelpRenderer(specification, width: min(out.columns, 100)).help(path))
        return 0
      case .bare(let arguments), .command(let arguments):
        let environment = try environment(variables, arguments)
        err = environment.err
        let code = try await command(for: arguments).run(in: environment)
        try environment.out.flush()
        return code.rawValue
      }
    } catch {
      return report(error, to: err).rawValue
    }
  }

  /// Reads the arguments, and chooses the language of all that is said from here on.
  private static func parse(_ arguments: [String], _ variables: [String: String]) throws -> Invocation {
    do {
      let invocation = try specification.parse(arguments)
      switch invocation {
      case .version: break
      case .help: speak(nil, variables)
      case .bare(let arguments), .command(let arguments): speak(arguments[database], variables)
      }
      return invocation
    } catch {
      speak(nil, variables)
      throw error
    }
  }

  private static func speak(_ database: String?, _ variables: [String: String]) {
    chooseLanguage(library: Environment.libraryPath(database: database, variables), variables)
  }

  private static func command(for arguments: ParsedArguments) throws -> any RunnableCommand {
    let types = groups.flatMap(\.commands)
    guard let name = arguments.command, let type = types.first(where: { $0.specification.name == name }) else {
      return try OverviewCommand(arguments)
    }
    return try type.init(arguments)
  }

  private static func environment(
    _ variables: [String: String], _ arguments: ParsedArguments
  ) throws -> Environment {
    TerminalLocale.prepare()
    let modes = TerminalModes(descriptor: 0)
    return Environment(
      variables: variables, clock: try clock(variables),
      out: TerminalOutput(descriptor: 1, color: arguments[color], environment: variables),
      err: TerminalOutput(descriptor: 2, color: arguments[color], environment: variables),
      input: 0, modes: modes, signals: try SignalSource.install(modes: modes), database: arguments[database])
  }

  private static func clock(_ variables: [String: String]) throws(CommandFailure) -> Clock {
    guard let text = variables["VOCAB_NOW"], !text.isEmpty else { return .system }
    guard let time = Timestamp(rfc3339: text) else { throw .badTime(variable: "VOCAB_NOW", value: text) }
    return .standing(time)
  }

  private static func environmentVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let variable = next.pointee {
      let parts = String(cString: variable).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }
}
