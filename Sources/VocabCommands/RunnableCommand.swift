import CommandLineArguments

/// A command that can be run; its specification and arguments come from `Command`.
protocol RunnableCommand: Command {
  /// Does it, and says what the program exits with. Results go to `environment.out`, all else to `environment.err`.
  func run(in environment: Environment) async throws -> ExitCode
}

/// A command that works on the library.
protocol LibraryCommand: RunnableCommand {
  /// Whether it makes a library where `--db` names none that is there. One that only looks at words does not, lest a slip of
  /// the pen is answered with an empty library.
  static var makesLibrary: Bool { get }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode
}

extension LibraryCommand {
  static var makesLibrary: Bool { false }

  func run(in environment: Environment) async throws -> ExitCode {
    if !Self.makesLibrary { try environment.requireNamedLibrary() }
    return try await environment.withLibrary { try await run(with: $0, in: environment) }
  }
}
