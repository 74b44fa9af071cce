extension ValueKind {
  /// Reads a text that stands somewhere else than on the command line, such as a setting.
  /// - Parameter name: what the error calls the value.
  public func value(of text: String, for name: String) throws(UsageError) -> Value {
    do {
      return try parse(text)
    } catch {
      throw UsageError(error, for: name)
    }
  }

  /// The value as it is typed; reading it gives the value again.
  public func text(of value: Value) -> String { format(value) }
}
