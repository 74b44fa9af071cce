import TestSupport

@testable import Speech

/// Speaks a number as a steady level of so many milliseconds; the language "xx" is unknown to it.
struct ToneEngine: SpeechEngine {
  let sampleRate = 22_050

  func render(_ utterance: Utterance, settings: SpeechSettings) async throws -> RenderedSpeech {
    guard utterance.language != "xx" else { throw SpeechError.noVoice("xx", nearest: []) }
    return Self.tone(milliseconds: Int(utterance.text) ?? 0)
  }

  /// A minute of it, made once: a test of cancelling needs no more, and not each time anew.
  private static let minute = [Int16](repeating: 8_000, count: 60 * 22_050)

  static func tone(milliseconds: Int) -> RenderedSpeech {
    RenderedSpeech(
      samples: Array(minute.prefix(milliseconds * 22_050 / 1_000)), sampleRate: 22_050,
      words: [RenderedSpeech.Word(offset: 0, range: 0..<1)])
  }
}

/// Lets through when it is opened; tells when somebody waits.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0

  func pass() async {
    arrivals += 1
    for watcher in watchers { watcher.resume() }
    watchers = []
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }

  func somebodyWaits() async {
    if arrivals > 0 { return }
    await withCheckedContinuation { watchers.append($0) }
  }
}

/// Renders behind a gate.
struct GatedEngine: SpeechEngine {
  let sampleRate = 22_050
  let gate = Gate()

  func render(_ utterance: Utterance, settings: SpeechSettings) async throws -> RenderedSpeech {
    await gate.pass()
    return ToneEngine.tone(milliseconds: Int(utterance.text) ?? 0)
  }
}

extension Playlist {
  /// Tones of so many milliseconds, with a gap before all but the first.
  static func tones(_ milliseconds: [Int], gap: Double = 0.1) -> Playlist {
    Playlist(
      milliseconds.enumerated().map { index, length in
        Playlist.Item(Utterance("\(length)", language: "en"), gap: index == 0 ? 0 : gap)
      })
  }
}

extension SpeechQueue {
  /// Tones to a device of silence, twenty times as fast as they would sound.
  static func fast(_ engine: any SpeechEngine = ToneEngine()) -> SpeechQueue {
    SpeechQueue(engine: engine) { AudioOutput.silent(sampleRate: $0, speed: 20) }
  }

  /// In real time: a minute is long enough to be cut on the busiest machine.
  static func slow(_ engine: any SpeechEngine = ToneEngine()) -> SpeechQueue {
    SpeechQueue(engine: engine) { AudioOutput.silent(sampleRate: $0) }
  }

  static func heard(at server: SoundServer, _ engine: any SpeechEngine = ToneEngine()) -> SpeechQueue {
    let address = server.address
    return SpeechQueue(engine: engine) { rate in
      try await onOwnThread { try AudioOutput.openDevice(sampleRate: rate, server: address) }
    }
  }
}

extension AsyncStream<SpeechEvent> {
  func collected() async -> [SpeechEvent] {
    var events: [SpeechEvent] = []
    for await event in self { events.append(event) }
    return events
  }

  /// All events; when one fits, `act` is called, once.
  func collected(
    when fits: (SpeechEvent) -> Bool, _ act: () async -> Void
  ) async -> [SpeechEvent] {
    var events: [SpeechEvent] = []
    var isDone = false
    for await event in self {
      events.append(event)
      guard !isDone, fits(event) else { continue }
      isDone = true
      await act()
    }
    return events
  }
}

extension [SpeechEvent] {
  /// Without the words.
  var landmarks: [SpeechEvent] {
    filter { if case .word = $0 { false } else { true } }
  }
}

/// Stretches of sound parted by at least `silence` samples of zero.
func segments(_ samples: [Int16], partedBy silence: Int = 600) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for (index, sample) in samples.enumerated() where sample != 0 {
    if let last = result.last, index - last.upperBound < silence {
      result[result.count - 1] = last.lowerBound..<(index + 1)
    } else {
      result.append(index..<(index + 1))
    }
  }
  return result
}
