import JSONText
import Speech
import Terminal

/// Speech as JSON lines.
struct JSONSpeechPresenter: SpeechPresenter {
  let out: TerminalOutput

  func start() throws { try write(["event": "start", "protocol": 1]) }

  func began(_ player: SpeechPlayer) {}

  func spoke(_ line: Int, of player: SpeechPlayer, start: Double, end: Double) throws {
    let spoken = player.script.lines[line]
    try write([
      "event": "utterance", "index": .integer(line + 1), "kind": .string(spoken.part.rawValue),
      "text": .string(spoken.text), "language": .string(spoken.utterance.language),
      "start": .decimal(start, places: 6), "end": .decimal(end, places: 6),
    ])
  }

  func changed(_ player: SpeechPlayer) {}

  func finished(_ player: SpeechPlayer, seconds: Double) throws { try end("finished", player) }

  func stopped(_ player: SpeechPlayer, why: SpeechStop) throws { try end("stopped", player) }

  private func end(_ event: String, _ player: SpeechPlayer) throws {
    try write([
      "event": .string(event), "spoken": .integer(player.spoken), "total": .integer(player.script.lines.count),
    ])
  }

  private func write(_ event: JSONValue) throws { try out.write(raw: event.line + "\n") }
}
