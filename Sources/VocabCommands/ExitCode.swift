import Terminal
import Wording

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

extension ExitCode {
  /// Every code that the program exits with, and when: for the manual and the README.
  static let meanings: [(code: ExitCode, meaning: Phrase<String>)] = [
    (done, Phrase("Done, also when nothing is due or nothing was found")),
    (
      failed,
      Phrase("It could not be done; also when the library is another program's, damaged, or of a newer version")
    ),
    (usage, Phrase("The command line is wrong")),
    (badData, Phrase("The input data is bad")),
    (noInput, Phrase("A file is not there, or cannot be read")),
    (unavailable, Phrase("There is no audio device, or no such voice")),
    (cannotWrite, Phrase("The output cannot be written")),
    (busy, Phrase("Another process keeps the library busy, after 5 seconds of waiting")),
    (after(.hangUp), Phrase("After SIGHUP: the terminal is gone")),
    (after(.interrupt), Phrase("After Ctrl-C")),
    (after(.quit), Phrase("After SIGQUIT")),
    (after(.terminate), Phrase("After SIGTERM")),
  ]
}
