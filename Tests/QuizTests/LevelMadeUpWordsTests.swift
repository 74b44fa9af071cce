import Quiz
import Testing

@Suite("made-up words")
struct LevelMadeUpWordsTests {
  private static let english = [
    "ambiguous", "authenticity", "backward compatible", "bottleneck", "constraint", "contention", "deprecate",
    "discrepancy", "eventually", "exhaustive", "gracefully", "idempotent", "immutable", "intermittent", "latency",
    "mitigate", "precedence", "prerequisite", "propagate", "rationale", "redundant", "regression", "respectively",
    "throughput", "transient", "truncate",
  ]
  private static let korean = [
    "가능성", "강조하다", "개발하다", "개선하다", "결과물", "경험하다", "관리자", "교체하다", "구현하다", "권한부여", "기록하다", "기술부채",
    "네트워크", "느려지다", "데이터베이스", "동기화", "되돌리다", "마이그레이션", "메모리", "명확하다", "무작위", "반복하다", "방화벽", "배포하다",
    "버전관리", "변경사항", "복구하다", "사용자경험", "삭제하다", "설치하다", "성능저하", "손상되다", "수정하다", "스케줄러", "시나리오", "안정성",
    "알고리즘", "암호화", "업데이트", "오류메시지", "의존성", "인터페이스", "자동화", "저장소", "접근권한", "정확도", "종료하다", "지속적인", "확장성",
  ]

  @Test(
    "are no words of the library, nor within a slip of one, nor the beginning or end of one",
    arguments: [english, korean])
  func unlikeTheDeck(words: [String]) {
    for seed in 0..<20 as Range<UInt64> {
      let made = MadeUpWords(from: words, notIn: []).make(4, seed: seed)
      #expect(made.count >= 2 && Set(made).count == made.count)
      for word in made {
        #expect(!words.contains { $0.hasPrefix(word) || word.hasPrefix($0) }, "\(word)")
        #expect(!word.contains(" ") && word.count >= 2)
      }
    }
  }

  @Test("are not what the library has elsewhere, nor a slip away from it", arguments: [english, korean])
  func unlikeTheLibrary(words: [String]) {
    let first = MadeUpWords(from: words, notIn: []).make(4, seed: 1)
    let second = MadeUpWords(from: words, notIn: first).make(4, seed: 1)
    let third = MadeUpWords(from: words, notIn: first.map { $0 + "s" }).make(4, seed: 1)
    #expect(!first.isEmpty && !second.isEmpty)
    #expect(Set(first).isDisjoint(with: second))
    if words == Self.english { #expect(Set(first).isDisjoint(with: third)) }
  }

  @Test("keep the script: Latin letters of Latin words, whole syllables of Hangul ones")
  func scripts() {
    for word in MadeUpWords(from: Self.english, notIn: []).make(30, seed: 1) {
      #expect(word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }, "\(word)")
    }
    for word in MadeUpWords(from: Self.korean, notIn: []).make(30, seed: 1) {
      #expect(word.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }, "\(word)")
    }
  }

  @Test("a seed repeats them")
  func seeds() {
    let words = MadeUpWords(from: Self.english, notIn: [])
    #expect(words.make(5, seed: 1) == words.make(5, seed: 1))
    #expect(words.make(5, seed: 1) != words.make(5, seed: 2))
  }

  @Test(
    "are not made of too few letters, nor of scripts without an alphabet",
    arguments: [
      [], ["deprecate"], ["a", "b", "c"], ["진위", "지연"], ["経験", "経済", "済度"], ["42", "I/O"],
    ])
  func none(words: [String]) {
    #expect(MadeUpWords(from: words, notIn: []).make(4, seed: 1) == [])
  }
}
