import JSONText
import Quiz
import Scheduling
import Terminal
import Vocabulary

/// A session as JSON lines, for other front ends.
struct JSONQuizPresenter: QuizPresenter {
  let out: TerminalOutput

  func start() throws {
    try write(["event": "start", "protocol": 1])
  }

  func ask(_ question: Question, at place: SessionPlace) throws {
    var event: JSONValue = [
      "event": "question", "card": .integer(question.card.rawValue), "mode": .string(question.mode.rawValue),
      "prompt": .string(question.prompt), "translation": .optional(question.translation),
      "meanings": .strings(question.entry.meanings), "position": .integer(place.position),
      "total": .integer(place.total), "repeat": .bool(place.isRepeat),
    ]
    if !question.choices.isEmpty { event = event.adding(["choices": .strings(question.choices)]) }
    if !question.pieces.isEmpty { event = event.adding(["pieces": .strings(question.pieces)]) }
    try write(event)
  }

  func retry(_ grade: Grade, given: String, to question: Question, at place: SessionPlace) throws {
    try write(answer(grade, given: given, rating: nil, to: question, due: nil))
    try ask(question, at: place)
  }

  func graded(_ graded: GradedAnswer, to question: Question) throws {
    let event = answer(graded.grade, given: graded.given, rating: graded.rating, to: question, due: graded.due)
    try write(event.adding(["ipa": .optional(graded.sound?.ipa)]))
  }

  func notice(_ text: String) { try? write(["event": "notice", "text": .string(text)]) }

  func reveal(_ question: Question) throws {
    try write([
      "event": "reveal", "card": .integer(question.card.rawValue), "expected": .string(question.answer),
    ])
  }

  func misread(_ given: String, allowed: ClosedRange<Int>, _ question: Question, at place: SessionPlace) throws {
    try write([
      "event": "misread", "card": .integer(question.card.rawValue), "given": .string(given),
      "allowed": .strings(allowed.map { String($0) }),
    ])
    try ask(question, at: place)
  }

  func amended(_ command: QuizInput.Command, _ amended: LastAnswer, due: Timestamp, stands: Bool) throws {
    try answer(command, card: amended.question.card, text: nil, stands: stands)
    try write(
      answer(amended.grade, given: amended.given, rating: amended.rating, to: amended.question, due: due))
  }

  func leech(_ question: Question, mistakes: [(given: String, count: Int)]) throws {
    try write([
      "event": "leech", "card": .integer(question.card.rawValue),
      "mistakes": .array(mistakes.map { ["given": .string($0.given), "count": .integer($0.count)] }),
    ])
  }

  func offerUndo() {}

  func mistyped(_ given: String, _ question: Question) {}

  func answer(_ command: QuizInput.Command, card: CardID, text: String?, stands: Bool) throws {
    try write([
      "event": "command", "name": .string(command.rawValue), "card": .integer(card.rawValue), "text": .optional(text),
      "stands": .bool(stands),
    ])
  }

  func unknown(command: String, card: CardID) throws {
    try write([
      "event": "command", "name": .string(command), "card": .integer(card.rawValue), "text": .null,
      "stands": true, "error": "unknown command",
    ])
  }

  func end(_ summary: SessionSummary) throws {
    let tally = summary.tally
    try write([
      "event": "summary", "asked": .integer(tally.asked), "correct": .integer(tally.correct),
      "new": .integer(tally.new), "missed": .strings(tally.missed), "left": .integer(summary.left),
      "ms": .integer(summary.milliseconds),
      "due_tomorrow": .integer(summary.tomorrow), "backlog": .integer(summary.backlog),
      "siblings": .integer(summary.siblings),
      "next_due": .optional(summary.next?.rfc3339),
      "league": summary.league.map { .object($0.members) } ?? .null,
    ])
  }

  private func answer(
    _ grade: Grade, given: String, rating: Rating?, to question: Question, due: Timestamp?
  ) -> JSONValue {
    [
      "event": "answer", "card": .integer(question.card.rawValue), "given": .string(given),
      "verdict": .string(grade.verdict.rawValue), "expected": .string(question.answer),
      "explanation": .optional(grade.explanation), "rating": .optional(rating?.name), "due": .optional(due?.rfc3339),
    ]
  }

  private func write(_ event: JSONValue) throws { try out.write(raw: event.line + "\n") }
}
