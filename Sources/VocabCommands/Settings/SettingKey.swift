import CommandLineArguments
import Wording

/// One setting, declared once: `config`, the options that default to it and its readers all read it here.
struct SettingKey<Value: Sendable>: Sendable {
  let name: String
  let kind: ValueKind<Value>
  let fallback: Value
  let help: Phrase<String>
  let scope: SettingScope
  /// True if the schedules of cards depend on it: they are made anew when it changes.
  let isOfSchedules: Bool

  init(
    _ name: String, _ kind: ValueKind<Value>, default fallback: Value, scope: SettingScope = .library,
    isOfSchedules: Bool = false, help: Phrase<String>
  ) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
    self.scope = scope
    self.isOfSchedules = isOfSchedules
    self.help = help
  }
}

/// What a setting may be set for besides the whole library.
enum SettingScope: Sendable {
  case library
  /// One language, as `rate.ko`.
  case language
  /// One deck and those below it, as `desired-retention.German`.
  case deck
}

/// A setting of whatever value, as `config` lists it.
protocol AnySetting: Sendable {
  var name: String { get }
  var help: Phrase<String> { get }
  var scope: SettingScope { get }
  var isOfSchedules: Bool { get }
  var fallbackText: String { get }
  /// What a shell may offer for its value.
  var completion: Completion { get }
  /// The text as it is kept; an error says what is expected.
  func checked(_ text: String, name: String) throws(UsageError) -> String
}

extension SettingKey: AnySetting {
  var fallbackText: String { kind.text(of: fallback) }
  var completion: Completion { kind.completion }

  func checked(_ text: String, name: String) throws(UsageError) -> String {
    kind.text(of: try kind.value(of: text, for: name))
  }
}
