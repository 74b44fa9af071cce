public import Wording

/// One option, declared once: the parser, the default and the help all read it, and it is the key that reads the
/// value, already checked, from `ParsedArguments`.
///
/// A flag gives `Bool`, an option with a default its value, one without an optional, a repeated one an array.
public struct OptionKey<Value: Sendable>: OptionDeclaration {
  public let specification: OptionSpecification
  let read: @Sendable ([any Sendable]) -> Value
}

/// An option of whatever value, as a command lists it.
public protocol OptionDeclaration: Sendable {
  var specification: OptionSpecification { get }
}

extension OptionKey {
  /// An option with a value that need not be given: `OptionKey("seed", .integer(0...UInt64.max), help: "...")`.
  /// - Parameter defaultText: what the help calls the default when the program finds it out later.
  public init<Wrapped>(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Wrapped>, defaultText: Phrase<String>? = nil,
    help: Phrase<String>
  ) where Value == Wrapped? {
    specification = OptionSpecification(name, short, .value(ValueForm(kind)), defaultText: defaultText, help: help)
    read = { $0.last as? Wrapped }
  }

  /// An option with a value and a default, which the help shows.
  public init(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Value>, default fallback: Value, help: Phrase<String>
  ) {
    specification = OptionSpecification(
      name, short, .value(ValueForm(kind)), defaultText: "\(kind.format(fallback))", help: help)
    read = { $0.last as? Value ?? fallback }
  }

  /// An option that may be given again and again; its values in the order given.
  public init<Element>(
    repeated name: String, short: Character? = nil, _ kind: ValueKind<Element>, help: Phrase<String>
  ) where Value == [Element] {
    specification = OptionSpecification(name, short, .value(ValueForm(kind)), repeats: true, help: help)
    read = { $0.compactMap { $0 as? Element } }
  }
}

extension OptionKey where Value == Bool {
  /// A flag: true when given.
  public init(flag name: String, short: Character? = nil, help: Phrase<String>) {
    specification = OptionSpecification(name, short, .flag, help: help)
    read = { !$0.isEmpty }
  }

  /// `--speak` or `--no-speak`; the last one given counts.
  public init(negatable name: String, short: Character? = nil, default fallback: Bool, help: Phrase<String>) {
    specification = OptionSpecification(
      name, short, .negatableFlag, defaultText: fallback ? "--\(name)" : "--no-\(name)", help: help)
    read = { $0.last as? Bool ?? fallback }
  }
}

extension OptionKey where Value == Bool? {
  /// `--speak` or `--no-speak`, nil when neither is given; the last one given counts.
  public init(negatable name: String, short: Character? = nil, defaultText: Phrase<String>? = nil, help: Phrase<String>)
  {
    specification = OptionSpecification(name, short, .negatableFlag, defaultText: defaultText, help: help)
    read = { $0.last as? Bool }
  }
}
