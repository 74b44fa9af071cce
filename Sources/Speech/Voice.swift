/// A voice of the engine.
public struct Voice: Hashable, Sendable {
  /// The name that people read, such as `English_(America)`.
  public var name: String
  /// The BCP 47 tags that it serves, the first preferred.
  public var languages: [Language]
  /// The name that finds it again, such as `gmw/en-US`; a variant follows a plus sign: `gmw/en-US+f3`.
  public var identifier: String
  /// Whose voice it sounds like; of a voice with a variant, the variant's.
  public var gender: Gender

  public enum Gender: String, Hashable, Sendable {
    case male, female, unspecified
  }

  public struct Language: Hashable, Sendable {
    public var tag: String
    /// How willingly the voice serves the tag; lower is better.
    public var priority: Int

    public init(tag: String, priority: Int) {
      self.tag = tag
      self.priority = priority
    }
  }

  public init(name: String, languages: [Language], identifier: String, gender: Gender = .unspecified) {
    self.name = name
    self.languages = languages
    self.identifier = identifier
    self.gender = gender
  }
}
