/// Has the utterances of one run rendered, one after another in the order in which they are asked for.
final class Renderer: Sendable {
  let generation: Int
  private let requests: AsyncStream<@Sendable () async -> Void>.Continuation

  init(_ engine: any SpeechEngine, generation: Int) {
    self.generation = generation
    let (stream, requests) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
    self.requests = requests
    Task(executorPreference: engine.executor) {
      for await request in stream { await request() }
    }
  }

  /// What was asked for is still done.
  deinit { requests.finish() }

  func ask(_ request: @escaping @Sendable () async -> Void) { requests.yield(request) }
}
