/// The language that a cell's letters suggest.
enum Script {
  /// Hiragana and katakana, also half-width; not the marks that Korean and Chinese text uses too.
  static func isKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
    default: false
    }
  }

  /// The language of a text: Hangul ko, kana ja, Cyrillic ru, Han ja or zh, else en.
  ///
  /// Latin letters count only where nothing else stands: `API 호출` is Korean. Han is Japanese if the file has kana.
  static func language(of text: String, fileHasKana: Bool) -> String {
    var kana = 0
    var hangul = 0
    var hasHan = false
    var hasCyrillic = false
    if text.utf8.span.isASCII { return "en" }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x400: continue
      case 0x400...0x52F: hasCyrillic = true
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: hangul += 1
      case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: hasHan = true
      default: if isKana(scalar.value) { kana += 1 }
      }
    }
    if hangul > 0 && hangul >= kana { return "ko" }
    if kana > 0 { return "ja" }
    if hasHan { return fileHasKana ? "ja" : "zh" }
    return hasCyrillic ? "ru" : "en"
  }
}

extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    var index = 0
    while let eight = EightBytes(bytes, at: index, end: count), eight.areASCII { index += 8 }
    while index < count && self[index] < 0x80 { index += 1 }
    return index == count
  }
}
