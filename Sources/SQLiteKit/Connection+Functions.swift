internal import CSQLite

/// What a function of SQL calls; its address stands in SQLite's hands, which gives it back when the connection closes.
private final class TextFunction: Sendable {
  let body: @Sendable (String) -> String
  init(_ body: @escaping @Sendable (String) -> String) { self.body = body }
}

extension Connection {
  /// Gives statements a function of one text that always answers the same to the same (`sqlite3_create_function_v2`);
  /// NULL gives NULL.
  public func define(_ name: String, _ body: @escaping @Sendable (String) -> String) throws(SQLiteError) {
    let result = sqlite3_create_function_v2(
      handle, name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
      Unmanaged.passRetained(TextFunction(body)).toOpaque(),
      { context, _, arguments in
        guard let bytes = sqlite3_value_text(arguments?[0]) else { return sqlite3_result_null(context) }
        let count = Int(sqlite3_value_bytes(arguments?[0]))
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        let function = Unmanaged<TextFunction>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
        var answer = function.body(text)
        answer.withUTF8 { csqlite_result_text(context, $0.baseAddress, UInt64($0.count)) }
      }, nil, nil, { Unmanaged<TextFunction>.fromOpaque($0!).release() })
    if result != SQLITE_OK { throw SQLiteError(result, on: handle) }
  }
}
