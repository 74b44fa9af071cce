import Synchronization

/// A language that the program speaks to its user.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language of a locale's variables, as POSIX has it: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is
  /// not empty decides, whatever it is. English for a locale that the program does not speak.
  public init(variables: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    let tag = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    self = Language(rawValue: tag) ?? .english
  }

  /// The language of all messages. As a locale it is the whole process's, and is chosen once at its start.
  public static var current: Language { chosen.load(ordering: .relaxed) == 1 ? .korean : .english }

  /// Chooses the language of all messages from now on.
  public static func choose(_ language: Language) { chosen.store(language == .korean ? 1 : 0, ordering: .relaxed) }

  private static let chosen = Atomic<UInt8>(0)
}
