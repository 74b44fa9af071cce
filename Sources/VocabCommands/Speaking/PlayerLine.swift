import Speech
import Terminal
import UnicodeText
import Vocabulary
import Wording

/// The one line that a player shows: place, word and meaning with what is being said standing out, bar and time left.
struct PlayerLine {
  let player: SpeechPlayer
  /// The columns that it may take.
  let columns: Int

  private static let widestBar = 20

  /// `3/40 authenticity · 진위` alone, as it stays above when the next word begins.
  var title: StyledText {
    let script = player.script
    guard script.entries.indices.contains(player.entry) else { return "" }
    var title: StyledText = "\("\(player.entry + 1)/\(script.entries.count)", .dim) "
    let entry = script.entries[player.entry]
    append(WordPattern.shown(entry.word), .word, to: &title)
    title.append(" · ")
    for (index, meaning) in entry.meanings.enumerated() {
      if index > 0 { title.append("; ") }
      append(meaning, .meaning, to: &title)
    }
    return title
  }

  var text: StyledText {
    let minutes = Int(player.secondsLeft) / 60
    let seconds = Int(player.secondsLeft) % 60
    var tail = " -\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    if player.rateChange != 0 {
      let change = (player.rateChange > 0 ? "+" : "") + String(player.rateChange)
      tail += " " + localized("\(change) wpm")
    }
    if player.isPaused { tail += " " + localized("paused") }
    let barWidth = min(Self.widestBar, columns / 4)
    if barWidth >= 8 {
      let filled = Int(player.share * Double(barWidth))
      tail =
        " [" + String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled) + "]" + tail
    }
    let room = columns - tail.columns
    guard room >= 12 else { return title.truncated(columns: columns) }
    return title.truncated(columns: room) + "\(tail, .dim)"
  }

  /// Adds a text of the entry, that which is being said bold and underlined where it is known, else bold.
  private func append(_ text: String, _ part: SpeechScript.Part, to title: inout StyledText) {
    let text = text.onOneLine
    let line = player.script.lines.indices.contains(player.line) ? player.script.lines[player.line] : nil
    guard let line, line.part == part, line.text.onOneLine == text || part == .word else {
      return title.append(text, part == .word ? .bold : .plain)
    }
    let scalars = Array(text.unicodeScalars)
    // What is spoken is what is written, except where a reading is: then the whole stands out.
    guard let range = player.wordRange, line.utterance.text == text, range.upperBound <= scalars.count else {
      return title.append(text, .bold + .underlined)
    }
    func run(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    title.append(run(0..<range.lowerBound), .bold)
    title.append(run(range), .bold + .underlined)
    title.append(run(range.upperBound..<scalars.count), .bold)
  }
}
