import Testing

@testable import Speech

@Suite struct VoiceCatalogTests {
  static let catalog = VoiceCatalog(
    voices: [
      voice("English_(Great_Britain)", "gmw/en", ["en-gb": 2, "en": 2]),
      voice("English_(America)", "gmw/en-US", ["en-us": 2, "en": 3]),
      voice("Korean", "ko", ["ko": 5], .male), voice("Norwegian", "gmq/nb", ["nb": 5, "no": 5]),
      voice("Chinese", "sit/cmn", ["cmn": 5, "zh": 5]),
      voice("Chinese_pinyin", "sit/cmn-Latn-pinyin", ["cmn-latn-pinyin": 5, "zh": 5]),
      voice("korean-mb", "mb/mb-ko1", ["kx": 1]),
    ], variants: ["f3", "whisper"], variantGenders: ["f3": .female])

  static func voice(
    _ name: String, _ identifier: String, _ languages: [String: Int], _ gender: Voice.Gender = .unspecified
  )
    -> Voice
  {
    Voice(
      name: name,
      languages: languages.sorted { $0.key > $1.key }.map { Voice.Language(tag: $0.key, priority: $0.value) },
      identifier: identifier, gender: gender)
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

  @Test("a voice that was found once follows the settings, and an error stays one")
  func choices() throws {
    var choices = VoiceChoices()
    func found(_ language: String, _ settings: SpeechSettings) throws -> [String] {
      let choice = try choices.choice(for: language, settings, of: Self.catalog)
      return [choice.voice.identifier, "\(choice.rate) \(choice.pitch) \(choice.volume)"]
    }
    let usual = SpeechSettings()
    let other = SpeechSettings(pitch: 9, voices: ["en": "en-us+f3"], languages: ["en": .init(rate: 300, volume: 20)])
    for _ in 0..<2 {
      #expect(try found("en", usual) == ["gmw/en", "175 50 100"])
      #expect(try found("ko", usual) == ["ko", "175 50 100"])
      #expect(try found("en", other) == ["gmw/en-US+f3", "300 9 20"])
      #expect(try found("ko", other) == ["ko", "175 9 100"])
      #expect(throws: SpeechError.self) { try found("qq", other) }
    }
  }

  @Test("an unknown language is an error that names what is near", arguments: ["kx", "", "-", "xx-en", "korean"])
  func unknown(_ tag: String) {
    #expect(throws: SpeechError.self) { try Self.catalog.voice(forLanguage: tag) }
  }

  @Test(
    "the nearest languages are named",
    arguments: [
      ("kp", ["ko"]), ("kp-KR", ["ko"]), ("nn", ["nb", "no", "en"]), ("tlh", []), ("cmm", ["cmn"]), ("qqq", []),
    ])
  func nearest(_ tag: String, _ nearest: [String]) {
    #expect(throws: SpeechError.noVoice(tag, nearest: nearest)) { try Self.catalog.voice(forLanguage: tag) }
  }

  @Test(
    "for a voice that is unknown, names like it are offered, else those of its language",
    arguments: [
      ("en-uk", ["en-us"]), ("en-newzealand", ["en-gb", "en-us"]), ("korea", ["ko"]), ("klingon", []), ("kp", ["ko"]),
      ("english", ["en-gb", "en-us"]),
      ("en-us+f4", ["en-us+f3"]),
    ])
  func nearestNames(_ name: String, _ nearest: [String]) {
    #expect(throws: SpeechError.noVoice(name, nearest: nearest)) { try Self.catalog.voice(named: name) }
  }

  @Test(
    "a variant says whose voice it makes",
    arguments: [("ko", Voice.Gender.male), ("ko+f3", .female), ("ko+whisper", .male)])
  func gender(_ name: String, _ gender: Voice.Gender) throws {
    #expect(try Self.catalog.voice(named: name).gender == gender)
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
