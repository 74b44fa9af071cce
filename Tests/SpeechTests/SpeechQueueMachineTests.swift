import Testing

@testable import Speech

/// A table of what the queue does: events in, actions out. One item a line, gaps of 10 samples but before the first.
@Suite struct SpeechQueueMachineTests {
  typealias Event = SpeechQueueMachine.Event
  typealias Action = SpeechQueueMachine.Action

  static func rendered(_ index: Int, _ length: Int = 100, generation: Int = 1) -> Event {
    .rendered(index: index, length: length, words: [], generation: generation)
  }

  struct Script: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var count = 2
    var first = 0
    var steps: [(event: Event, actions: [Action])]
  }

  static let scripts: [Script] = [
    Script(
      testDescription: "an empty list is finished without a device", count: 0,
      steps: [(.start, [.conclude(.finished)])]),
    Script(
      testDescription: "a list that begins beyond its end is finished", first: 2,
      steps: [(.start, [.conclude(.finished)])]),
    Script(
      testDescription: "two utterances are laid with the gap between them and told as they are heard",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (rendered(1), [.enqueue(gap: 10, generation: 1), .end(generation: 1)]),
        (.heard(1, generation: 1), [.emit(.began(index: 0, start: 0))]),
        (.heard(99, generation: 1), []),
        (.heard(110, generation: 1), [.emit(.spoke(index: 0, start: 0, end: 100))]),
        (.heard(111, generation: 1), [.emit(.began(index: 1, start: 110))]),
        (.drained(generation: 1), [.emit(.spoke(index: 1, start: 110, end: 210)), .conclude(.finished)]),
        (.heard(210, generation: 1), []),
      ]),
    Script(
      testDescription: "no more than three utterances are laid at once", count: 5,
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (rendered(1), [.enqueue(gap: 10, generation: 1), .render(index: 2, generation: 1)]),
        (rendered(2), [.enqueue(gap: 10, generation: 1)]),
        (.heard(50, generation: 1), [.emit(.began(index: 0, start: 0))]),
        (
          .heard(105, generation: 1),
          [.emit(.spoke(index: 0, start: 0, end: 100)), .render(index: 3, generation: 1)]
        ),
      ]),
    Script(
      testDescription: "a stop before the device is open is terminal, and what comes late is ignored",
      steps: [
        (.start, [.open]),
        (.stop, [.conclude(.stopped(index: 0))]),
        (.opened(keepsTime: true), []),
        (.stop, []),
      ]),
    Script(
      testDescription: "a stop while rendering ignores what was rendered",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (.stop, [.conclude(.stopped(index: 0))]),
        (rendered(0), []),
      ]),
    Script(
      testDescription: "a stop in a gap names the utterance before it",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (rendered(1), [.enqueue(gap: 10, generation: 1), .end(generation: 1)]),
        (
          .heard(105, generation: 1),
          [.emit(.began(index: 0, start: 0)), .emit(.spoke(index: 0, start: 0, end: 100))]
        ),
        (.stop, [.conclude(.stopped(index: 0))]),
      ]),
    Script(
      testDescription: "skipping goes on at once, without a gap, where the sound was cut", count: 3,
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (
          .go(to: 2, heard: 40, generation: 2),
          [
            .emit(.began(index: 0, start: 0)), .emit(.skipped(index: 0, start: 0, end: 40)),
            .render(index: 2, generation: 2),
          ]
        ),
        (rendered(1), []),
        (.heard(100, generation: 1), []),
        (rendered(2, generation: 2), [.enqueue(gap: 0, generation: 2), .end(generation: 2)]),
        (.heard(1, generation: 2), [.emit(.began(index: 2, start: 40))]),
        (.drained(generation: 2), [.emit(.spoke(index: 2, start: 40, end: 140)), .conclude(.finished)]),
      ]),
    Script(
      testDescription: "skipping beyond the end finishes, and before the start begins anew",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (.go(to: -3, heard: 0, generation: 2), [.render(index: 0, generation: 2)]),
        (.go(to: 2, heard: 0, generation: 3), [.conclude(.finished)]),
      ]),
    Script(
      testDescription: "a pause before the device is open holds it as soon as it is",
      steps: [
        (.start, [.open]),
        (.pause, []),
        (.opened(keepsTime: true), [.setPaused(true), .render(index: 0, generation: 1)]),
        (.pause, []),
        (.resume, [.setPaused(false)]),
      ]),
    Script(
      testDescription: "a failure is terminal and names the utterance that failed",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (.failed(.noVoice("xx", nearest: []), index: 1), [.conclude(.failed(.noVoice("xx", nearest: []), index: 1))]),
        (.failed(.deviceLost, index: nil), []),
      ]),
    Script(
      testDescription: "an utterance without sound is told all the same",
      steps: [
        (.start, [.open]),
        (.opened(keepsTime: true), [.render(index: 0, generation: 1)]),
        (rendered(0, 0), [.enqueue(gap: 0, generation: 1), .render(index: 1, generation: 1)]),
        (rendered(1, 0), [.enqueue(gap: 10, generation: 1), .end(generation: 1)]),
        (
          .drained(generation: 1),
          [
            .emit(.began(index: 0, start: 0)), .emit(.spoke(index: 0, start: 0, end: 0)),
            .emit(.began(index: 1, start: 10)), .emit(.spoke(index: 1, start: 10, end: 10)), .conclude(.finished),
          ]
        ),
      ]),
  ]

  @Test("the queue answers each event with the actions of its script", arguments: scripts)
  func script(_ script: Script) {
    let gaps = [0] + [Int](repeating: 10, count: max(0, script.count - 1))
    var machine = SpeechQueueMachine(gaps: Array(gaps.prefix(script.count)), first: script.first, generation: 1)
    for (number, step) in script.steps.enumerated() {
      #expect(machine.handle(step.event) == step.actions, "step \(number): \(step.event)")
    }
  }

  @Test(
    "where nobody listens the engine is asked ahead, in order, and what is laid is bounded", arguments: [100, 400_000])
  func hurried(length: Int) {
    let count = 100
    var machine = SpeechQueueMachine(gaps: [Int](repeating: 0, count: count), generation: 1)
    var asked: [Int] = []
    var laid = 0
    var isEnded = false
    func note(_ actions: [Action]) {
      for action in actions {
        switch action {
        case .render(let index, generation: 1): asked.append(index)
        case .enqueue: laid += 1
        case .end(generation: 1): isEnded = true
        default: break
        }
      }
    }
    note(machine.handle(.start))
    note(machine.handle(.opened(keepsTime: false)))
    #expect(asked == Array(0..<8))
    var heard = 0
    while laid < asked.count {
      // Rendered as long as something is asked for; only then the file is written.
      while laid < asked.count { note(machine.handle(Self.rendered(laid, length))) }
      #expect(laid - heard <= (length == 100 ? 32 : 11))
      heard = laid
      note(machine.handle(.heard(heard * length, generation: 1)))
    }
    #expect(asked == Array(0..<count))
    #expect(isEnded)
  }

  @Test("words are told when they are reached, in order, and none is left out")
  func words() {
    let words = [RenderedSpeech.Word(offset: 0, range: 0..<5), RenderedSpeech.Word(offset: 60, range: 6..<11)]
    var machine = SpeechQueueMachine(gaps: [0], generation: 1)
    _ = machine.handle(.start)
    _ = machine.handle(.opened(keepsTime: true))
    _ = machine.handle(.rendered(index: 0, length: 100, words: words, generation: 1))
    #expect(
      machine.handle(.heard(10, generation: 1))
        == [.emit(.began(index: 0, start: 0)), .emit(.word(index: 0, range: 0..<5))])
    #expect(machine.handle(.heard(60, generation: 1)) == [])
    #expect(machine.handle(.heard(61, generation: 1)) == [.emit(.word(index: 0, range: 6..<11))])
  }
}
