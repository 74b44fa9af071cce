/// The two-set Korean keyboard (KS X 5002) over QWERTY: which keys write which text.
enum KoreanKeyboard {
  /// The keys that write a text, doubled consonants by their capitals; letters that are not Hangul are their own keys.
  static func keys(of letters: Letters) -> Letters {
    var keys: Letters = []
    for letter in letters {
      switch letter.value {
      case 0xAC00...0xD7A3:
        let index = Int(letter.value - 0xAC00)
        keys += initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
      case 0x3131...0x314E: keys += consonants[Int(letter.value - 0x3131)]
      case 0x314F...0x3163: keys += vowels[Int(letter.value - 0x314F)]
      case 0x1100...0x1112: keys += initials[Int(letter.value - 0x1100)]
      case 0x1161...0x1175: keys += vowels[Int(letter.value - 0x1161)]
      case 0x11A8...0x11C2: keys += finals[Int(letter.value - 0x11A7)]
      default: keys.append(letter)
      }
    }
    return keys
  }

  /// Typed Latin letters as keys: a capital counts only where it writes another jamo.
  static func keys(typed letters: some Sequence<Unicode.Scalar>) -> Letters {
    letters.map { letter in
      guard (0x41...0x5A).contains(letter.value), !shifted.contains(letter) else { return letter }
      return Unicode.Scalar(UInt8(letter.value + 0x20))
    }
  }

  private static let shifted = Letters("QWERTOP".unicodeScalars)
  private static let initials = table("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = table("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals = [[]] + table("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  private static let consonants = table("r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g")

  private static func table(_ keys: String) -> [Letters] {
    keys.split(separator: " ").map { Letters($0.unicodeScalars) }
  }
}
