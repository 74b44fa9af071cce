/// Where answers come from: a terminal (`LineEditor`) or anything else (`PipeLines`).
public protocol LineSource: Sendable {
  /// Waits for a line; blocks its thread.
  ///
  /// - Parameters:
  ///   - prompt: one line of text, shown on a terminal only.
  ///   - deadline: when to give up.
  func readLine(prompt: String, deadline: ContinuousClock.Instant?) -> LineInput

  /// Likewise, and tells at once when somebody begins to answer.
  ///
  /// - Parameter onFirstKey: called at most once, on the reading thread, when the first key arrives that writes into the
  ///   line, erases in it or ends it (Enter); where there are no keys, when the line is there. It must not ask for a
  ///   line itself, nor wait for long.
  func readLine(
    prompt: String, deadline: ContinuousClock.Instant?, onFirstKey: (@Sendable () -> Void)?
  ) -> LineInput

  /// A line that is there already, so that nobody need wait.
  func readyLine() -> LineInput?

  /// Ends the wait for a line with `.interrupted`: the present one, or else the next. From any thread.
  func wake()

  /// Writes lines, above an open prompt if there is one. From any thread; control characters are left out.
  func print(above text: String)

  /// Shows an open prompt again, after a stop or on a window of another size. From any thread.
  func redraw(isResized: Bool)
}

extension LineSource {
  public func readyLine() -> LineInput? { nil }

  public func readLine(
    prompt: String, deadline: ContinuousClock.Instant?, onFirstKey: (@Sendable () -> Void)?
  ) -> LineInput {
    let input = readLine(prompt: prompt, deadline: deadline)
    if case .line = input { onFirstKey?() }
    return input
  }

  /// Waits for a line without blocking a thread of Swift's pool; a cancelled task gets `.interrupted`.
  ///
  /// `onFirstKey` is called as by `readLine`; for a line that is there already, on the asking task.
  public func next(
    prompt: String, deadline: ContinuousClock.Instant? = nil, onFirstKey: (@Sendable () -> Void)? = nil
  ) async -> LineInput {
    if let ready = readyLine() {
      if case .line = ready { onFirstKey?() }
      return ready
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let read: @Sendable () -> Void = {
          continuation.resume(returning: readLine(prompt: prompt, deadline: deadline, onFirstKey: onFirstKey))
        }
        // No thread left: better to block than not to ask.
        if !startThread(read) { read() }
      }
    } onCancel: {
      wake()
    }
  }

  /// Answers a signal: those that end the program end the wait, a resume or a new size shows the prompt again.
  public func receive(_ signal: Signal) {
    switch signal {
    case .interrupt, .terminate, .hangUp, .quit: wake()
    case .resume: redraw(isResized: false)
    case .resize: redraw(isResized: true)
    case .stop: break
    }
  }
}
