public import Glibc
import Synchronization

/// A program started with `posix_spawn`, with no signal blocked and every one handled by default. It is killed when it is
/// let go.
public final class ChildProcess: Sendable {
  /// How a process ended.
  public enum Exit: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  public let id: pid_t
  private let status = Mutex<Exit?>(nil)
  /// Readable once the process has ended.
  private let ended: Int32

  /// - Parameters:
  ///   - path: the program, found through `PATH` if it has no slash.
  ///   - environment: the whole of it.
  ///   - descriptors: what the child gets as 0, 1 and 2; the caller keeps its own.
  ///   - controllingTerminal: the path of a terminal that becomes 0, 1 and 2 instead, in a session of its own.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], descriptors: [Int32] = [],
    controllingTerminal: String? = nil
  ) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession: Int32 = controllingTerminal == nil ? 0 : 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let controllingTerminal {
      posix_spawn_file_actions_addopen(&actions, 0, controllingTerminal, O_RDWR, 0)
      for target: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, target) }
    } else {
      for (target, descriptor) in descriptors.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
      }
    }

    var pid: pid_t = 0
    let result = withCStrings([path] + arguments) { argv in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        inheritance.withLock { _ in posix_spawnp(&pid, path, &actions, &attributes, argv, environment) }
      }
    }
    guard result == 0 else { throw SystemFailure("posix_spawn \(path)", errno: result) }
    let id = pid
    self.id = id
    let ends = try makePipe()
    ended = ends.reading
    startThread { [self] in
      var raw: Int32 = 0
      while waitpid(id, &raw, 0) == -1, errno == EINTR {}
      let exit: Exit = raw & 0x7F == 0 ? .code((raw >> 8) & 0xFF) : .signal(raw & 0x7F)
      status.withLock { $0 = exit }
      close(ends.writing)
    }
  }

  /// Sends a signal, unless the process has ended.
  public func send(_ signal: Int32) {
    status.withLock { if $0 == nil { _ = kill(id, signal) } }
  }

  /// Waits for the end of the process; kills it and throws if it has not come by then.
  public func waitForExit(within limit: Duration = .seconds(20)) throws -> Exit {
    guard isReadable(ended, within: limit) else {
      send(SIGKILL)
      throw Timeout(waitingFor: "process \(id) to end", last: "")
    }
    return status.withLock { $0 } ?? .signal(0)
  }
}

/// A system call that failed.
public struct SystemFailure: Error, CustomStringConvertible {
  public let description: String

  init(_ call: String, errno number: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(number)))"
  }
}

/// Something that a test waited for did not come in time.
public struct Timeout: Error, CustomStringConvertible {
  public let description: String

  init(waitingFor what: String, last: String) {
    description = "waited in vain for \(what)" + (last.isEmpty ? "" : "; last seen:\n\(last)")
  }
}

/// Runs a body that blocks on a thread of its own: tests have few threads of Swift's pool between them.
public func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, Unmanaged.passRetained(Box(body)).toOpaque())
  pthread_detach(thread)
}

/// Held while a child starts and while descriptors are made that none may inherit: tests run side by side, and a pipe
/// that a stranger holds open never ends.
private let inheritance = Mutex(())

/// A pipe whose ends no child inherits.
public func makePipe() throws -> (reading: Int32, writing: Int32) {
  try makeDescriptors("pipe") { reading, writing in
    var ends: [Int32] = [-1, -1]
    defer { (reading, writing) = (ends[0], ends[1]) }
    return pipe(&ends)
  }
}

/// Two descriptors that no child inherits.
func makeDescriptors(_ call: String, _ make: (inout Int32, inout Int32) -> Int32) throws -> (Int32, Int32) {
  try inheritance.withLock { _ in
    var ends: (Int32, Int32) = (-1, -1)
    guard make(&ends.0, &ends.1) == 0 else { throw SystemFailure(call) }
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }
}

/// True if the descriptor has input, or its end, within the limit.
public func isReadable(_ descriptor: Int32, within limit: Duration) -> Bool {
  let deadline = ContinuousClock.now + limit
  while true {
    let left = ContinuousClock.now.duration(to: deadline)
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&watched, 1, max(0, Int32(left / .milliseconds(1))))
    if count > 0 { return true }
    if left <= .zero { return false }
  }
}

/// Writes bytes whole; false if nobody reads them.
@discardableResult
public func writeWhole(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}

/// What the descriptor holds now; empty at its end.
public func readSome(_ descriptor: Int32) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(descriptor, &bytes, bytes.count)
  return Array(bytes.prefix(max(0, count)))
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("the list has its ending null at least") }
    return body(base)
  }
}
