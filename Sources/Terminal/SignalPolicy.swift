/// Decides what a signal leads to; it does none of it.
struct SignalPolicy {
  enum Action: Equatable {
    /// Tell the program, which ends by itself if the signal asks for that.
    case notify(Signal)
    /// End the process at once with an exit code.
    case end(Int32)
    /// Give the terminal back and stop.
    case suspend
    /// Take the terminal again and tell the program.
    case resume
  }

  private var isEnding = false

  /// What to do about a signal, with and without someone in the program who listens.
  mutating func receive(_ signal: Signal, isHeard: Bool) -> Action {
    switch signal {
    case .stop: return .suspend
    case .resume: return .resume
    case .resize: return .notify(signal)
    case .interrupt, .terminate, .hangUp, .quit:
      let code = signal.exitCode ?? 1
      // A second Ctrl-C says that ending in order takes too long; SIGQUIT says so from the start.
      if !isHeard || signal == .quit || (isEnding && signal == .interrupt) { return .end(code) }
      isEnding = true
      return .notify(signal)
    }
  }

  /// The program has dealt with the signal and goes on: the next one is a first one again.
  mutating func goOn() { isEnding = false }
}
