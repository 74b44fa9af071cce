public import DeckFormats
import Scheduling
public import Vocabulary
import Wording

/// How a package is to be read; what is nil is found out.
public struct AnkiReadOptions: Sendable {
  /// The language of every word and of every meaning.
  public var wordLanguage: String?
  public var meaningLanguage: String?
  /// Fields for columns, each as `COLUMN=FIELD` (`word=Expression`); `COLUMN=` leaves a column empty. They come before
  /// what the fields' names say.
  public var fields: [String]
  /// What all cards practise. If nil, each card's question tells; a note type whose cards all show the word counts as
  /// production, which is what a session asks unless told otherwise.
  public var skill: Skill?
  public var limits: PackageLimits
  /// Where the collection is unpacked; nil for the folder that `TMPDIR` names, else `/tmp`.
  public var temporaryFolder: String?

  public init(
    wordLanguage: String? = nil, meaningLanguage: String? = nil, fields: [String] = [], skill: Skill? = nil,
    limits: PackageLimits = PackageLimits(), temporaryFolder: String? = nil
  ) {
    self.wordLanguage = wordLanguage
    self.meaningLanguage = meaningLanguage
    self.fields = fields
    self.skill = skill
    self.limits = limits
    self.temporaryFolder = temporaryFolder
  }
}

/// Reads an Anki package (`.apkg` or `.colpkg`, of the old and the new form) note by note, with what was learned.
///
/// A row's line is the number of its note. The collection is unpacked into a temporary file without a name, and one note
/// is held at a time. Nothing in a package is trusted: its sizes are bounded and its names are never used as paths.
public struct AnkiPackageReader: RowReader {
  public let facts: [String]

  private let collection: AnkiCollection
  private let mappings: [Int64: NoteMapping]
  private var cursor: CollectionCursor
  private var assembler: RowAssembler
  private var number = 0
  private var isAtEnd = false
  /// Rows of the current note that are still to be given, the last first.
  private var pending: [DeckRow] = []
  private var countOfSecondCards = 0
  private var countBeforeReset = 0
  private let mediaCount: Int
  private let noteCount: Int

  /// Opens the package at a path, unpacks its collection and looks it over.
  public init(path: String, options: AnkiReadOptions = AnkiReadOptions()) throws(DeckFormatError) {
    let choices = try FieldChoice.all(options.fields)
    let package = try AnkiPackage(path: path, limits: options.limits)
    let file = try package.unpackCollection(into: options.temporaryFolder)
    let collection = try AnkiCollection(file, limits: options.limits)
    try FieldChoice.check(choices, against: collection.noteTypes.values)
    self.collection = collection
    mappings = collection.noteTypes.mapValues { NoteMapping($0, choices: choices, skill: options.skill) }
    cursor = try readingCollection(limits: options.limits) { try CollectionCursor(collection) }
    assembler = RowAssembler(
      options: ReadOptions(wordLanguage: options.wordLanguage, meaningLanguage: options.meaningLanguage),
      fileHasKana: try collection.holdsKana())
    mediaCount = package.mediaCount
    noteCount = try collection.count("notes")
    facts = try Self.facts(of: package, collection, mappings)
  }

  /// Reads a package that no path names, such as one that came through a pipe: it is copied into a temporary file.
  public init(_ source: any ByteSource, options: AnkiReadOptions = AnkiReadOptions()) throws(DeckFormatError) {
    let copy = try TemporaryFile(in: options.temporaryFolder)
    let stream = try source.open()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try stream.read(into: &buffer, at: 0), count > 0 { try copy.write(buffer[..<count]) }
    try self.init(path: copy.path, options: options)
  }

  /// Whether a file that begins with these bytes is a zip file; four suffice.
  public static func isPackage(_ beginning: some Sequence<UInt8>) -> Bool { AnkiPackage.isPackage(beginning) }

  public var notices: ReadNotices { assembler.notices }

