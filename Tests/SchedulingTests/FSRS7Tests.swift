import Scheduling
import TestSupport
import Testing

struct FSRS7Tests {
  private let model = FSRS7()

  @Test("time counts as it passes: minutes after an answer it is a little less than certain")
  func sameDay() {
    let state = model.state(afterFirst: .good)
    let soon = model.retrievability(of: state, elapsed: ElapsedTime(studyDays: 0, days: 0.01))
    let later = model.retrievability(of: state, elapsed: ElapsedTime(studyDays: 0, days: 0.6))
    let atOnce = model.retrievability(of: state, elapsed: ElapsedTime(days: 0))
    #expect(abs(atOnce - 0.99999) < 1e-12)
    #expect(soon < atOnce && later < soon)
  }

  @Test("a state without a fast trace, as FSRS-6 leaves it, counts as one newly learned")
  func withoutFastTrace() {
    let bare = MemoryState(stability: 10, difficulty: 5)
    let whole = MemoryState(stability: 10, difficulty: 5, fastStability: 8)
    let elapsed = ElapsedTime(days: 3)
    #expect(
      model.state(after: .good, from: bare, elapsed: elapsed)
        == model.state(after: .good, from: whole, elapsed: elapsed))
    #expect(model.interval(of: bare, retention: 0.9) == model.interval(of: whole, retention: 0.9))
  }

  @Test("weights of another number, out of bounds or out of order are refused with the facts")
  func refusedWeights() {
    #expect(throws: WeightsError.wrongCount(model: .fsrs7, found: 21)) { try FSRS7(weights: FSRS6.defaultWeights) }
    var weights = FSRS7.defaultWeights
    weights[2] = 2
    let error = WeightsError.outOfBounds(model: .fsrs7, index: 2, value: 2, bounds: 2.2395...100)
    #expect(throws: error) { try FSRS7(weights: weights) }
    #expect(error.description == "weight w2 of FSRS-7 is 2.0, not from 2.2395 to 100.0")
    weights = FSRS7.defaultWeights
    weights[33] = .nan
    #expect(throws: WeightsError.self) { try FSRS7(weights: weights) }
    weights = FSRS7.defaultWeights
    weights[0] = 200
    #expect(throws: WeightsError.self) { try FSRS7(weights: weights) }
    weights[0] = .nan
    #expect(throws: WeightsError.self) { try FSRS7(weights: weights) }
  }

  @Test("a state and a time out of range count as the nearest in range", arguments: Rating.allCases)
  func damagedState(rating: Rating) {
    let damaged = MemoryState(stability: .nan, difficulty: 40, fastStability: -3)
    let nearest = MemoryState(stability: 0.0001, difficulty: 10, fastStability: 0.0001)
    for elapsed in [ElapsedTime(days: 0), ElapsedTime(days: 5)] {
      #expect(
        model.state(after: rating, from: damaged, elapsed: elapsed)
          == model.state(after: rating, from: nearest, elapsed: elapsed))
    }
    let state = MemoryState(stability: 3, difficulty: 5, fastStability: 2)
    let atOnce = model.state(after: rating, from: state, elapsed: ElapsedTime(days: 0))
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: -7)) == atOnce)
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: .nan)) == atOnce)
    #expect(model.state(after: rating, from: state, elapsed: ElapsedTime(days: .infinity)).isInBounds)
    #expect(model.interval(of: state, retention: 0).isFinite)
    #expect(model.interval(of: state, retention: 2) > 0)
  }

  @Test(
    "over random weights and histories figures stay in bounds and keep their meaning",
    arguments: 0..<20 as Range<UInt64>)
  func properties(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let model = try FSRS7(weights: MemoryModelKind.fsrs7.randomWeights(using: &chance))
      var state = model.state(afterFirst: Rating.allCases.randomElement(using: &chance) ?? .good)
      for _ in 0..<20 {
        let days =
          Bool.random(using: &chance) ? Double.random(in: 0...1, using: &chance) : .random(in: 1...2000, using: &chance)
        checkCurve(model, state, days: days)
        let next = Rating.allCases.map { model.state(after: $0, from: state, elapsed: ElapsedTime(days: days)) }
        for after in next { #expect(after.isInBounds, "\(model.weights) \(state) \(days)") }
        // Again, hard, good, easy.
        let (again, hard, good, easy) = (next[0], next[1], next[2], next[3])
        #expect(again.stability <= state.stability && again.fast <= state.fast, "a lapse never lengthens stability")
        #expect(again.fast <= max(0.8 * again.stability, 0.0001))
        for recalled in [hard, good, easy] {
          #expect(recalled.stability >= state.stability && recalled.fast >= state.fast, "a recall never shortens it")
        }
        #expect(hard.stability <= good.stability && good.stability <= easy.stability)
        #expect(hard.fast <= good.fast && good.fast <= easy.fast)
        #expect(hard.difficulty >= good.difficulty && good.difficulty >= easy.difficulty)
        state = next.randomElement(using: &chance) ?? state
      }
    }
  }

  private func checkCurve(_ model: FSRS7, _ state: MemoryState, days: Double) {
    let now = model.retrievability(of: state, elapsed: ElapsedTime(days: days))
    let later = model.retrievability(of: state, elapsed: ElapsedTime(days: days + 1))
    // A curve that has come down to its floor, or has hardly begun to fall, stands still.
    #expect(now >= later && now < 1 && later > 0, "retrievability falls with time")
    for retention in [0.7, 0.9, 0.99] {
      let interval = model.interval(of: state, retention: retention)
      let recall = model.retrievability(of: state, elapsed: ElapsedTime(days: interval))
      if interval < 36_500 {
        #expect(abs(recall - retention) < 1e-9, "\(model.weights) \(state)")
      } else {
        #expect(interval == 36_500 && recall >= retention)
      }
    }
  }
}

extension MemoryState {
  fileprivate var fast: Double { fastStability ?? .nan }
  fileprivate var isInBounds: Bool {
    FSRS7.stabilityBounds.contains(stability) && FSRS7.stabilityBounds.contains(fast)
      && FSRS7.difficultyBounds.contains(difficulty)
  }
}
