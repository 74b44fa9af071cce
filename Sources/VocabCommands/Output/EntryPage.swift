import JSONText
import Quiz
import Scheduling
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// An entry as a page for a person.
struct EntryPage {
  let entry: StoredEntry
  let cards: [StoredCard]
  let reviews: [StoredReview]
  let library: Library
  /// How the word sounds; nil if that is not known.
  let sound: Pronunciations.Sound?

  /// How many of the last reviews are shown.
  private static let reviewsShown = 10

  var lines: [StyledText] {
    let suspended: StyledText = localized("\(localized("Suspended"), .yellow): it is not asked.")
    return content.lines + (entry.isSuspended ? [suspended] : [])
      + (cards.isEmpty ? [localized("Not asked yet.")] : cards.flatMap { [line(for: $0), reason(for: $0)] }) + history
  }

  private var content: EntryParagraphs {
    EntryParagraphs(entry: entry.content, deck: entry.deck, ipa: sound?.ipa)
  }

  private var scheduler: Scheduler { library.scheduler(deck: entry.deck) }

  /// Why the card comes due when it does, in a sentence.
  private func reason(for card: StoredCard) -> StyledText {
    let schedule = card.schedule
    guard case .on(let day) = schedule.due else {
      return "  \(localized("It is in a step: asked again minutes after its last answer, until it has been right."))"
    }
    let then = percent(scheduler.retrievability(of: schedule, on: day))
    let wanted = percent(scheduler.desiredRetention)
    let sentence =
      day > library.moment.day
      ? localized("It comes back when the chance that you know it will have fallen to \(then); \(wanted) is asked for.")
      : localized("It came due when the chance that you know it had fallen to \(then); \(wanted) is asked for.")
    return "  \(sentence)"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  private func line(for card: StoredCard) -> StyledText {
    let schedule = card.schedule
    let due = wording.text(of: library.time(of: schedule.due))
    let known = scheduler.retrievability(of: schedule, on: library.moment.day)
    let memory = schedule.memory
    let skill = card.id.skill?.title ?? localized("card")
    let phase = schedule.phase.title
    // In a step minutes after an answer, how likely it is known says nothing.
    let state: StyledText =
      schedule.phase == .review
      ? localized("\(skill, .bold): \(phase), due \(due), \(percent(known)) likely known now")
      : localized("\(skill, .bold): \(phase), due \(due)")
    let (stability, difficulty) = (scheduler.model.stability(of: memory).fixed(1), memory.difficulty.fixed(1))
    let figures = localized("stability \(stability) days, difficulty \(difficulty) of 10")
    return "\(state) · \(figures) · \(schedule.reps.counted(.answer)), \(schedule.lapses.counted(.lapse))"
  }

  private var history: [StyledText] {
    reviews.suffix(Self.reviewsShown).map { review in
      let record = review.record
      let day = Clock.localFields(at: record.moment.at).formatted("%Y-%m-%d %H:%M")
      let given = record.given.map { $0.isEmpty ? "" : "  '\($0)'" } ?? ""
      let exercise = QuizMode(rawValue: record.exercise)?.title ?? record.exercise
      return "\(day, .dim)  \(record.rating.title)  \(exercise)\(given)"
    }
  }

  private var wording: DueWording { DueWording(calendar: library.calendar, now: library.clock.now) }
}
