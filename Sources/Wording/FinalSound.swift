/// How the end of a text sounds when it is read aloud in Korean.
enum FinalSound: Hashable, Sendable {
  case vowel
  /// The consonant ㄹ, after which 로 stands as after a vowel.
  case rieul
  case consonant

  /// The last sound of a text, closing marks apart; nil if it cannot be told, as of a Chinese character.
  init?(of text: String) {
    guard let last = text.lastIndex(where: { !Self.isSilent($0) }) else { return nil }
    let character = text[last]
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      switch (scalar.value - 0xAC00) % 28 {
      case 0: self = .vowel
      case 8: self = .rieul
      default: self = .consonant
      }
    // Letters are called by name: 기역, 리을, 아.
    case 0x3139: self = .rieul
    case 0x3131...0x314E: self = .consonant
    case 0x314F...0x3163: self = .vowel
    // Kana: only ん ends in a consonant.
    case 0x3093, 0x30F3: self = .consonant
    case 0x3041...0x30FF: self = .vowel
    default:
      if character == "%" {
        self = .vowel
      } else if character.isASCII, character.isNumber {
        self.init(ofNumberEnding: text[...last])
      } else if let word = Self.latinWord(endingIn: text[...last]) {
        self.init(ofWord: word)
      } else {
        return nil
      }
    }
  }

  /// Marks that are not read: quotes, brackets, stops.
  private static func isSilent(_ character: Character) -> Bool {
    character.isWhitespace || (character.isPunctuation && character != "%") || "`<>=+~|^$".contains(character)
  }

  /// Digits have their Sino-Korean names: 일, 이, 삼; a number that ends in zeros has that of its last power of ten.
  private init(ofNumberEnding text: Substring) {
    let number = text.reversed().prefix { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
    let zeros = number.filter { $0 != "," }.prefix { $0 == "0" }.count
    let isWhole = !number.contains(".")
    let isZero = number.allSatisfy { $0 == "0" || $0 == "," }
    switch number.first {
    case "2", "4", "5", "9": self = .vowel
    case "1", "7", "8": self = .rieul
    // 조, 10¹², ends in a vowel; 십, 백, 천, 만, 억 do not.
    case "0" where isWhole && !isZero && (12..<16).contains(zeros): self = .vowel
    default: self = .consonant
    }
  }

  private static func latinWord(endingIn text: Substring) -> [Character]? {
    let letters = text.reversed().prefix { $0.isLetter && ($0.unicodeScalars.first?.value ?? 0x2000) < 0x250 }
    return letters.isEmpty ? nil : letters.reversed()
  }

  /// A word in Latin letters: initials by their letters' names (엘, 엠, 엔, 알), another as it is usually borrowed.
  private init(ofWord word: [Character]) {
    let letters = word.map { Character($0.lowercased()) }
    let last = letters[letters.count - 1]
    if Self.areInitials(word) {
      self =
        switch last {
        case "l", "r": .rieul
        case "m", "n": .consonant
        default: .vowel
        }
      return
    }
    let before = letters.count > 1 ? letters[letters.count - 2] : " "
    let followsVowel = "aeiouy".contains(before)
    switch last {
    case "l": self = .rieul
    case "m", "n": self = .consonant
    // 웹, 클라임, but 벌브; 뮤직, but 싱크, and 에이비시: no word ends in bc.
    case "b": self = followsVowel || before == "m" ? .consonant : .vowel
    case "c": self = followsVowel ? .consonant : .vowel
    case "g": self = before == "n" ? .consonant : .vowel
    // 북, 맵, 로봇, but 링크, 헬프, 리스트.
    case "k": self = followsVowel || before == "c" ? .consonant : .vowel
    case "p", "t": self = followsVowel || before == last ? .consonant : .vowel
    // 테이블, 네임, 라인, but 코드, 노트.
    case "e" where before == "l": self = .rieul
    case "e" where before == "m" || before == "n": self = .consonant
    default: self = .vowel
    }
  }

  /// Whether each letter is said by its name: csv, c, URL; FILE is a word.
  private static func areInitials(_ word: [Character]) -> Bool {
    let isSayable = word.contains { "aeiouyAEIOUY".contains($0) || !$0.isASCII }
    return word.count == 1 || !isSayable || word.count < 4 && word.allSatisfy(\.isUppercase)
  }
}
