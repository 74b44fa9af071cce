internal import CALSA
internal import Glibc
internal import Wording

extension ALSADevice {
  /// How long a device may take to open.
  static let patience = 1500

  private static let latency: UInt32 = 100_000

  /// An open device, on its way from the thread that opened it.
  ///
  /// Sendable: one thread at a time has the handle; whoever takes it owns it.
  struct Handle: @unchecked Sendable {
    let pcm: OpaquePointer
  }

  private enum Opening {
    case going
    case ended(Result<Handle, SpeechError>)
    case givenUp
  }

  /// Opens on a thread of its own: a plugin may wait for its server, its pipe or its network, and cannot be told for
  /// how long. What comes too late is closed by that thread; one that never comes is left to itself.
  static func open(
    _ name: String, sampleRate: Int, patience milliseconds: Int
  ) throws(SpeechError) -> OpaquePointer {
    let condition = Condition()
    let opening = Locked(Opening.going)
    detachThread {
      let result = Result { () throws(SpeechError) in try opened(name, sampleRate: sampleRate) }
      let isWanted = opening.withLock { opening in
        guard case .going = opening else { return false }
        opening = .ended(result)
        return true
      }
      condition.withLock { condition.broadcast() }
      if !isWanted, case .success(let late) = result { snd_pcm_close(late.pcm) }
    }
    let deadline = MonotonicTime.now.adding(milliseconds: milliseconds)
    return try condition.withLock { () throws(SpeechError) in
      while true {
        let isLate = MonotonicTime.now >= deadline
        let seen = opening.withLock { opening in
          if isLate, case .going = opening { opening = .givenUp }
          return opening
        }
        switch seen {
        case .ended(let result): return try result.get().pcm
        case .givenUp: throw .noDevice(reason: localized("ALSA: the device does not answer"))
        case .going: _ = condition.wait(until: deadline)
        }
      }
    }
  }

  private static func opened(_ name: String, sampleRate: Int) throws(SpeechError) -> Handle {
    if let reason = LateLibrary.alsa.load() { throw .noDevice(reason: "ALSA: \(reason)") }
    calsa_silence_errors()
    var opened: OpaquePointer?
    let status = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard status == 0, let opened else { throw .noDevice(reason: "ALSA: \(message(status))") }
    let set = snd_pcm_set_params(
      opened, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(sampleRate), 1, latency)
    guard set == 0 else {
      snd_pcm_close(opened)
      throw .noDevice(reason: "ALSA: \(message(set))")
    }
    // An open device makes some drivers hum; it is prepared again when a run begins.
    snd_pcm_drop(opened)
    return Handle(pcm: opened)
  }

  /// ALSA has numbers of its own beside those of the system.
  private static func message(_ status: Int32) -> String {
    -status < SND_ERROR_BEGIN ? systemMessage(-status) : String(cString: snd_strerror(status))
  }
}
