import Glibc

/// A signal that the program answers.
public enum Signal: Sendable, Hashable, CaseIterable {
  /// SIGINT: Ctrl-C.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP: the terminal is gone.
  case hangUp
  /// SIGQUIT: Ctrl-\.
  case quit
  /// SIGTSTP: Ctrl-Z.
  case stop
  /// SIGCONT: runs again after a stop.
  case resume
  /// SIGWINCH: the terminal's window has another size.
  case resize

  /// The number that the system knows it by.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    }
  }

  /// The signal with a system number; nil for one that the program leaves to the system.
  public init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }

  /// What the program exits with after a signal that ends it, as shells count: 128 and the signal's number.
  public var exitCode: Int32? {
    switch self {
    case .interrupt, .terminate, .hangUp, .quit: 128 + number
    case .stop, .resume, .resize: nil
    }
  }
}
