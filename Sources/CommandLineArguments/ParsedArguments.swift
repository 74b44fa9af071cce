/// What a command line asks for.
public enum Invocation: Sendable {
  case command(ParsedArguments)
  /// No command: global options at most.
  case bare(ParsedArguments)
  /// The help of the program (an empty path), or of a command or action, which exists.
  case help([String])
  case version
}

/// The checked values of one command line, read by the keys that declare them.
public struct ParsedArguments: Sendable {
  /// The command's name and its action's, if any: `["config", "get"]`; empty without a command.
  public let path: [String]
  let values: [String: [any Sendable]]
  let declared: Set<String>

  public var command: String? { path.first }
  public var action: String? { path.count > 1 ? path[1] : nil }

  public subscript<Value>(key: OptionKey<Value>) -> Value {
    let name = key.specification.spelling
    assert(declared.contains(name), "\(name) is not in the specification of \(path)")
    return key.read(values[name] ?? [])
  }

  /// - Throws: `missingArgument` for a required argument that the chosen action does not have.
  public subscript<Value>(key: ArgumentKey<Value>) -> Value {
    get throws(UsageError) {
      let name = key.specification.name
      guard let value = key.read(values[name] ?? []) else { throw .missingArgument(name, command: path) }
      return value
    }
  }

  /// Whether the option stands on the command line, whatever its default.
  public func contains<Value>(_ key: OptionKey<Value>) -> Bool { values[key.specification.spelling] != nil }
}
