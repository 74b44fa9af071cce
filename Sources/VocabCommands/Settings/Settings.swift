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
