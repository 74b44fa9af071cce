public import Wording

/// One positional argument, declared once, and the key that reads its value from `ParsedArguments`.
///
/// Arguments are filled from left to right; one of them may be repeated and takes what the required ones after it leave.
public struct ArgumentKey<Value: Sendable>: ArgumentDeclaration {
  public let specification: ArgumentSpecification
  let read: @Sendable ([any Sendable]) -> Value?
}

/// An argument of whatever value, as a command lists it.
public protocol ArgumentDeclaration: Sendable {
  var specification: ArgumentSpecification { get }
}

extension ArgumentKey {
  /// A required argument.
  public init(_ name: String, _ kind: ValueKind<Value>, help: Phrase<String>) {
    specification = ArgumentSpecification(name: name, minimum: 1, repeats: false, value: ValueForm(kind), help: help)
    read = { $0.first as? Value }
  }

  public init<Wrapped>(optional name: String, _ kind: ValueKind<Wrapped>, help: Phrase<String>)
  where Value == Wrapped? {
    specification = ArgumentSpecification(name: name, minimum: 0, repeats: false, value: ValueForm(kind), help: help)
    read = { .some($0.first as? Wrapped) }
  }

  /// An argument given `minimum` times or more.
  public init<Element>(
    repeated name: String, minimum: Int = 0, _ kind: ValueKind<Element>, help: Phrase<String>
  ) where Value == [Element] {
    specification = ArgumentSpecification(
      name: name, minimum: minimum, repeats: true, value: ValueForm(kind), help: help)
    read = { $0.compactMap { $0 as? Element } }
  }
}

/// What is known of an argument apart from the type of its value.
public struct ArgumentSpecification: ArgumentDeclaration {
  /// The name as usage lines show it: `WORD`.
  public let name: String
  /// How often it must be given at least: 0 makes it optional.
  public let minimum: Int
  public let repeats: Bool
  public let value: ValueForm
  private let helpPhrase: Phrase<String>

  init(name: String, minimum: Int, repeats: Bool, value: ValueForm, help: Phrase<String>) {
    self.name = name
    self.minimum = minimum
    self.repeats = repeats
    self.value = value
    helpPhrase = help
  }

  public var help: String { helpPhrase.text }

  /// As in a usage line: `WORD`, `[DECK]`, `FILE...`, `[WORD...]`.
  public var usage: String {
    let label = repeats ? "\(name)..." : name
    return minimum > 0 ? label : "[\(label)]"
  }

  public var specification: ArgumentSpecification { self }
}
