import Testing

@testable import Speech

@Suite struct VoiceCatalogTests {
  static let catalog = VoiceCatalog(
    voices: [
      voice("English_(Great_Britain)", "gmw/en", ["en-gb": 2, "en": 2]),
      voice("English_(America)", "gmw/en-US", ["en-us": 2, "en": 3]),
      voice("Korean", "ko", ["ko": 5]), voice("Norwegian", "gmq/nb", ["nb": 5, "no": 5]),
      voice("Chinese", "sit/cmn", ["cmn": 5, "zh": 5]),
      voice("Chinese_pinyin", "sit/cmn-Latn-pinyin", ["cmn-latn-pinyin": 5, "zh": 5]),
      voice("korean-mb", "mb/mb-ko1", ["kx": 1]),
    ], variants: ["f3", "whisper"])

  static func voice(_ name: String, _ identifier: String, _ languages: [String: Int]) -> Voice {
    Voice(
      name: name,
      languages: languages.sorted { $0.key > $1.key }.map { Voice.Language(tag: $0.key, priority: $0.value) },
      identifier: identifier)
  }

  @Test(
    "a language finds its best voice, and a region that is unknown falls back",
    arguments: [
      ("en", "gmw/en"), ("en-US", "gmw/en-US"), ("en_us", "gmw/en-US"), ("en-NZ", "gmw/en"), ("ko-KR", "ko"),
      ("no", "gmq/nb"), ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hant-TW", "sit/cmn-Latn-pinyin"),
      ("cmn", "sit/cmn-Latn-pinyin"), ("KO", "ko"),
    ])
  func language(_ tag: String, _ identifier: String) throws {
    #expect(try Self.catalog.voice(forLanguage: tag).identifier == identifier)
  }

  @Test("an unknown language is an error that names what is near", arguments: ["kx", "", "-", "xx-en", "korean"])
  func unknown(_ tag: String) {
    #expect(throws: SpeechError.self) { try Self.catalog.voice(forLanguage: tag) }
  }

  @Test("the nearest languages are named")
  func nearest() {
    #expect(throws: SpeechError.noVoice("kp", nearest: ["ko"])) { try Self.catalog.voice(forLanguage: "kp") }
  }

  @Test(
    "a voice is found by identifier, name or language, with a variant",
    arguments: [
      ("en-us+f3", "gmw/en-US+f3"), ("gmw/en-US", "gmw/en-US"), ("English_(America)", "gmw/en-US"),
      ("en-gb", "gmw/en"), ("ko+whisper", "ko+whisper"),
    ])
  func name(_ name: String, _ identifier: String) throws {
    #expect(try Self.catalog.voice(named: name).identifier == identifier)
  }

  @Test(
    "no other voice speaks for one that is not there",
    arguments: ["no-such-voice", "en-us+f33", "mb-ko1", "mb/mb-ko1", "MB/mb-ko1", "", "+f3", "../../etc/passwd"])
  func unknownName(_ name: String) {
    #expect(throws: SpeechError.self) { try Self.catalog.voice(named: name) }
  }

  @Test("voices of a language are listed with those of its regions, best first")
  func matching() {
    #expect(Self.catalog.voices(matching: "en").map(\.identifier) == ["gmw/en", "gmw/en-US"])
    #expect(Self.catalog.voices(matching: "qq") == [])
    #expect(Self.catalog.voices(matching: nil).count == 6)
  }
}
