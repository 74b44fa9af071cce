import Quiz
import Scheduling
import Terminal
import UnicodeText
import Vocabulary
import Wording

/// A session for a person: one item at a time.
struct TextQuizPresenter: QuizPresenter {
  let out: TerminalOutput
  let calendar: StudyCalendar
  let clock: Clock
  /// For a screen reader: words instead of signs, no columns to be compared.
  var isPlain = false
  let started = ContinuousClock.now

  private var wording: DueWording { DueWording(calendar: calendar, now: clock.now) }

  func start() throws {}

  func ask(_ question: Question, at place: SessionPlace) throws {
    try out.writeLine()
    try out.writeLine("\(head(place), .dim)")
    if let translation = question.translation {
      try show("\(translation, .dim)")
    } else if question.mode == .cloze {
      // Without a translation a sentence alone would leave any word possible.
      try show("\(question.entry.meanings.joined(separator: "; "), .dim)")
    }
    switch question.mode {
    case .listen: try show("\(isPlain ? localized("Listen:") : "♪", .cyan) \(question.widePrompt, .bold)")
    case .build: for line in numbered(question.pieces) { try out.writeLine("\(line, .bold)") }
    case .choice:
      try show("\(question.prompt, .bold)")
      for (index, choice) in question.choices.enumerated() { try showBelow("\(index + 1) \(choice)") }
    case .cards:
      try show("\(question.prompt, .bold)")
      try showBelow("\(localized("Enter shows the answer"), .dim)")
    case .cloze, .type: try show("\(question.widePrompt, .bold)")
    }
  }

  func retry(_ grade: Grade, given: String, to question: Question, at place: SessionPlace) throws {
    let mark = isPlain ? localized("Almost:") : "~"
    let sentences = [grade.explanation?.asSentence, localized("Try once more.")].compactMap(\.self)
    try showVerdict("\(mark, .yellow) \(sentences.joined(separator: " "))")
  }

  func reveal(_ question: Question) throws {
    try showBelow("\(question.answer, .bold)")
    if let sentence = question.sentence { try showBelow("\(sentence, .italic)") }
    try showBelow("\(localized("1 again · 2 hard · 3 good · 4 easy"), .dim)")
  }

  func misread(_ given: String, allowed: ClosedRange<Int>, _ question: Question, at place: SessionPlace) throws {
    let (first, last) = (allowed.lowerBound, allowed.upperBound)
    try showBelow(
      question.pieces.isEmpty
        ? localized("A number from \(first) to \(last), please.")
        : localized("Each number from \(first) to \(last) once, please."))
  }

  func graded(_ answer: GradedAnswer, to question: Question) throws {
    let entry = question.entry
    try showVerdict(verdict(answer, question))
    if question.isTyped, answer.grade.showsDifference {
      try showDifference(given: answer.given, expected: answer.grade.nearest)
    }
    if let explanation = answer.grade.explanation { try showBelow("\(explanation.asSentence)") }
    if question.mode == .cloze, question.answer != WordPattern.shown(entry.word) {
      try showBelow("\(localized("a form of \(WordPattern.shown(entry.word))"), .dim)")
    }
    if let sound = answer.sound {
      let warning = sound.isUnexpected ? "  " + localized("it does not sound as it is spelled") : ""
      try showBelow("\("[\(sound.ipa)]", .dim)\(warning, .yellow)")
    }
    if let note = entry.note { try showBelow("\(note, .dim)") }
  }

  func amended(_ command: QuizInput.Command, _ answer: LastAnswer, due: Timestamp, stands: Bool) throws {
    let what =
      command == .accept
      ? localized(
        """
        '\(answer.given.collapsedSpaces)' counts as right for '\(WordPattern.shown(answer.question.entry.word))' from now on
        """)
      : localized("It was easy")
    try showBelow("\(what) · \(dueText(due))")
  }

  func leech(_ question: Question, mistakes: [(given: String, count: Int)]) throws {
    let word = WordPattern.shown(question.entry.word)
    let typed = mistakes.map { "'\($0.given)'" + ($0.count > 1 ? " (\(localized("\($0.count) times")))" : "") }
    let list = typed.joined(separator: ", ")
    let isHabit = mistakes.contains { $0.count > 1 }
    let sentences = [
      localized("\(word) was forgotten again and again, so it is suspended."),
      typed.isEmpty ? nil : isHabit ? localized("You often typed \(list).") : localized("You typed \(list)."),
      localized("Edit it or find another sentence; 'vocab resume' asks it again."),
    ]
    try show("\(localized("Leech:"), .yellow) \(sentences.compactMap(\.self).joined(separator: " "))")
  }

  func offerUndo() throws {
    try out.writeLine()
    try show("\(localized("That was the last one. Enter ends; /undo goes a step back."), .dim)")
  }

