import Glibc
import Speech
import Terminal
import Wording

/// What the program needs of the computer besides the library.
struct Surroundings: Sendable {
  let environment: Environment

  /// Whether each language of the library can be spoken.
  func voices(for languages: [String]) async -> Finding {
    do {
      let count = try await EspeakEngine.shared.voices(matching: nil).count
      var missing: [String] = []
      for language in languages where !language.isEmpty {
        do { _ = try await EspeakEngine.shared.voice(for: language) } catch { missing.append(language) }
      }
      guard missing.isEmpty else {
        return Finding(
          .voices, .warning, localized("there is no voice for \(missing.joined(separator: ", "))"),
          remedy: localized("Choose one of 'vocab voices' with 'vocab config set voice.\(missing[0]) VOICE'."))
      }
      return Finding(.voices, .ok, count.counted(.voice))
    } catch {
      return Finding(.voices, .warning, "\(error)", remedy: localized("Install espeak-ng and its data."))
    }
  }

  /// Whether a device can be opened; it takes three seconds at most.
  func sound() async -> Finding {
    do {
      try await AudioOutput.auto.open().close()
      return Finding(.sound, .ok, localized("the audio device answers"))
    } catch SpeechError.noDevice(let reason) {
      return Finding(
        .sound, .warning, localized("there is no audio device (\(reason))"),
        remedy: localized("Start a sound server, or write files with 'vocab speak --output FILE.wav'."))
    } catch {
      return Finding(.sound, .warning, "\(error)", remedy: localized("Check the sound settings of the system."))
    }
  }

  func terminal() -> Finding {
    guard environment.out.isTerminal, environment.modes != nil else {
      return Finding(
        .terminal, .ok, localized("none: results go to a file or another program, answers come from there"))
    }
    let type = environment.variable("TERM")
    let isUsable = LineEditor(input: environment.input, output: environment.out.descriptor, terminalType: type) != nil
    guard isUsable, environment.out.movesCursor else {
      return Finding(
        .terminal, .warning, localized("a terminal of type '\(type ?? "")' cannot edit lines"),
        remedy: localized("Set TERM to what the terminal is, such as xterm-256color."))
    }
    let columns = environment.out.columns
    guard columns >= 40 else {
      return Finding(
        .terminal, .warning, localized("it is \(columns) columns wide"),
        remedy: localized("Make it 40 columns wide or more."))
    }
    return Finding(.terminal, .ok, localized("\(type ?? localized("unknown")), \(columns) columns"))
  }

  /// Whether the environment's own locale writes UTF-8; where it does not, the program takes UTF-8 all the same.
  func locale() -> Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment.variable($0) }.first ?? "C"
    guard let locale = newlocale(Int32(LC_CTYPE_MASK), "", nil) else {
      return Finding(
        .locale, .warning, localized("the locale '\(name)' is not installed; UTF-8 is taken"),
        remedy: localized("Install it, or set LC_ALL to C.UTF-8."))
    }
    defer { freelocale(locale) }
    let codeset = nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } ?? ""
    guard codeset == "UTF-8" else {
      return Finding(
        .locale, .warning, localized("the locale '\(name)' writes \(codeset); UTF-8 is taken"),
        remedy: localized("Set LC_ALL to C.UTF-8, or to your language's UTF-8 locale."))
    }
    return Finding(.locale, .ok, "\(name), UTF-8")
  }
}
