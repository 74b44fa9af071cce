/// How weights are fitted. The values were chosen by measurement (Benchmarks/memory.md), and only there are others tried.
package struct FittingOptions: Sendable {
  /// What the oldest review counts, against 1 of the newest: 0.25 and the third power are what fsrs-rs takes.
  package var oldest = 1.0
  /// How soon what a review counts falls with its age: as this power of its place in time.
  package var fading = 3.0
  /// How much the pull to the published weights counts, against that of a prior of the spreads in `WeightPrior`.
  package var pull: Double
  /// What a review of the same study day counts, against 1 of another day; it teaches only a model that knows the
  /// time of day.
  package var sameDay = 0.0

  package init(pull: Double) { self.pull = pull }

  package init(_ kind: MemoryModelKind) {
    switch kind {
    case .fsrs6: self.init(pull: 2)
    case .fsrs7:
      self.init(pull: 0.5)
      sameDay = 0.3
    }
  }
}
