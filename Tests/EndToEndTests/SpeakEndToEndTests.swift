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
