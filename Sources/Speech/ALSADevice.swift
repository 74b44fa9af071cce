internal import CALSA
internal import Glibc

/// ALSA's device `default`, used where there is no sound server.
final class ALSADevice: SinkDevice {
  let isReusable = true
  private let pcm: OpaquePointer

  /// Opens the device; may wait for it, `patience` milliseconds at most. Throws `noDevice`.
  init(name: String = "default", sampleRate: Int, patience: Int = patience) throws(SpeechError) {
    pcm = try Self.open(name, sampleRate: sampleRate, patience: patience)
  }

  private var isClosed = false

  func begin() throws(SpeechError) {
    try check(snd_pcm_prepare(pcm))
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) -> Int {
    guard let start = samples.baseAddress, !samples.isEmpty else { return 0 }
    let written = snd_pcm_writei(pcm, start, snd_pcm_uframes_t(samples.count))
    if written == -Int(EAGAIN) { return 0 }
    if written < 0 {
      try check(snd_pcm_recover(pcm, Int32(written), 1))
      return 0
    }
    // It would start by itself only when its buffer is full, which a short word never does.
    if snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED { try check(snd_pcm_start(pcm)) }
    return written
  }

  func delay() throws(SpeechError) -> Int {
    var frames: snd_pcm_sframes_t = 0
    guard snd_pcm_state(pcm) == SND_PCM_STATE_RUNNING else { return 0 }
    // An underrun means that all was heard.
    guard snd_pcm_delay(pcm, &frames) == 0 else { return 0 }
    return max(0, frames)
  }

  func drop() {
    guard !isClosed else { return }
    snd_pcm_drop(pcm)
  }

  func finish() { drop() }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    snd_pcm_drop(pcm)
    snd_pcm_close(pcm)
  }

  private func check(_ status: Int32) throws(SpeechError) {
    guard status < 0 else { return }
    throw .deviceLost
  }
}
