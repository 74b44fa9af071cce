import CommandLineArguments
import Speech
import Wording

extension SpeakCommand {
  static let words = ArgumentKey(
    repeated: "WORD", .text("WORD", completion: .list("words")), help: Phrase("The words to speak"))
  static let all = OptionKey(flag: "all", help: Phrase("Every word"))
  static let due = OptionKey(flag: "due", help: Phrase("The words that are due"))
  static let only = OptionKey(
    "only", .list(of: .choice(of: SpeechScript.Part.self), placeholder: "PART,..."), default: [.word, .meaning],
    help: Phrase("What is spoken of each word, in this order: word, meaning, example"))
  static let repeats = OptionKey("repeat", .integer(1...100), default: 1, help: Phrase("Say each word so many times"))
  static let repeatGap = OptionKey(
    "repeat-gap", .seconds, default: 0.5, help: Phrase("Pause between two times of a word, in seconds"))
  static let loop = OptionKey(flag: "loop", help: Phrase("Begin again at the end"))
  static let shuffle = OptionKey(flag: "shuffle", help: Phrase("Mix the words"))
  static let seed = OptionKey("seed", .integer(0...UInt64.max), help: Phrase("Make the mixing repeatable"))
  static let resume = OptionKey(flag: "resume", help: Phrase("Go on from where it was stopped"))
  static let sleepAfter = OptionKey(
    "sleep-after", .decimal(0...1440, placeholder: "MIN"),
    help: Phrase("Stop after so many minutes, at the end of a word"))
  static let leadIn = OptionKey(
    "lead-in", .seconds, default: 0, help: Phrase("Silence before the first word, for headphones that wake slowly"))
  static let audio = OptionKey(
    "audio", .choice(["auto", "null"]), default: "auto", help: Phrase("Where the sound goes; null is nowhere"))
  static let output = OptionKey(
    "output", short: "o", .file("FILE", extensions: ["wav", "flac", "ogg", "mp3"]),
    help: Phrase("Write a sound file instead: WAV, FLAC, Ogg Vorbis or MP3 by its ending"))
  static let lyrics = OptionKey(
    flag: "lyrics", help: Phrase("Write an .lrc file beside the sound file, so that a player shows each word"))
  static let voice = OptionKey(
    repeated: "voice", .pair("LANG", "VOICE"),
    help: Phrase("The voice of a language, such as en=en-us+f3"))
  static let wordGap = option(for: SettingKeys.wordGap)
  static let meaningGap = option(for: SettingKeys.meaningGap)
  static let wordMeaningGap = option(for: SettingKeys.wordMeaningGap)
  static let rate = option(for: SettingKeys.rate)
  static let pitch = option(for: SettingKeys.pitch)
  static let volume = option(for: SettingKeys.volume)

  /// An option whose default is a setting.
  private static func option<Value>(for setting: SettingKey<Value>) -> OptionKey<Value?> {
    OptionKey(
      setting.name, setting.kind, defaultText: Phrase("the setting, else \(setting.kind.text(of: setting.fallback))"),
      help: setting.help)
  }
}
