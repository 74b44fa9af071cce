extension Scheduler {
  /// The same scheduler with another retention to aim at.
  public func aiming(at retention: Double) -> Scheduler {
    Scheduler(
      model: model, desiredRetention: retention, learningSteps: learningSteps, relearningSteps: relearningSteps,
      maximumInterval: maximumInterval, fuzz: fuzz)
  }
}
