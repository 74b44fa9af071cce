import JSONText
import Quiz
import Terminal

/// A level test as JSON lines, for other front ends.
struct JSONLevelPresenter: LevelPresenter {
  let out: TerminalOutput

  func start() throws { try write(["event": "start", "protocol": 1]) }

  func ask(_ question: LevelQuestion) throws {
    try write([
      "event": "question", "word": .string(question.word), "position": .integer(question.position),
      "total": .integer(question.total),
    ])
  }

  func answered(_ question: LevelQuestion, isKnown: Bool) throws {
    try write([
      "event": "answer", "word": .string(question.word), "known": .bool(isKnown),
      "position": .integer(question.position),
    ])
  }

  func unclear(_ line: String, _ question: LevelQuestion) throws {
    try write(["event": "unclear", "given": .string(line), "expected": "y or n"])
    try ask(question)
  }

  func end(_ result: LevelResult) throws {
    let estimate = result.estimate
    func level(_ level: CEFRLevel) -> JSONValue {
      result.answered > 0 && result.hasLevels ? .string(level.rawValue) : .null
    }
    func number(_ value: Double, _ places: Int) -> JSONValue {
      result.answered > 0 ? .decimal(value, places: places) : .null
    }
    try write([
      "event": "level", "level": level(estimate.level), "low": level(estimate.lowLevel),
      "high": level(estimate.highLevel), "theta": number(estimate.ability, 2),
      "theta_low": number(estimate.low, 2), "theta_high": number(estimate.high, 2),
      "known": number(estimate.known, 1), "known_low": number(estimate.knownLow, 1),
      "known_high": number(estimate.knownHigh, 1), "total": .integer(estimate.total),
      "answered": .integer(result.answered), "made_up": .strings(result.madeUp),
      "false_alarms": .integer(result.falseAlarms.count), "kept": .bool(result.isKept),
    ])
  }

  func marked(_ words: [String]) throws {
    try write(["event": "marked", "count": .integer(words.count), "words": .strings(words)])
  }

  private func write(_ event: JSONValue) throws { try out.write(raw: event.line + "\n") }
}
