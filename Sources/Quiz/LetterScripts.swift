/// The scripts of a text's letters, as far as the grader tells them apart.
public struct LetterScripts: OptionSet, Sendable {
  public let rawValue: UInt8

  public static let latin = LetterScripts(rawValue: 1)
  public static let hangul = LetterScripts(rawValue: 2)
  /// Kana and Han, which Japanese mixes.
  public static let kanaAndHan = LetterScripts(rawValue: 4)
  public static let cyrillic = LetterScripts(rawValue: 8)
  public static let greek = LetterScripts(rawValue: 16)
  public static let others = LetterScripts(rawValue: 32)

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The scripts of some letters; digits, signs and spaces are of none.
  public init(of letters: some Sequence<Unicode.Scalar>) {
    self = []
    for letter in letters { formUnion(LetterScripts(letter)) }
  }

  private init(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0..<0xC0: self = []
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: self = .hangul
    case 0x3005, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .kanaAndHan
    case 0x400...0x52F: self = .cyrillic
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    default: self = letter.properties.isAlphabetic ? .others : []
    }
  }
}
