public import Vocabulary

/// How far a learner has come with an entry, as another program tells it.
public struct ImportedProgress: Hashable, Sendable {
  public struct Review: Hashable, Sendable {
    public var skill: Skill
    public var record: ReviewRecord

    public init(skill: Skill, record: ReviewRecord) {
      self.skill = skill
      self.record = record
    }
  }

  /// Of an entry that is new to the library; one that it has keeps what was said of it here.
  public var isSuspended: Bool
  public var isFlagged: Bool
  public var reviews: [Review]

  public init(isSuspended: Bool = false, isFlagged: Bool = false, reviews: [Review] = []) {
    self.isSuspended = isSuspended
    self.isFlagged = isFlagged
    self.reviews = reviews
  }
}
