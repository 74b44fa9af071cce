public import JSONText
internal import Scheduling
internal import UnicodeText
public import Vocabulary

/// An entry as one JSON object: the form that `list` and `export` write and that an import reads.
public enum EntryJSON {
  /// The members of an entry; text fields that it lacks are null.
  public static func object(id: String, deck: String, _ entry: Entry) -> JSONValue {
    [
      "id": .string(id), "deck": .string(deck), "word": .string(entry.word), "language": .string(entry.language),
      "meanings": .strings(entry.meanings), "meaning_language": .string(entry.meaningLanguage),
      "examples": .array(
        entry.examples.map { ["text": .string($0.text), "translation": .optional($0.translation)] }),
      "pronunciation": .optional(entry.pronunciation), "part_of_speech": .optional(entry.partOfSpeech),
      "level": .optional(entry.level), "tags": .strings(entry.tags), "note": .optional(entry.note),
      "accepted": .strings(entry.accepted),
      "confusables": .object(entry.confusables.map { .init(name: $0.word, value: .string($0.reason)) }),
    ]
  }
}

extension PastReview {
  /// The review with all that is known of it, its time to the millisecond.
  var json: JSONValue {
    [
      "skill": .string(skill.name), "at": .string(at.preciseRFC3339), "day": .optional(place?.day.date),
      "utc_offset": place.map { .integer($0.utcOffset) } ?? .null, "rating": .string(rating.name),
      "verdict": .string(verdict), "exercise": .string(exercise), "given": .optional(given),
      "ms": milliseconds.map { .integer($0) } ?? .null, "hints": .integer(hints),
    ]
  }

  /// Reads a review; nil for a value that tells no card, time or rating.
  init?(json: JSONValue) {
    guard let skill = Skill.allCases.first(where: { $0.name == json["skill"]?.string }),
      let at = json["at"]?.string.flatMap({ Timestamp(rfc3339: $0) }),
      let rating = Rating.allCases.first(where: { $0.name == json["rating"]?.string })
    else { return nil }
    func text(_ name: String) -> String? { json[name]?.string?.removingControls() }
    func number(_ name: String) -> Int? { json[name]?.integer.flatMap { Int(exactly: $0) } }
    var place: Place?
    if let day = text("day").flatMap({ StudyDay(date: $0) }), let offset = number("utc_offset"),
      (-86_400...86_400).contains(offset)
    {
      place = Place(day: day, utcOffset: offset)
    }
    self.init(
      skill: skill, at: at, place: place, rating: rating, verdict: text("verdict") ?? "",
      exercise: text("exercise") ?? "", given: text("given"), milliseconds: number("ms").map { max(0, $0) },
      hints: max(0, number("hints") ?? 0))
  }
}
