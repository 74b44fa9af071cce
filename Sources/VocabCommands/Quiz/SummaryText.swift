import Quiz
import Terminal
import Wording

/// The end of a session in words.
struct SummaryText {
  let summary: SessionSummary
  let wording: DueWording

  var lines: [StyledText] {
    var lines: [StyledText] = []
    if summary.tally.asked > 0 { lines.append(result) }
    if !summary.tally.missed.isEmpty {
      lines.append(localized("Missed: \(summary.tally.missed.joined(separator: ", "))"))
    }
    if summary.isCram, summary.tally.asked > 0 {
      lines.append(localized("Practice: nothing was written to the memory."))
    }
    switch summary.idle {
    case .emptyLibrary:
      lines.append(localized("The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'."))
    case .nothingChosen:
      lines.append(localized("No words are there to ask. 'vocab decks' and 'vocab list' show what is."))
    case .nothingDue: lines.append(nothingDue)
    case nil: lines += rest
    }
    if summary.tally.asked > 0, let league = summary.league { lines.append(StyledText(league.sentence)) }
    if summary.tally.asked > 0, summary.unfitted >= Library.reviewsPerFit {
      lines.append(
        localized(
          """
          The memory model does not know \(summary.unfitted) of your answers yet; 'vocab optimize' fits it to them.
          """))
    }
    return lines
  }

  private var result: StyledText {
    let tally = summary.tally
    let percent = (tally.correct * 100 + tally.asked / 2) / tally.asked
    var parts = [localized("\(tally.asked.counted(.answer)), \(tally.correct) right (\(percent)%)")]
    if tally.new > 0 { parts.append(localized("\(tally.new) new")) }
    let minutes = summary.milliseconds / 60_000
    if minutes > 0 { parts.append(localized("\(minutes) min")) }
    return StyledText(parts.joined(separator: ", "))
  }

  private var nothingDue: StyledText {
    if summary.backlog > 0 { return backlog }
    guard let next else { return localized("Nothing is due, and no card waits.") }
    return "\(localized("Nothing is due.")) \(next) \(localized("'vocab quiz --ahead' goes ahead."))"
  }

  private var next: String? { summary.next.map { localized("Next: \(wording.text(of: $0)).") } }

  private var rest: [StyledText] {
    // Practice asks what it likes: nothing of it is left.
    if summary.isCram { return [] }
    if summary.left > 0 {
      return [
        summary.left == 1
          ? localized("1 card is left; '\(summary.command)' goes on.")
          : localized("\(summary.left) cards are left; '\(summary.command)' goes on.")
      ]
    }
    if summary.siblings > 0 {
      return [
        summary.siblings == 1
          ? localized("1 more card of these words is due; '\(summary.command)' asks it.")
          : localized("\(summary.siblings) more cards of these words are due; '\(summary.command)' asks them.")
      ]
    }
    if summary.backlog > 0 { return [backlog] }
    let tomorrow = summary.tomorrow > 0 ? localized("Due tomorrow: \(summary.tomorrow).") : nil
    return [StyledText([localized("Done."), next, tomorrow].compactMap(\.self).joined(separator: " "))]
  }

  /// After a holiday: what is due is spread over days.
  private var backlog: StyledText {
    let perDay = max(1, summary.reviewsPerDay)
    let days = (summary.backlog + perDay - 1) / perDay
    let reviews = perDay.counted(.review)
    let waits =
      summary.backlog == 1 ? localized("1 more is due.") : localized("\(summary.backlog) more are due.")
    let when =
      if summary.backlog == 1 {
        localized("At \(reviews) a day it is done in 1 more day; 'vocab config set reviews-per-day' changes that.")
      } else if days == 1 {
        localized("At \(reviews) a day they are done in 1 more day; 'vocab config set reviews-per-day' changes that.")
      } else {
        localized(
          """
          At \(reviews) a day they are done in \(days) more days; 'vocab config set reviews-per-day' changes that.
          """)
      }
    return "\(waits) \(when)"
  }
}
