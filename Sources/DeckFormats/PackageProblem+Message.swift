import UnicodeText
import Wording

extension PackageProblem {
  var wording: String {
    switch self {
    case .notAPackage:
      localized("this is no Anki package. Export one from Anki: File, Export, 'Anki Deck Package (.apkg)'.")
    case .damaged(let reason):
      localized(
        """
        the package is damaged: \(reason.shownInMessage). Export it again, or copy it again from where it came.
        """)
    case .encrypted:
      localized("the package is encrypted. Unpack it with its password and zip it again without one.")
    case .climbingName(let name):
      localized(
        """
        the package holds a file '\(name.shownInMessage)', whose name leads out of the package. Do not trust it.
        """)
    case .noCollection:
      localized(
        """
        the package holds no collection (collection.anki21b, collection.anki21 or collection.anki2). \
        Export it again from Anki.
        """)
    case .workbook:
      localized("this is a workbook. Save it as 'CSV UTF-8' in the spreadsheet and import that.")
    case .severalCollections(let name):
      localized("the package holds \(name) more than once. Export it again from Anki.")
    case .newerForm:
      localized(
        """
        the package has a newer form than this program knows. Export it again with 'Support older Anki versions' on.
        """)
    case .tooMuch(.collection, let limit):
      localized("the collection takes more than \(bytes(limit)) unpacked. Export its decks one by one.")
    case .tooMuch(.note, let limit):
      localized("a note takes more than \(bytes(limit)). Shorten it in Anki.")
    case .tooMuch(.value, let limit):
      localized(
        """
        a value in the collection takes more than \(bytes(limit)). \
        Check the collection in Anki: Tools, Check Database.
        """)
    case .tooMuch(let part, let limit):
      localized("the package holds more than \(part.counted(limit)). Export its decks one by one.")
    case .tooCompressed(let limit):
      localized(
        """
        the collection grows more than \(limit) times when unpacked, as no true one does. Export it again from Anki.
        """)
    case .damagedCollection(let reason):
      localized(
        """
        the collection in the package is damaged: \(reason.shownInMessage). \
        Check it in Anki (Tools, Check Database) and export it again.
        """)
    case .missingTable(let name):
      localized(
        "the collection in the package is damaged: it has no table '\(name)'. Export it again from Anki.")
    case .unknownField(let name, let known):
      localized(
        """
        --fields: no note has a field '\(name.shownInMessage)'. The fields are \
        \(known.map(\.shownInMessage).joined(separator: ", ")).
        """)
    case .unclearField(let part):
      localized(
        """
        --fields: '\(part.shownInMessage)' is not COLUMN=FIELD, as in word=Expression,meaning=Meaning,example=Sentence.
        """)
    case .noTemporaryFile(let folder, let code):
      localized(
        """
        a temporary file cannot be written in \(folder.shownInMessage): \(systemMessage(code)). \
        Free some space, or set TMPDIR to another folder.
        """)
    case .missingLibrary(let name, let reason):
      localized(
        """
        packages cannot be read without \(name): \(reason.shownInMessage). Install it, or export as text from Anki.
        """)
    }
  }
}

/// A size, in the largest unit that it reaches.
private func bytes(_ count: Int) -> String {
  if count >= 1 << 30 { return "\(count >> 30) GB" }
  return count >= 1 << 20 ? "\(count >> 20) MB" : localized("\(count) bytes")
}

extension PackageProblem.Part {
  fileprivate func counted(_ count: Int) -> String {
    switch self {
    case .files: localized("\(count) files")
    case .noteTypes: localized("\(count) note types")
    case .decks: count.counted(.deck)
    case .fields: localized("\(count) fields and cards of note types")
    case .cardsOfANote: localized("\(count) cards of one note")
    case .reviewsOfANote: localized("\(count) reviews of one note")
    case .collection, .note, .value: bytes(count)
    }
  }
}

extension String {
  /// What the file says, short enough and without anything that would trouble a terminal.
  fileprivate var shownInMessage: String { onOneLine.truncated(toColumns: 80) }
}
