import Glibc
import Synchronization

/// The program `vocab` as it was built, beside the tests.
public enum BuiltProgram {
  /// Its path: the build puts it into the folder of the program that runs the tests.
  public static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/vocab"
  }()

  /// What a run left behind.
  public struct Result: Sendable {
    public var output: String
    public var errors: String
    public var exit: ChildProcess.Exit
  }

  /// Runs the program to its end with the given input.
  ///
  /// - Parameters:
  ///   - environment: the whole of it, but for `PATH`.
  ///   - program: another program, for a test that compares.
  public static func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = "", program: String = path,
    within limit: Duration = .seconds(60)
  ) throws -> Result {
    let running = try RunningProgram(arguments, environment: environment, program: program)
    let bytes = Array(input.utf8)
    startThread { running.write(bytes, andClose: true) }
    return try running.finish(within: limit)
  }
}

/// A program that a test talks to through pipes.
public final class RunningProgram: Sendable {
  private struct Stream {
    var text: [UInt8] = []
    /// How much of it the test has taken as lines.
    var taken = 0
    var isOpen = true
  }

  public let process: ChildProcess
  private let input: Mutex<Int32?>
  private let descriptors: [Int32]
  private let streams = Mutex([Stream(), Stream()])

  public init(_ arguments: [String], environment: [String: String] = [:], program: String = BuiltProgram.path) throws {
    // A program that does not read its input must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let (input, output, errors) = (try makePipe(), try makePipe(), try makePipe())
    defer { for end in [input.reading, output.writing, errors.writing] { close(end) } }
    self.input = Mutex(input.writing)
    descriptors = [output.reading, errors.reading]
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    process = try ChildProcess(
      program, arguments, environment: environment.merging(["PATH": path]) { given, _ in given },
      descriptors: [input.reading, output.writing, errors.writing])
  }

  deinit {
    process.send(SIGKILL)
    for descriptor in descriptors { close(descriptor) }
    input.withLock { if let descriptor = $0 { _ = close(descriptor) } }
  }

  /// Writes a line to the program's input.
  public func writeLine(_ line: String) { write(Array((line + "\n").utf8)) }

  /// Writes bytes to the program's input, and closes it if nothing more comes.
  public func write(_ bytes: [UInt8], andClose closes: Bool = false) {
    guard let descriptor = input.withLock({ $0 }) else { return }
    writeWhole(bytes, to: descriptor)
    if closes { closeInput() }
  }

  public func closeInput() {
    input.withLock { descriptor in
      if let open = descriptor { _ = close(open) }
      descriptor = nil
    }
  }

  /// The next line of the program's output; nil at its end.
  public func readLine(within limit: Duration = .seconds(20)) throws -> String? {
    let deadline = ContinuousClock.now + limit
    while true {
      let (line, isOpen) = streams.withLock { streams -> (String?, Bool) in
        let rest = streams[0].text[streams[0].taken...]
        if let end = rest.firstIndex(of: 0x0A) {
          streams[0].taken = end + 1
          return (String(decoding: rest[..<end], as: UTF8.self), true)
        }
        guard !streams[0].isOpen, !rest.isEmpty else { return (nil, streams[0].isOpen) }
        streams[0].taken = streams[0].text.count
        return (String(decoding: rest, as: UTF8.self), false)
      }
      if let line { return line }
      if !isOpen { return nil }
      try collect(until: deadline, waitingFor: "a line of output")
    }
  }

  /// Waits until both streams and the program have ended.
  public func finish(within limit: Duration = .seconds(60)) throws -> BuiltProgram.Result {
    let deadline = ContinuousClock.now + limit
    while streams.withLock({ $0.contains { $0.isOpen } }) { try collect(until: deadline, waitingFor: "the end") }
    let exit = try process.waitForExit(within: max(.zero, ContinuousClock.now.duration(to: deadline)))
    let texts = streams.withLock { streams in streams.map { String(decoding: $0.text, as: UTF8.self) } }
    return BuiltProgram.Result(output: texts[0], errors: texts[1], exit: exit)
  }

  private func collect(until deadline: ContinuousClock.Instant, waitingFor what: String) throws {
    var watched = streams.withLock { streams in
      zip(descriptors, streams).map { pollfd(fd: $1.isOpen ? $0 : -1, events: Int16(POLLIN), revents: 0) }
    }
    let left = ContinuousClock.now.duration(to: deadline)
    _ = poll(&watched, nfds_t(watched.count), max(0, Int32(left / .milliseconds(1))))
    for (index, entry) in watched.enumerated() where entry.revents != 0 {
      let bytes = readSome(entry.fd)
      streams.withLock { streams in
        streams[index].text += bytes
        if bytes.isEmpty { streams[index].isOpen = false }
      }
    }
    if left <= .zero {
      process.send(SIGKILL)
      let seen = streams.withLock { streams in streams.map { String(decoding: $0.text, as: UTF8.self) } }
      throw Timeout(waitingFor: what, last: seen.joined(separator: "\n-- errors --\n"))
    }
  }
}
