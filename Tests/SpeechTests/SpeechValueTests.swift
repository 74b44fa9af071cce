import TestSupport
import Testing

@testable import Speech

@Suite struct SpeechValueTests {
  @Test(
    "a text is cleaned of what could steer the engine",
    arguments: [
      ("\u{1}300Shello", "300Shello"), ("two\nlines", "two lines"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("<break time='9s'/>", "<break time='9s'/>"), ("\u{1B}[31mred\u{7}", "[31mred"), ("", ""),
    ])
  func cleaned(_ text: String, _ expected: String) {
    #expect(Array(Utterance(text, language: "en").text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("a text that is clean as it is is told from one that is not")
  func cleanAsItIs() {
    let scalars = Array("ab한が \u{1112}\u{1161}\u{301}\t\n\u{1}\u{9B}\u{202E}👍".unicodeScalars)
    var chance = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let usual = Int.random(in: 1...scalars.count, using: &chance)
      let length = Int.random(in: 0...8, using: &chance) == 0 ? 1_999...2_001 : 0...8
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: length, using: &chance) {
        text.append(scalars[Int.random(in: 0..<usual, using: &chance)])
      }
      let cleaned = Array(Utterance.cleaned(String(text)).unicodeScalars)
      #expect(Array(Utterance(String(text), language: "en").text.unicodeScalars) == cleaned)
    }
  }

  @Test("a text ends after 2,000 scalars, however they combine")
  func capped() {
    #expect(Utterance(String(repeating: "word ", count: 5_000), language: "en").text.unicodeScalars.count == 2_000)
    let one = "a" + String(repeating: "\u{332}", count: 9_000)
    #expect(Utterance(one, language: "en").text.unicodeScalars.count == 2_000)
  }

  @Test("settings outside their range are brought to its nearest end")
  func clamped() {
    let low = SpeechSettings(rate: .min, pitch: -1, volume: -1_000)
    #expect([low.rate, low.pitch, low.volume] == [80, 0, 0])
    let high = SpeechSettings(rate: .max, pitch: 100, volume: 201)
    #expect([high.rate, high.pitch, high.volume] == [450, 99, 200])
  }

  @Test(
    "the voice of a language also serves its regions",
    arguments: [("en", "v1"), ("en-US", "v1"), ("pt_BR", "v2"), ("pt", nil), ("enx", nil)] as [(String, String?)])
  func voices(_ language: String, _ voice: String?) {
    #expect(SpeechSettings(voices: ["en": "v1", "pt-br": "v2"]).voice(for: language) == voice)
  }

  @Test(
    "a language sounds as it is set, else as all do",
    arguments: [("en", [175, 50, 100]), ("ko", [220, 50, 80]), ("ko_KR", [220, 50, 80]), ("ko-KP", [450, 50, 80])])
  func tones(_ language: String, _ expected: [Int]) {
    let settings = SpeechSettings(languages: [
      "KO": SpeechSettings.Tone(rate: 220, volume: 80), "ko-KP": SpeechSettings.Tone(rate: 9_000),
    ])
    let tone = settings.tone(for: language)
    #expect([tone.rate, tone.pitch, tone.volume] == expected)
  }

  @Test(
    "a faster player is faster in every language, within bounds, and keeps the rest",
    arguments: [(20, 195, 240), (-20, 155, 200), (240, 415, 450), (.max, 450, 450), (.min, 80, 80)])
  func faster(_ step: Int, _ usual: Int, _ korean: Int) {
    let tone = SpeechSettings.Tone(rate: 220, volume: 80)
    let settings = SpeechSettings(pitch: 40, voices: ["en": "en-us"], languages: ["ko": tone, "ja": .init(pitch: 1)])
    let faster = settings.faster(by: step)
    #expect(faster.tone(for: "en") == (usual, 40, 100))
    #expect(faster.tone(for: "ko") == (korean, 40, 80))
    #expect(faster.tone(for: "ja") == (usual, 1, 100))
    #expect(faster.voices == settings.voices)
  }

  @Test(
    "a pause is chosen by what comes next",
    arguments: [
      (nil, .word, true, 0), (.word, .meaning, true, 0.3), (.meaning, .meaning, true, 0.1), (.word, .word, false, 0.5),
      (.meaning, .word, false, 0.5), (.example, .word, false, 0.5), (.word, .example, true, 0.3),
      (.meaning, .example, true, 0.1), (.example, .example, true, 0.1), (.meaning, .meaning, false, 0.5),
    ] as [(SpeechKind?, SpeechKind, Bool, Double)])
  func gaps(_ previous: SpeechKind?, _ next: SpeechKind, _ sameEntry: Bool, _ gap: Double) {
    #expect(GapRules().gap(from: previous, to: next, sameEntry: sameEntry) == gap)
  }

  @Test(
    "a gap is laid to the nearest sample, within 0 to 60 seconds",
    arguments: [
      (0.3, 6_615), (0.1, 2_205), (0, 0), (-1, 0), (.nan, 0), (.infinity, 1_323_000), (1e300, 1_323_000), (0.00003, 1),
    ] as [(Double, Int)])
  func gapSamples(_ seconds: Double, _ samples: Int) {
    #expect(Playlist.Item(Utterance("a", language: "en"), gap: seconds).gap(atSampleRate: 22_050) == samples)
  }

  @Test("silence at both ends goes, words keep their place in the sound, and silence within stays")
  func trimmed() {
    let speech = RenderedSpeech(
      samples: [0, 8, -8, 9, 0, 0, -9, 3, 0], sampleRate: 22_050,
      words: [
        RenderedSpeech.Word(offset: 0, range: 0..<1), RenderedSpeech.Word(offset: 5, range: 2..<3),
        RenderedSpeech.Word(offset: 9, range: 4..<5),
      ])
    let trimmed = speech.trimmed()
    #expect(trimmed.samples == [9, 0, 0, -9])
    #expect(trimmed.words.map(\.offset) == [0, 2, 4])
    #expect(RenderedSpeech(samples: [1, -8, 8, .zero], sampleRate: 1).trimmed().samples == [])
    #expect(RenderedSpeech(samples: [.min], sampleRate: 1).trimmed().samples == [.min])
  }

  @Test(
    "marks of a language go from phonemes, other brackets stay",
    arguments: [
      ("(en)lˈeɪtənsi(ko)(en)a(ko)", "lˈeɪtənsia", ["en", "ko"]), ("a (en-us) b", "a b", ["en-us"]), ("(", "(", []),
      ("a(ʰ)b", "a(ʰ)b", []), ("(e)", "(e)", []),
    ] as [(String, String, [String])])
  func flags(_ phonemes: String, _ expected: String, _ languages: [String]) {
    #expect(LanguageFlags(phonemes).phonemes == expected)
    #expect(LanguageFlags(phonemes).languages == languages)
  }

  @Test(
    "an error says what failed and what is near",
    arguments: [
      (.noVoice("kx", nearest: ["ka", "ko"]), "no voice for 'kx'; the nearest are ka, ko"),
      (.noVoice("q", nearest: []), "no voice for 'q'"), (.noDevice(reason: "refused"), "no audio device: refused"),
      (.cannotWrite(path: "a.wav", reason: "full"), "cannot write 'a.wav': full"),
    ] as [(SpeechError, String)])
  func messages(_ error: SpeechError, _ message: String) {
    #expect(error.description == message)
  }
}
