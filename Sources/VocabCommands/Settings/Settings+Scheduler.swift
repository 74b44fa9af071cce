import Scheduling

extension Settings {
  /// How the cards of a deck are scheduled; nil for what holds where no deck says otherwise.
  func scheduler(deck: String?) -> Scheduler {
    Scheduler(
      model: memoryModel(deck: deck),
      desiredRetention: deck.map { self[SettingKeys.desiredRetention, deck: $0] } ?? self[SettingKeys.desiredRetention],
      easyDays: Set(self[SettingKeys.easyDays].compactMap { name in Weekday.allCases.first { $0.name == name } }))
  }

  /// The chosen model with the weights that were fitted, else the published ones.
  private func memoryModel(deck: String?) -> any MemoryModel {
    let kind = self[SettingKeys.model].kind ?? fittedKind(deck: deck) ?? .fsrs6
    guard let weights = KeptFit.weights(text(KeptFit.weightsKey(kind), deck: deck)),
      let model = try? kind.model(weights: weights)
    else { return kind.model }
    return model
  }

  private func fittedKind(deck: String?) -> MemoryModelKind? {
    text(KeptFit.modelKey, deck: deck).flatMap(MemoryModelKind.init)
  }

  /// The answers that the last fit was made of; 0 if there was none.
  var fittedReviews: Int { text(KeptFit.reviewsKey, deck: nil).flatMap { Int($0) } ?? 0 }
}

/// How fits are kept among the settings: for the library, or with `.DECK` at the end of each key for one deck.
enum KeptFit {
  static let modelKey = "fit.model"
  static let reviewsKey = "fit.reviews"

  static func weightsKey(_ kind: MemoryModelKind) -> String { "fit.weights-\(kind.rawValue)" }

  static func weights(_ text: String?) -> [Double]? {
    guard let text else { return nil }
    let weights = text.split(separator: " ").map { Double($0) }
    return weights.contains(nil) ? nil : weights.compactMap(\.self)
  }

  /// What is to be set for fits, the first of which is the one to be used.
  static func values(_ fits: [FittedWeights], reviews: Int, deck: String?) -> [String: String?] {
    let ending = deck.map { "." + $0 } ?? ""
    var values: [String: String?] = [
      modelKey + ending: fits.first?.kind.rawValue, reviewsKey + ending: String(reviews),
    ]
    for fit in fits {
      values[weightsKey(fit.kind) + ending] = fit.weights.map { "\($0)" }.joined(separator: " ")
    }
    return values
  }
}
