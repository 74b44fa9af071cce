import Quiz
import Terminal

/// The end of a session in words.
struct SummaryText {
  let summary: SessionSummary
  let wording: DueWording

  var lines: [StyledText] {
    var lines: [StyledText] = []
    if summary.tally.asked > 0 { lines.append(result) }
    if !summary.tally.missed.isEmpty { lines.append("Missed: \(summary.tally.missed.joined(separator: ", "))") }
    if summary.isCram, summary.tally.asked > 0 { lines.append("Practice: nothing was written to the memory.") }
    switch summary.idle {
    case .emptyLibrary:
      lines.append("The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.")
    case .nothingChosen:
      lines.append("No words are there to ask. 'vocab decks' and 'vocab list' show what is.")
    case .nothingDue: lines.append(nothingDue)
    case nil: lines += rest
    }
    if summary.tally.asked > 0, summary.unfitted >= Library.reviewsPerFit {
      lines.append(
        "\(summary.unfitted) answers have come since the memory model was fitted to you; 'vocab optimize' fits it.")
    }
    return lines
  }

  private var result: StyledText {
    let tally = summary.tally
    let percent = (tally.correct * 100 + tally.asked / 2) / tally.asked
    let answers = tally.asked == 1 ? "1 answer" : "\(tally.asked) answers"
    var text: StyledText = "\(answers), \(tally.correct) right (\(percent)%)"
    if tally.new > 0 { text += ", \(tally.new) new" }
    let minutes = summary.milliseconds / 60_000
    if minutes > 0 { text += ", \(minutes) min" }
    return text
  }

  private var nothingDue: StyledText {
    if summary.backlog > 0 { return backlog }
    guard let next = summary.next else { return "Nothing is due, and no card waits." }
    return "Nothing is due. Next: \(wording.text(of: next)). 'vocab quiz --ahead' goes ahead."
  }

  private var rest: [StyledText] {
    if summary.left > 0 {
      return ["\(summary.left) \(summary.left == 1 ? "card is" : "cards are") left; 'vocab quiz' goes on."]
    }
    if summary.backlog > 0 { return [backlog] }
    var line = "Done."
    if let next = summary.next { line += " Next: \(wording.text(of: next))." }
    if summary.tomorrow > 0 { line += " Due tomorrow: \(summary.tomorrow)." }
    return ["\(line)"]
  }

  /// After a holiday: what is due is spread over days.
  private var backlog: StyledText {
    let perDay = max(1, summary.reviewsPerDay)
    let days = (summary.backlog + perDay - 1) / perDay
    return """
      \(summary.backlog) more \(summary.backlog == 1 ? "is" : "are") due. At \(summary.reviewsPerDay) reviews a day \
      they are done in \(days) more \(days == 1 ? "day" : "days"); 'vocab config set reviews-per-day' changes that.
      """
  }
}
