/// A Korean particle whose form depends on the sound before it: 은/는, 이/가, 을/를.
struct KoreanParticle: Hashable, Sendable {
  /// The form after a consonant, 을.
  let afterConsonant: String
  /// The form after a vowel, 를.
  let afterVowel: String

  private static let all: [KoreanParticle] = [
    ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와"), ("으로", "로"), ("이나", "나"), ("이라", "라"), ("이라고", "라고"),
    ("이라는", "라는"), ("이란", "란"), ("이며", "며"), ("이고", "고"), ("이에요", "예요"), ("입니다", "입니다"),
    ("이어야", "여야"),
  ].map { KoreanParticle(afterConsonant: $0.0, afterVowel: $0.1) }

  private static let byName = all.reduce(into: [String: KoreanParticle]()) { byName, particle in
    byName[particle.afterConsonant] = particle
    byName[particle.afterVowel] = particle
  }

  private init(afterConsonant: String, afterVowel: String) {
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
  }

  /// The particle that either of its forms names; nil for another text.
  init?(named name: Substring) {
    guard let particle = Self.byName[String(name)] else { return nil }
    self = particle
  }

  /// The form that follows a text, by how its end is said in Korean; both, `을(를)`, where that cannot be known.
  func form(after text: String) -> String {
    switch FinalSound(of: text) {
    case .vowel: afterVowel
    // 로 follows ㄹ as it does a vowel: 서울로.
    case .rieul: afterConsonant == "으로" ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    case nil: afterConsonant == "으로" ? "(으)로" : both
    }
  }

  private var both: String {
    afterConsonant.hasSuffix(afterVowel)
      ? "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)" : "\(afterConsonant)(\(afterVowel))"
  }
}