  func notice(_ text: String) { try? show("\(text, .yellow)") }

  func mistyped(_ given: String, _ question: Question) throws {
    try showDifference(given: given, expected: question.answer)
  }

  func answer(_ command: QuizInput.Command, card: CardID, text: String?, stands: Bool) throws {
    if let text { try showBelow("\(text)") }
  }

  func unknown(command: String, card: CardID) throws {
    let known = QuizInput.Command.allCases.map { "/\($0.rawValue)" }.joined(separator: " ")
    try showBelow(localized("There is no \(command.truncated(toColumns: 30)). The commands are \(known)."))
  }

  func end(_ summary: SessionSummary) throws {
    // Nothing stands above that the end would have to be parted from.
    if summary.idle == nil { try out.writeLine() }
    for line in SummaryText(summary: summary, wording: wording).lines { try show(line) }
  }

  // MARK: - Lines

  /// `7/20 · 12 left, 3 new · 4 min`
  private func head(_ place: SessionPlace) -> String {
    var parts = [place.isRepeat ? localized("once more") : "\(place.position)/\(place.total)"]
    if place.newLeft > 0 {
      parts.append(localized("\(place.left) left, \(place.newLeft) new"))
    } else if place.left > 0 {
      parts.append(localized("\(place.left) left"))
    }
    let minutes = Int((ContinuousClock.now - started) / .seconds(60))
    if minutes > 0 { parts.append(localized("\(minutes) min")) }
    return parts.joined(separator: " · ")
  }

  /// `1 we   2 hand   3 last`, in lines that keep a number beside its piece.
  private func numbered(_ pieces: [String]) -> [String] {
    let gap = "   "
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      let next = "\(index + 1) \(piece)"
      if let last = lines.last, !out.isTerminal || (last + gap + next).columns <= out.columns {
        lines[lines.count - 1] = last + gap + next
      } else {
        lines.append(next)
      }
    }
    return lines
  }

  private func verdict(_ answer: GradedAnswer, _ question: Question) -> StyledText {
    let mark: StyledText =
      answer.grade.verdict.counts
      ? "\(isPlain ? localized("Right:") : "✓", .green)" : "\(isPlain ? localized("Not right:") : "✗", .red)"
    var line: StyledText = "\(mark) \(question.answer, .bold)"
    switch question.mode {
    case .choice, .cards: break
    case .cloze, .type, .listen, .build: line += "  \(question.entry.meanings.joined(separator: "; "))"
    }
    if let due = answer.due { line += "  \("· \(dueText(due))", .dim)" }
    return line
  }

  /// A step that the session itself asks again is not waited for.
  private func dueText(_ due: Timestamp) -> String {
    let isSoon = due <= clock.now.adding(seconds: Int64(Scheduler.learnAheadSeconds))
    return isSoon ? localized("again in this session") : wording.text(of: due)
  }

  /// Two lines, aligned, and marks below what differs.
  private func showDifference(given: String, expected: String) throws {
    let given = given.collapsedSpaces
    let inWords: StyledText = localized("You typed \(given); the answer is \(expected).")
    if isPlain { return try showBelow(inWords) }
    var (first, second, marks) = ("", "", "")
    for place in AnswerDifference(given: given, expected: expected).places {
      let width = max(place.given?.columns ?? 0, place.expected?.columns ?? 0)
      first += (place.given.map { String($0) } ?? "").padded(toColumns: width)
      second += (place.expected.map { String($0) } ?? "").padded(toColumns: width)
      marks += String(repeating: place.isSame ? " " : "^", count: width)
    }
    guard marks.contains("^") else { return }
    // Wider than the window, the lines would break and compare nothing.
    guard marks.columns + 2 <= out.columns else { return try showBelow(inWords) }
    try out.writeLine("  \(first)\n  \(second)\n  \(marks, .yellow)")
  }

  private func show(_ text: StyledText) throws { try out.writeParagraph(text) }

  /// Shows a line that begins with a mark, which stands out.
  private func showVerdict(_ text: StyledText) throws { try out.writeParagraph(text, indent: 2) }

  /// Shows what belongs to the line above.
  private func showBelow(_ text: StyledText) throws { try out.writeParagraph("  \(text)", indent: 2) }
}

extension Grade {
  /// True where the letters of both texts can be compared; of another keyboard none would agree.
  fileprivate var showsDifference: Bool {
    (verdict == .close || verdict == .accent) && reason != .keyboardLayout && reason != .reading
  }
}

extension String {
  /// The text with a full stop, unless it ends with one: what a deck says may.
  fileprivate var asSentence: String { ".!?。".contains(last ?? " ") ? self : self + "." }
}
