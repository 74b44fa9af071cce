import JSONText
import Quiz
import Terminal
import UnicodeText

/// A level test for a person: one word at a time.
struct TextLevelPresenter: LevelPresenter {
  let out: TerminalOutput

  func start() throws {}

  func ask(_ question: LevelQuestion) throws {
    try out.writeLine()
    try out.writeLine("\("\(question.position)/\(question.total)", .dim)")
    try out.writeParagraph("\(question.word.onOneLine, .bold)")
  }

  func answered(_ question: LevelQuestion, isKnown: Bool) throws {}

  func unclear(_ line: String, _ question: LevelQuestion) throws {
    try out.writeLine("  Type y if you know the word, n if not, q to end.")
  }

  func end(_ result: LevelResult) throws {
    try out.writeLine()
    guard result.estimate.total > 0 else {
      return try show("There are no words to ask. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'.")
    }
    guard result.answered > 0 else { return try show("Nothing was answered, so there is nothing to tell.") }
    let estimate = result.estimate
    if result.hasLevels {
      try show("\(estimate.level.rawValue, .bold) (\(estimate.lowLevel.rawValue) to \(estimate.highLevel.rawValue))")
    } else {
      try show("None of these words has a level, so there is none to tell.")
    }
    let words = estimate.total == 1 ? "1 word" : "\(estimate.total) words"
    let range = "\(estimate.knownLow.fixed(0)) to \(estimate.knownHigh.fixed(0))"
    try show("You know about \(estimate.known.fixed(0), .bold) of \(words) (\(range)).")
    if !result.madeUp.isEmpty { try show("\(madeUpText(result))") }
    if !result.isKept {
      try show("Not kept: too few answers, or too many made-up words taken for real. 'vocab level' starts again.")
    }
  }

  func marked(_ words: [String]) throws {
    if words.isEmpty { return try show("No new word lies far enough below your level to be marked known.") }
    let count = words.count == 1 ? "1 word" : "\(words.count) words"
    try show("Marked \(count) known; the quiz leaves \(words.count == 1 ? "it" : "them") out.")
    let first = words.prefix(10).joined(separator: ", ")
    let more = words.count > 10 ? " and \(words.count - 10) more" : ""
    try show("  \(first)\(more)")
    try show("'vocab resume WORD...' asks them again.")
  }

  /// A false alarm is no fault, and nobody should go away believing that a made-up word is one.
  private func madeUpText(_ result: LevelResult) -> String {
    let count = result.madeUp.count
    let list = result.madeUp.joined(separator: ", ")
    let told = count == 1 ? "One word was made up: \(list)." : "\(count) words were made up: \(list)."
    let taken = result.falseAlarms.count
    guard taken > 0 else { return told }
    let which = taken < count ? result.falseAlarms.joined(separator: ", ") : count == 1 ? "it" : "all of them"
    let allowed = "\(told) You took \(which) for real, as happens to most people; the result allows for it."
    return taken * 2 <= count
      ? allowed : "\(allowed) It is surer if you say yes only to words whose meaning you could tell."
  }

  private func show(_ text: StyledText) throws { try out.writeParagraph(text) }
}
