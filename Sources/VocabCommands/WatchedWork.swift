import Terminal

/// Long work that a person watches: a bar while it lasts, and an end in order when a signal asks for one.
final class WatchedWork: Sendable {
  private let progress: ProgressLine?
  private let ending = EndingSignal()
  private let subscription: Subscription

  /// - Parameters:
  ///   - label: what is being done.
  ///   - hasBar: false where the bar would stand between results.
  init(_ label: String, hasBar: Bool = true, in environment: Environment) {
    let began = ContinuousClock.now
    progress = hasBar ? ProgressLine(label, on: environment.err) { ContinuousClock.now - began } : nil
    subscription = environment.signals.onArrival { [ending] in ending.note($0) }
  }

  /// Work that shows no bar.
  convenience init(in environment: Environment) { self.init("", hasBar: false, in: environment) }

  /// The signal that asked for the end; nil if none did.
  var signal: Signal? { ending.signal }

  /// Takes note of how much is done, and throws when the work is to end. A total of 0 is one that is not known.
  func step(done: Int, of total: Int) throws(Interruption) {
    if let signal = ending.signal { throw Interruption(signal: signal) }
    progress?.update(done: done, total: total)
  }

  /// Clears the bar; signals are no longer heard.
  func finish() {
    subscription.cancel()
    progress?.finish()
  }
}

/// Work that a signal ended before it was done.
struct Interruption: Error {
  let signal: Signal
}
