import CommandLineArguments
import Glibc
import Scheduling
import Terminal
import VocabularyStore

/// All that a command has of the world: clock, library, terminal, signals.
struct Environment: Sendable {
  let variables: [String: String]
  let clock: Clock
  /// Results.
  let out: TerminalOutput
  /// Progress and diagnostics.
  let err: TerminalOutput
  /// The descriptor that answers and keys are read from.
  let input: Int32
  /// The modes of the terminal on `input`; nil if it is none.
  let modes: TerminalModes?
  let signals: SignalSource
  /// The option `--db`.
  let database: String?

  /// The library's file.
  func libraryPath() throws(CommandFailure) -> String {
    guard let path = Self.libraryPath(database: database, variables) else { throw .noHome }
    return path
  }

  /// Where the library is: `--db`, else `VOCAB_DB`, else in the folder for a user's data. An empty variable counts as
  /// unset, and so does a relative `XDG_DATA_HOME`, as its specification asks. Nil if there is not even a home folder.
  static func libraryPath(database: String?, _ variables: [String: String]) -> String? {
    func variable(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let database { return database }
    if let path = variable("VOCAB_DB") { return path }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/vocab/vocab.db" }
    return variable("HOME").map { $0 + "/.local/share/vocab/vocab.db" }
  }

  /// Throws if `--db` names a library that is not there. Where libraries are kept without being named anew each time, the first
  /// use makes one.
  func requireNamedLibrary() throws(CommandFailure) {
    guard let path = database, access(path, F_OK) != 0, errno == ENOENT else { return }
    throw .noSuchLibrary(path)
  }

  func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Hands over the library with what is set in it, and closes it afterwards. That the copy of the day could not be
  /// made is said in the end; what was done stands.
  func withLibrary<T>(_ body: (Library) async throws -> T) async throws -> T {
    let clock = clock
    let store = try await VocabularyStore.open(try libraryPath(), now: { clock.now })
    do {
      let settings = Settings(try await store.settings())
      settings.chooseLanguage(variables)
      let result = try await body(Library(store: store, settings: settings, clock: clock))
      if let failure = await store.backupFailure { _ = Program.report(failure, to: err) }
      await store.close()
      return result
    } catch {
      await store.close()
      throw error
    }
  }
}
