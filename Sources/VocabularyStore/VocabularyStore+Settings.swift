internal import SQLiteKit

extension VocabularyStore {
  /// A setting's value; nil if it is not set.
  public func setting(_ key: String) throws(StoreError) -> String? {
    try attempt { connection in
      try connection.first("SELECT value FROM setting WHERE key = ?", [.text(key)]) { $0.string(at: 0) }
    }
  }

  /// Every setting that is set.
  public func settings() throws(StoreError) -> [String: String] {
    try attempt { connection in
      let pairs = try connection.rows("SELECT key, value FROM setting") { ($0.string(at: 0), $0.string(at: 1)) }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// Sets a setting; nil unsets it.
  ///
  /// - Parameter isStep: whether it is a step of the history. A key must be used one way only: a step cannot be taken
  ///   back over a change that is not one.
  public func set(_ key: String, to value: String?, isStep: Bool = true) throws(StoreError) {
    if isStep {
      try change(.setting, key) { connection in try write(key, value, on: connection) }
    } else {
      try attempt { connection in
        if isReadOnly { throw StoreError.readOnly(path: path) }
        try write(key, value, on: connection)
      }
    }
  }

  func write(_ key: String, _ value: String?, on connection: Connection) throws(SQLiteError) {
    guard let value else {
      try connection.run("DELETE FROM setting WHERE key = ?", [.text(key)])
      return
    }
    try connection.run(
      """
      INSERT INTO setting (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value
      """, [.text(key), .text(value)])
  }
}
