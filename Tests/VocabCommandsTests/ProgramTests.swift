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
