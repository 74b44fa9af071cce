internal import Glibc

/// A thread that does one thing after another: jobs of an actor, and blocks, in the order in which they came.
///
/// Blocking C calls run here and not on Swift's cooperative threads, of which there are only as many as cores.
/// Sendable: `work` and `isStopped` are touched under `condition` only; `thread` is written once, by the thread itself.
final class WorkerThread: SerialExecutor, @unchecked Sendable {
  private enum Work {
    case job(UnownedJob)
    case taskJob(UnownedJob, UnownedTaskExecutor)
    case block(@Sendable () -> Void)
  }

  private let condition = Condition()
  private var work: [Work] = []
  private var isStopped = false
  private var thread: pthread_t?

  init() {
    detachThread { [self] in run() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  fileprivate func enqueue(_ job: consuming ExecutorJob, of executor: UnownedTaskExecutor) {
    add(.taskJob(UnownedJob(job), executor))
  }

  func perform(_ block: @escaping @Sendable () -> Void) {
    add(.block(block))
  }

  /// The thread ends when it has done what it was given.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  func checkIsolated() {
    precondition(condition.withLock { thread } == pthread_self(), "called off its thread")
  }

  private func add(_ item: Work) {
    condition.withLock {
      work.append(item)
      condition.broadcast()
    }
  }

  private func run() {
    condition.withLock { thread = pthread_self() }
    while let batch = nextBatch() {
      for item in batch {
        switch item {
        case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
        case .taskJob(let job, let executor): job.runSynchronously(on: executor)
        case .block(let block): block()
        }
      }
    }
  }

  private func nextBatch() -> [Work]? {
    condition.withLock {
      while work.isEmpty, !isStopped { condition.wait() }
      let batch = work
      work = []
      return batch.isEmpty ? nil : batch
    }
  }
}

/// The thread as a place for tasks: between calls of the actor that it runs they stay on it.
final class WorkerTasks: TaskExecutor {
  private let thread: WorkerThread

  init(on thread: WorkerThread) { self.thread = thread }

  func enqueue(_ job: consuming ExecutorJob) {
    thread.enqueue(job, of: asUnownedTaskExecutor())
  }
}

/// Starts a thread that nobody joins. Signals stay with the other threads.
func detachThread(_ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  let status = pthread_create(
    &thread, nil,
    { argument in
      guard let argument else { return nil }
      Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  precondition(status == 0, "no thread can be started")
  pthread_detach(thread)
}

/// Runs blocking work on a thread of its own.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    detachThread { continuation.resume(with: Result(catching: body)) }
  }
}
