import TestSupport
import Testing

@testable import Speech

extension SoundSuites {
  /// What a person would hear: recorded at the monitor of a private server.
  @Suite(.serialized) struct SoundServerTests {
    @Test("gaps are heard to the sample, and events follow what is heard")
    func gaps() async throws {
      let server = try await SoundServer.shared()
      let queue = SpeechQueue.heard(at: server)
      let start = server.position
      let list = Playlist.tones([200, 300, 150], gap: 0.3)
      let events = await queue.play(list).collected()
      #expect(
        events.landmarks == [
          .began(index: 0, start: 0), .spoke(index: 0, start: 0, end: 4_410), .began(index: 1, start: 11_025),
          .spoke(index: 1, start: 11_025, end: 17_640), .began(index: 2, start: 24_255),
          .spoke(index: 2, start: 24_255, end: 27_562), .finished,
        ])
      let heard = segments(await server.heard(since: start))
      #expect(heard.map(\.count) == [4_410, 6_615, 3_307])
      #expect(zip(heard, heard.dropFirst()).map { $1.lowerBound - $0.upperBound } == [6_615, 6_615])
    }

    @Test("a pause is silence, and the two parts of what it parts make the whole")
    func pause() async throws {
      let server = try await SoundServer.shared()
      let queue = SpeechQueue.heard(at: server)
      let start = server.position
      let events = await queue.play(.tones([500, 1_000], gap: 0)).collected(
        when: { $0 == .began(index: 1, start: 11_025) },
        {
          queue.pause()
          _ = await server.heard(since: start)
          queue.resume()
        })
      #expect(events.last == .finished)
      let parts = segments(await server.heard(since: start), partedBy: 5_000).map(\.count)
      #expect(parts.count == 2)
      // The server goes on where it paused, within its own period.
      #expect(abs(parts.reduce(0, +) - 33_075) < 441)
    }

    @Test("after a skip the next utterance is heard whole")
    func skip() async throws {
      let server = try await SoundServer.shared()
      let queue = SpeechQueue.heard(at: server)
      let start = server.position
      let events = await queue.play(.tones([100, 30_000, 300], gap: 0.2)).collected(
        when: { if case .began(index: 1, _) = $0 { true } else { false } }, { queue.skip(by: 1) })
      #expect(events.last == .finished)
      let heard = segments(await server.heard(since: start), partedBy: 1).map(\.count)
      #expect(heard.first == 2_205)
      #expect(heard.last == 6_615)
      #expect(heard.reduce(0, +) < 10 * 22_050)
    }

    @Test("a cancel in a word is silence, and the next list is heard whole", arguments: [20, 60, 140])
    func cancel(_ length: Int) async throws {
      let server = try await SoundServer.shared()
      let queue = SpeechQueue.heard(at: server)
      let start = server.position
      let stopped = await queue.play(.tones([length, 60_000], gap: 0.05)).collected(
        when: { if case .began(index: 1, _) = $0 { true } else { false } }, queue.cancel)
      #expect(stopped.last == .stopped(index: 1))
      let cut = segments(await server.heard(since: start)).map(\.count)
      #expect(cut.count == 2)
      #expect(cut.reduce(0, +) < 10 * 22_050)
      let next = server.position
      #expect(await queue.play(.tones([250, 100], gap: 0.1)).collected().last == .finished)
      let whole = segments(await server.heard(since: next)).map(\.count)
      #expect(whole == [5_512, 2_205])
    }

    @Test("many cancelled lists leave neither threads nor descriptors")
    func cycles() async throws {
      let server = try await SoundServer.shared()
      let threads = try filesInFolder("/proc/self/task").count
      let descriptors = try filesInFolder("/proc/self/fd").count
      for _ in 0..<60 {
        let queue = SpeechQueue.heard(at: server)
        let events = queue.play(.tones([20_000]))
        queue.cancel()
        #expect(await events.collected() == [.stopped(index: 0)])
        #expect(await queue.play(.tones([5])).collected().last == .finished)
      }
      #expect(try filesInFolder("/proc/self/task").count < threads + 30)
      #expect(try filesInFolder("/proc/self/fd").count < descriptors + 30)
    }

    @Test("a server that is killed while it plays is a lost device, and the next list finds none")
    func killed() async throws {
      let server = try await SoundServer(recording: false)
      let queue = SpeechQueue.heard(at: server)
      let events = await queue.play(.tones([60_000])).collected(when: { $0 == .began(index: 0, start: 0) }, server.stop)
      #expect(events.last == .failed(.deviceLost, index: 0))
      guard case .failed(.noDevice, index: 0) = await queue.play(.tones([100])).collected().last else {
        Issue.record("a device was found")
        return
      }
    }

    @Test("a server that is stopped while it plays holds neither a cancel nor the queue")
    func frozen() async throws {
      let server = try await SoundServer(recording: false)
      defer { server.stop() }
      let queue = SpeechQueue.heard(at: server)
      let cancelled = await queue.play(.tones([60_000])).collected(
        when: { $0 == .began(index: 0, start: 0) },
        {
          server.freeze()
          queue.cancel()
        })
      #expect(cancelled.last == .stopped(index: 0))
      #expect(await queue.play(.tones([60_000])).collected() == [.failed(.deviceLost, index: 0)])
      let unanswered = SpeechError.noDevice(reason: "the sound server does not answer")
      #expect(await queue.play(.tones([100])).collected() == [.failed(unanswered, index: 0)])
      server.thaw()
      #expect(await queue.play(.tones([100])).collected().last == .finished)
    }

    @Test("a server that stops answering while it plays is a lost device")
    func wedged() async throws {
      let server = try await SoundServer(recording: false)
      defer { server.stop() }
      let queue = SpeechQueue.heard(at: server)
      let events = await queue.play(.tones([60_000])).collected(
        when: { $0 == .began(index: 0, start: 0) }, server.freeze)
      #expect(events.last == .failed(.deviceLost, index: 0))
    }

    @Test("the engine's words are heard, parted by the gaps of the list")
    func words() async throws {
      let server = try await SoundServer.shared()
      let queue = SpeechQueue.heard(at: server, EspeakEngine.shared)
      var list = Playlist()
      list.append(Utterance("latency", language: "en"))
      list.append(Utterance("지연", language: "ko"), after: 0.6)
      list.append(Utterance("throughput", language: "en"), after: 0.9)
      let start = server.position
      let events = await queue.play(list).collected()
      #expect(events.last == .finished)
      let heard = segments(await server.heard(since: start, untilSilenceOf: 24_000), partedBy: 8_000)
      #expect(zip(heard, heard.dropFirst()).map { $1.lowerBound - $0.upperBound } == [13_230, 19_845])
    }
  }
}
