internal import CSndfile
internal import Glibc

/// A sound file of one list: 16-bit WAV, or FLAC, Ogg Vorbis or MP3 by the ending of its name.
///
/// It is written beside, under a name of its own, and takes its place when it is complete; until then the file that was
/// there stays as it was.
final class SoundFileDevice: SinkDevice {
  let isReusable = false
  let keepsTime = false
  private let path: String
  private let temporary: String
  private var file: OpaquePointer?

  init(path: String, sampleRate: Int) throws(SpeechError) {
    if let reason = LateLibrary.sndfile.load() { throw .cannotWrite(path: path, reason: reason) }
    let target = Self.resolved(path)
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = 1
    info.format = try Self.format(of: path)
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .cannotWrite(path: path, reason: "it is not an ordinary file")
    }
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    temporary = "\(target[..<slash]).\(target[slash...]).\(getpid()).part"
    self.path = target
    file = sf_open(temporary, Int32(SFM_WRITE), &info)
    guard file != nil else { throw .cannotWrite(path: path, reason: String(cString: sf_strerror(nil))) }
  }

  deinit { close() }

  func begin() {}

  func write(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) -> Int {
    guard let file, let start = samples.baseAddress else { return 0 }
    // Some tenths of a second at a time: a flush waits for no more than that.
    let count = min(samples.count, 8192)
    guard sf_write_short(file, start, sf_count_t(count)) == sf_count_t(count) else {
      throw .cannotWrite(path: path, reason: String(cString: sf_strerror(file)))
    }
    return count
  }

  func delay() -> Int { 0 }

  func drop() {}

  func finish() throws(SpeechError) {
    guard let file else { return }
    self.file = nil
    let status = sf_close(file)
    guard status == 0 else {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: String(cString: sf_error_number(status)))
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  func close() {
    guard let file else { return }
    self.file = nil
    sf_close(file)
    unlink(temporary)
  }

  /// A link stays a link: what it points to is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func format(of path: String) throws(SpeechError) -> Int32 {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "wav", "wave": return Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    case "flac": return Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
    case "ogg", "oga": return Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS)
    case "mp3": return Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III)
    default: throw .cannotWrite(path: path, reason: "its name must end in .wav, .flac, .ogg or .mp3")
    }
  }
}
