internal import SQLiteKit
public import Scheduling
internal import Vocabulary
internal import Wording

/// A library: decks, entries, cards, reviews, settings and the history of changes, in one SQLite file.
///
/// Every change is one transaction, durable when its method returns, and one step of the history. The methods run one
/// at a time on a thread of the store's own. Each throws `StoreError`; any may throw `.busy`, `.damaged`, `.diskFull`
/// and, when it changes something, `.readOnly`.
public actor VocabularyStore {
  /// How a library is opened.
  public enum Mode: Hashable, Sendable {
    /// Made if it is missing; read only where the file or its folder cannot be written.
    case readWrite
    case readOnly
  }

  public nonisolated let path: String
  nonisolated let now: @Sendable () -> Timestamp
  private nonisolated let thread: StoreThread
  private var opened: Connection?
  /// Whether changes are refused.
  public private(set) var isReadOnly = true
  /// Why the copy before a day's first change could not be made; the change itself was.
  public internal(set) var backupFailure: StoreError?
  /// The day whose copy is known to be there, such as `2026-11-30`.
  var backedUpDay: String?
  var uuids = UUIDGenerator()
  /// The step that the last change made through this store became; nil if it changed nothing.
  public internal(set) var lastStep: HistoryStep.ID?

  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Opens the library at `path`, making or migrating it if need be.
  ///
  /// - Parameters:
  ///   - busyTimeout: milliseconds to wait for another process.
  ///   - now: the clock for what is stamped by the store: entries, steps and copies.
  public static func open(
    _ path: String, mode: Mode = .readWrite, busyTimeout: Int = 5000, now: @escaping @Sendable () -> Timestamp
  ) async throws(StoreError) -> VocabularyStore {
    let store = try closed(path, now: now)
    try await store.openFile(mode: mode, busyTimeout: Int32(clamping: busyTimeout))
    return store
  }

  /// The library at `path` without opening it: for what is done with a file that cannot be opened.
  ///
  /// A symbolic link of the user's own is followed, so that the log and the copies lie beside the file itself.
  public static func closed(
    _ path: String, now: @escaping @Sendable () -> Timestamp
  ) throws(StoreError) -> VocabularyStore {
    let thread = StoreThread()
    let path = try LibraryFile.followingOwnLink(path)
    guard thread.start() else { throw .unreadable(path: path, reason: localized("no thread can be started")) }
    return VocabularyStore(path: path, thread: thread, now: now)
  }

  private init(path: String, thread: StoreThread, now: @escaping @Sendable () -> Timestamp) {
    self.path = path
    self.thread = thread
    self.now = now
  }

  deinit { thread.stop() }

  private func openFile(mode: Mode, busyTimeout: Int32) throws(StoreError) {
    do {
      let file = try LibraryFile.open(path, readOnly: mode == .readOnly, busyTimeout: busyTimeout) {
        try backUpBeforeMigration($0, version: $1)
      }
      try file.connection.define("folded") { $0.foldedForSearch }
      opened = file.connection
      isReadOnly = file.isReadOnly
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Closes the file, so that its log is taken in and removed; what is called afterwards throws `.closed`.
  public func close() { opened = nil }

  /// Runs `body` with the connection; what it throws becomes a `StoreError`.
  func attempt<T>(_ body: (Connection) throws -> T) throws(StoreError) -> T {
    guard let opened else { throw .closed(path: path) }
    do { return try body(opened) } catch { throw StoreError(error, path: path) }
  }

  /// Like `attempt`; what a closure of the caller's throws comes out as it is.
  func attemptForCaller<T>(_ body: (Connection) throws -> T) throws -> T {
    guard let opened else { throw StoreError.closed(path: path) }
    do {
      return try body(opened)
    } catch let failure as CallerFailure {
      throw failure.error
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Makes one change: a transaction, recorded as one step of the history if it changes anything.
  func change<T>(
    _ kind: ChangeKind, _ label: String, card: CardID? = nil, _ body: (Connection) throws -> T
  ) throws(StoreError) -> T {
    try changeInParts(kind, label, card: card) { connection, _ in try body(connection) }
  }

  /// Like `change`, for one so large that `body` writes down what it has done so far now and then.
  func changeInParts<T>(
    _ kind: ChangeKind, _ label: String, card: CardID? = nil, _ body: (Connection, StepRecorder) throws -> T
  ) throws(StoreError) -> T {
    try attempt { connection in try recorded(kind, label, card: card, on: connection, body) }
  }

  /// `changeInParts` with the errors as they are.
  func recorded<T>(
    _ kind: ChangeKind, _ label: String, card: CardID? = nil, on connection: Connection,
    _ body: (Connection, StepRecorder) throws -> T
  ) throws -> T {
    if isReadOnly { throw StoreError.readOnly(path: path) }
    return try connection.transaction {
      let recorder = try StepRecorder(
        connection, HistoryStep(id: 0, at: now(), kind: kind, label: label, card: card, isUndone: false))
      let result = try body(connection, recorder)
      try recorder.flush()
      if recorder.hasChanges { backUpOncePerDay() }
      lastStep = recorder.id
      return result
    }
  }

  /// The identity of a new row.
  func newUUID() -> [UInt8] { uuids.next(at: UInt64(clamping: now().milliseconds)).bytes }
}
