/// A thing that is counted in messages.
public enum CountedNoun: CaseIterable, Sendable {
  case answer, card, day, deck, entry, fault, hour, lapse, laterAnswer, minute, newWord, note, review, row, voice, week,
    word

  /// One and more of it.
  func phrase(_ count: Int) -> Phrase<String> {
    let isOne = count == 1
    return switch self {
    case .answer: isOne ? Phrase("\(count) answer") : Phrase("\(count) answers")
    case .card: isOne ? Phrase("\(count) card") : Phrase("\(count) cards")
    case .day: isOne ? Phrase("\(count) day") : Phrase("\(count) days")
    case .deck: isOne ? Phrase("\(count) deck") : Phrase("\(count) decks")
    case .entry: isOne ? Phrase("\(count) entry") : Phrase("\(count) entries")
    case .fault: isOne ? Phrase("\(count) fault") : Phrase("\(count) faults")
    case .hour: isOne ? Phrase("\(count) hour") : Phrase("\(count) hours")
    case .laterAnswer: isOne ? Phrase("\(count) later answer") : Phrase("\(count) later answers")
    case .lapse: isOne ? Phrase("\(count) lapse") : Phrase("\(count) lapses")
    case .minute: isOne ? Phrase("\(count) minute") : Phrase("\(count) minutes")
    case .newWord: isOne ? Phrase("\(count) new word") : Phrase("\(count) new words")
    case .note: isOne ? Phrase("\(count) note") : Phrase("\(count) notes")
    case .review: isOne ? Phrase("\(count) review") : Phrase("\(count) reviews")
    case .row: isOne ? Phrase("\(count) row") : Phrase("\(count) rows")
    case .voice: isOne ? Phrase("\(count) voice") : Phrase("\(count) voices")
    case .week: isOne ? Phrase("\(count) week") : Phrase("\(count) weeks")
    case .word: isOne ? Phrase("\(count) word") : Phrase("\(count) words")
    }
  }
}

extension Int {
  /// The number with what is counted: `1 review`, `2 reviews`.
  public func counted(_ noun: CountedNoun) -> String { noun.phrase(self).text }
}
