/// How weights are fitted.
struct FittingOptions {
  /// What the oldest review counts, against 1 of the newest.
  var oldest = 0.25
  /// How soon what a review counts falls with its age: as this power of its place in time.
  var fading = 3.0
  /// How much the pull to the published weights counts.
  var pull = 2.0
  /// What a review of the same study day counts, against 1 of another day; 0 for models that do not know the time of day.
  var sameDay = 0.0
}
