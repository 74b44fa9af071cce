import Terminal
import UnicodeText
import Vocabulary
import Wording

/// Speech for a person: a line a word, and on a terminal a live line with what is being said.
struct TextSpeechPresenter: SpeechPresenter {
  let out: TerminalOutput
  let err: TerminalOutput

  private var isLive: Bool { out.movesCursor }

  func start() throws {
    guard isLive else { return }
    try out.writeParagraph("\(localized("space pause · n next · p back · r again · + - rate · q quit"), .dim)")
  }

  func began(_ player: SpeechPlayer) throws {
    if isLive { return try changed(player) }
    guard player.script.firstLines[player.entry] == player.line else { return }
    try out.writeLine("\(PlayerLine(player: player, columns: out.columns).title.plain)")
  }

  func spoke(_ line: Int, of player: SpeechPlayer, start: Double, end: Double) throws {
    // The word that is over stays above the next one.
    if isLive, player.script.endsEntry(line) { try settle(player) }
  }

  func changed(_ player: SpeechPlayer) throws {
    guard isLive else { return }
    // One column is left free: a full line would make some terminals begin another.
    let line = PlayerLine(player: player, columns: out.columns - 1).text
    try out.write(raw: "\r\(line.rendered(color: out.hasColor))\u{1B}[K")
  }

  func finished(_ player: SpeechPlayer, seconds: Double) throws {
    if player.script.lines.isEmpty { try err.writeLine(localized("There is nothing to speak.")) }
  }

  func stopped(_ player: SpeechPlayer, why: SpeechStop) throws {
    let script = player.script
    // Where nothing was heard, the error says it all.
    guard script.entries.indices.contains(player.entry), why != .failed || player.hasBegun else { return }
    if isLive { try out.write(raw: "\r\u{1B}[K") }
    let word = WordPattern.shown(script.entries[player.entry].word).onOneLine
    let (place, count) = (player.entry + 1, script.entries.count)
    try err.writeLine(
      why == .asleep
        ? localized("asleep at \(place) of \(count): \(word)") : localized("stopped at \(place) of \(count): \(word)"))
  }

  private func settle(_ player: SpeechPlayer) throws {
    let title = PlayerLine(player: player, columns: out.columns).title.truncated(columns: out.columns - 1)
    try out.write(raw: "\r\(title.rendered(color: out.hasColor))\u{1B}[K\n")
  }
}
