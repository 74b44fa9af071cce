import Foundation
import TestSupport
import Testing

@Suite("vocab speak", .serialized)
struct SpeakEndToEndTests {
  @Test("writes words and meanings in order, each gap exact to the sample")
  func file() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let file = library.folder + "/o.wav"
    let events = try library.events("speak", "--all", "--output", file, "--format", "jsonl")
    let utterances = events.filter { $0["event"] as? String == "utterance" }
    #expect(
      utterances.map { "\($0["kind"] ?? "") \($0["language"] ?? "") \($0["text"] ?? "")" } == [
        "word en retain", "meaning ko 유지하다", "meaning ko 보유하다", "word en authenticity", "meaning ko 진위",
        "meaning ko 진품임", "word en latency", "meaning ko 지연 시간",
      ])
    #expect(utterances.map { $0["index"] as? Int } == Array(1...8))
    let ends = utterances.compactMap { $0["end"] as? Double }
    let starts = utterances.compactMap { $0["start"] as? Double }
    let gaps = zip(starts.dropFirst(), ends).map { (($0 - $1) * 22_050).rounded() }
    #expect(gaps == [6615, 2205, 11_025, 6615, 2205, 11_025, 6615])
    #expect(events.last?["spoken"] as? Int == 8 && events.last?["event"] as? String == "finished")
  }

  @Test("parts are spoken in the order given, an example without its braces")
  func parts() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let events = try library.events(
      "speak", "latency", "--only", "example,word", "--output", library.folder + "/o.wav", "--format", "jsonl")
    let texts = events.compactMap { $0["text"] as? String }
    #expect(texts == ["High latency makes the call feel slow.", "latency"])
  }

  @Test("no device is one line and 69")
  func noDevice() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let result = try library.run(
      "speak", "--all", environment: ["PULSE_SERVER": "unix:/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"])
    #expect(result.exit == .code(69))
    #expect(
      result.errors == """
        vocab: there is no audio device. Start a sound server, or write a file with 'vocab speak --output FILE.wav'.

        """)
  }

  @Test("a voice that is not there names the word that wants it")
  func noVoice() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let file = library.folder + "/o.wav"
    let voice = try library.run("speak", "--all", "--voice", "en=no-such-voice", "--output", file)
    #expect(voice.exit == .code(69))
    #expect(voice.errors.hasPrefix("vocab: there is no voice for 'no-such-voice', chosen for 'en', which 'retain' is"))
    try library.run("add", "qapla", "success", "--word-language", "tlh", "--deck", "k")
    let language = try library.run("speak", "--deck", "k", "--output", file)
    #expect(language.exit == .code(69))
    #expect(language.errors.hasPrefix("vocab: there is no voice for language 'tlh', which 'qapla' is to be spoken in."))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("an empty choice is no error")
  func empty() throws {
    let library = try TestLibrary()
    let result = try library.run("speak", "--all", "--audio", "null")
    #expect(result.exit == .code(0) && result.errors == "There is nothing to speak.\n")
  }

  @Test("Ctrl-C is silence at once, says where it stopped, and the next run speaks it all")
  func interrupted() async throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let server = try await SoundServer(recording: true)
    let variables = library.environment.merging(["PULSE_SERVER": server.address]) { $1 }
    let start = server.position
    let program = try RunningProgram(["speak", "--all"], environment: variables)
    #expect(try program.readLine() == "1/3 retain · 유지하다; 보유하다")
    #expect(try program.readLine() == "2/3 authenticity · 진위; 진품임")
    program.process.send(SIGINT)
    let result = try program.finish()
    #expect(result.exit == .code(130))
    #expect(result.errors == "stopped at 2 of 3: authenticity\n")
    let cut = await server.heard(since: start).count
    let again = server.position
    let whole = try BuiltProgram.run(["speak", "--all"], environment: variables)
    #expect(whole.exit == .code(0) && whole.output.split(separator: "\n").count == 3)
    let all = await server.heard(since: again).count
    #expect(cut < all)
    #expect(all > 5 * SoundServer.sampleRate)
  }
}

