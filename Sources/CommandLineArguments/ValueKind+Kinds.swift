import Wording

extension ValueKind where Value == String {
  /// Any text, the empty one too.
  public static func text(_ placeholder: String = "TEXT", completion: Completion = .none) -> ValueKind {
    ValueKind(placeholder: placeholder, expectation: .anything, completion: completion, parse: { $0 }, format: { $0 })
  }

  public static var text: ValueKind { text() }

  /// The name of a file, or `-`; not empty. Whether it exists is for the command to find.
  /// - Parameters:
  ///   - extensions: see `Completion.file`.
  ///   - list: a list of the program's own whose names may stand in place of a file's, for completions.
  public static func file(
    _ placeholder: String = "FILE", extensions: [String] = [], besides list: String? = nil
  ) -> ValueKind {
    path(
      placeholder, expected: Phrase("the name of a file"), completion: .file(extensions: extensions, besides: list))
  }

  public static var file: ValueKind { file() }

  /// The name of a folder; not empty.
  public static func folder(_ placeholder: String = "FOLDER") -> ValueKind {
    path(placeholder, expected: Phrase("the name of a folder"), completion: .folder)
  }

  private static func path(_ placeholder: String, expected: Phrase<String>, completion: Completion) -> ValueKind {
    custom(placeholder: placeholder, expected: expected, completion: completion) { $0.isEmpty ? nil : $0 }
  }

  /// One of some names, written exactly so.
  public static func choice(_ names: [String], placeholder: String? = nil) -> ValueKind {
    named(names.map { ($0, $0) }, placeholder: placeholder)
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One case of an enumeration, by its raw value.
  public static func choice(of type: Value.Type, placeholder: String? = nil) -> ValueKind {
    named(type.allCases.map { ($0.rawValue, $0) }, placeholder: placeholder)
  }
}

extension ValueKind {
  /// One of some names, each standing for a value; the first name of a value is the one shown for a default.
  /// Without a placeholder the names themselves stand in the help when they are short, else `NAME`.
  public static func choice(
    _ pairs: KeyValuePairs<String, Value>, placeholder: String? = nil
  ) -> ValueKind where Value: Equatable {
    named(pairs.map { ($0.key, $0.value) }, placeholder: placeholder) { value in
      pairs.first { $0.value == value }?.key ?? ""
    }
  }

  private static func named(_ choices: [(String, Value)], placeholder: String?) -> ValueKind
  where Value: RawRepresentable, Value.RawValue == String {
    named(choices, placeholder: placeholder, format: \.rawValue)
  }

  private static func named(_ choices: [(String, Value)], placeholder: String?) -> ValueKind where Value == String {
    named(choices, placeholder: placeholder, format: { $0 })
  }

  private static func named(
    _ choices: [(String, Value)], placeholder: String?, format: @escaping @Sendable (Value) -> String
  ) -> ValueKind {
    let names = choices.map(\.0)
    let joined = names.joined(separator: "|")
    return ValueKind(
      placeholder: placeholder ?? (joined.utf8.count <= 24 ? joined : "NAME"), expectation: .choice(names),
      completion: .names(names),
      parse: { (text) throws(ValueRefusal) -> Value in
        guard let choice = choices.first(where: { $0.0 == text }) else { throw .notAccepted(text, .choice(names)) }
        return choice.1
      }, format: format)
  }
}

extension ValueKind {
  /// Values parted by commas: `word,meaning`. Spaces around a part are dropped, an empty part is refused as one.
  public static func list<Element>(of kind: ValueKind<Element>, placeholder: String? = nil) -> ValueKind
  where Value == [Element] {
    let part = if case .choice = kind.expectation { "NAME" } else { kind.placeholder }
    var completion = kind.completion
    if case .names(let names, _) = completion { completion = .names(names, areParted: true) }
    return ValueKind(
      placeholder: placeholder ?? "\(part),...", expectation: kind.expectation, completion: completion,
      parse: { (text) throws(ValueRefusal) -> [Element] in
        var elements: [Element] = []
        for part in text.parts(at: ",") {
          let trimmed = part.trimmingSpaces()
          guard !trimmed.isEmpty else {
            throw .notAccepted(text, .described(Phrase("names or numbers parted by single commas")))
          }
          elements.append(try kind.parse(trimmed))
        }
        return elements
      },
      format: { $0.map(kind.format).joined(separator: ",") })
  }
}

/// The two sides of `NAME=VALUE`.
public struct NamedValue: Hashable, Sendable {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension ValueKind where Value == NamedValue {
  /// `LANG=VOICE`: both sides not empty; the first equals sign parts them.
  public static func pair(_ name: String, _ value: String) -> ValueKind {
    ValueKind(
      placeholder: "\(name)=\(value)", expectation: .pair(name, value),
      parse: { (text) throws(ValueRefusal) -> NamedValue in
        let (left, right) = text.cut(at: "=")
        guard let right, !left.isEmpty, !right.isEmpty else { throw .notAccepted(text, .pair(name, value)) }
        return NamedValue(name: left, value: right)
      }, format: { "\($0.name)=\($0.value)" })
  }
}
