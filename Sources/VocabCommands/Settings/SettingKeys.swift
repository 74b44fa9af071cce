import CommandLineArguments
import Scheduling
import Wording

/// Every setting that there is.
enum SettingKeys {
  static let newPerDay = SettingKey(
    "new-per-day", .integer(0...1_000_000), default: 20, help: Phrase("New cards a day"))
  static let reviewsPerDay = SettingKey(
    "reviews-per-day", .integer(1...1_000_000), default: 200,
    help: Phrase("Reviews a day; what is over is spread over days"))
  static let dayStart = SettingKey(
    "day-start", .timeOfDay, default: StudyCalendar.defaultDayStart, help: Phrase("When a study day begins"))
  static let desiredRetention = SettingKey(
    "desired-retention", .decimal(Scheduler.retentionBounds, placeholder: "R"), default: Scheduler.defaultRetention,
    scope: .deck, isOfSchedules: true, help: Phrase("How likely a card is still known when it comes due"))
  static let model = SettingKey(
    "model", .choice(of: ModelChoice.self), default: .auto, isOfSchedules: true,
    help: Phrase("The memory model; auto takes the one that 'vocab optimize' found to foretell better"))
  static let easyDays = SettingKey(
    "easy-days", .list(of: .choice(["none"] + Weekday.allCases.map(\.name), placeholder: "DAY")), default: ["none"],
    isOfSchedules: true, help: Phrase("Days of the week without reviews where that can be, such as sat,sun"))
  static let language = SettingKey(
    "language", .choice(of: LanguageChoice.self), default: .auto,
    help: Phrase("The language of vocab's messages; auto takes that of the system"))
  static let speak = SettingKey(
    "speak", .choice(["on": true, "off": false]), default: false, help: Phrase("Whether a quiz reads answers aloud"))
  static let wordGap = SettingKey(
    "word-gap", .seconds, default: 0.5, help: Phrase("Pause before the next word, in seconds"))
  static let meaningGap = SettingKey(
    "meaning-gap", .seconds, default: 0.1, help: Phrase("Pause between two meanings, in seconds"))
  static let wordMeaningGap = SettingKey(
    "word-meaning-gap", .seconds, default: 0.3, help: Phrase("Pause between a word and its meaning, in seconds"))
  static let rate = SettingKey(
    "rate", .integer(80...450, placeholder: "WPM"), default: 160, scope: .language,
    help: Phrase("Words spoken a minute"))
  static let pitch = SettingKey(
    "pitch", .integer(0...99), default: 50, scope: .language, help: Phrase("Pitch of the voice"))
  static let volume = SettingKey(
    "volume", .integer(0...200), default: 100, scope: .language, help: Phrase("Volume of the voice"))
  static let voice = SettingKey(
    "voice", .text("VOICE"), default: "", scope: .language, help: Phrase("Voice of a language, set as voice.LANG"))

  static let all: [any AnySetting] = [
    newPerDay, reviewsPerDay, dayStart, desiredRetention, model, easyDays, language, speak, wordGap, meaningGap,
    wordMeaningGap, rate, pitch, volume, voice,
  ]

  /// The setting that a name such as `rate`, `rate.ko` or `desired-retention.German` means; nil if there is none.
  static func named(_ name: String) -> (any AnySetting)? {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let setting = all.first(where: { $0.name == parts[0] }) else { return nil }
    if parts.count == 1 { return setting.name == voice.name ? nil : setting }
    return switch setting.scope {
    case .library: nil
    case .language: parts[1].isLanguageTag ? setting : nil
    case .deck: parts[1].isEmpty ? nil : setting
    }
  }
}

/// The memory model that a learner chose.
enum ModelChoice: String, CaseIterable, Sendable {
  case auto, fsrs6, fsrs7

  /// The model that is named; nil for auto.
  var kind: MemoryModelKind? { MemoryModelKind(rawValue: rawValue) }
}

/// The language of messages that a learner chose.
enum LanguageChoice: String, CaseIterable, Sendable {
  case auto, en, ko

  /// The language that is named; nil for auto.
  var language: Language? { Language(rawValue: rawValue) }
}

extension ValueKind where Value == Double {
  /// A pause.
  static var seconds: ValueKind { .decimal(0...60, placeholder: "SECONDS") }
}

extension ValueKind where Value == Int {
  /// Seconds after midnight, written as `04:00`.
  static var timeOfDay: ValueKind {
    .custom(
      placeholder: "HH:MM", expected: Phrase("a time from 00:00 to 23:59"),
      format: { seconds in
        let hours = seconds / 3600
        let minutes = seconds / 60 % 60
        return (hours < 10 ? "0" : "") + "\(hours)" + (minutes < 10 ? ":0" : ":") + "\(minutes)"
      },
      parse: { text in
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }), let hours = Int(parts[0]),
          let minutes = Int(parts[1]), (0..<24).contains(hours), (0..<60).contains(minutes)
        else { return nil }
        return hours * 3600 + minutes * 60
      })
  }
}

extension ValueKind where Value == String {
  /// A language, such as `en` or `zh-Hant`.
  static var languageTag: ValueKind {
    .custom(
      placeholder: "LANG", expected: Phrase("a language such as en or ko"), completion: .list("languages")
    ) { $0.isLanguageTag ? $0 : nil }
  }
}

extension StringProtocol {
  /// Shaped like a BCP 47 tag: ASCII letters and digits in parts of up to eight, joined by hyphens.
  var isLanguageTag: Bool {
    split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && (first?.isLetter ?? false)
  }
}
