import DeckFormats
import JSONText
import Scheduling
import Vocabulary
import VocabularyStore

extension StoredEntry {
  /// The entry as `list` and `export` write it.
  var json: JSONValue { EntryJSON.object(id: uuid.description, deck: deck, content) }
}

extension StoredCard {
  /// The card as `show` writes it.
  func json(in library: Library) -> JSONValue {
    [
      "skill": .optional(id.skill?.name), "state": .string(isSuspended ? "suspended" : schedule.phase.name),
      "due": .string(library.time(of: schedule.due).rfc3339),
      "stability": .decimal(schedule.memory.stability, places: 4),
      "difficulty": .decimal(schedule.memory.difficulty, places: 4), "reps": .integer(schedule.reps),
      "lapses": .integer(schedule.lapses),
    ]
  }
}

extension StoredReview {
  /// The review as `show` writes it.
  var json: JSONValue {
    [
      "at": .string(record.moment.at.rfc3339), "rating": .string(record.rating.name),
      "verdict": .string(record.verdict), "exercise": .string(record.exercise), "given": .optional(record.given),
      "ms": record.milliseconds.map { .integer($0) } ?? .null,
    ]
  }
}

extension CardSchedule.Phase {
  var name: String {
    switch self {
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }
}
