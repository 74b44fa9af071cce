import Testing

@testable import VocabularyStore

@Suite struct ReadAheadTests {
  struct Failure: Error {}

  /// Counts its calls. `@unchecked Sendable`: one thread calls it, another looks when that has ended.
  final class Source: @unchecked Sendable {
    var made = 0
    let count: Int
    let fails: Bool

    init(count: Int, fails: Bool = false) {
      self.count = count
      self.fails = fails
    }

    @Sendable func next() throws -> Int? {
      if made == count {
        if fails { throw Failure() }
        return nil
      }
      made += 1
      return made
    }
  }

  @Test("values come in their order, nil at the end and ever after", arguments: [0, 1, 4, 1000])
  func order(_ count: Int) throws {
    let source = Source(count: count)
    let taken = try ReadAhead.run(limit: 3, making: source.next) { next in
      var taken: [Int] = []
      while let value = try next() { taken.append(value) }
      #expect(try next() == nil)
      return taken
    }
    #expect(taken == Array(1..<(count + 1)))
  }

  @Test("an error comes after the values that were made before it")
  func error() {
    let source = Source(count: 10, fails: true)
    var taken = 0
    #expect(throws: Failure.self) {
      try ReadAhead.run(limit: 3, making: source.next) { next in
        while try next() != nil { taken += 1 }
      }
    }
    #expect(taken == 10)
  }

  @Test("no more is made than the limit ahead, and nothing once the taker has given up")
  func givenUp() {
    let source = Source(count: .max)
    #expect(throws: Failure.self) {
      try ReadAhead.run(limit: 3, making: source.next) { next in
        for _ in 0..<5 { _ = try next() }
        throw Failure()
      }
    }
    #expect((5...9).contains(source.made))
  }
}
