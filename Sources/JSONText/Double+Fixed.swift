extension Double {
  /// The number with a fixed count of decimals, rounded half away from zero; `0` for what is no number.
  public func fixed(_ places: Int) -> String {
    guard isFinite else { return "0" }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (magnitude * scale).rounded()
    guard scaled < 9e15 else { return "\(self)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
