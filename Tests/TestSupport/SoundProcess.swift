import Glibc

/// A child that is ended with its owner, and with the tests.
final class SpawnedProcess: Sendable {
  /// The end of a pipe from its output, or -1.
  let output: Int32
  private let pid: pid_t
  private let isRunning = SoundLock(true)

  init(_ program: String, _ arguments: [String], environment: [String], pipingOutput: Bool = false) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var ends: [Int32] = [-1, -1]
    if pipingOutput {
      guard pipe(&ends) == 0 else { throw SoundServer.Failure.cannotStart(program) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    }
    output = ends[0]

    // A child inherits the signals that this process blocks.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for string in words + variables { free(string) } }
    var pid = pid_t()
    let status = posix_spawnp(&pid, program, &actions, &attributes, &words, &variables)
    if ends[1] >= 0 { close(ends[1]) }
    guard status == 0 else {
      if ends[0] >= 0 { close(ends[0]) }
      throw SoundServer.Failure.cannotStart(program)
    }
    self.pid = pid
    _ = Self.endsWithTests
    Self.running.withLock { _ = $0.insert(pid) }
  }

  deinit {
    kill()
    if output >= 0 { close(output) }
  }

  func signal(_ signal: Int32) {
    isRunning.withLock { if $0 { _ = Glibc.kill(pid, signal) } }
  }

  /// Ends it and waits for its end.
  func kill() {
    isRunning.withLock { isRunning in
      guard isRunning else { return }
      isRunning = false
      Self.running.withLock { _ = $0.remove(pid) }
      Glibc.kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  private static let running = SoundLock<Set<pid_t>>([])
  private static let endsWithTests: Void = {
    atexit { for pid in SpawnedProcess.running.withLock({ $0 }) { Glibc.kill(pid, SIGKILL) } }
  }()
}
