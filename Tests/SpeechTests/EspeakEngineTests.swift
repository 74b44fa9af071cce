import Testing

@testable import Speech

extension SoundSuites {
  @Suite(.serialized) struct EspeakEngineTests {
    let engine = EspeakEngine.shared
    /// The same word does not always come out equally long: up to 13 ms were seen for the longest one here.
    static let variation = 440

    func render(_ text: String, _ language: String = "en", _ settings: SpeechSettings = SpeechSettings()) async throws
      -> RenderedSpeech
    {
      try await engine.render(Utterance(text, language: language), settings: settings)
    }

    @Test(
      "what is rendered begins and ends with sound",
      arguments: [
        ("latency", "en"), ("authenticity", "en"), ("fish", "en-US"), ("진위", "ko"), ("유지하다", "ko-KR"), ("ねこ", "ja"),
        ("das Maß", "de"), ("你好", "zh"),
      ])
    func trimmed(_ text: String, _ language: String) async throws {
      let speech = try await render(text, language)
      #expect(speech.sampleRate == 22_050)
      #expect(speech.samples.count > 3_000)
      let edges = try #require(speech.samples.first).magnitude > 8 && #require(speech.samples.last).magnitude > 8
      #expect(edges)
    }

    @Test(
      "after a hostile text a word lasts as long as before",
      arguments: [
        "\u{1}300Shello", "<break time='99999ms'/>", "[[h@l'oU]]", "\u{1100}\u{1161}\u{11B9}\u{1109}",
        "\u{0}\u{7}\u{1B}[2J",
        String(repeating: "word ", count: 2_000), String(repeating: "x", count: 10_000), "&lt;&#1;<p><s>", "", "   ",
        "\u{FFFD}\u{202E}\u{200B}", "%s%n", "\u{1}2F\u{1}9V\u{1}99P",
      ])
    func hostile(_ text: String) async throws {
      let before = try await render("hello").samples.count
      for language in ["en", "ko"] {
        let speech = try await render(text, language)
        #expect(speech.samples.count < 22_050 * 600)
      }
      let after = try await render("hello").samples.count
      #expect(abs(after - before) < 22_050 * 5 / 1_000)
    }

    @Test("markup is read as text and makes no silence")
    func markup() async throws {
      #expect(try await render("<break time='99999ms'/>").samples.count < 22_050 * 20)
    }

    @Test("decomposed Hangul sounds as composed")
    func hangul() async throws {
      let composed = try await render("값", "ko").samples.count
      let decomposed = try await render("\u{1100}\u{1161}\u{11B9}", "ko").samples.count
      #expect(abs(composed - decomposed) < 110)
    }

    @Test("a text of punctuation alone has no sound", arguments: ["", " ", "\u{200B}"])
    func nothing(_ text: String) async throws {
      #expect(try await render(text).samples.count < 100)
    }

    @Test("an unknown language is an error, never the voice before")
    func unknownLanguage() async throws {
      _ = try await render("진위", "ko")
      await #expect(throws: SpeechError.noVoice("qqq", nearest: [])) { try await render("hello", "qqq") }
      await #expect(throws: SpeechError.self) { try await render("hello", "") }
    }

    @Test(
      "an unknown voice is an error that names it", arguments: ["no-such-voice", "mb-us1", "mb/mb-us1", "en-us+f99"])
    func unknownVoice(_ name: String) async throws {
      let error = await #expect(throws: SpeechError.self) {
        try await render("hello", "en", SpeechSettings(voices: ["en": name]))
      }
      #expect(error?.description.contains(name) == true)
    }

    @Test(
      "a voice is chosen for a language",
      arguments: [("en-us+f3", "gmw/en-US+f3"), ("en-gb", "gmw/en"), ("English_(America)", "gmw/en-US")])
    func chosenVoice(_ name: String, _ identifier: String) async throws {
      let settings = SpeechSettings(voices: ["en": name])
      #expect(try await engine.voice(for: "en-NZ", settings: settings).identifier == identifier)
      #expect(try await render("hello", "en-NZ", settings).samples.count > 3_000)
    }

    @Test("every voice that is listed can be selected")
    func everyVoice() async throws {
      let voices = try await engine.voices()
      #expect(voices.count > 90)
      for voice in voices {
        let settings = SpeechSettings(voices: ["en": voice.identifier])
        _ = try await engine.render(Utterance("a", language: "en"), settings: settings)
      }
      #expect(try await engine.voices(matching: "ko").first?.identifier == "ko")
    }

    @Test("a higher rate is shorter, and the next utterance keeps its own")
    func rate() async throws {
      let usual = try await render("authenticity").samples.count
      let fast = try await render("authenticity", "en", SpeechSettings(rate: 450)).samples.count
      let slow = try await render("authenticity", "en", SpeechSettings(rate: 80)).samples.count
      #expect(fast < usual && usual < slow)
      #expect(abs(try await render("authenticity").samples.count - usual) < Self.variation)
    }

