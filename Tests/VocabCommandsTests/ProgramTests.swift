import CommandLineArguments
import Scheduling
import Testing

@testable import VocabCommands

@Suite("the program")
struct ProgramTests {
  @Test("its declarations have no flaws")
  func flaws() { #expect(Program.specification.flaws == []) }

  @Test("every setting's default is a value of its kind, and every name is found")
  func settings() throws {
    for setting in SettingKeys.all {
      let checked = try setting.checked(setting.fallbackText, name: setting.name)
      #expect(checked == setting.fallbackText)
    }
    #expect(SettingKeys.named("rate.ko")?.name == "rate")
    #expect(SettingKeys.named("rate.k o") == nil && SettingKeys.named("new-per-day.ko") == nil)
    #expect(SettingKeys.named("voice") == nil && SettingKeys.named("voice.en")?.name == "voice")
  }

  @Test("a setting of one language goes before the general one, and a stale text counts as not set")
  func languages() {
    let settings = Settings(["rate": "200", "rate.ko": "120", "pitch": "loud", "voice.en": "en-us"])
    #expect(settings[SettingKeys.rate, language: "ko"] == 120)
    #expect(settings[SettingKeys.rate, language: "en"] == 200)
    #expect(settings[SettingKeys.pitch] == 50)
    #expect(settings.byLanguage(SettingKeys.voice) == ["en": "en-us"])
  }

  @Test(
    "times are read and written as RFC 3339",
    arguments: [
      ("2026-03-02T09:00:00Z", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("2026-03-02T18:00:00+09:00", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("1969-12-31T23:59:59.5Z", -500, "1969-12-31T23:59:59Z"),
      ("2026-03-02T09:00:00.123456-0800", 1_772_470_800_123, "2026-03-02T17:00:00Z"),
    ] as [(String, Int64, String)])
  func times(text: String, milliseconds: Int64, written: String) throws {
    let time = try #require(Timestamp(rfc3339: text))
    #expect(time.milliseconds == milliseconds)
    #expect(time.rfc3339 == written)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "now", "2026-03-02", "2026-03-02T09:00:00", "2026-13-02T09:00:00Z", "2026-03-02T09:00:00.Z",
      "20260302T090000Z",
    ])
  func noTimes(text: String) { #expect(Timestamp(rfc3339: text) == nil) }

  @Test("JSON keeps its order and escapes what a terminal would act on")
  func json() {
    let value: JSONValue = [
      "b": .decimal(1.0 / 3, places: 4), "a": .strings(["\"\\\n\u{1B}\u{9B}한"]), "n": .null, "i": -3,
    ]
    #expect(value.line == #"{"b":0.3333,"a":["\"\\\n\u001b\u009b한"],"n":null,"i":-3}"#)
    #expect((-0.00004).fixed(4) == "0.0000" && (-1.5).fixed(0) == "-2" && Double.nan.fixed(2) == "0")
  }

  @Test(
    "due dates are worded as a person would",
    arguments: [
      (0, "now"), (30, "in 1 min"), (600, "in 10 min"), (5400, "in 2 hours"), (86_400, "tomorrow"),
      (4 * 86_400, "in 4 days"), (90 * 86_400, "in 3 months"), (800 * 86_400, "in 2 years"), (-60, "now"),
    ] as [(Int64, String)])
  func wording(seconds: Int64, expected: String) {
    let now = Timestamp(milliseconds: 1_772_442_000_000)
    let wording = DueWording(calendar: StudyCalendar { _ in 0 }, now: now)
    #expect(wording.text(of: now.adding(seconds: seconds)) == expected)
  }
}
