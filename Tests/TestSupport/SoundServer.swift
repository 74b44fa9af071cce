import Glibc

/// A private PulseAudio with a null sink, and a recorder at the sink's monitor: what it records is what would be heard.
public final class SoundServer: Sendable {
  public enum Failure: Error, CustomStringConvertible {
    case cannotStart(String)

    public var description: String {
      switch self {
      case .cannotStart(let program): "cannot start \(program); Debian's pulseaudio and pulseaudio-utils are needed"
      }
    }
  }

  public static let sampleRate = 22_050

  /// What clients connect to.
  public let address: String
  private let folder: String
  private let process: SpawnedProcess
  private let recorder: SoundRecorder?

  private static let starting = Task { try await SoundServer(recording: true) }
  private static let served = SoundLock<SoundServer?>(nil)

  /// One that records, for all tests that do not end it; it ends with them.
  public static func shared() async throws -> SoundServer {
    let server = try await starting.value
    let isFirst = served.withLock { served in
      defer { served = server }
      return served == nil
    }
    if isFirst { atexit { SoundServer.served.withLock { $0 }?.stop() } }
    return server
  }

  /// Starts the server and waits until it can be heard.
  public init(recording: Bool) async throws {
    var template = Array("/tmp/sound-server-XXXXXX\0".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.cannotStart("mkdtemp") }
    folder = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let socket = "\(folder)/native"
    address = "unix:\(socket)"
    let environment = [
      "HOME=\(folder)", "XDG_RUNTIME_DIR=\(folder)", "PULSE_RUNTIME_PATH=\(folder)/pulse",
      "PULSE_STATE_PATH=\(folder)/state", "PULSE_SERVER=\(address)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8",
    ]
    process = try SpawnedProcess(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=20", "-L",
        "module-native-protocol-unix socket=\(socket) auth-anonymous=1", "-L",
        "module-null-sink sink_name=test rate=\(Self.sampleRate) channels=1 format=s16le",
      ], environment: environment)
    for _ in 0..<400 where access(socket, F_OK) != 0 { usleep(25_000) }
    guard access(socket, F_OK) == 0 else { throw Failure.cannotStart("pulseaudio") }
    recorder = recording ? try SoundRecorder(environment: environment) : nil
    // A cold null sink hands over its first two seconds at once; after them it keeps time.
    await recorder?.samples(atLeast: 3 * Self.sampleRate)
  }

  deinit { stop() }

  /// Ends the server, as a crash would.
  public func stop() {
    process.signal(SIGCONT)
    process.kill()
    recorder?.stop()
    let left = ["native", "pulse/pid", "pulse", "state", ".config/pulse/cookie", ".config/pulse", ".config", ""]
    for name in left { remove("\(folder)/\(name)") }
  }

  /// Stops the server's process without ending it: it keeps its connections and answers nothing.
  public func freeze() { process.signal(SIGSTOP) }

  public func thaw() { process.signal(SIGCONT) }

  /// How many samples have been recorded.
  public var position: Int { recorder?.count ?? 0 }

  /// What was heard from a position on, when a silence of so many samples follows a sound.
  public func heard(since start: Int, untilSilenceOf silence: Int = 8_000) async -> [Int16] {
    await recorder?.sound(since: start, untilSilenceOf: silence) ?? []
  }
}
