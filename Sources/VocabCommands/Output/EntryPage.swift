import JSONText
import Scheduling
import Terminal
import Vocabulary
import VocabularyStore

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
    content.lines + (entry.isSuspended ? ["\("Suspended", .yellow): it is not asked."] : [])
      + (cards.isEmpty ? ["Not asked yet."] : cards.flatMap { [line(for: $0), reason(for: $0)] }) + history
  }

  private var content: EntryParagraphs {
    EntryParagraphs(entry: entry.content, deck: entry.deck, ipa: sound?.ipa)
  }

  private var scheduler: Scheduler { library.scheduler(deck: entry.deck) }

  /// Why the card comes due when it does, in a sentence.
  private func reason(for card: StoredCard) -> StyledText {
    let schedule = card.schedule
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
    guard case .on(let day) = schedule.due else {
      return "  It is in a step: asked again minutes after its last answer, until it has been right."
    }
    let then = percent(scheduler.retrievability(of: schedule, on: day))
    let wanted = percent(scheduler.desiredRetention)
    return day > library.moment.day
      ? "  It comes back when the chance that you know it will have fallen to \(then); \(wanted) is asked for."
      : "  It came due when the chance that you know it had fallen to \(then); \(wanted) is asked for."
  }

  private func line(for card: StoredCard) -> StyledText {
    let schedule = card.schedule
    let due = wording.text(of: library.time(of: schedule.due))
    let known = scheduler.retrievability(of: schedule, on: library.moment.day)
    let memory = schedule.memory
    // In a step minutes after an answer, how likely it is known says nothing.
    let likely = schedule.phase == .review ? ", \(Int((known * 100).rounded()))% likely known now" : ""
    return """
      \(card.id.skill?.name ?? "card", .bold): \(schedule.phase.name), due \(due)\(likely) · stability \(memory.stability.fixed(1)) days, \
      difficulty \(memory.difficulty.fixed(1)) of 10 · \(schedule.reps.counted("answer")), \
      \(schedule.lapses.counted("lapse"))
      """
  }

  private var history: [StyledText] {
    reviews.suffix(Self.reviewsShown).map { review in
      let record = review.record
      let day = Clock.localFields(at: record.moment.at).formatted("%Y-%m-%d %H:%M")
      let given = record.given.map { $0.isEmpty ? "" : "  '\($0)'" } ?? ""
      return "\(day, .dim)  \(record.rating.name)  \(record.exercise)\(given)"
    }
  }

  private var wording: DueWording { DueWording(calendar: library.calendar, now: library.clock.now) }
}
