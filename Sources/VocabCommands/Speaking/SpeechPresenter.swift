import Speech
import Terminal
import UnicodeText
import Vocabulary

/// Shows what is being spoken. It decides nothing.
protocol SpeechPresenter: Sendable {
  func start() throws
  /// A line of the script begins to be heard.
  func began(_ index: Int, of script: SpeechScript) throws
  /// A line was heard to its end; seconds in the stream.
  func spoke(_ index: Int, of script: SpeechScript, start: Double, end: Double) throws
  func finished(_ script: SpeechScript, spoken: Int, seconds: Double) throws
  func stopped(at index: Int, of script: SpeechScript, spoken: Int) throws
}

/// Speech as JSON lines.
struct JSONSpeechPresenter: SpeechPresenter {
  let out: TerminalOutput

  func start() throws { try write(["event": "start", "protocol": 1]) }

  func began(_ index: Int, of script: SpeechScript) {}

  func spoke(_ index: Int, of script: SpeechScript, start: Double, end: Double) throws {
    let line = script.lines[index]
    try write([
      "event": "utterance", "index": .integer(index + 1), "kind": .string(line.part.rawValue),
      "text": .string(line.text), "language": .string(line.utterance.language),
      "start": .decimal(start, places: 6), "end": .decimal(end, places: 6),
    ])
  }

  func finished(_ script: SpeechScript, spoken: Int, seconds: Double) throws {
    try write(["event": "finished", "spoken": .integer(spoken), "total": .integer(script.lines.count)])
  }

  func stopped(at index: Int, of script: SpeechScript, spoken: Int) throws {
    try write(["event": "stopped", "spoken": .integer(spoken), "total": .integer(script.lines.count)])
  }

  private func write(_ event: JSONValue) throws { try out.write(raw: event.line + "\n") }
}

/// Speech for a person: a line a word.
struct TextSpeechPresenter: SpeechPresenter {
  let out: TerminalOutput
  let err: TerminalOutput
  /// The file that is written; nil if it is played.
  let file: String?

  func start() {}

  func began(_ index: Int, of script: SpeechScript) throws {
    let entry = script.lines[index].entry
    guard file == nil, index == 0 || script.lines[index - 1].entry != entry else { return }
    let content = script.entries[entry]
    let meanings = content.meanings.joined(separator: "; ")
    let line: StyledText =
      "\("\(entry + 1)/\(script.entries.count)", .dim) \(WordPattern.shown(content.word).onOneLine, .bold) · \(meanings.onOneLine)"
    try out.writeLine(line)
  }

  func spoke(_ index: Int, of script: SpeechScript, start: Double, end: Double) {}

  func finished(_ script: SpeechScript, spoken: Int, seconds: Double) throws {
    if script.lines.isEmpty { return try err.writeLine("There is nothing to speak.") }
    guard let file else { return }
    let words = script.entries.count == 1 ? "1 word" : "\(script.entries.count) words"
    try out.writeLine("\(file.onOneLine): \(words), \(seconds.fixed(1)) seconds")
  }

  func stopped(at index: Int, of script: SpeechScript, spoken: Int) throws {
    guard script.lines.indices.contains(index) else { return }
    let entry = script.lines[index].entry
    let word = WordPattern.shown(script.entries[entry].word).onOneLine
    try err.writeLine("stopped at \(entry + 1) of \(script.entries.count): \(word)")
  }
}
