import Speech
import Terminal
import Testing
import Vocabulary

@testable import VocabCommands

@Suite("the player")
struct SpeechPlayerTests {
  static let words = ["one", "two", "three", "four"]

  static func player(from line: Int = 0) -> SpeechPlayer {
    let entries = words.map { Entry(word: $0, language: "en", meanings: ["뜻"], meaningLanguage: "ko") }
    return SpeechPlayer(SpeechScript(entries, layout: .init()), from: line)
  }

  @Test(
    "keys lead where they say, counted from where the last one leads",
    arguments: [
      (0, "n", 2), (0, "nn", 4), (0, "nnnn", 8), (0, "nnnnnn", 8), (0, "p", 0), (5, "p", 2), (5, "r", 4), (5, "pp", 0),
      (5, "np", 4), (7, "n", 8), (0, "ㅜㅜㅔ", 2), (5, "ㄱ", 4),
    ])
  func moves(line: Int, keys: String, target: Int) {
    var player = Self.player()
    player.handle(.began(index: line, start: 0))
    var last: SpeechPlayer.Action?
    for key in keys.unicodeScalars { last = player.handle(.character(key)) }
    #expect(last == .skip(toLine: target))
  }

  @Test("space pauses and goes on, q stops, plus and minus change the rate, others do nothing")
  func others() {
    var player = Self.player()
    #expect(player.handle(.character(" ")) == .togglePause && player.isPaused)
    #expect(player.handle(.character("n")) == .skip(toLine: 2) && !player.isPaused)
    #expect(player.handle(.character("+")) == .changeRate(by: 10))
    #expect(player.handle(.character("-")) == .changeRate(by: 0))
    #expect(player.handle(.character("q")) == .stop && player.handle(.endOfInput) == .stop)
    #expect(player.handle(.character("ㅂ")) == .stop)
    #expect(player.handle(.character("x")) == nil && player.handle(.enter) == nil)
  }

  @Test("the time left is guessed better with each line that is heard")
  func estimate() {
    var player = Self.player()
    let guess = player.secondsLeft
    player.handle(.spoke(index: 0, start: 0, end: 22_050))
    player.handle(.spoke(index: 1, start: 0, end: 22_050))
    player.handle(.began(index: 6, start: 0))
    // "four" at a third of a second a letter, a pause of 0.3 s, and a meaning of one second.
    #expect(abs(player.secondsLeft - (4.0 / 3 + 0.3 + 1)) < 0.001)
    #expect(guess > 2.5 && player.share > 0.5 && player.share < 1)
  }

  @Test("the line shows place, word and meaning, and never more columns than there are", arguments: 1...100)
  func widths(columns: Int) {
    var player = Self.player()
    player.handle(.began(index: 3, start: 0))
    player.handle(.word(index: 3, range: 0..<1))
    let text = PlayerLine(player: player, columns: columns).text
    #expect(text.columns <= columns)
    if columns >= 40 { #expect(text.plain.hasPrefix("2/4 two · 뜻 [")) }
  }

  @Test("what is being said stands out, as far as the engine says where it is")
  func spoken() {
    var player = Self.player()
    player.handle(.began(index: 0, start: 0))
    let whole = PlayerLine(player: player, columns: 60).title.rendered(color: true)
    #expect(whole.contains("\u{1B}[1;4mone\u{1B}[0m") && !whole.contains("\u{1B}[1;4m뜻"))
    player.handle(.word(index: 0, range: 0..<2))
    #expect(PlayerLine(player: player, columns: 60).title.rendered(color: true).contains("\u{1B}[1;4mon\u{1B}[0m"))
    player.handle(.word(index: 0, range: 0..<99))
    #expect(PlayerLine(player: player, columns: 60).title.plain == "1/4 one · 뜻")
  }
}
