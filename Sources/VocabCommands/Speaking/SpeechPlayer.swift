import Speech
import Terminal

/// A player of a script: a pure machine that is told of keys and of what is heard, and says what to do.
struct SpeechPlayer: Sendable {
  enum Action: Hashable, Sendable {
    case skip(toLine: Int)
    case togglePause
    /// Speak faster or slower, in words a minute against the rate at the start.
    case changeRate(by: Int)
    case stop
  }

  let script: SpeechScript
  /// The line that is heard, or was heard last.
  private(set) var line: Int
  /// True once something was heard.
  private(set) var hasBegun = false
  /// The part of the line's text that is being said, in Unicode scalars of what the engine was given.
  private(set) var wordRange: Range<Int>?
  private(set) var isPaused = false
  private(set) var rateChange = 0
  private(set) var estimate: SpeechEstimate
  /// Lines heard to their end.
  private(set) var spoken = 0
  /// The entry that a key asked for and that has not begun yet: a second key counts from there.
  private var awaited: Int?

  static let rateStep = 10

  init(_ script: SpeechScript, from line: Int = 0) {
    self.script = script
    self.line = line
    estimate = SpeechEstimate(script)
  }

  /// The place in the list of the entry that is heard, from 0.
  var entry: Int { script.lines.indices.contains(line) ? script.lines[line].entry : 0 }

  /// Seconds until the end of the list, the present line counted whole.
  var secondsLeft: Double { estimate.seconds(fromLine: line) }

  /// How much of the list is over, 0 to 1.
  var share: Double {
    let whole = estimate.seconds(fromLine: 0)
    return whole > 0 ? 1 - secondsLeft / whole : 0
  }

  /// The Hangul letters are what the keys give while the keyboard is set to Korean.
  mutating func handle(_ key: Key) -> Action? {
    switch key {
    case .character(" "):
      isPaused.toggle()
      return .togglePause
    case .character("n"), .character("ㅜ"), .right: return go(by: 1)
    case .character("p"), .character("ㅔ"), .left: return go(by: -1)
    case .character("r"), .character("ㄱ"): return go(by: 0)
    case .character("+"), .character("="), .up: return changeRate(by: Self.rateStep)
    case .character("-"), .down: return changeRate(by: -Self.rateStep)
    case .character("q"), .character("ㅂ"), .escape, .endOfInput: return .stop
    default: return nil
    }
  }

  mutating func handle(_ event: SpeechEvent) {
    switch event {
    case .began(let index, _):
      line = index
      hasBegun = true
      wordRange = nil
      awaited = nil
    case .word(_, let range): wordRange = range
    case .spoke(let index, let start, let end):
      spoken += 1
      estimate.learn(line: index, samples: end - start)
    case .skipped, .finished, .stopped, .failed: break
    }
  }

  private mutating func go(by count: Int) -> Action {
    let target = min(max(0, (awaited ?? entry) + count), script.entries.count)
    awaited = target
    // Going on ends a pause: who asks for the next word wants to hear it.
    isPaused = false
    return .skip(toLine: target < script.firstLines.count ? script.firstLines[target] : script.lines.count)
  }

  private mutating func changeRate(by change: Int) -> Action {
    rateChange += change
    return .changeRate(by: rateChange)
  }
}
