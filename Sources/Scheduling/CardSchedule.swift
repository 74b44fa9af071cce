/// Where an answered card stands. A card that was never answered has no schedule.
public struct CardSchedule: Hashable, Sendable {
  /// What the card is at.
  public enum Phase: Hashable, Sendable {
    /// New and in its learning steps; the step counts from 0.
    case learning(step: Int)
    case review
    /// Forgotten and in its relearning steps.
    case relearning(step: Int)
  }

  /// When it is asked again: a step at an instant, a review on a study day.
  public enum Due: Hashable, Sendable {
    case at(Timestamp)
    case on(StudyDay)
  }

  public var phase: Phase
  public var memory: MemoryState
  public var due: Due
  public var lastReview: ReviewMoment
  /// Answers given, of every rating.
  public var reps: Int
  /// Times it was forgotten after it had been learned.
  public var lapses: Int

  public init(phase: Phase, memory: MemoryState, due: Due, lastReview: ReviewMoment, reps: Int, lapses: Int) {
    self.phase = phase
    self.memory = memory
    self.due = due
    self.lastReview = lastReview
    self.reps = reps
    self.lapses = lapses
  }
}
