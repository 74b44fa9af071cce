import Glibc
import Scheduling
import Vocabulary
import VocabularyStore

/// A library file of random bytes: opened, read, changed, taken back, examined, mended and saved.
enum LibraryFuzzing {
  /// In memory, and gone with each run.
  private static let folder = "/dev/shm/vocab-fuzz-\(getpid())"
  private static let path = folder + "/vocab.db"
  private static let now = Timestamp(milliseconds: 1_796_012_197_000)
  private static let moment = ReviewMoment(at: now, day: StudyDay(rawValue: 20_787), utcOffset: 0)

  static func run(_ bytes: [UInt8]) {
    clear()
    write(bytes)
    defer { clear() }
    wait {
      do { try await use() } catch is StoreError {} catch { fatalError("\(error)") }
      do { try await recover() } catch is StoreError {} catch { fatalError("\(error)") }
    }
  }

  private static func use() async throws {
    let store = try await VocabularyStore.open(path, busyTimeout: 0) { now }
    // Each by itself: what one cannot read another may.
    await attempt { _ = try await store.decks(at: moment) }
    await attempt { for entry in try await store.entries() { _ = try await store.reviews(of: entry.id) } }
    await attempt { _ = try await store.dueCards(at: moment) }
    await attempt { _ = try await store.settings() }
    await attempt { _ = try await store.history() }
    await attempt {
      try await store.add(Entry(word: "w", language: "en", meanings: ["m"], meaningLanguage: "ko"), to: "d")
    }
    await attempt {
      guard let entry = try await store.entries().first else { return }
      let review = ReviewRecord(moment: moment, rating: .good, verdict: "correct", exercise: "type")
      _ = try await store.record(review, card: CardID(entry.id, .production)) {
        Scheduler().next(after: $0, rating: .good, at: moment, fuzzSeed: 1, load: $1)
      }
    }
    await attempt { _ = try await store.undo(20) }
    await attempt { _ = try await store.redo(20) }
    await attempt {
      if try await store.examine().hasErrors { _ = try await store.mend(scheduler: Scheduler()) }
    }
    await attempt { try await store.backUp(to: folder + "/copy.db") }
    await attempt { try await store.restore(from: folder + "/copy.db") }
    await store.close()
  }

  private static func recover() async throws {
    let closed = try VocabularyStore.closed(path) { now }
    guard let found = try await closed.recover(scheduler: Scheduler()) else { return }
    let saved = try await VocabularyStore.open(found.path) { now }
    let flaws = try await saved.check()
    let hasErrors = try await saved.examine().hasErrors
    let count = try await saved.entries().count
    precondition(flaws.isEmpty && !hasErrors && count == found.entries, "what was saved is not whole: \(flaws)")
  }

  private static func attempt(_ body: () async throws -> Void) async {
    do { try await body() } catch is StoreError {} catch { fatalError("\(error)") }
  }

  private static func write(_ bytes: [UInt8]) {
    mkdir(folder, 0o700)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  private static func clear() {
    for place in [folder + "/backups", folder] {
      guard let directory = opendir(place) else { continue }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        unlink(place + "/" + name)
      }
      closedir(directory)
      rmdir(place)
    }
  }

  /// Waits for what is asynchronous: the fuzzer's driver is not.
  private static func wait(_ body: @escaping @Sendable () async -> Void) {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    Task.detached {
      await body()
      close(writing)
    }
    var byte: UInt8 = 0
    while read(reading, &byte, 1) < 0, errno == EINTR {}
    close(reading)
  }
}
