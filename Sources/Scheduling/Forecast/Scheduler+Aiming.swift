extension Scheduler {
  /// The same scheduler, aiming at another retention; one out of range counts as the nearest in range.
  public func aiming(at retention: Double) -> Scheduler {
    var scheduler = self
    scheduler.desiredRetention = retention.clamped(to: Self.retentionBounds)
    return scheduler
  }
}
