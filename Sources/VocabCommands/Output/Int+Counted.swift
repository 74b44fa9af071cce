extension Int {
  /// The number with what is counted, `1 review` and `2 reviews`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
