extension FixedWidthInteger {
  /// The sum, or the nearest bound of the type: a damaged time in a file must not stop the program.
  func addingSaturated(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func subtractingSaturated(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  func multipliedSaturated(by other: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension Comparable {
  /// The nearest value within `bounds`; what compares with nothing (a NaN) becomes the lower bound.
  func clamped(to bounds: ClosedRange<Self>) -> Self {
    guard self >= bounds.lowerBound else { return bounds.lowerBound }
    return self <= bounds.upperBound ? self : bounds.upperBound
  }
}
