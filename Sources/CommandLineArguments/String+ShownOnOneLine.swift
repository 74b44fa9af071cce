extension String {
  /// The text as a message may quote it: without what moves the cursor or turns the line around, and cut when long.
  var shownOnOneLine: String {
    let limit = 60
    var shown = String.UnicodeScalarView()
    // The bound on scalars stops a text that is one endless heap of accents.
    for scalar in unicodeScalars.lazy.filter({ !$0.disturbsLine }).prefix(limit * 4) { shown.append(scalar) }
    let text = String(shown)
    let isCut = text.count > limit || shown.count == limit * 4
    return isCut ? text.prefix(limit) + "…" : text
  }
}

extension Unicode.Scalar {
  fileprivate var disturbsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
