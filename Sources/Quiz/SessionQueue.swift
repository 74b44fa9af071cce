public import Scheduling
public import Vocabulary

/// The order in which a session asks its cards: steps whose time has come, due cards, new cards, and at the end the
/// steps whose time is near.
public struct SessionQueue: Sendable {
  private var waiting: ArraySlice<CardID>
  private var steps: [(card: CardID, due: Timestamp)] = []
  /// How long before its time a step may be asked when nothing else is left, in seconds.
  private let learnAhead: Int64
  private var last: CardID?

  /// - Parameters:
  ///   - due: in the order in which they are to be asked.
  ///   - new: asked after them.
  public init(due: [CardID], new: [CardID], learnAheadSeconds: Int64) {
    waiting = (due + new)[...]
    learnAhead = learnAheadSeconds
  }

  /// Takes the next card; nil if nothing is left that may be asked now.
  public mutating func next(at now: Timestamp) -> CardID? {
    let card = takeStep(dueBy: now) ?? waiting.popFirst() ?? takeStep(dueBy: now.adding(seconds: learnAhead))
    last = card
    return card
  }

  /// Puts a card back whose next step belongs to this session.
  public mutating func putBack(_ card: CardID, due: Timestamp) { steps.append((card, due)) }

  /// Cards still to be asked, those in steps included.
  public var remaining: Int { waiting.count + steps.count }

  /// When the earliest step that is left over is due.
  public var nextStep: Timestamp? { steps.map(\.due).min() }

  /// The earliest due step; the card that was just asked only when it is the only one.
  private mutating func takeStep(dueBy limit: Timestamp) -> CardID? {
    let due = steps.indices.filter { steps[$0].due <= limit }
    let others = due.filter { steps[$0].card != last }
    guard let index = (others.isEmpty ? due : others).min(by: { steps[$0].due < steps[$1].due }) else { return nil }
    if others.isEmpty && !waiting.isEmpty { return nil }
    return steps.remove(at: index).card
  }
}
