import Glibc
import Scheduling
import Vocabulary
import VocabularyStore
import Wording

/// Examines a library, whatever state its file is in, and mends it.
struct LibraryDoctor: Sendable {
  typealias Result = (findings: [Finding], languages: [String])

  let path: String
  let clock: Clock

  /// What is found; nothing is changed but that an older library is brought up to date, as by every command.
  func findings() async throws -> Result {
    try await withStore { store in
      let examination = try await store.examine()
      return (examination.findings, examination.languages)
    } unopened: { error in
      ([finding(error)], [])
    }
  }

  /// What is found once all is mended that can be.
  func mended() async throws -> Result {
    try await withStore { store in
      let before = try await store.examine()
      guard before.hasErrors else { return (before.findings, before.languages) }
      await store.closeToOthers()
      do {
        if let damage = before.damage { throw StoreError.damaged(path: path, detail: damage) }
        let library = Library(store: store, settings: Settings(try await store.settings()), clock: clock)
        let copy = try await store.mend(scheduler: library.scheduler)
        let after = try await store.examine()
        return (after.findings(after: before, copy: copy), after.languages)
      } catch StoreError.damaged(_, let detail) {
        await store.close()
        return (try await recovered(from: detail), [])
      }
    } unopened: { error in
      switch error {
      case .damaged(_, let detail): (try await recovered(from: detail), [])
      case .notALibrary: (try await recovered(from: localized("its beginning is not that of a library")), [])
      default: ([finding(error)], [])
      }
    }
  }

  /// Runs one of two: with the library, or if it cannot be opened with the reason.
  private func withStore(
    _ body: (VocabularyStore) async throws -> Result, unopened: (StoreError) async throws -> Result
  ) async throws -> Result {
    if access(path, F_OK) != 0, errno == ENOENT {
      return ([Finding(.file, .ok, localized("there is no library at \(path) yet; the first words make it"))], [])
    }
    let store: VocabularyStore
    do {
      store = try await VocabularyStore.open(path) { [clock] in clock.now }
    } catch {
      return try await unopened(error)
    }
    do {
      let result = try await body(store)
      await store.close()
      return result
    } catch {
      await store.close()
      throw error
    }
  }

  private func finding(_ error: StoreError) -> Finding {
    var parts = error.description.split(separator: ". ", maxSplits: 1).map { String($0) }
    if case .damaged = error {
      parts = [
        parts[0], localized("'vocab doctor --repair' saves what can be read, 'vocab restore' goes back to a copy."),
      ]
    }
    return Finding(.file, .error, parts[0], remedy: parts.count > 1 ? parts[1] : nil)
  }

  /// Reads what can be read into a library beside this one.
  private func recovered(from damage: String) async throws -> [Finding] {
    let store = try VocabularyStore.closed(path) { [clock] in clock.now }
    guard let found = try await store.recover(scheduler: Scheduler()) else {
      return [
        Finding(
          .file, .error, localized("\(path) is damaged (\(damage)) and nothing of a library could be read"),
          remedy: localized(
            "Go back to one of the copies in the folder 'backups' beside it with 'vocab restore FILE'."))
      ]
    }
    let (words, reviews) = (found.entries.counted(.word), found.reviews.counted(.review))
    let message =
      switch found.lost {
      case 0:
        localized(
          """
          \(path) is damaged (\(damage)); \(words) and \(reviews) were read into \(found.path), no loss is known
          """)
      case 1:
        localized(
          """
          \(path) is damaged (\(damage)); \(words) and \(reviews) were read into \(found.path), \
          1 row is lost at least
          """)
      default:
        localized(
          """
          \(path) is damaged (\(damage)); \(words) and \(reviews) were read into \(found.path), \
          \(found.lost) rows are lost at least
          """)
      }
    return [
      Finding(
        .file, .error, message,
        remedy: localized(
          "'vocab restore \(found.path)' puts it in place, or go back to a copy in the folder 'backups'."))
    ]
  }
}
