import Scheduling
import TestSupport
import Testing

struct FSRS6Tests {
  private let model = FSRS6()

  @Test("retrievability is 1 at once and 0.9 after as many days as the stability")
  func curve() {
    let state = MemoryState(stability: 12.5, difficulty: 4)
    #expect(model.retrievability(of: state, elapsed: ElapsedTime(days: 0)) == 1)
    #expect(abs(model.retrievability(of: state, elapsed: ElapsedTime(days: 12.5)) - 0.9) < 1e-12)
  }

  @Test("weights of another number, or out of bounds, are refused with the facts")
  func refusedWeights() {
    var weights = FSRS6.defaultWeights
    weights[20] = 0
    #expect(throws: WeightsError.outOfBounds(model: .fsrs6, index: 20, value: 0, bounds: 0.1...0.8)) {
      try FSRS6(weights: weights)
    }
    weights[20] = .nan
    #expect(throws: WeightsError.self) { try FSRS6(weights: weights) }
    #expect(throws: WeightsError.wrongCount(model: .fsrs6, found: 19)) {
      try FSRS6(weights: [Double](repeating: 1, count: 19))
    }
    #expect(WeightsError.wrongCount(model: .fsrs6, found: 19).description == "FSRS-6 has 21 weights, found 19")
    #expect(
      WeightsError.outOfBounds(model: .fsrs6, index: 20, value: 0, bounds: 0.1...0.8).description
        == "weight w20 of FSRS-6 is 0.0, not from 0.1 to 0.8")
  }

  @Test("a state and a time out of range count as the nearest in range", arguments: Rating.allCases)
  func damagedState(rating: Rating) {
    let damaged = MemoryState(stability: .nan, difficulty: 40)
    let nearest = MemoryState(stability: 0.001, difficulty: 10)
    for days in [0.0, 5] {
      #expect(
        model.state(after: rating, from: damaged, elapsed: ElapsedTime(days: days))
          == model.state(after: rating, from: nearest, elapsed: ElapsedTime(days: days)))
    }
    let state = MemoryState(stability: 3, difficulty: 5)
    let sameDay = model.state(after: rating, from: state, elapsed: ElapsedTime(days: 0))
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: -7)) == sameDay)
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: .nan)) == sameDay)
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: .infinity)).isInBounds)
    #expect(model.retrievability(of: state, elapsed: ElapsedTime(days: -7)) == 1)
    #expect(model.interval(of: state, retention: 0).isFinite)
    #expect(model.interval(of: state, retention: 2) > 0)
  }

  @Test(
    "over random weights and histories figures stay in bounds and keep their meaning",
    arguments: 0..<20 as Range<UInt64>)
  func properties(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let model = try FSRS6(weights: MemoryModelKind.fsrs6.randomWeights(using: &chance))
      var state = model.state(afterFirst: Rating.allCases.randomElement(using: &chance) ?? .good)
      for _ in 0..<30 {
        let days = Bool.random(using: &chance) ? 0 : Double(Int.random(in: 1...2000, using: &chance))
        checkCurve(model, state, days: days)
        let next = Rating.allCases.map { model.state(after: $0, from: state, elapsed: ElapsedTime(days: days)) }
        for after in next { #expect(after.isInBounds, "\(model.weights) \(state) \(days)") }
        // Again, hard, good, easy.
        if days >= 1 { #expect(next[0].stability <= state.stability, "a lapse never lengthens stability") }
        for index in 1...3 { #expect(next[index].stability >= state.stability, "a recall never shortens it") }
        #expect(next[1].stability <= next[2].stability && next[2].stability <= next[3].stability)
        for index in 1...3 { #expect(next[index].difficulty <= next[index - 1].difficulty) }
        state = next.randomElement(using: &chance) ?? state
      }
    }
  }

  private func checkCurve(_ model: FSRS6, _ state: MemoryState, days: Double) {
    let now = model.retrievability(of: state, elapsed: ElapsedTime(days: days))
    let later = model.retrievability(of: state, elapsed: ElapsedTime(days: days + 1))
    #expect(now > later && now <= 1 && later > 0, "retrievability falls with time")
    for retention in [0.7, 0.9, 0.99] {
      let interval = model.interval(of: state, retention: retention)
      #expect(abs(model.retrievability(of: state, elapsed: ElapsedTime(days: interval)) - retention) < 1e-9)
    }
  }
}

extension MemoryState {
  fileprivate var isInBounds: Bool {
    FSRS6.stabilityBounds.contains(stability) && FSRS6.difficultyBounds.contains(difficulty)
  }
}
