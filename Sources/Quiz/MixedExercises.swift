public import Scheduling
public import Vocabulary

/// Which exercise suits a card in a session of several: first it is met, then recognized, then produced, then heard,
/// and at last whole sentences are built.
public enum MixedExercises {
  /// From this stability on, in days, a word that is produced is listened to as well.
  public static let listeningStability = 7.0
  /// From this stability on, in days, every second production is a sentence to be built.
  static let buildingStability = 21.0

  public static func mode(for card: CardID, schedule: CardSchedule?) -> QuizMode {
    switch card.skill {
    case .recognition?: return schedule == nil ? .cards : .choice
    case .listening?: return .listen
    case .production?, nil:
      guard let schedule, schedule.memory.stability >= buildingStability else { return .cloze }
      return schedule.reps.isMultiple(of: 2) ? .build : .cloze
    }
  }

  /// The skill that an entry is ready to begin next; nil if it waits for another to settle, or has them all.
  ///
  /// - Parameter schedules: those of the entry's cards, by skill.
  public static func nextSkill(_ schedules: [Skill: CardSchedule]) -> Skill? {
    guard let recognition = schedules[.recognition] else { return schedules.isEmpty ? .recognition : nil }
    guard let production = schedules[.production] else { return recognition.phase == .review ? .production : nil }
    guard schedules[.listening] == nil, production.phase == .review else { return nil }
    return production.memory.stability >= listeningStability ? .listening : nil
  }
}
