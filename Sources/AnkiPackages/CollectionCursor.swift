import DeckFormats
import SQLiteKit

/// A note with its cards, in the order of their templates.
struct CollectedNote {
  var typeID: Int64
  var fields: [String]
  var tags: [String]
  var cards: [CollectedCard]
}

/// A card as the collection keeps it.
struct CollectedCard {
  var id: Int64
  /// Its home, also while it is in a filtered deck.
  var deckID: Int64
  /// The number of its template or of its gap, from 0.
  var place: Int64
  /// 2 in review, 3 in relearning.
  var type: Int64
  var isSuspended: Bool
  /// The day it is due at home, counted from the collection's first.
  var due: Int64
  /// Days.
  var interval: Int64
  /// Thousandths.
  var ease: Int64
  var isFlagged: Bool
  /// Days, where the collection keeps a memory.
  var stability: Double?
  var log: [LoggedReview] = []
}

/// A line of the review log.
struct LoggedReview {
  var milliseconds: Int64
  var button: Int64
  var lastInterval: Int64
  var ease: Int64
  var taken: Int64
  var kind: Int64
}

/// Goes through the notes of a collection, with the cards and reviews of each; all three come in the notes' order, so
/// that one note is held at a time.
struct CollectionCursor {
  private let notes: Statement
  private let cards: Statement
  private let reviews: Statement
  private let limits: PackageLimits
  private var card: (note: Int64, card: CollectedCard)?
  private var review: (note: Int64, card: Int64, review: LoggedReview)?

  init(_ collection: AnkiCollection) throws {
    limits = collection.limits
    notes = try collection.connection.statement("SELECT id, mid, flds, tags FROM notes ORDER BY id")
    cards = try collection.connection.statement(
      """
      SELECT nid, id, CASE odid WHEN 0 THEN did ELSE odid END, ord, type, queue, CASE odid WHEN 0 THEN due ELSE odue END,
        ivl, factor, flags, CASE WHEN json_valid(data) THEN json_extract(data, '$.s') END
      FROM cards ORDER BY nid, id
      """)
    reviews = try collection.connection.statement(
      """
      SELECT cards.nid, cards.id, revlog.id, ease, lastIvl, revlog.factor, time, revlog.type
      FROM cards CROSS JOIN revlog ON revlog.cid = cards.id ORDER BY cards.nid, cards.id, revlog.id
      """)
    try advanceCard()
    try advanceReview()
  }

  /// The next note; nil at the end.
  mutating func next() throws -> CollectedNote? {
    guard try notes.step() else { return nil }
    let id = notes.int64(at: 0)
    let isTooLong = notes.withUTF8(at: 2) { $0.count } + notes.withUTF8(at: 3) { $0.count } > limits.noteBytes
    if isTooLong { throw DeckFormatError(.package(.tooMuch(.note, limit: limits.noteBytes))) }
    let fields = notes.string(at: 2).utf8.split(separator: 0x1F, omittingEmptySubsequences: false)
    let tags = notes.string(at: 3).split(whereSeparator: \.isWhitespace).map { String($0).plainName }
    return CollectedNote(
      typeID: notes.int64(at: 1), fields: fields.map { String(Substring($0)) }, tags: tags.filter { !$0.isEmpty },
      cards: try takeCards(of: id))
  }

  private mutating func takeCards(of note: Int64) throws -> [CollectedCard] {
    var taken: [CollectedCard] = []
    var reviewCount = 0
    while let next = card, next.note <= note {
      if next.note == note {
        if taken.count == limits.cardsOfANote {
          throw DeckFormatError(.package(.tooMuch(.cardsOfANote, limit: limits.cardsOfANote)))
        }
        var card = next.card
        card.log = try takeLog(ofCard: card.id, of: note, limit: limits.reviewsOfANote - reviewCount)
        reviewCount += card.log.count
        taken.append(card)
      }
      try advanceCard()
    }
    return taken.sorted { $0.place < $1.place }
  }

  private mutating func takeLog(ofCard card: Int64, of note: Int64, limit: Int) throws -> [LoggedReview] {
    var log: [LoggedReview] = []
    while let next = review, (next.note, next.card) <= (note, card) {
      if (next.note, next.card) == (note, card) {
        if log.count == limit {
          throw DeckFormatError(.package(.tooMuch(.reviewsOfANote, limit: limits.reviewsOfANote)))
        }
        log.append(next.review)
      }
      try advanceReview()
    }
    return log
  }

  private mutating func advanceCard() throws {
    guard try cards.step() else {
      card = nil
      return
    }
    let stability = cards.double(at: 10)
    card = (
      cards.int64(at: 0),
      CollectedCard(
        id: cards.int64(at: 1), deckID: cards.int64(at: 2), place: cards.int64(at: 3), type: cards.int64(at: 4),
        isSuspended: cards.int64(at: 5) == -1, due: cards.int64(at: 6), interval: cards.int64(at: 7),
        ease: cards.int64(at: 8), isFlagged: cards.int64(at: 9) & 7 != 0, stability: stability > 0 ? stability : nil)
    )
  }

  private mutating func advanceReview() throws {
    guard try reviews.step() else {
      review = nil
      return
    }
    review = (
      reviews.int64(at: 0), reviews.int64(at: 1),
      LoggedReview(
        milliseconds: reviews.int64(at: 2), button: reviews.int64(at: 3), lastInterval: reviews.int64(at: 4),
        ease: reviews.int64(at: 5), taken: reviews.int64(at: 6), kind: reviews.int64(at: 7))
    )
  }
}
