import JSONText
import Terminal
import UnicodeText
import Wording

/// A sound file in the making: a progress bar, and in the end what it holds.
struct FileSpeechPresenter: SpeechPresenter {
  let out: TerminalOutput
  let err: TerminalOutput
  let file: String
  private let progress: ProgressLine

  init(file: String, out: TerminalOutput, err: TerminalOutput) {
    self.file = file
    self.out = out
    self.err = err
    let began = ContinuousClock.now
    progress = ProgressLine(localized("Writing \(file)"), on: err) { ContinuousClock.now - began }
  }

  func start() {}

  func began(_ player: SpeechPlayer) {}

  func spoke(_ line: Int, of player: SpeechPlayer, start: Double, end: Double) {
    progress.update(done: line + 1, total: player.script.lines.count)
  }

  func changed(_ player: SpeechPlayer) {}

  func finished(_ player: SpeechPlayer, seconds: Double) throws {
    progress.finish()
    let count = player.script.entries.count
    if count == 0 { return try err.writeLine(localized("There is nothing to speak.")) }
    try out.writeLine(localized("\(file.onOneLine): \(count.counted(.word)), \(seconds.fixed(1)) seconds"))
  }

  func stopped(_ player: SpeechPlayer, why: SpeechStop) throws {
    progress.finish()
    if why == .asked { try err.writeLine(localized("stopped: \(file.onOneLine) was not written")) }
  }
}
