import Foundation
import Testing

@testable import Speech

@Suite struct SpeechQueueTests {
  static let full: [SpeechEvent] = [
    .began(index: 0, start: 0), .spoke(index: 0, start: 0, end: 2_205), .began(index: 1, start: 4_410),
    .spoke(index: 1, start: 4_410, end: 8_820), .finished,
  ]

  @Test("a list is told in order, exact to the sample, with one terminal event")
  func list() async {
    let events = await SpeechQueue.fast().play(.tones([100, 200])).collected()
    #expect(events.landmarks == Self.full)
    #expect(events.contains(.word(index: 1, range: 0..<1)))
  }

  @Test("an empty list is finished at once, without a device")
  func empty() async {
    let queue = SpeechQueue(engine: ToneEngine()) { _ in throw SpeechError.noDevice(reason: "none") }
    #expect(await queue.play(Playlist()).collected() == [.finished])
  }

  @Test("a list may begin in its middle")
  func fromTheMiddle() async {
    let events = await SpeechQueue.fast().play(.tones([100, 100], gap: 0), from: 1).collected()
    #expect(events.landmarks == [.began(index: 1, start: 0), .spoke(index: 1, start: 0, end: 2_205), .finished])
  }

  @Test("no device is a terminal event, not silence")
  func noDevice() async {
    let queue = SpeechQueue(engine: ToneEngine()) { _ in throw SpeechError.noDevice(reason: "none") }
    #expect(await queue.play(.tones([100])).collected() == [.failed(.noDevice(reason: "none"), index: 0)])
  }

  @Test("an output that is opened ahead is opened once, whether the list comes before that or after")
  func prepared() async {
    for comesEarly in [true, false] {
      let gate = Gate()
      let opened = Locked(0)
      let queue = SpeechQueue(engine: ToneEngine()) { rate in
        opened.withLock { $0 += 1 }
        await gate.pass()
        return AudioOutput.silent(sampleRate: rate, speed: 20)
      }
      async let isPrepared: Void = queue.prepare()
      await gate.somebodyWaits()
      if comesEarly {
        let events = queue.play(.tones([100, 200]))
        await gate.open()
        #expect(await events.collected().landmarks == Self.full)
        await isPrepared
      } else {
        await gate.open()
        await isPrepared
        #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
      }
      await queue.prepare()
      #expect(opened.withLock { $0 } == 1)
    }
  }

