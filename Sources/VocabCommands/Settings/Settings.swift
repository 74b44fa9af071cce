import CommandLineArguments

/// What is set in the library, read by the keys that declare it.
struct Settings: Sendable {
  private let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  /// The value that is set, the one for the language first; else the default. A text that is no value any more, from
  /// another version of the program, counts as not set.
  subscript<Value>(_ key: SettingKey<Value>, language language: String? = nil) -> Value {
    given(key, language: language) ?? key.fallback
  }

  /// The value that is set; nil if none is.
  func given<Value>(_ key: SettingKey<Value>, language: String? = nil) -> Value? {
    let names = (language.map { ["\(key.name).\($0)"] } ?? []) + [key.name]
    for name in names {
      if let text = texts[name], let value = try? key.kind.value(of: text, for: name) { return value }
    }
    return nil
  }

  /// The value that is set for a deck, else for the nearest deck above it, else for the library; else the default.
  subscript<Value>(_ key: SettingKey<Value>, deck deck: String) -> Value {
    Self.names(key.name, deck: deck).lazy.compactMap { texts[$0] }
      .compactMap { try? key.kind.value(of: $0, for: key.name) }.first ?? key.fallback
  }

  /// A text that is kept for a deck, else for the nearest deck above it, else for the library.
  func text(_ key: String, deck: String?) -> String? {
    Self.names(key, deck: deck).lazy.compactMap { texts[$0] }.first
  }

  /// `key.A::B`, `key.A`, `key`.
  private static func names(_ key: String, deck: String?) -> [String] {
    guard let deck else { return [key] }
    let parts = deck.split(separator: "::", omittingEmptySubsequences: false)
    return (1...max(1, parts.count)).reversed().map { key + "." + parts.prefix($0).joined(separator: "::") } + [key]
  }

  /// These settings with other values in place of theirs; nil for one that is not set.
  func setting(_ values: [String: String?]) -> Settings {
    Settings(values.reduce(into: texts) { $0[$1.key] = $1.value })
  }

  /// The values set for single languages.
  func byLanguage<Value>(_ key: SettingKey<Value>) -> [String: Value] {
    var values: [String: Value] = [:]
    for (name, text) in texts where name.hasPrefix(key.name + ".") {
      let language = String(name.dropFirst(key.name.count + 1))
      values[language] = try? key.kind.value(of: text, for: name)
    }
    return values
  }
}
