import Quiz
import Scheduling
import Terminal
import UnicodeText
import Vocabulary

/// A session for a person: one item at a time.
struct TextQuizPresenter: QuizPresenter {
  let out: TerminalOutput
  let calendar: StudyCalendar
  let clock: Clock

  private var wording: DueWording { DueWording(calendar: calendar, now: clock.now) }

  func start() throws {}

  func ask(_ question: Question, at place: SessionPlace) throws {
    let head = place.isRepeat ? "once more" : "\(place.position)/\(place.total)"
    try out.writeLine()
    try out.writeLine("\(head, .dim)")
    if let translation = question.translation { try show("\(translation, .dim)") }
    try show("\(question.prompt, .bold)")
  }

  func retry(_ grade: Grade, given: String, to question: Question, at place: SessionPlace) throws {
    try show("\("~", .yellow) \(grade.explanation ?? grade.verdict.rawValue). Try once more.")
  }

  func graded(_ answer: GradedAnswer, to question: Question) throws {
    let grade = answer.grade
    let entry = question.entry
    let mark: StyledText = grade.verdict.counts ? "\("✓", .green)" : "\("✗", .red)"
    let meanings = entry.meanings.joined(separator: "; ")
    try show("\(mark) \(question.answer, .bold)  \(meanings)  \("· \(dueText(answer.due))", .dim)")
    if grade.verdict == .close || grade.verdict == .accent {
      try showDifference(AnswerDifference(given: answer.given.collapsedSpaces, expected: grade.nearest))
    }
    if let explanation = grade.explanation { try show("  \(explanation).") }
    if question.answer != WordPattern.shown(entry.word), question.mode == .cloze {
      try show("  \("a form of \(WordPattern.shown(entry.word))", .dim)")
    }
    if let sound = answer.sound {
      let warning = sound.isUnexpected ? "  it does not sound as it is spelled" : ""
      try show("  \("[\(sound.ipa)]", .dim)\(warning, .yellow)")
    }
    if let note = entry.note { try show("  \(note, .dim)") }
  }

  func notice(_ text: String) { try? show("\(text, .yellow)") }

  func mistyped(_ given: String, _ question: Question) throws {
    try showDifference(AnswerDifference(given: given.collapsedSpaces, expected: question.answer))
  }

  func answer(_ command: QuizInput.Command, card: CardID, text: String?) throws {
    if let text { try show("  \(text)") }
  }

  func unknown(command: String, card: CardID) throws {
    let known = QuizInput.Command.allCases.map { "/\($0.rawValue)" }.joined(separator: " ")
    try show("  There is no \(command.truncated(toColumns: 30)). The commands are \(known).")
  }

  func end(_ summary: SessionSummary) throws {
    try out.writeLine()
    if summary.tally.asked > 0 { try show(result(summary)) }
    if !summary.tally.missed.isEmpty {
      try show("Missed: \(summary.tally.missed.joined(separator: ", "))")
    }
    switch summary.idle {
    case .emptyLibrary:
      try show("The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.")
    case .nothingChosen:
      try show("No words are there to ask. 'vocab decks' and 'vocab list' show what is.")
    case .nothingDue:
      guard let next = summary.next else { return try show("Nothing is due, and no card waits.") }
      try show("Nothing is due. Next: \(wording.text(of: next)). 'vocab quiz --ahead' goes ahead.")
    case nil where summary.left > 0:
      try show("\(summary.left) \(summary.left == 1 ? "card is" : "cards are") left; 'vocab quiz' goes on.")
    case nil:
      if let next = summary.next { try show("Done. Next: \(wording.text(of: next)).") }
    }
  }

  /// A step that the session itself asks again is not waited for.
  private func dueText(_ due: Timestamp) -> String {
    let isSoon = due <= clock.now.adding(seconds: Int64(Scheduler.learnAheadSeconds))
    return isSoon ? "again in this session" : wording.text(of: due)
  }

  private func result(_ summary: SessionSummary) -> StyledText {
    let tally = summary.tally
    let percent = (tally.correct * 100 + tally.asked / 2) / tally.asked
    let answers = tally.asked == 1 ? "1 answer" : "\(tally.asked) answers"
    var text: StyledText = "\(answers), \(tally.correct) right (\(percent)%)"
    if tally.new > 0 { text += ", \(tally.new) new" }
    let minutes = (summary.milliseconds + 30_000) / 60_000
    if minutes > 0 { text += ", \(minutes) min" }
    return text
  }

  /// Two lines, aligned, and marks below what differs.
  private func showDifference(_ difference: AnswerDifference) throws {
    var (given, expected, marks) = ("", "", "")
    for place in difference.places {
      let width = max(place.given?.columns ?? 0, place.expected?.columns ?? 0)
      given += (place.given.map { String($0) } ?? "").padded(toColumns: width)
      expected += (place.expected.map { String($0) } ?? "").padded(toColumns: width)
      marks += String(repeating: place.isSame ? " " : "^", count: width)
    }
    guard marks.contains("^") else { return }
    try out.writeLine("  \(given)\n  \(expected)\n  \(marks, .yellow)")
  }

  private func show(_ text: StyledText) throws {
    try out.writeParagraph(text)
  }
}