  @Test("why an output cannot be opened ahead is told by the next list, once")
  func preparedInVain() async {
    let tries = Locked(0)
    let queue = SpeechQueue(engine: ToneEngine()) { rate in
      let number = tries.withLock { tries in
        tries += 1
        return tries
      }
      if number == 1 { throw SpeechError.noDevice(reason: "none") }
      return AudioOutput.silent(sampleRate: rate, speed: 20)
    }
    await queue.prepare()
    #expect(await queue.play(.tones([100])).collected() == [.failed(.noDevice(reason: "none"), index: 0)])
    #expect(tries.withLock { $0 } == 1)
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("events that are told as they come are those of the stream")
  func toldAsTheyCome() async {
    let (events, told) = AsyncStream.makeStream(of: SpeechEvent.self)
    SpeechQueue.fast().play(.tones([100, 200])) { event in
      told.yield(event)
      if event.isTerminal { told.finish() }
    }
    #expect(await events.collected().landmarks == Self.full)
  }

  @Test("a language without a voice fails at its utterance, and the queue speaks again")
  func noVoice() async {
    let queue = SpeechQueue.fast()
    var list = Playlist.tones([100, 100])
    list.items[1].utterance = Utterance("100", language: "xx")
    #expect(await queue.play(list).collected().last == .failed(.noVoice("xx", nearest: []), index: 1))
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("a cancel in a word stops there, and the same queue speaks again in full")
  func cancelInWord() async {
    let queue = SpeechQueue.slow()
    let events = await queue.play(.tones([100, 60_000])).collected(
      when: { $0 == .began(index: 1, start: 4_410) }, queue.cancel)
    #expect(events.last == .stopped(index: 1))
    #expect(events.filter(\.isTerminal).count == 1)
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("a cancel in a gap stops after the word before it")
  func cancelInGap() async {
    let queue = SpeechQueue.slow()
    let events = await queue.play(.tones([100, 100], gap: 60)).collected(
      when: { $0 == .spoke(index: 0, start: 0, end: 2_205) }, queue.cancel)
    #expect(
      events.landmarks == [.began(index: 0, start: 0), .spoke(index: 0, start: 0, end: 2_205), .stopped(index: 0)])
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("a cancel while the device is being opened does not wait for it")
  func cancelWhileOpening() async {
    let gate = Gate()
    let queue = SpeechQueue(engine: ToneEngine()) { rate in
      await gate.pass()
      return AudioOutput.silent(sampleRate: rate, speed: 20)
    }
    let first = queue.play(.tones([100]))
    await gate.somebodyWaits()
    queue.cancel()
    #expect(await first.collected() == [.stopped(index: 0)])
    let second = queue.play(.tones([100, 200]))
    await gate.open()
    #expect(await second.collected().landmarks == Self.full)
  }

  @Test("a cancel while rendering does not wait for the engine")
  func cancelWhileRendering() async {
    let engine = GatedEngine()
    let queue = SpeechQueue.fast(engine)
    let first = queue.play(.tones([100]))
    await engine.gate.somebodyWaits()
    queue.cancel()
    #expect(await first.collected() == [.stopped(index: 0)])
    let second = queue.play(.tones([100, 200]))
    await engine.gate.open()
    #expect(await second.collected().landmarks == Self.full)
  }

  @Test("cancelling twice, or nothing, does no harm")
  func cancelTwice() async {
    let queue = SpeechQueue.slow()
    queue.cancel()
    let events = await queue.play(.tones([60_000])).collected(
      when: { $0 == .began(index: 0, start: 0) },
      {
        queue.cancel()
        queue.cancel()
      })
    #expect(events.last == .stopped(index: 0))
    queue.cancel()
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("a new list takes the place of the one that is spoken, and each has one terminal event")
  func twoCallers() async {
    let queue = SpeechQueue.slow()
    let first = queue.play(.tones([60_000]))
    let second = queue.play(.tones([100, 200]))
    #expect(await first.collected().last == .stopped(index: 0))
    #expect(await second.collected().landmarks == Self.full)
  }

  @Test("of many callers at once one finishes and all come back")
  func manyCallers() async {
    let queue = SpeechQueue.fast()
    let ends = await withTaskGroup(of: SpeechEvent.self) { group in
      for _ in 0..<200 { group.addTask { await queue.speak(.tones([2_000])) } }
      return await group.reduce(into: [SpeechEvent]()) { $0.append($1) }
    }
    #expect(ends.count == 200)
    #expect(ends.filter { $0 == .finished }.count >= 1)
    #expect(ends.allSatisfy { $0 == .finished || $0 == .stopped(index: 0) })
  }

  @Test("cancelling the task cancels the speaking")
  func cancelTask() async {
    let queue = SpeechQueue.slow()
    let (begun, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task { await queue.speak(.tones([60_000])) { _ in signal.yield() } }
    for await _ in begun { break }
    task.cancel()
    #expect(await task.value == .stopped(index: 0))
  }

  @Test("skipping goes on elsewhere and the list still ends whole")
  func skip() async throws {
    let queue = SpeechQueue.slow()
    let events = await queue.play(.tones([60_000, 100, 100], gap: 0)).collected(
      when: { $0 == .began(index: 0, start: 0) }, { queue.skip(by: 1) })
    guard case .skipped(index: 0, start: 0, let cut) = events.landmarks[1] else {
      Issue.record("no skip in \(events)")
      return
    }
    #expect(cut > 0 && cut < 60 * 22_050)
    #expect(
      events.landmarks.dropFirst(2) == [
        .began(index: 1, start: cut), .spoke(index: 1, start: cut, end: cut + 2_205),
        .began(index: 2, start: cut + 2_205), .spoke(index: 2, start: cut + 2_205, end: cut + 4_410), .finished,
      ])
  }

  @Test("an utterance is repeated from its start, and going back reaches the one before")
  func back() async {
    let queue = SpeechQueue.slow()
    var begun: [Int] = []
    var last: SpeechEvent?
    for await event in queue.play(.tones([50, 60_000], gap: 0)) {
      last = event
      guard case .began(let index, _) = event else { continue }
      begun.append(index)
      switch begun {
      case [0, 1]: queue.skip(by: -1)
      case [0, 1, 0, 1]: queue.skip(by: 0)
      case [0, 1, 0, 1, 1]: queue.cancel()
      default: break
      }
    }
    #expect(begun == [0, 1, 0, 1, 1])
    #expect(last == .stopped(index: 1))
  }

  @Test("a pause holds the sound, resuming goes on at the same sample, and positions do not move")
  func pause() async {
    let queue = SpeechQueue.fast()
    let events = await queue.play(.tones([100, 2_000], gap: 0)).collected(
      when: { $0 == .began(index: 1, start: 2_205) },
      {
        queue.pause()
        queue.pause()
        queue.resume()
        queue.togglePause()
        queue.togglePause()
      })
    #expect(
      events.landmarks == [
        .began(index: 0, start: 0), .spoke(index: 0, start: 0, end: 2_205), .began(index: 1, start: 2_205),
        .spoke(index: 1, start: 2_205, end: 46_305), .finished,
      ])
  }

  @Test("a cancel while paused stops, and the next list is not paused")
  func cancelPaused() async {
    let queue = SpeechQueue.slow()
    let events = await queue.play(.tones([60_000])).collected(
      when: { $0 == .began(index: 0, start: 0) },
      {
        queue.pause()
        queue.cancel()
      })
    #expect(events.last == .stopped(index: 0))
    #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
  }

  @Test("settings that are changed while speaking reach what is rendered from then on")
  func changedSettings() async {
    struct RateEngine: SpeechEngine {
      let sampleRate = 22_050
      func render(_ utterance: Utterance, settings: SpeechSettings) -> RenderedSpeech {
        ToneEngine.tone(milliseconds: settings.rate)
      }
    }
    let queue = SpeechQueue.slow(RateEngine())
    let list = Playlist.tones([Int](repeating: 1, count: 12), gap: 0)
    let events = await queue.play(list, settings: SpeechSettings(rate: 100)).collected(
      when: { $0 == .began(index: 0, start: 0) }, { queue.set(SpeechSettings(rate: 200)) })
    let lengths = events.compactMap { if case .spoke(_, let start, let end) = $0 { end - start } else { nil } }
    #expect(lengths.first == 2_205)
    #expect(lengths.last == 4_410)
    #expect(lengths == lengths.sorted())
  }

  @Test("two hundred cancelled lists leave neither threads nor descriptors, and each next one is whole")
  func manyCycles() async throws {
    func threadCount() throws -> Int { try filesInFolder("/proc/self/task").count }
    // Sockets and the kernel's own objects are what sound can leave open; pipes, files and terminals are those of tests
    // that run beside this one.
    func soundDescriptors() throws -> Int {
      try filesInFolder("/proc/self/fd").count { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
        return target?.hasPrefix("socket:") == true || target?.hasPrefix("anon_inode:") == true
      }
    }
    let threads = try threadCount()
    let descriptors = try soundDescriptors()
    let shared = SpeechQueue.fast()
    for cycle in 0..<200 {
      // Half of them with a queue of their own, so that ending one is tried too.
      let queue = cycle.isMultiple(of: 2) ? shared : SpeechQueue.fast()
      let events = await queue.play(.tones([60_000])).collected(when: { _ in true }, queue.cancel)
      #expect(events.last == .stopped(index: 0))
      #expect(await queue.play(.tones([100, 200])).collected().landmarks == Self.full)
    }
    // Other tests run beside this one; a leak in each cycle would show as a hundred or more.
    #expect(try threadCount() < threads + 90)
    #expect(try soundDescriptors() < descriptors + 90)
  }
}
