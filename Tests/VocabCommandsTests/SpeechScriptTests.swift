import Speech
import Testing
import Vocabulary

@testable import VocabCommands

@Suite("a script to be spoken")
struct SpeechScriptTests {
  static let entries = [
    Entry(
      word: "colour / color", language: "en", meanings: ["색", "빛깔"], meaningLanguage: "ko",
      examples: [Example(text: "What {colour} is it?")]),
    Entry(word: "橋", language: "ja", meanings: ["bridge"], meaningLanguage: "en", pronunciation: "はし"),
  ]

  @Test("speaks first alternatives, readings and sentences without braces, each in its language")
  func texts() {
    let script = SpeechScript(Self.entries, layout: .init(parts: [.word, .meaning, .example]))
    #expect(
      script.lines.map { "\($0.utterance.language) \($0.utterance.text)" } == [
        "en colour", "ko 색", "ko 빛깔", "en What colour is it?", "ja はし", "en bridge",
      ])
    #expect(script.lines[4].text == "橋")
    #expect(script.firstLines == [0, 4])
  }

  @Test("pauses by what comes next, repeats words, and is silent first if asked")
  func gaps() {
    let layout = SpeechScript.Layout(
      parts: [.meaning, .word], gaps: GapRules(wordGap: 5, meaningGap: 1, wordMeaningGap: 3), repeats: 2, repeatGap: 2,
      leadIn: 9)
    let script = SpeechScript(Self.entries, layout: layout)
    #expect(script.lines.map(\.text) == ["색", "빛깔", "colour", "colour", "bridge", "橋", "橋"])
    #expect(script.lines.map(\.gap) == [9, 1, 5, 2, 5, 5, 2])
    #expect(script.lines.indices.map(script.endsEntry) == [false, false, false, true, false, false, true])
  }

  @Test("where it stopped is kept and read again, whatever the words hold")
  func position() {
    let selection = SpeechSelection(
      words: ["a=b", "한 글"], isAll: true, isDue: true, decks: ["A::B"], tag: "x=y", parts: [.example, .word],
      shuffleSeed: .max)
    let position = SpeechPosition(selection: selection, entry: "0197-uuid")
    #expect(SpeechPosition(text: position.text) == position)
    for text in ["", "entry=1", "all=\nonly=\nentry=1", "all\nentry=1", "what=1"] {
      #expect(SpeechPosition(text: text) == nil)
    }
  }

  @Test("lyrics are in the form that players read")
  func lyrics() {
    let lyrics = Lyrics(lines: [.init(start: 0.004, text: "a · b"), .init(start: 61.239, text: "c\u{1B}\nd")])
    #expect(lyrics.text == "[00:00.00]a · b\n[01:01.24]c d\n")
    #expect(Lyrics.path(beside: "/a.b/c") == "/a.b/c.lrc" && Lyrics.path(beside: "x/y.mp3") == "x/y.lrc")
  }
}
