extension AnkiMarkup {
  /// What stays of a reading such as `日本語[にほんご]`, which stands in brackets behind the Han that it reads.
  public enum Kept: Hashable, Sendable {
    /// `日本語`.
    case base
    /// `にほんご`.
    case reading
  }

  /// Plain text without the markup of readings; the space that parts a base from the text before it goes too.
  ///
  /// Brackets are a reading only behind Han and with kana in them, so that `[sic]` stays.
  public static func withoutReadings(_ text: String, keeping kept: Kept) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var start = 0
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "[", let end = readingEnd(scalars, from: index) else {
        index += 1
        continue
      }
      let base = baseStart(scalars, before: index, notBefore: start)
      guard base < index else {
        index += 1
        continue
      }
      let partsWords = base > start && scalars[base - 1] == " "
      result.append(contentsOf: scalars[start..<(partsWords ? base - 1 : base)])
      result.append(contentsOf: kept == .base ? scalars[base..<index] : scalars[index + 1..<end])
      index = end + 1
      start = index
    }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }

  /// The place of the bracket that closes a reading; nil if it is none. A reading is at most 40 letters long.
  private static func readingEnd(_ scalars: [Unicode.Scalar], from open: Int) -> Int? {
    for index in scalars.indices[(open + 1)...].prefix(40) {
      if scalars[index] == "]" { return index > open + 1 ? index : nil }
      guard Script.isKana(scalars[index].value) || scalars[index] == "ー" else { return nil }
    }
    return nil
  }

  /// Where the base of a reading begins: with the run of Han before it.
  private static func baseStart(_ scalars: [Unicode.Scalar], before end: Int, notBefore start: Int) -> Int {
    var base = end
    while base > start, isHan(scalars[base - 1]) { base -= 1 }
    return base
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }
}
