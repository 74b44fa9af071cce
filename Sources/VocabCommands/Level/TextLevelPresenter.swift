import JSONText
import Quiz
import Terminal
import UnicodeText
import Wording

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
    try show("  \(localized("Type y if you know the word, n if not, q to end."))")
  }

  func end(_ result: LevelResult) throws {
    guard result.estimate.total > 0 else {
      return try show(
        localized("There are no words to ask. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'."))
    }
    try out.writeLine()
    guard result.answered > 0 else {
      return try show(localized("Nothing was answered, so there is nothing to tell."))
    }
    let estimate = result.estimate
    if result.hasLevels {
      let (low, high) = (estimate.lowLevel.rawValue, estimate.highLevel.rawValue)
      try show(localized("\(estimate.level.rawValue, .bold) (\(low) to \(high))"))
    } else {
      try show(localized("None of these words has a level, so there is none to tell."))
    }
    try show(known(estimate))
    if !result.madeUp.isEmpty { try show("\(madeUpText(result))") }
    if !result.isKept {
      try show(
        localized("Not kept: too few answers, or too many made-up words taken for real. 'vocab level' starts again."))
    }
  }

  func marked(_ words: [String]) throws {
    if words.isEmpty {
      return try show(localized("No new word lies far enough below your level to be marked known."))
    }
    try show(
      words.count == 1
        ? localized("Marked 1 word known; the quiz leaves it out.")
        : localized("Marked \(words.count) words known; the quiz leaves them out."))
    let first = words.prefix(10).joined(separator: ", ")
    try show("  \(words.count > 10 ? localized("\(first) and \(words.count - 10) more") : first)")
    try show(
      words.count == 1
        ? localized("'vocab resume WORD' asks it again.") : localized("'vocab resume WORD...' asks them again."))
  }

  private func known(_ estimate: LevelEstimate) -> StyledText {
    let (low, high) = (estimate.knownLow.fixed(0), estimate.knownHigh.fixed(0))
    return localized(
      "You know about \(estimate.known.fixed(0), .bold) of \(estimate.total.counted(.word)) (\(low) to \(high)).")
  }

  /// A false alarm is no fault, and nobody should go away believing that a made-up word is one.
  private func madeUpText(_ result: LevelResult) -> String {
    let count = result.madeUp.count
    let list = result.madeUp.joined(separator: ", ")
    var sentences = [
      count == 1 ? localized("One word was made up: \(list).") : localized("\(count) words were made up: \(list).")
    ]
    let taken = result.falseAlarms.count
    if taken > 0 {
      let which = result.falseAlarms.joined(separator: ", ")
      sentences.append(
        taken < count
          ? localized("You took \(which) for real, as happens to most people; the result allows for it.")
          : count == 1
            ? localized("You took it for real, as happens to most people; the result allows for it.")
            : localized("You took all of them for real, as happens to most people; the result allows for it."))
    }
    if taken * 2 > count {
      sentences.append(localized("It is surer if you say yes only to words whose meaning you could tell."))
    }
    return sentences.joined(separator: " ")
  }

  private func show(_ text: StyledText) throws { try out.writeParagraph(text) }
}
