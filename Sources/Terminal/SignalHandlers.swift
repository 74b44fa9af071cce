import Glibc

/// Why the signals of the process could not be taken over.
public enum SignalError: Error, Equatable {
  /// `pipe` failed with this error number.
  case noPipe(errno: Int32)
  case noThread
}

/// Where the handler writes.
///
/// Written once, before the first handler is installed, and only read after that, by the handler.
private nonisolated(unsafe) var handlerPipe: Int32 = -1

/// Installs the handlers (`sigaction`) and ignores SIGPIPE; each signal that arrives is a byte with its number on the
/// descriptor that this returns.
///
/// Handlers rather than a blocked mask: the mask outlives `exec` and would make every child deaf to Ctrl-C.
func installHandlers() throws(SignalError) -> Int32 {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw .noPipe(errno: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
  handlerPipe = ends[1]
  signal(SIGPIPE, SIG_IGN)
  for arrival in Signal.allCases { install(arrival.number) }
  return ends[0]
}

private func install(_ number: Int32) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = forward
  action.sa_flags = SA_RESTART
  sigemptyset(&action.sa_mask)
  // Started by nohup or in the background of a script: what was ignored stays so.
  var present = sigaction()
  if sigaction(number, nil, &present) == 0, [SIGHUP, SIGINT, SIGQUIT].contains(number),
    unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  {
    return
  }
  sigaction(number, &action, nil)
}

/// Calls only what a signal handler may call, and leaves `errno` as it was.
private func forward(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(handlerPipe, &byte, 1)
  errno = before
}

/// Stops the process as SIGTSTP does by default; returns when it runs again.
///
/// Not by SIGSTOP: the system leaves out a TSTP where no shell could continue the process.
@Sendable func stopProcess() {
  signal(SIGTSTP, SIG_DFL)
  // A thread started from one of libdispatch's has their mask, which blocks it.
  var stop = sigset_t()
  sigemptyset(&stop)
  sigaddset(&stop, SIGTSTP)
  pthread_sigmask(SIG_UNBLOCK, &stop, nil)
  pthread_kill(pthread_self(), SIGTSTP)
  install(SIGTSTP)
}
