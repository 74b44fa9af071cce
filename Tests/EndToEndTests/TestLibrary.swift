import Foundation
import TestSupport
import Testing

/// A library of its own in a folder of its own, and the program that works on it.
final class TestLibrary: Sendable {
  let folder: String
  let now: String?

  /// - Parameter now: where the clock stands; nil for the system's.
  init(now: String? = "2026-03-02T09:00:00Z") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vocab-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Whatever umask another test has set.
    chmod(folder.path, 0o700)
    self.folder = folder.path
    self.now = now
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var database: String { folder + "/vocab.db" }

  var environment: [String: String] {
    var variables = ["VOCAB_DB": database, "HOME": folder, "TZ": "UTC", "LC_ALL": "C.UTF-8"]
    variables["VOCAB_NOW"] = now
    return variables
  }

  @discardableResult
  func run(
    _ arguments: String..., input: String = "", environment more: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, environment: environment.merging(more) { $1 }, input: input)
  }

  /// What a command prints as JSON lines.
  func events(
    _ arguments: String..., input: String = "", environment more: [String: String] = [:]
  ) throws -> [[String: Any]] {
    try BuiltProgram.run(arguments, environment: environment.merging(more) { $1 }, input: input).events
  }

  /// Writes a file into the library's folder and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    let path = folder + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Imports three words with sentences into the deck `d`.
  func importThreeWords() throws {
    let result = try run(
      "import", write("d.csv", TestLibrary.threeWords), "--word-language", "en", "--meaning-language", "ko")
    try #require(result.exit == .code(0), "\(result.errors)")
  }

  /// Imports 60 words that were answered on ten days, each forgotten now and then, half of them in `a`, half in `b::c`.
  func importAnsweredWords() throws {
    var lines = ""
    for word in 0..<60 {
      let reviews = (0..<10).map { day in
        let rating = (word * 7 + day * 3) % 11 == 0 ? "again" : "good"
        let date = "2026-03-\(day + 3 < 10 ? "0" : "")\(day + 3)"
        return
          #"{"skill":"production","at":"\#(date)T09:00:00Z","day":"\#(date)","utc_offset":0,"rating":"\#(rating)","verdict":"correct","exercise":"type","given":null,"ms":4000,"hints":0}"#
      }
      lines +=
        #"{"deck":"\#(word % 2 == 0 ? "a" : "b::c")","word":"w\#(word)","language":"en","meanings":["m\#(word)"],"meaning_language":"en","reviews":[\#(reviews.joined(separator: ","))]}"#
        + "\n"
    }
    let result = try run("import", write("words.jsonl", lines))
    try #require(result.output.contains("600 reviews added"), "\(result)")
  }

  static let threeWords = """
    word,meaning,example,translation,confusable
    retain,유지하다; 보유하다,We {retained} the logs for a year.,우리는 로그를 1년 동안 보관했다.,
    authenticity,진위; 진품임,We have to verify the {authenticity} of the document.,그 문서의 진위를 확인해야 한다.,credibility: 믿을 만한 정도를 말한다
    latency,지연 시간,High {latency} makes the call feel slow.,지연 시간이 길면 통화가 느리게 느껴진다.,

    """

  /// The right answer to a question about the three words.
  static func answer(to question: [String: Any]) -> String {
    let prompt = question["prompt"] as? String ?? ""
    return prompt.contains("logs") ? "retained" : prompt.contains("document") ? "authenticity" : "latency"
  }
}

extension BuiltProgram.Result {
  /// The output as JSON lines; a line that is none is an issue.
  var events: [[String: Any]] { output.split(separator: "\n").map { jsonObject(String($0)) } }
}

/// One line of JSON.
func jsonObject(_ line: String) -> [String: Any] {
  guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
    Issue.record("not a JSON object: \(line)")
    return [:]
  }
  return object
}

/// A quiz in JSON lines that a test answers.
final class QuizDialogue {
  let program: RunningProgram
  private(set) var events: [[String: Any]] = []

  init(_ library: TestLibrary, _ arguments: String...) throws {
    program = try RunningProgram(
      ["quiz", "--no-speak", "--format", "jsonl", "--seed", "1"] + arguments, environment: library.environment)
  }

  /// The next event that is not the opening line; nil at the end.
  func next() throws -> [String: Any]? {
    while let line = try program.readLine() {
      let event = jsonObject(line)
      events.append(event)
      if event["event"] as? String != "start" { return event }
    }
    return nil
  }

  func answer(_ text: String) { program.writeLine(text) }

  /// Answers every question to the end.
  func play(_ reply: ([String: Any]) -> String) throws -> BuiltProgram.Result {
    while let event = try next() {
      if event["event"] as? String == "question" { answer(reply(event)) }
    }
    return try program.finish()
  }

  func events(_ name: String) -> [[String: Any]] { events.filter { $0["event"] as? String == name } }
}
