import Wording

/// Where speech is to go.
public enum AudioOutput: Hashable, Sendable {
  /// The sound server; where there is none, ALSA.
  case auto
  /// Nowhere, in real time.
  case null
  /// A file, complete or not there: 16-bit mono WAV, or FLAC, Ogg Vorbis or MP3 by the ending of its name.
  case file(String)

  /// Opens it. Throws a ``SpeechError``: `noDevice`, after a second and a half for each kind of device at most,
  /// or `cannotWrite`.
  public func open(sampleRate: Int = 22_050) async throws -> any AudioSink {
    switch self {
    case .auto: try await onOwnThread { try Self.openDevice(sampleRate: sampleRate) }
    case .null: Self.silent(sampleRate: sampleRate)
    case .file(let path):
      try await onOwnThread {
        let device = try SoundFileDevice(path: path, sampleRate: sampleRate)
        return PolledSink(device: device, sampleRate: sampleRate)
      }
    }
  }

  /// A sink that makes no sound and keeps time, `speed` times as fast as a device.
  public static func silent(sampleRate: Int = 22_050, speed: Double = 1) -> any AudioSink {
    PolledSink(device: ClockDevice(sampleRate: sampleRate, speed: speed), sampleRate: sampleRate)
  }

  static func openDevice(sampleRate: Int, server: String? = nil) throws -> any AudioSink {
    do {
      return try PulseAudioSink(sampleRate: sampleRate, server: server)
    } catch .timedOut {
      // ALSA's `default` often leads to the same server, and would hang there.
      throw SpeechError.noDevice(reason: localized("the sound server does not answer"))
    } catch .refused(let reason) {
      do {
        return PolledSink(device: try ALSADevice(sampleRate: sampleRate), sampleRate: sampleRate)
      } catch SpeechError.noDevice(let second) {
        throw SpeechError.noDevice(reason: "PulseAudio: \(reason); \(second)")
      }
    }
  }
}
