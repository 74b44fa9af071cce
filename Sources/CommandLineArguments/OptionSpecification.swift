import UnicodeText
import Wording

/// What is known of an option apart from the type of its value: for the parser, the help, manuals and completions.
public struct OptionSpecification: OptionDeclaration {
  public enum Form: Sendable {
    case flag
    /// A flag with its opposite, `--no-NAME`.
    case negatableFlag
    case value(ValueForm)
  }

  /// The name without its dashes.
  public let name: String
  public let short: Character?
  public let form: Form
  /// Whether every value given is kept; of other options the last one given counts, as in git.
  public let repeats: Bool
  /// The default as the help shows it.
  public var defaultText: String? { defaultPhrase?.text }
  private let defaultPhrase: Phrase<String>?
  private let helpPhrase: Phrase<String>

  init(
    _ name: String, _ short: Character?, _ form: Form, repeats: Bool = false, defaultText: Phrase<String>? = nil,
    help: Phrase<String>
  ) {
    self.name = name
    self.short = short
    self.form = form
    self.repeats = repeats
    defaultPhrase = defaultText
    helpPhrase = help
  }

  public var help: String { helpPhrase.text }

  /// What one of its `spellings` does.
  public func help(of spelling: String) -> String {
    switch form {
    case .negatableFlag where spelling != self.spelling: localized("The opposite of \(self.spelling)")
    case .flag, .negatableFlag, .value: help
    }
  }

  /// The name as it is typed: `--limit`.
  public var spelling: String { "--\(name)" }

  /// All long spellings: `--speak` and `--no-speak`.
  public var spellings: [String] {
    if case .negatableFlag = form { [spelling, "--no-\(name)"] } else { [spelling] }
  }

  public var value: ValueForm? {
    if case .value(let value) = form { value } else { nil }
  }

  public var specification: OptionSpecification { self }
}

/// A kind of value apart from its type.
public struct ValueForm: Sendable {
  public let placeholder: String
  public let expectation: Expectation
  public let completion: Completion
  let parse: @Sendable (String) throws(ValueRefusal) -> any Sendable

  init<Value>(_ kind: ValueKind<Value>) {
    placeholder = kind.placeholder
    expectation = kind.expectation
    completion = kind.completion
    parse = { (text) throws(ValueRefusal) -> any Sendable in try kind.parse(text) }
  }

  /// Reads a text for the option or argument that `name` stands for, and says in its name what is wrong.
  func parse(_ text: String, for name: String) throws(UsageError) -> any Sendable {
    do {
      return try parse(text)
    } catch {
      throw UsageError(error, for: name)
    }
  }
}

extension UsageError {
  init(_ refusal: ValueRefusal, for name: String) {
    switch refusal {
    case .outOfRange(let given, let bounds):
      self = .outOfRange(name: name, given: given, bounds)
    case .notAccepted(let given, let expected):
      var suggestion: String?
      if case .choice(let names) = expected { suggestion = Spelling.nearest(to: given, among: names) }
      self = .invalidValue(name: name, given: given, expected: expected, suggestion: suggestion)
    }
  }
}
