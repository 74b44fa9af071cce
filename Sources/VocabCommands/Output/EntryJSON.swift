import JSONText
import Scheduling
import Vocabulary
import VocabularyStore

extension StoredEntry {
  /// The entry as `list` and `export` write it.
  var json: JSONValue {
    [
      "id": .string(uuid.description), "deck": .string(deck), "word": .string(content.word),
      "language": .string(content.language), "meanings": .strings(content.meanings),
      "meaning_language": .string(content.meaningLanguage),
      "examples": .array(
        content.examples.map { ["text": .string($0.text), "translation": .optional($0.translation)] }),
      "pronunciation": .optional(content.pronunciation), "part_of_speech": .optional(content.partOfSpeech),
      "level": .optional(content.level), "tags": .strings(content.tags), "note": .optional(content.note),
      "accepted": .strings(content.accepted),
      "confusables": .object(content.confusables.map { .init(name: $0.word, value: .string($0.reason)) }),
    ]
  }
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
