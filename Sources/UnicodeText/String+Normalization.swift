import CUTF8Proc
import Glibc

extension StringProtocol {
  /// The text composed (Unicode normalization form C), so that equal words are equal bytes.
  public var composed: String {
    if String(self).isPlainlyComposed { return String(self) }
    return mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// The text decomposed (form D): letters parted from their accents, Hangul syllables into jamo.
  public var decomposed: String {
    mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue)
  }

  /// The text through `utf8proc_map` with the given options; text that the library refuses comes back as it was.
  func mapped(_ options: UInt32) -> String {
    var text = String(self)
    let result = text.withUTF8 { bytes -> String? in
      var out: UnsafeMutablePointer<UInt8>?
      let count = utf8proc_map(
        bytes.baseAddress, bytes.count, &out, utf8proc_option_t(rawValue: options))
      guard count >= 0, let out else { return nil }
      defer { free(out) }
      return String(decoding: UnsafeBufferPointer(start: out, count: count), as: UTF8.self)
    }
    return result ?? text
  }
}

extension String {
  /// True where a look at the code points suffices: none of them combines with a neighbour or has another composed
  /// form. Covers Latin, Hangul syllables, kana, common Han and their punctuation; false means only "not certain".
  public var isPlainlyComposed: Bool {
    unicodeScalars.allSatisfy(\.isPlainlyComposed)
  }

  /// True where a look at the code points suffices to know that the text is composed and on one line: then `composed`
  /// and `onOneLine` change nothing. False means only "not certain".
  public var isPlainLine: Bool {
    unicodeScalars.allSatisfy { $0.isPlainlyComposed && !$0.isControl }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainlyComposed: Bool {
    switch value {
    case 0..<0x300, 0x400..<0x483, 0x2010...0x2027, 0x3000...0x3029, 0x3041...0x3096, 0x30A1...0x30FE,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    default: false
    }
  }
}
