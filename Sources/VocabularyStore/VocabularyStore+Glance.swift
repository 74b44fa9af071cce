import Glibc
import SQLiteKit

extension VocabularyStore {
  /// A setting read without opening the library: nothing is made, locked, migrated or reported.
  ///
  /// What a program that is running has written a moment ago may be missed.
  /// - Returns: nil if it is not set, or there is no library at `path`.
  public static func glance(_ setting: String, at path: String) -> String? {
    var status = stat()
    // Opening a pipe would wait for a writer.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let connection = try? Connection(path: path, mode: .immutable) else { return nil }
    return try? connection.rows("SELECT value FROM setting WHERE key = ?", [.text(setting)]) { $0.string(at: 0) }.first
  }
}