  public var place: ReadPlace? { ReadPlace(done: number, total: noteCount) }

  public mutating func next() throws(DeckFormatError) -> DeckRow? {
    while true {
      if let row = pending.popLast() { return row }
      // A statement that is stepped past its end would begin anew.
      if isAtEnd { return nil }
      guard let note = try nextNote() else {
        noteWhatWasLeftOut()
        return nil
      }
      number += 1
      guard let mapping = mappings[note.typeID] else {
        let reason = localized("note \(number) is of an unknown type")
        throw DeckFormatError(.package(.damagedCollection(reason: reason)))
      }
      pending = rows(of: note, mapping).reversed()
    }
  }

  private mutating func nextNote() throws(DeckFormatError) -> CollectedNote? {
    do {
      return try cursor.next()
    } catch {
      return try readingCollection(limits: collection.limits) { throw error }
    }
  }

  private mutating func noteWhatWasLeftOut() {
    isAtEnd = true
    if mediaCount > 0 { assembler.note(.media(count: mediaCount), line: 0) }
    if countOfSecondCards > 0 { assembler.note(.reviewsOfSecondCards(count: countOfSecondCards), line: 0) }
    if countBeforeReset > 0 { assembler.note(.reviewsBeforeReset(count: countBeforeReset), line: 0) }
  }

  private mutating func rows(of note: CollectedNote, _ mapping: NoteMapping) -> [DeckRow] {
    if let field = mapping.clozeField, field < note.fields.count {
      let limit = collection.limits.gapTextBytes
      if note.fields[field].utf8.count > limit {
        assembler.note(.tooLong(limit: limit), line: number)
        return []
      }
    }
    let parts = NoteText(note, mapping).parts
    if parts.isEmpty { assembler.note(.noWord, line: number) }
    return parts.compactMap { part in
      let cards = part.place.map { place in note.cards.filter { $0.place == place } } ?? note.cards
      let deck = (cards.first ?? note.cards.first).flatMap { collection.decks[$0.deckID] }
      var row = assembler.row(
        line: number, deck: deck.flatMap { $0.isEmpty ? nil : $0 }, tags: note.tags, cells: part.cells)
      if row != nil { row?.progress = progress(of: cards, mapping) }
      return row
    }
  }

  /// What was learned of a note's cards; nil if nothing was.
  private mutating func progress(of cards: [CollectedCard], _ mapping: NoteMapping) -> PastProgress? {
    var longest: [Skill: [PastReview]] = [:]
    for card in cards {
      let skill = mapping.skill(ofCard: card.place)
      let history = CardHistory(card, skill: skill, in: collection)
      countBeforeReset += history.countBeforeReset
      let other = longest[skill] ?? []
      countOfSecondCards += min(other.count, history.reviews.count)
      longest[skill] = history.reviews.count > other.count ? history.reviews : other
    }
    let progress = PastProgress(
      isSuspended: !cards.isEmpty && cards.allSatisfy(\.isSuspended), isFlagged: cards.contains(where: \.isFlagged),
      reviews: longest.values.flatMap { $0 }.sorted { ($0.at, $0.skill.rawValue) < ($1.at, $1.skill.rawValue) })
    return progress == PastProgress() ? nil : progress
  }

  /// How many note types a report names.
  private static let reportedTypes = 5

  private static func facts(
    of package: AnkiPackage, _ collection: AnkiCollection, _ mappings: [Int64: NoteMapping]
  ) throws(DeckFormatError) -> [String] {
    var facts = [package.form.title]
    let counts = [
      try collection.count("notes").counted(.note), try collection.count("cards").counted(.card),
      try collection.count("revlog").counted(.review),
    ]
    facts.append(counts.joined(separator: ", "))
    facts += try collection.mostUsedTypes(limit: reportedTypes).compactMap { mappings[$0]?.fact }
    return facts
  }
}
