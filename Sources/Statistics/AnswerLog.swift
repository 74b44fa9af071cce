internal import Scheduling

/// The answers of a library, card by card and each card's in the order of their times.
public struct AnswerLog: Sendable {
  public let answers: [PastAnswer]
  /// Where each card's answers stand.
  public let cards: [Range<Int>]

  /// - Parameter answers: in any order; of one card and instant they keep theirs.
  public init(_ answers: [PastAnswer]) {
    // By counting, in one pass over what are mostly sorted millions.
    var places: [Int64: Int] = [:]
    var numbers: [Int] = []
    var counts: [Int] = []
    numbers.reserveCapacity(answers.count)
    for answer in answers {
      if let place = places[answer.card] {
        counts[place] += 1
        numbers.append(place)
      } else {
        places[answer.card] = counts.count
        numbers.append(counts.count)
        counts.append(1)
      }
    }
    var ends: [Int] = []
    ends.reserveCapacity(counts.count)
    var end = 0
    let cards = counts.map { count in
      ends.append(end)
      end += count
      return end - count..<end
    }
    let sorted = [PastAnswer](unsafeUninitializedCapacity: numbers.count) { buffer, count in
      var index = 0
      for answer in answers {
        let number = numbers[index]
        buffer.initializeElement(at: ends[number], to: answer)
        ends[number] += 1
        index += 1
      }
      // An import may bring answers given before those that were here first.
      for range in cards where !Self.ascends(buffer[range]) { buffer[range].sort { $0.at < $1.at } }
      count = index
    }
    self.answers = sorted
    self.cards = cards
  }

  private static func ascends(_ answers: Slice<UnsafeMutableBufferPointer<PastAnswer>>) -> Bool {
    zip(answers, answers.dropFirst()).allSatisfy { $0.at <= $1.at }
  }

  /// The answers of each card, one card after the other.
  public var byCard: some Sequence<ArraySlice<PastAnswer>> { cards.lazy.map { answers[$0] } }
}
