import Glibc
import Synchronization

/// The signals of the process as calls and as a stream: INT, TERM, HUP, QUIT, TSTP, CONT and WINCH. PIPE is ignored, so
/// that a closed pipe is an error of `write`.
///
/// A thread of its own hears them and calls each listener at once, behind nothing else: what must be fast, such as
/// falling silent, belongs there. A signal that ends the program is only announced; the program ends itself with
/// `Signal.exitCode`. The process ends at once (`_exit`), its terminal modes restored, when nobody listens, on a second
/// Ctrl-C while the first is dealt with, and on QUIT.
///
/// Children get the default handling of all but PIPE when they are started by `exec`; nothing is blocked.
public final class SignalSource: Sendable {
  public typealias Listener = @Sendable (Signal) -> Void

  /// What the source does to its process; a test puts its own in place.
  struct Process: Sendable {
    var end: @Sendable (Int32) -> Void = { _exit($0) }
    var stop: @Sendable () -> Void = stopProcess
  }

  private struct State {
    var policy = SignalPolicy()
    var listeners: [(id: Int, call: Listener)] = []
    var nextID = 0
  }

  private let modes: TerminalModes?
  private let process: Process
  private let state = Mutex(State())

  /// Takes over the signals of the process, for good. One source at most in a process.
  ///
  /// - Parameter modes: the terminal to give back before a stop or an end at once, and to take again afterwards.
  /// - Throws: `SignalError` if the system has no descriptor or thread left.
  public static func install(modes: TerminalModes?) throws(SignalError) -> SignalSource {
    let numbers = try installHandlers()
    let source = SignalSource(modes: modes)
    guard source.listen(to: numbers) else { throw .noThread }
    return source
  }

  init(modes: TerminalModes?, process: Process = Process()) {
    self.modes = modes
    self.process = process
  }

  /// Calls a listener for every signal from now on, on the source's thread, until the subscription is cancelled.
  ///
  /// It must not block: the next signal waits for it.
  public func onArrival(_ listener: @escaping Listener) -> Subscription {
    let id = state.withLock { state in
      state.nextID += 1
      state.listeners.append((state.nextID, listener))
      return state.nextID
    }
    return Subscription { [weak self] in
      self?.state.withLock { state in state.listeners.removeAll { $0.id == id } }
    }
  }

  /// The signals from now on as a stream, for work that may wait its turn.
  public func events() -> AsyncStream<Signal> {
    let (stream, continuation) = AsyncStream.makeStream(of: Signal.self)
    let subscription = onArrival { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return stream
  }

  /// Says that the program has dealt with a Ctrl-C and goes on: the next one is again a first one.
  public func goOn() {
    state.withLock { $0.policy.goOn() }
  }

  /// Reads signal numbers, a byte each, on a thread of its own up to the descriptor's end, where it closes it: closed by
  /// another, its number might be a new descriptor's while the thread still reads from it.
  func listen(to descriptor: Int32) -> Bool {
    startThread {
      while let number = readAvailable(descriptor, atMost: 1)?.first {
        guard let signal = Signal(number: Int32(number)) else { continue }
        self.receive(signal)
        // A stop that the system did not carry out (no shell to continue us) has no CONT after it.
        if signal == .stop, !hasInput(descriptor, within: 100) { self.receive(.resume) }
      }
      close(descriptor)
    }
  }

  func receive(_ signal: Signal) {
    let (action, listeners) = state.withLock { state in
      (state.policy.receive(signal, isHeard: !state.listeners.isEmpty), state.listeners)
    }
    switch action {
    case .notify(let signal):
      for listener in listeners { listener.call(signal) }
    case .end(let code):
      modes?.restore()
      process.end(code)
    case .suspend:
      for listener in listeners { listener.call(.stop) }
      modes?.suspend()
      process.stop()
    case .resume:
      modes?.resume()
      for listener in listeners { listener.call(.resume) }
    }
  }
}

private func hasInput(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&watched, 1, milliseconds) > 0
}
