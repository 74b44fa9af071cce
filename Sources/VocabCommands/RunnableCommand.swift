import CommandLineArguments

/// A command that can be run; its specification and arguments come from `Command`.
protocol RunnableCommand: Command {
  /// Does it, and says what the program exits with. Results go to `environment.out`, all else to `environment.err`.
  func run(in environment: Environment) async throws -> ExitCode
}

/// A command that works on the library.
protocol LibraryCommand: RunnableCommand {
  func run(with library: Library, in environment: Environment) async throws -> ExitCode
}

extension LibraryCommand {
  func run(in environment: Environment) async throws -> ExitCode {
    try await environment.withLibrary { try await run(with: $0, in: environment) }
  }
}
