import Foundation
import Testing

@testable import Speech

extension SoundSuites {
  /// ALSA's `file` plugin over its `null` device: it keeps no time, so only what arrives is tried.
  @Suite(.serialized) struct ALSADeviceTests {
    @Test("ALSA gets the list's samples and silences, also of words shorter than its buffer")
    func file() async throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "alsa-\(UUID().uuidString).raw").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let queue = SpeechQueue(engine: ToneEngine()) { rate in
        PolledSink(device: try ALSADevice(name: "file:FILE=\(path),FORMAT=raw", sampleRate: rate), sampleRate: rate)
      }
      let stopped = await queue.play(.tones([10, 60_000], gap: 0)).collected(when: { _ in true }, queue.cancel)
      #expect(stopped.last?.isTerminal == true)
      let events = await queue.play(.tones([20, 10, 300], gap: 0.1)).collected()
      #expect(events.last == .finished)
      let data = try Data(contentsOf: URL(filePath: path))
      let samples = 441 + 2_205 + 220 + 2_205 + 6_615
      #expect(data.count >= 2 * samples)
    }

    @Test("a device that does not open in time is no device, and is not waited for")
    func hanging() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "alsa-\(UUID().uuidString).fifo").path
      // The `file` plugin waits until somebody reads the pipe.
      try #require(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      #expect(throws: SpeechError.noDevice(reason: "ALSA: the device does not answer")) {
        try ALSADevice(name: "file:FILE=\(path),FORMAT=raw", sampleRate: 22_050, patience: 50)
      }
      // Lets the plugin go on: what it opens then is closed again, and the pipe ends.
      let reading = open(path, O_RDONLY)
      defer { close(reading) }
      var byte: UInt8 = 0
      while read(reading, &byte, 1) > 0 {}
    }

    @Test("a card that is not there is no device, and says so in one line")
    func missing() {
      let error = #expect(throws: SpeechError.self) { try ALSADevice(name: "hw:31", sampleRate: 22_050) }
      #expect(error == .noDevice(reason: "ALSA: No such file or directory"))
    }
  }
}