extension SpeakEndToEndTests {
  @Test("a stopped list goes on from its word with --resume, and is forgotten at its end")
  func resume() async throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let nothing = try library.run("speak", "--resume", "--audio", "null")
    #expect(nothing.exit == .code(64))
    let program = try RunningProgram(
      ["speak", "--all", "--audio", "null", "--only", "word"], environment: library.environment)
    #expect(try program.readLine() == "1/3 retain · 유지하다; 보유하다")
    #expect(try program.readLine() == "2/3 authenticity · 진위; 진품임")
    program.process.send(SIGTERM)
    #expect(try program.finish().exit == .code(143))
    let rest = try library.run("speak", "--resume", "--audio", "null")
    #expect(rest.output == "2/3 authenticity · 진위; 진품임\n3/3 latency · 지연 시간\n")
    #expect(try library.run("speak", "--resume", "--audio", "null").exit == .code(64))
  }

  @Test("a shuffled list has every word, repeatably")
  func shuffled() throws {
    let library = try TestLibrary()
    try library.run(
      "import", library.write("w.csv", "word,meaning\n" + (0..<20).map { "w\($0),m\n" }.joined()))
    func words(_ seed: String) throws -> [String] {
      try library.events(
        "speak", "--all", "--only", "word", "--shuffle", "--seed", seed, "--output", library.folder + "/o.wav",
        "--format", "jsonl"
      ).compactMap { $0["text"] as? String }
    }
    let first = try words("7")
    #expect(try first == words("7") && first != words("8"))
    #expect(Set(first).count == 20 && first != (0..<20).map { "w\($0)" })
  }

  @Test(
    "a file is written by its ending, with lyrics beside it",
    arguments: [("wav", "RIFF"), ("flac", "fLaC"), ("ogg", "OggS"), ("mp3", "")])
  func files(ending: String, magic: String) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let file = library.folder + "/o." + ending
    let result = try library.run("speak", "--all", "--output", file, "--lyrics")
    #expect(result.exit == .code(0) && result.output.contains("o.\(ending): 3 words, "))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.count > 10_000 && bytes.starts(with: Data(magic.utf8)))
    let lyrics = try String(contentsOfFile: library.folder + "/o.lrc", encoding: .utf8)
    #expect(lyrics.hasPrefix("[00:00.00]retain · 유지하다; 보유하다\n[00:0"))
    #expect(lyrics.split(separator: "\n").count == 3)
    let left = try FileManager.default.contentsOfDirectory(atPath: library.folder).filter { $0.hasSuffix(".part") }
    #expect(left == [])
  }

  @Test("an unknown ending, and a folder that is not there, are 73")
  func unwritable() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let ending = try library.run("speak", "--all", "--output", library.folder + "/o.txt")
    #expect(ending.exit == .code(73) && ending.errors.contains("must end in .wav, .flac, .ogg or .mp3"))
    let folder = try library.run("speak", "--all", "--output", library.folder + "/no/o.wav")
    #expect(folder.exit == .code(73) && folder.errors.split(separator: "\n").count == 1)
  }

  @Test("on a terminal, keys pause, move and quit")
  func keys() async throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let server = try await SoundServer(recording: true)
    let variables = library.environment.merging(["PULSE_SERVER": server.address]) { $1 }
    let tmux = try Tmux("'\(BuiltProgram.path)' speak --all; echo exit $?", environment: variables)
    try tmux.waitForText("1/3 retain")
    try tmux.press("Space")
    try tmux.waitForText("paused")
    let paused = server.position
    try tmux.press("n")
    try tmux.waitForText("2/3 authenticity")
    try tmux.press("p")
    try tmux.waitForScreen("the first word again") { !$0.contains("2/3 authenticity") && $0.contains("1/3 retain") }
    try tmux.press("q")
    let screen = try tmux.waitForText("exit 0")
    #expect(screen.contains("stopped at 1 of 3: retain"))
    #expect(await server.heard(since: paused).count > 0)
  }

  @Test("voices are listed, and a language without one is named")
  func voices() throws {
    let library = try TestLibrary()
    let english = try library.events("voices", "en", "--format", "jsonl")
    #expect(english.contains { $0["voice"] as? String == "en-us" })
    #expect(try library.run("voices", "ko").output.contains("ko"))
    #expect(try library.run("voices", "en-us").output.contains("  English (America)\n"))
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    #expect(try library.run("voices", "ko", environment: korean).output.hasPrefix("ko  ko  남성    한국어\n변형: +"))
    #expect(try library.run("voices", "en-us", environment: korean).output.contains("  영어 (미국)\n"))
    let unknown = try library.run("voices", "tlh")
    #expect(unknown.exit == .code(69) && unknown.errors.hasPrefix("vocab: no voice for 'tlh'"))
  }

  @Test("a quiz reads answers aloud, and where nothing can be heard says so once and goes on")
  func quiz() async throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let server = try await SoundServer(recording: true)
    let variables = library.environment.merging(["PULSE_SERVER": server.address]) { $1 }
    let start = server.position
    let program = try RunningProgram(["quiz", "--speak", "--limit", "1"], environment: variables)
    program.writeLine("retained")
    while let line = try program.readLine(), !line.hasPrefix("✓") {}
    let heard = await server.heard(since: start)
    #expect(heard.count > SoundServer.sampleRate)
    program.closeInput()
    #expect(try program.finish().exit == .code(0))
    let silent = try library.run(
      "quiz", "--speak", input: "x\ny\nz\n", environment: ["PULSE_SERVER": "unix:/nonexistent"])
    #expect(silent.exit == .code(0))
    #expect(silent.output.components(separatedBy: "Nothing can be heard").count <= 2)
  }
}
