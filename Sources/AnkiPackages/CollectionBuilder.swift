import DeckFormats
import JSONText
import SQLiteKit
import Scheduling
import Vocabulary

/// Fills a collection of the older form (schema 11), which every Anki since 2.1 imports.
struct CollectionBuilder {
  private let connection: Connection
  private let now: ReviewMoment
  private var notes = IDSource()
  private var cards = IDSource()
  private var reviews = IDSource()
  /// Keys of decks by their names, and languages in the order in which they came.
  private var decks: [(name: String, id: Int64)] = []
  private var languages: [String] = []
  private var exampleCount = ExportedNoteType.usualExampleCount
  private var newCount: Int64 = 0

  /// Due days count from 2010-01-01; those before are below 0.
  private static let firstDay = StudyDay(rawValue: 14_610)
  private static let deckBase: Int64 = 1_400_000_000_000

  init(path: String, now: ReviewMoment) throws {
    self.now = now
    connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;" + Self.schema)
  }

  mutating func add(_ exported: ExportedEntry) throws {
    let isHeard =
      exported.schedules[.listening] != nil || exported.progress.reviews.contains { $0.skill == .listening }
    let note = try addNote(exported, isHeard: isHeard)
    let deck = deckID(exported.deck)
    for skill in [Skill.recognition, .production] + (isHeard ? [.listening] : []) {
      try addCard(exported, skill, note: note, deck: deck)
    }
  }

  /// Ends the collection, after which the file is whole.
  func finish() throws {
    let missing = exampleCount - ExportedNoteType.usualExampleCount
    if missing > 0 { try widenNotes() }
    let seconds = now.at.milliseconds / 1000
    let types = languages.map { language -> JSONValue.Member in
      let id = ExportedNoteType.id(language: language) + Int64(missing)
      let type = ExportedNoteType(language: language, exampleCount: exampleCount)
      return JSONValue.Member(name: String(id), value: type.json(id: id, modifiedAt: seconds))
    }
    let deckList = ([("Default", 1)] + decks).map { name, id in
      JSONValue.Member(name: String(id), value: Self.deck(name, id: id, seconds))
    }
    try connection.run(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      [
        .integer(Int64(Self.firstDay.rawValue) * 86_400 + 4 * 3600 - Int64(now.utcOffset)),
        .integer(now.at.milliseconds), .integer(now.at.milliseconds), .text(settings.line),
        .text(JSONValue.object(types).line), .text(JSONValue.object(deckList).line), .text(Self.deckOptions.line),
      ])
    try connection.execute("COMMIT")
  }

  private mutating func addNote(_ exported: ExportedEntry, isHeard: Bool) throws -> Int64 {
    let entry = exported.entry
    if !languages.contains(entry.language) { languages.append(entry.language) }
    exampleCount = max(exampleCount, entry.examples.count)
    let insert = try connection.statement(
      "INSERT OR IGNORE INTO notes VALUES (?1, ?2, ?3, ?4, -1, ?5, ?6, ?7, 0, 0, '')")
    let fields = ExportedNoteType.fields(of: entry, isHeard: isHeard)
    let tags = entry.tags.isEmpty ? "" : " \(entry.tags.joined(separator: " ")) "
    return try notes.insert(at: exported.createdAt.milliseconds) { id in
      try insert.bind([
        .integer(id), .text(exported.id), .integer(ExportedNoteType.id(language: entry.language)),
        .integer(exported.modifiedAt.milliseconds / 1000), .text(tags), .text(fields.joined(separator: "\u{1F}")),
        .text(fields[0]),
      ])
      try insert.run()
      return connection.changedRows == 1
    }
  }

  private mutating func addCard(_ exported: ExportedEntry, _ skill: Skill, note: Int64, deck: Int64) throws {
    let reviews = exported.progress.reviews.filter { $0.skill == skill }
    var card =
      ExportedCard(
        reviews: reviews, schedule: exported.schedules[skill], utcOffset: now.utcOffset, firstDay: Self.firstDay)
      ?? ExportedCard(newAt: newCount)
    if card.type == 0 { newCount += 1 }
    if exported.progress.isSuspended { card.queue = -1 }
    let place =
      switch skill {
      case .recognition: ExportedNoteType.recognition
      case .production: ExportedNoteType.production
      case .listening: ExportedNoteType.listening
      }
    let insert = try connection.statement(
      "INSERT OR IGNORE INTO cards VALUES (?1, ?2, ?3, ?4, ?5, -1, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 0, 0, ?14, ?15)")
    let id = try cards.insert(at: exported.createdAt.milliseconds) { id in
      try insert.bind([
        .integer(id), .integer(note), .integer(deck), .integer(place), .integer(now.at.milliseconds / 1000),
        .integer(card.type), .integer(card.queue), .integer(card.due), .integer(card.interval), .integer(card.ease),
        .integer(card.reps), .integer(card.lapses), .integer(card.left),
        .integer(exported.progress.isFlagged ? 1 : 0), .text(card.data),
      ])
      try insert.run()
      return connection.changedRows == 1
    }
    try addLog(card.log, card: id)
  }

  private mutating func addLog(_ log: [ExportedCard.LogLine], card: Int64) throws {
    let insert = try connection.statement("INSERT OR IGNORE INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
    for line in log {
      _ = try reviews.insert(at: line.at.milliseconds) { id in
        try insert.bind([
          .integer(id), .integer(card), .integer(line.button), .integer(line.interval), .integer(line.lastInterval),
          .integer(line.ease), .integer(line.taken), .integer(line.kind),
        ])
        try insert.run()
        return connection.changedRows == 1
      }
    }
  }

  /// Gives every note the fields of the one with the most examples; such note types have keys of their own.
  private func widenNotes() throws {
    let count = ExportedNoteType.fieldNames(exampleCount: exampleCount).count - 1
    try connection.run(
      "UPDATE notes SET mid = mid + ?1, flds = flds || substr(?2, 1, ?3 - length(flds) + length(replace(flds, char(31), '')))",
      [
        .integer(Int64(exampleCount - ExportedNoteType.usualExampleCount)),
        .text(String(repeating: "\u{1F}", count: count)), .integer(Int64(count)),
      ])
  }

  private mutating func deckID(_ name: String) -> Int64 {
    // Every collection has it already.
    if name == "Default" { return 1 }
    // Those of a deck come together.
    if let last = decks.last, last.name == name { return last.id }
    if let known = decks.first(where: { $0.name == name }) { return known.id }
    var id = key(of: name, from: Self.deckBase)
    while decks.contains(where: { $0.id == id }) { id += 1 }
    decks.append((name, id))
    return id
  }

  private var settings: JSONValue {
    [
      "schedVer": 2, "sched2021": true, "creationOffset": .integer(Int64(-now.utcOffset / 60)),
      "nextPos": .integer(newCount), "activeDecks": [1], "curDeck": 1, "collapseTime": 1200,
      "timeLim": 0, "estTimes": true, "dueCounts": true, "newSpread": 0, "addToCur": true,
      "sortType": "noteFld", "sortBackwards": false, "dayLearnFirst": false, "curModel": .null,
    ]
  }

  private static func deck(_ name: String, id: Int64, _ seconds: Int64) -> JSONValue {
    let today: JSONValue = [0, 0]
    return [
      "id": .integer(id), "name": .string(name), "mod": .integer(seconds), "usn": -1, "desc": "", "dyn": 0,
      "conf": 1, "collapsed": false, "browserCollapsed": false, "extendNew": 0, "extendRev": 0,
      "newToday": today, "revToday": today, "lrnToday": today, "timeToday": today,
    ]
  }
}
