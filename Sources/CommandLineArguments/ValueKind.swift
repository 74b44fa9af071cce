public import Wording

/// A kind of value: how its text is read, how a default is written, what the help and completions say of it.
public struct ValueKind<Value: Sendable>: Sendable {
  /// What stands for the value in usage lines, such as `N` or `FILE`.
  public let placeholder: String
  public let expectation: Expectation
  public let completion: Completion
  let parse: @Sendable (String) throws(ValueRefusal) -> Value
  let format: @Sendable (Value) -> String

  init(
    placeholder: String, expectation: Expectation, completion: Completion = .none,
    parse: @escaping @Sendable (String) throws(ValueRefusal) -> Value,
    format: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
    self.parse = parse
    self.format = format
  }

  /// A kind of one's own: `parse` answers nil for a text that is not one, and the message is then
  /// "--name must be `expected`, not 'text'".
  public static func custom(
    placeholder: String, expected: Phrase<String>, completion: Completion = .none,
    format: @escaping @Sendable (Value) -> String = { "\($0)" },
    parse: @escaping @Sendable (String) -> Value?
  ) -> ValueKind {
    let expectation = Expectation.described(expected)
    return ValueKind(
      placeholder: placeholder, expectation: expectation, completion: completion,
      parse: { (text) throws(ValueRefusal) -> Value in
        guard let value = parse(text) else { throw .notAccepted(text, expectation) }
        return value
      }, format: format)
  }
}

/// What a shell may offer for a value.
public enum Completion: Hashable, Sendable {
  case none
  /// Some names; `areParted` says that several may stand in one value, parted by commas.
  case names([String], areParted: Bool = false)
  /// Files whose names end in one of these, or every file when there are none; `besides` names a list as `list` does,
  /// which is offered with them.
  case file(extensions: [String], besides: String? = nil)
  case folder
  /// A list that the program itself makes when asked, by its name: `decks`, `tags`.
  case list(String)
}
