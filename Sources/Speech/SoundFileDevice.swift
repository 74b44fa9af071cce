internal import CSndfile
internal import Glibc
internal import Wording

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
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = 1
    info.format = try Self.format(of: path)
    var status = stat()
    // A symbolic link gives way to the file: what it leads to may not be meant.
    if lstat(path, &status) == 0, ![S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) {
      throw .cannotWrite(path: path, reason: localized("it is not an ordinary file"))
    }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    temporary = "\(path[..<slash]).\(path[slash...]).\(getpid()).part"
    self.path = path
    unlink(temporary)
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: systemMessage(errno)) }
    // It owns the descriptor from here on, also when it fails.
    file = sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 1)
    guard file != nil else {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: String(cString: sf_strerror(nil)))
    }
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
      let reason = systemMessage(errno)
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

  private static func format(of path: String) throws(SpeechError) -> Int32 {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "wav", "wave": return Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    case "flac": return Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
    case "ogg", "oga": return Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS)
    case "mp3": return Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III)
    default: throw .cannotWrite(path: path, reason: localized("its name must end in .wav, .flac, .ogg or .mp3"))
    }
  }
}
