import Foundation
import Testing

@testable import Speech

@Suite struct SoundFileTests {
  /// A folder of its own for each test.
  final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString)").path
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  let folder: Folder

  init() throws { folder = try Folder() }

  /// The samples of a WAV file with the usual header of 44 bytes.
  func samples(_ path: String) throws -> [Int16] {
    let data = try Data(contentsOf: URL(filePath: path))
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(data[22] == 1 && data[24] == 0x22 && data[25] == 0x56 && data[34] == 16)
    let bytes = Array(data.dropFirst(44))
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  @Test("a file holds the utterances and gaps of exact zeros, and the events give their places")
  func wave() async throws {
    let path = "\(folder.path)/list.wav"
    let events = await SpeechQueue(engine: ToneEngine(), output: .file(path)).play(.tones([100, 50, 200], gap: 0.3))
      .collected()
    #expect(events.last == .finished)
    let samples = try samples(path)
    let spoken = events.compactMap { if case .spoke(_, let start, let end) = $0 { start..<end } else { nil } }
    #expect(spoken == [0..<2_205, 8_820..<9_922, 16_537..<20_947])
    #expect(segments(samples) == spoken)
    #expect(samples.count == 20_947)
    #expect(try filesInFolder(folder.path) == ["list.wav"])
  }

  @Test("utterances that are asked for ahead are laid in order, however long each takes to render")
  func order() async {
    struct HesitatingEngine: SpeechEngine {
      let sampleRate = 22_050
      func render(_ utterance: Utterance, settings: SpeechSettings) async -> RenderedSpeech {
        let length = Int(utterance.text) ?? 0
        for _ in 0..<(length % 7) { await Task.yield() }
        return ToneEngine.tone(milliseconds: length)
      }
    }
    let lengths = (1...60).map { $0 * 3 }
    let events = await SpeechQueue(engine: HesitatingEngine(), output: .file("\(folder.path)/order.wav"))
      .play(.tones(lengths, gap: 0)).collected()
    let told = events.compactMap { if case .spoke(_, let start, let end) = $0 { end - start } else { nil } }
    #expect(told == lengths.map { $0 * 22_050 / 1_000 })
    #expect(events.last == .finished)
  }

  @Test("the engine's words stand at their events' places in a file")
  func engine() async throws {
    let path = "\(folder.path)/words.wav"
    var list = Playlist()
    list.append(Utterance("retain", language: "en"))
    list.append(Utterance("유지하다", language: "ko"), after: 0.3)
    list.append(Utterance("보유하다", language: "ko"), after: 0.1)
    let queue = SpeechQueue(output: .file(path))
    let events = await queue.play(list).collected()
    let samples = try samples(path)
    let spoken = events.compactMap { if case .spoke(_, let start, let end) = $0 { start..<end } else { nil } }
    #expect(spoken.count == 3)
    #expect(spoken.last?.upperBound == samples.count)
    for (a, b) in zip(spoken, spoken.dropFirst()) {
      #expect(samples[a.upperBound..<b.lowerBound].allSatisfy { $0 == 0 })
      #expect(samples[a.upperBound - 1].magnitude > 8 && samples[b.lowerBound].magnitude > 8)
    }
  }

  @Test("a cancelled or failed file is not there, and the one that was there stays")
  func cancelled() async throws {
    let path = "\(folder.path)/list.wav"
    try Data("before".utf8).write(to: URL(filePath: path))
    let engine = GatedEngine()
    let queue = SpeechQueue(engine: engine, output: .file(path))
    let events = queue.play(.tones([100]))
    await engine.gate.somebodyWaits()
    queue.cancel()
    #expect(await events.collected() == [.stopped(index: 0)])
    #expect(try filesInFolder(folder.path) == ["list.wav"])
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("before".utf8))

    var list = Playlist.tones([100, 100])
    list.items[1].utterance = Utterance("1", language: "xx")
    _ = await SpeechQueue(engine: ToneEngine(), output: .file(path)).play(list).collected()
    #expect(try filesInFolder(folder.path) == ["list.wav"])

    await engine.gate.open()
    #expect(await queue.play(.tones([100])).collected().last == .finished)
    #expect(try samples(path).count == 2_205)
  }

  @Test("the ending of the name chooses the format", arguments: [("flac", "fLaC"), ("ogg", "OggS"), ("wave", "RIFF")])
  func formats(_ ending: String, _ magic: String) async throws {
    let path = "\(folder.path)/list.\(ending)"
    let queue = SpeechQueue(engine: ToneEngine(), output: .file(path))
    #expect(await queue.play(.tones([300, 300])).collected().last == .finished)
    #expect(try Data(contentsOf: URL(filePath: path)).prefix(4) == Data(magic.utf8))
  }

  @Test("MP3 is written too")
  func mp3() async throws {
    let path = "\(folder.path)/list.mp3"
    let queue = SpeechQueue(engine: ToneEngine(), output: .file(path))
    #expect(await queue.play(.tones([300, 300])).collected().last == .finished)
    #expect(try Data(contentsOf: URL(filePath: path)).count > 1_000)
  }

  @Test(
    "a file that cannot be written is an error that names it",
    arguments: ["/nonexistent/folder/a.wav", "/dev/null.xyz", "/tmp/.wav/", "/proc/a.wav"])
  func cannotWrite(_ path: String) async throws {
    let last = await SpeechQueue(engine: ToneEngine(), output: .file(path)).play(.tones([100])).collected().last
    guard case .failed(.cannotWrite(path, _), index: 0) = last else {
      Issue.record("\(String(describing: last))")
      return
    }
  }

  @Test("a folder or a device is not overwritten, and a link not followed")
  func targets() async throws {
    let inside = "\(folder.path)/folder.wav"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    let refused = await SpeechQueue(engine: ToneEngine(), output: .file(inside)).play(.tones([100])).collected().last
    #expect(refused == .failed(.cannotWrite(path: inside, reason: "it is not an ordinary file"), index: 0))

    let link = "\(folder.path)/link.wav"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.wav")
    let target = Data("left alone".utf8)
    _ = FileManager.default.createFile(atPath: "\(folder.path)/target.wav", contents: target)
    #expect(
      await SpeechQueue(engine: ToneEngine(), output: .file(link)).play(.tones([100])).collected().last == .finished)
    #expect(try samples(link).count == 2_205)
    #expect(FileManager.default.contents(atPath: "\(folder.path)/target.wav") == target)
  }
}
