internal import Wording

// What the help and the manual say of an option or an argument.

extension OptionSpecification {
  /// What it does, with its limits and its default.
  public var explanation: String {
    let facts = [
      value.flatMap(\.limits), defaultText.map { localized("default: \($0)") },
      repeats ? localized("repeatable") : nil,
    ]
    return help + notes(facts)
  }
}

extension ArgumentSpecification {
  /// What it is, with its limits.
  public var explanation: String { help + notes([value.limits]) }
}

extension ValueForm {
  /// The names or numbers accepted, where the placeholder does not say them.
  fileprivate var limits: String? {
    switch expectation {
    case .choice(let names): placeholder == names.joined(separator: "|") ? nil : alternatives(names)
    case .wholeNumber(let bounds), .number(let bounds): bounds == Bounds() ? nil : bounds.phrase
    case .anything, .pair, .described: nil
    }
  }
}

private func notes(_ facts: [String?]) -> String {
  let known = facts.compactMap(\.self)
  return known.isEmpty ? "" : " (\(known.joined(separator: "; ")))"
}
