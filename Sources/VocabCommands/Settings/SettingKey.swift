import CommandLineArguments

/// One setting, declared once: `config`, the options that default to it and its readers all read it here.
struct SettingKey<Value: Sendable>: Sendable {
  let name: String
  let kind: ValueKind<Value>
  let fallback: Value
  let help: String
  /// True if the setting may also be set for one language, as `rate.ko`.
  let perLanguage: Bool

  init(_ name: String, _ kind: ValueKind<Value>, default fallback: Value, perLanguage: Bool = false, help: String) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
    self.perLanguage = perLanguage
    self.help = help
  }
}

/// A setting of whatever value, as `config` lists it.
protocol AnySetting: Sendable {
  var name: String { get }
  var help: String { get }
  var perLanguage: Bool { get }
  var fallbackText: String { get }
  /// The text as it is kept; an error says what is expected.
  func checked(_ text: String, name: String) throws(UsageError) -> String
}

extension SettingKey: AnySetting {
  var fallbackText: String { kind.text(of: fallback) }

  func checked(_ text: String, name: String) throws(UsageError) -> String {
    kind.text(of: try kind.value(of: text, for: name))
  }
}
