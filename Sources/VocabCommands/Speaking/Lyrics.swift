import Synchronization
import UnicodeText
import Vocabulary

/// A file of lyrics (LRC) beside a sound file: a player that reads it shows each word while it is spoken.
struct Lyrics: Sendable {
  struct Line: Hashable, Sendable {
    /// Seconds from the beginning of the sound.
    var start: Double
    var text: String
  }

  var lines: [Line] = []

  /// The file's text: `[mm:ss.xx]words`, UTF-8.
  var text: String {
    lines.map { line in
      let hundredths = Int((line.start * 100).rounded())
      return "[\(Self.two(hundredths / 6000)):\(Self.two(hundredths / 100 % 60)).\(Self.two(hundredths % 100))]"
        + line.text.onOneLine + "\n"
    }.joined()
  }

  /// The name of the lyrics of a sound file: the same with another ending.
  static func path(beside sound: String) -> String {
    let slash = sound.lastIndex(of: "/") ?? sound.startIndex
    guard let dot = sound.lastIndex(of: "."), dot > slash else { return sound + ".lrc" }
    return sound[..<dot] + ".lrc"
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

/// Takes the lyrics down while a file is spoken, and writes them when it is whole.
final class LyricsPresenter: SpeechPresenter {
  private let presenter: any SpeechPresenter
  private let path: String
  private let lyrics = Mutex(Lyrics())

  init(_ presenter: any SpeechPresenter, path: String) {
    self.presenter = presenter
    self.path = path
  }

  func start() throws { try presenter.start() }
  func began(_ player: SpeechPlayer) throws { try presenter.began(player) }
  func changed(_ player: SpeechPlayer) throws { try presenter.changed(player) }

  func spoke(_ line: Int, of player: SpeechPlayer, start: Double, end: Double) throws {
    let script = player.script
    lyrics.withLock { lyrics in
      if script.lines[line].part == .word {
        let entry = script.entries[script.lines[line].entry]
        let text = script.lines[line].text + " · " + entry.meanings.joined(separator: "; ")
        lyrics.lines.append(Lyrics.Line(start: start, text: text))
      } else if !script.hasWords || script.lines[line].part == .example {
        lyrics.lines.append(Lyrics.Line(start: start, text: script.lines[line].text))
      }
    }
    try presenter.spoke(line, of: player, start: start, end: end)
  }

  func finished(_ player: SpeechPlayer, seconds: Double) throws {
    try WholeFile.write(lyrics.withLock { $0.text }, to: path)
    try presenter.finished(player, seconds: seconds)
  }

  func stopped(_ player: SpeechPlayer, why: SpeechStop) throws { try presenter.stopped(player, why: why) }
}
