public import Scheduling
public import Vocabulary

/// The order in which a session asks its cards: steps whose time has come, then due cards with new ones spread between
/// them, and at the end the steps whose time is near.
public struct SessionQueue: Sendable {
  private var waiting: ArraySlice<CardID>
  private var steps: [(card: CardID, due: Timestamp)] = []
  /// How long before its time a step may be asked when nothing else is left, in seconds.
  private let learnAhead: Int64
  private var last: CardID?

  /// - Parameters:
  ///   - due: in the order in which they are to be asked.
  ///   - new: spread between them.
  ///   - learnAheadSeconds: how long before its time a step may be asked when nothing else is left.
  public init(due: [CardID], new: [CardID], learnAheadSeconds: Int64) {
    waiting = Self.spread(new, between: due)[...]
    learnAhead = learnAheadSeconds
  }

  /// A due card always comes first; siblings, cards of one entry, never follow each other where others are left.
  static func spread(_ new: [CardID], between due: [CardID]) -> [CardID] {
    guard !due.isEmpty else { return new }
    var order: [CardID] = []
    order.reserveCapacity(due.count + new.count)
    var placed = 0
    for (index, card) in due.enumerated() {
      order.append(card)
      let wanted = new.count * (index + 1) / due.count
      order += new[placed..<wanted]
      placed = wanted
    }
    return order
  }

  /// Takes the next card; nil if nothing is left that may be asked now.
  public mutating func next(at now: Timestamp) -> CardID? {
    let card = takeStep(dueBy: now) ?? takeWaiting() ?? takeStep(dueBy: now.adding(seconds: learnAhead))
    last = card
    return card
  }

  /// Puts a card back whose next step belongs to this session.
  public mutating func putBack(_ card: CardID, due: Timestamp) { steps.append((card, due)) }

  /// Puts a card first.
  public mutating func putFirst(_ card: CardID) {
    remove(where: { $0 == card })
    waiting = [card] + waiting
    last = nil
  }

  /// Puts cards behind those that wait, or what of them is not to be asked anyway.
  public mutating func putLast(_ cards: [CardID]) {
    waiting += cards.filter { card in !waiting.contains(card) && !steps.contains { $0.card == card } }
  }

  /// Leaves out cards; the answer is those.
  @discardableResult
  public mutating func remove(where isOut: (CardID) -> Bool) -> [CardID] {
    let out = waiting.filter(isOut) + steps.map(\.card).filter(isOut)
    waiting.removeAll(where: isOut)
    steps.removeAll { isOut($0.card) }
    return out
  }

  /// Cards still to be asked, those in steps included.
  public var remaining: Int { waiting.count + steps.count }

  /// When the earliest step that is left over is due.
  public var nextStep: Timestamp? { steps.map(\.due).min() }

  /// The next waiting card, a sibling of the one just asked only when nothing else is left.
  private mutating func takeWaiting() -> CardID? {
    guard let last, let index = waiting.firstIndex(where: { $0.entry != last.entry }), index != waiting.startIndex
    else {
      return waiting.popFirst()
    }
    return waiting.remove(at: index)
  }

  /// The earliest due step; the card that was just asked only when it is the only one.
  private mutating func takeStep(dueBy limit: Timestamp) -> CardID? {
    let due = steps.indices.filter { steps[$0].due <= limit }
    let others = due.filter { steps[$0].card != last }
    guard let index = (others.isEmpty ? due : others).min(by: { steps[$0].due < steps[$1].due }) else { return nil }
    if others.isEmpty && !waiting.isEmpty { return nil }
    return steps.remove(at: index).card
  }
}
