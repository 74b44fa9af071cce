import VocabularyStore

extension Library {
  /// After so many answers since the last fit another one is offered.
  static let reviewsPerFit = 100

  /// The answers that have come since the memory model was fitted; all of them if it never was.
  func unfittedReviews() async throws -> Int {
    max(0, try await store.reviewCount() - settings.fittedReviews)
  }
}
