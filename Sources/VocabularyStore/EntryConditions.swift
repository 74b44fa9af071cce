internal import SQLiteKit
internal import UnicodeText
internal import Vocabulary

/// The conditions of a filter on an entry `e`, save deck, due and new, as SQL that begins with ` AND `.
struct EntryConditions {
  private(set) var sql = ""
  private(set) var values: [SQLValue] = []

  init(_ filter: EntryFilter) {
    if let tag = filter.tag {
      add("EXISTS (SELECT 1 FROM json_each(e.tags) WHERE value = ?)", [.text(tag)])
    }
    if !filter.levels.isEmpty {
      let marks = filter.levels.map { _ in "?" }.joined(separator: ", ")
      add("e.level COLLATE NOCASE IN (\(marks))", filter.levels.map { .text($0) })
    }
    if !filter.words.isEmpty {
      let marks = filter.words.map { _ in "?" }.joined(separator: ", ")
      add("e.word IN (\(marks))", filter.words.map { .text($0) })
    }
    if let text = filter.text, !text.isEmpty { addSearch(text) }
    if filter.isLeech { add("EXISTS (SELECT 1 FROM card AS l WHERE l.entry_id = e.id AND l.leech = 1)") }
    if filter.isFlagged { add("e.flagged = 1") }
    if let isSuspended = filter.isSuspended { add("e.suspended = \(isSuspended ? 1 : 0)") }
  }

  var isEmpty: Bool { sql.isEmpty }

  mutating func add(_ condition: String, _ values: [SQLValue] = []) {
    sql += " AND " + condition
    self.values += values
  }

  /// Case, width and accents make no difference: `folded` is the store's own function.
  private mutating func addSearch(_ text: String) {
    let plain = ["word", "note"].map { "instr(folded(e.\($0)), ?) > 0" }
    let lists = ["meanings", "examples"].map {
      "EXISTS (SELECT 1 FROM json_tree(e.\($0)) WHERE type = 'text' AND instr(folded(value), ?) > 0)"
    }
    let needle = SQLValue.text(text.foldedForSearch)
    add("(" + (plain + lists).joined(separator: " OR ") + ")", [needle, needle, needle, needle])
  }
}

extension String {
  /// The text as a search compares it.
  var foldedForSearch: String { widthFolded.caseFolded.withoutMarks }
}

/// The due cards of one skill whose entries a filter means: what stands after FROM, its parameters being skill and
/// limit, then `values`.
struct CardSelection {
  private let join: String
  private let conditions: String
  let values: [SQLValue]

  init(_ filter: EntryFilter, decks: [DeckID]?) {
    let entry = EntryConditions(filter)
    join = entry.isEmpty ? "" : " JOIN entry AS e ON e.id = c.entry_id"
    let inDecks = decks.map { " AND c.deck_id IN (\($0.map { String($0.rawValue) }.joined(separator: ", ")))" } ?? ""
    conditions = inDecks + entry.sql
    values = entry.values
  }

  /// - Parameter inFileOrder: reads the cards as they lie rather than by their index: where most of them are due, that is
  ///   faster than looking each of them up.
  func from(_ kind: DueKind, inFileOrder: Bool = false) -> String {
    "card AS c\(inFileOrder ? " NOT INDEXED" : "")\(join) WHERE c.suspended = 0 AND c.skill = ? AND c.\(kind.rawValue) <= ?\(conditions)"
  }
}
