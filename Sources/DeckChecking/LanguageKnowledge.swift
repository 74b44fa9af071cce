/// What a checker is told of languages by dictionaries and voices that it does not know itself.
public struct LanguageKnowledge {
  /// The dictionary forms that a word (first) of a language (second, a BCP 47 tag) may be a form of.
  public var stems: (String, String) -> [String]
  /// Whether a dictionary of the language has the word; nil where there is none.
  public var knows: (String, String) -> Bool?

  public init(
    stems: @escaping (String, String) -> [String] = { _, _ in [] },
    knows: @escaping (String, String) -> Bool? = { _, _ in nil }
  ) {
    self.stems = stems
    self.knows = knows
  }
}
