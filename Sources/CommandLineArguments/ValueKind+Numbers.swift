extension ValueKind where Value: FixedWidthInteger {
  /// A whole number in ASCII digits, within `range`.
  public static func integer(_ range: ClosedRange<Value>, placeholder: String = "N") -> ValueKind {
    let bounds = Bounds(
      lower: range.lowerBound == .min && Value.isSigned ? nil : "\(range.lowerBound)",
      upper: range.upperBound == .max ? nil : "\(range.upperBound)")
    return ValueKind(
      placeholder: placeholder, expectation: .wholeNumber(bounds),
      parse: { (text) throws(ValueRefusal) -> Value in
        if let value = Value(text) {
          guard range.contains(value) else { throw .outOfRange(text, bounds) }
          return value
        }
        // All digits and yet no number: it is too large for the type, so it is the range that it misses.
        if bounds != Bounds(), text.isDecimalNumber, !text.utf8.contains(UInt8(ascii: ".")) {
          throw .outOfRange(text, bounds)
        }
        throw .notAccepted(text, .wholeNumber(bounds))
      }, format: { "\($0)" })
  }

  /// A whole number that has a least value only.
  public static func integer(_ range: PartialRangeFrom<Value>, placeholder: String = "N") -> ValueKind {
    integer(range.lowerBound...Value.max, placeholder: placeholder)
  }
}

extension ValueKind where Value == Double {
  /// A number such as `0.5`, within `range`: ASCII digits and a point; no exponent, infinity or NaN.
  public static func decimal(_ range: ClosedRange<Double>, placeholder: String = "X") -> ValueKind {
    let bounds = Bounds(lower: range.lowerBound.plainText, upper: range.upperBound.plainText)
    return ValueKind(
      placeholder: placeholder, expectation: .number(bounds),
      parse: { (text) throws(ValueRefusal) -> Double in
        guard text.isDecimalNumber, let value = Double(text) else { throw .notAccepted(text, .number(bounds)) }
        guard range.contains(value) else { throw .outOfRange(text, bounds) }
        return value
      }, format: \.plainText)
  }
}

extension Double {
  /// The shortest text that reads back the same, without a needless `.0`.
  fileprivate var plainText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
