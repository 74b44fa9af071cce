/// BCP 47 tags, as far as choosing a voice needs them.
enum LanguageTag {
  /// Lower case, `-` for `_` and for a space.
  static func normalized(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// Keys of two spellings are one; which value stays is not said.
  static func normalizedKeys<Value>(of values: [String: Value]) -> [String: Value] {
    Dictionary(values.map { (normalized($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The tag and what is left of it by dropping subtags from its end: `zh-hant-tw`, `zh-hant`, `zh`.
  static func fallbacks(of tag: String) -> [String] {
    var parts = normalized(tag).split(separator: "-", omittingEmptySubsequences: false)
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result.filter { !$0.isEmpty }
  }
}
