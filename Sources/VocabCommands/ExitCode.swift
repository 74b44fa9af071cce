import Terminal

/// What the program exits with; the numbers beyond 1 are those of sysexits.h and of signals.
struct ExitCode: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  static let done = ExitCode(rawValue: 0)
  static let failed = ExitCode(rawValue: 1)
  static let usage = ExitCode(rawValue: 64)
  static let badData = ExitCode(rawValue: 65)
  static let noInput = ExitCode(rawValue: 66)
  /// No audio device, or no such voice.
  static let unavailable = ExitCode(rawValue: 69)
  static let cannotWrite = ExitCode(rawValue: 73)
  /// The library is busy.
  static let busy = ExitCode(rawValue: 75)

  /// After a signal that ends the program.
  static func after(_ signal: Signal) -> ExitCode { ExitCode(rawValue: signal.exitCode ?? 1) }
}
