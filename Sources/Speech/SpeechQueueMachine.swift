/// What the queue does next, and nothing else: events in, actions out, no sound, no clock, no threads.
///
/// A run is the sound between two flushes; its generation tells what belongs to it from what comes late.
struct SpeechQueueMachine {
  enum Event {
    case start
    /// A sink that keeps time takes as long as the sound; a file is written as fast as it is rendered.
    case opened(keepsTime: Bool)
    case rendered(index: Int, length: Int, words: [RenderedSpeech.Word], generation: Int)
    case heard(Int, generation: Int)
    case drained(generation: Int)
    /// Opening, rendering (of this utterance) or the sink failed.
    case failed(SpeechError, index: Int?)
    case pause
    case resume
    /// The sink was flushed after `heard` samples of the run, to go on at an utterance in a new run.
    case go(to: Int, heard: Int, generation: Int)
    case stop
  }

  enum Action: Equatable {
    case open
    case render(index: Int, generation: Int)
    /// Lays silence and what was just rendered into the stream.
    case enqueue(gap: Int, generation: Int)
    case end(generation: Int)
    case setPaused(Bool)
    case emit(SpeechEvent)
    /// The list is over; the sink is flushed unless all was heard.
    case conclude(SpeechEvent)
  }

  /// An utterance in the stream that is not heard to its end.
  private struct Laid {
    var index: Int
    var start: Int
    var end: Int
    var words: ArraySlice<RenderedSpeech.Word>
    var hasBegun = false
  }

  /// How many utterances are laid at most, with the one that is heard.
  static let lookahead = 3
  /// The same where nobody listens, so that the engine never waits to be asked: how many are laid or asked for, how many
  /// of them are asked for, and beyond how many samples no more than usual are laid. It bounds what is in memory.
  static let hurried = (lookahead: 32, requests: 8, samples: 60 * 22_050)

  private let gaps: [Int]
  private var generation: Int
  private var isOpen = false
  private(set) var isOver = false
  private(set) var isPaused = false
  /// The utterance that began last.
  private(set) var current: Int
  private var next: Int
  /// How many from `next` on are being rendered, in their order.
  private var requested = 0
  private var keepsTime = true
  private var hasEnded = false
  /// The position in the list's stream where the run began, and where what is laid ends.
  private var base = 0
  private var laidEnd = 0
  private var laid: [Laid] = []
  private var isRunEmpty = true

  /// Gaps are silences before utterances, in samples.
  init(gaps: [Int], first: Int = 0, generation: Int) {
    self.gaps = gaps
    self.generation = generation
    current = max(0, first)
    next = max(0, first)
  }

  mutating func handle(_ event: Event) -> [Action] {
    guard !isOver else { return [] }
    switch event {
    case .start:
      return next < gaps.count ? [.open] : conclude(.finished)
    case .opened(let keepsTime):
      isOpen = true
      self.keepsTime = keepsTime
      return (isPaused ? [.setPaused(true)] : []) + renderNext()
    case .rendered(let index, let length, let words, let generation):
      guard generation == self.generation, requested > 0, index == next else { return [] }
      return lay(length: length, words: words)
    case .heard(let position, let generation):
      guard generation == self.generation else { return [] }
      return advance(to: base + position) + renderNext()
    case .drained(let generation):
      guard generation == self.generation, hasEnded else { return [] }
      return advance(to: laidEnd) + conclude(.finished)
    case .failed(let error, let index):
      return conclude(.failed(error, index: index ?? current))
    case .pause, .resume:
      guard isPaused != event.pauses else { return [] }
      isPaused = event.pauses
      return isOpen ? [.setPaused(isPaused)] : []
    case .go(let target, let heard, let generation):
      return go(to: target, heard: heard, generation: generation)
    case .stop:
      return conclude(.stopped(index: current))
    }
  }

  private mutating func renderNext() -> [Action] {
    guard isOpen, !hasEnded, !isOver else { return [] }
    guard next < gaps.count else {
      hasEnded = true
      return [.end(generation: generation)]
    }
    var actions: [Action] = []
    let isHurried = !keepsTime && laidEnd - (laid.first?.start ?? laidEnd) < Self.hurried.samples
    let lookahead = isHurried ? Self.hurried.lookahead : Self.lookahead
    // Who listens may change the voice: what is asked for late is rendered in the new one.
    let requests = isHurried ? Self.hurried.requests : 1
    while next + requested < gaps.count, requested < requests, laid.count + requested < lookahead {
      actions.append(.render(index: next + requested, generation: generation))
      requested += 1
    }
    return actions
  }

  private mutating func lay(length: Int, words: [RenderedSpeech.Word]) -> [Action] {
    // Who goes to an utterance wants to hear it now, not the silence before it.
    let gap = isRunEmpty && base > 0 ? 0 : gaps[next]
    let start = laidEnd + gap
    laid.append(Laid(index: next, start: start, end: start + length, words: words[...]))
    laidEnd = start + length
    isRunEmpty = false
    requested -= 1
    next += 1
    return [.enqueue(gap: gap, generation: generation)] + renderNext()
  }

  /// Says what was reached on the way to a position of the stream.
  private mutating func advance(to position: Int) -> [Action] {
    var actions: [Action] = []
    while var first = laid.first {
      if !first.hasBegun, position > first.start || position >= first.end {
        first.hasBegun = true
        current = first.index
        actions.append(.emit(.began(index: first.index, start: first.start)))
      }
      while let word = first.words.first, first.hasBegun, position > first.start + word.offset || position >= first.end
      {
        first.words.removeFirst()
        actions.append(.emit(.word(index: first.index, range: word.range)))
      }
      laid[0] = first
      guard position >= first.end else { break }
      laid.removeFirst()
      actions.append(.emit(.spoke(index: first.index, start: first.start, end: first.end)))
    }
    return actions
  }

  private mutating func go(to target: Int, heard: Int, generation: Int) -> [Action] {
    var actions = advance(to: base + heard)
    base += heard
    if let first = laid.first, first.hasBegun {
      actions.append(.emit(.skipped(index: first.index, start: first.start, end: min(base, first.end))))
    }
    self.generation = generation
    laid = []
    laidEnd = base
    isRunEmpty = true
    requested = 0
    hasEnded = false
    next = min(max(0, target), gaps.count)
    guard next < gaps.count else { return actions + conclude(.finished) }
    current = next
    return actions + renderNext()
  }

  private mutating func conclude(_ event: SpeechEvent) -> [Action] {
    isOver = true
    return [.conclude(event)]
  }
}

extension SpeechQueueMachine.Event {
  fileprivate var pauses: Bool {
    if case .pause = self { true } else { false }
  }
}