    @Test("the volume changes the loudness and not the length", arguments: [0, 1, 10, 50, 100])
    func volume(_ volume: Int) async throws {
      let usual = try await render("authenticity")
      let speech = try await render("authenticity", "en", SpeechSettings(volume: volume))
      #expect(abs(speech.samples.count - usual.samples.count) < Self.variation)
      let loudest = Int(try #require(speech.samples.map(\.magnitude).max()))
      let expected = Int(try #require(usual.samples.map(\.magnitude).max())) * volume / 100
      #expect(abs(loudest - expected) <= 1 + expected / 5)
    }

    @Test("words are found in the sound and in the text")
    func words() async throws {
      let text = "the 값 latency"
      let speech = try await render(text)
      let scalars = Array(text.unicodeScalars)
      let spoken = speech.words.map { word in
        String(String.UnicodeScalarView(scalars[word.range.clamped(to: 0..<scalars.count)]))
      }
      #expect(spoken == ["the", "값", "latency"])
      #expect(speech.words.map(\.offset) == speech.words.map(\.offset).sorted())
      #expect(speech.words.allSatisfy { (0...speech.samples.count).contains($0.offset) })
    }

    @Test(
      "a pronunciation is given in IPA, without marks of language",
      arguments: [("latency", "en-US", "lˈeɪtənsi"), ("진위", "ko", "tɕˈinwi"), ("hello, world", "en", "həlˈəʊ wˈɜːld")])
    func phonemes(_ text: String, _ language: String, _ expected: String) async throws {
      let phonemes = try await engine.phonemes(of: Utterance(text, language: language))
      #expect(phonemes == expected)
    }

    @Test(
      "a word that must be learned by ear is an exception",
      arguments: [
        ("colonel", true), ("island", true), ("yacht", true), ("queue", true), ("choir", true), ("salmon", true),
        ("subtle", true), ("the yacht", true), ("government", true), ("house", false), ("latency", false),
        ("throughput", false), ("idempotent", false),
        ("retain", false), ("ambiguous", false), ("on the table top", false), ("3 x 17", false), ("", false),
      ])
    func exceptions(_ text: String, _ isException: Bool) async throws {
      let utterance = Utterance(text, language: "en")
      let pronunciation = try await engine.pronunciation(of: utterance)
      #expect(pronunciation.isException == isException)
      #expect(try await pronunciation.ipa == engine.phonemes(of: utterance))
    }

    @Test("Korean is read as it is written", arguments: ["진위", "지연 시간", "처리량"])
    func koreanExceptions(_ text: String) async throws {
      #expect(try await !engine.pronunciation(of: Utterance(text, language: "ko")).isException)
    }

    @Test("asking for a pronunciation changes nothing that is spoken later")
    func traceIsReset() async throws {
      let before = try await render("hello").samples.count
      for text in ["colonel", "latency", "진위", ""] {
        _ = try await engine.pronunciation(of: Utterance(text, language: "ko"))
        _ = try await engine.pronunciation(of: Utterance(text, language: "en"))
      }
      #expect(abs(try await render("hello").samples.count - before) < 110)
    }

    @Test("a language is spoken at its own rate and volume")
    func languageTone() async throws {
      let settings = SpeechSettings(languages: ["ko": SpeechSettings.Tone(rate: 450, volume: 0)])
      let usual = try await render("유지하다", "ko")
      let fast = try await render("유지하다", "ko-KR", settings)
      #expect(fast.samples.count < usual.samples.count)
      #expect(fast.samples.allSatisfy { $0 == 0 })
      let other = try await render("authenticity", "en", settings).samples.count
      #expect(abs(other - (try await render("authenticity").samples.count)) < Self.variation)
    }

    @Test("variants are listed, and say whose voice they make")
    func variants() async throws {
      let variants = try await engine.variants()
      #expect(variants.contains("f3") && variants.contains("whisper") && variants == variants.sorted())
      let settings = SpeechSettings(voices: ["en": "en-us+f3", "ko": "ko+m3"])
      #expect(try await engine.voice(for: "en", settings: settings).gender == .female)
      #expect(try await engine.voice(for: "ko", settings: settings).gender == .male)
    }

    @Test("a text that a voice reads in parts names the languages")
    func fallbacks() async throws {
      func languages(_ text: String, _ language: String) async throws -> [String] {
        try await engine.fallbackLanguages(of: Utterance(text, language: language))
      }
      #expect(try await languages("저는 API를 몰라요.", "ko") == ["en", "ko"])
      #expect(try await languages("저는 그 사람을 몰라요.", "ko") == [])
      #expect(try await languages("High latency hurts.", "en") == [])
    }

    @Test("many callers at once are served one after another")
    func concurrent() async throws {
      let usual = try await render("hello").samples.count
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<50 { group.addTask { try await self.render("hello").samples.count } }
        for try await count in group { #expect(abs(count - usual) < 110) }
      }
    }
  }
}
