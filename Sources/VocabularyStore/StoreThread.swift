internal import Glibc

/// A thread that runs an actor's jobs in order, so that blocking calls stay off the cooperative threads.
///
/// `@unchecked Sendable`: `jobs` and `isStopped` are read and written under `mutex` only; the two addresses never
/// change.
final class StoreThread: SerialExecutor, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var jobs: [UnownedJob] = []
  private var isStopped = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(wake, nil)
  }

  deinit {
    pthread_cond_destroy(wake)
    pthread_mutex_destroy(mutex)
    wake.deallocate()
    mutex.deallocate()
  }

  /// Starts the thread, which keeps `self` until `stop()`; false if the system gives none.
  func start() -> Bool {
    var thread = pthread_t()
    let owner = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<StoreThread>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, owner.toOpaque())
    if result != 0 {
      owner.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pthread_mutex_lock(mutex)
    jobs.append(job)
    pthread_cond_signal(wake)
    pthread_mutex_unlock(mutex)
  }

  /// Ends the thread when every job that waits has run.
  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_signal(wake)
    pthread_mutex_unlock(mutex)
  }

  private func run() {
    let executor = asUnownedSerialExecutor()
    while true {
      pthread_mutex_lock(mutex)
      while jobs.isEmpty, !isStopped { pthread_cond_wait(wake, mutex) }
      let batch = jobs
      jobs.removeAll(keepingCapacity: true)
      pthread_mutex_unlock(mutex)
      if batch.isEmpty { return }
      for job in batch { job.runSynchronously(on: executor) }
    }
  }
}
