import Wording

/// What a reader left out or changed, and where.
public struct ReadNotice: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The row is left out: it has no word.
    case noWord
    /// The row is left out: it has no meaning.
    case noMeaning
    /// The row is left out: it is longer than so many bytes.
    case tooLong(limit: Int)
    /// A title that names no column; the column is ignored.
    case ignoredTitle(String, nearest: String?)
    /// The first row names the one, so it was probably to be titles, but not the other, so it was taken for a word.
    case halfTitled(has: Column, lacks: Column)
    /// The first row was probably to be titles, of which this is like a known one, but was taken for a word.
    case mistypedTitle(String, nearest: String)
    /// Cells that stand under no title are ignored.
    case extraCells(count: Int)
    /// Control characters went from the cell under this title.
    case removedControls(title: String)
    /// The letters of the cell under this title were not composed.
    case composed(title: String)
    /// Reviews of a second card that practises the same as another card of its note.
    case reviewsOfSecondCards(count: Int)
    /// Reviews from before their card was made new again.
    case reviewsBeforeReset(count: Int)
    /// The character set was guessed of bytes that could be of another one.
    case guessedEncoding(String)
    /// Sounds and pictures.
    case media(count: Int)
  }

  /// 0 for what concerns the file as a whole.
  public var line: Int
  public var kind: Kind

  /// True for a row that was left out, which `--strict` makes fatal.
  public var isSkippedLine: Bool {
    switch kind {
    case .noWord, .noMeaning, .tooLong: true
    default: false
    }
  }

  /// True where the text itself is wrong, though it could be read: what a check of the deck counts as a fault.
  public var isFault: Bool {
    switch kind {
    case .removedControls, .composed: true
    default: isSkippedLine
    }
  }

  /// `FILE:LINE: what it is`, for one line of output.
  public func message(file: String) -> String { "\(line > 0 ? "\(file):\(line)" : file): \(wording)" }

  private var wording: String {
    switch kind {
    case .noWord: localized("no word")
    case .noMeaning: localized("no meaning")
    case .tooLong(let limit): localized("longer than \(limit) bytes")
    case .ignoredTitle(let title, nil): localized("unknown title '\(title)', its column is ignored")
    case .ignoredTitle(let title, let nearest?):
      localized("unknown title '\(title)', its column is ignored. Did you mean '\(nearest)'?")
    case .halfTitled(let has, let lacks):
      localized(
        """
        taken for a word, not for titles: it names '\(has.title)' and no '\(lacks.title)'. --skip-rows 1 leaves it out
        """)
    case .mistypedTitle(let title, let nearest):
      localized(
        """
        taken for a word, not for titles, though '\(title)' is like '\(nearest)'. Correct the titles, or leave them out \
        with --skip-rows 1
        """)
    case .extraCells(1): localized("1 cell without a title is ignored")
    case .extraCells(let count): localized("\(count) cells without a title are ignored")
    case .removedControls(let title): localized("control characters removed from '\(title)'")
    case .composed(let title): localized("the letters of '\(title)' are not composed (NFC)")
    case .reviewsOfSecondCards(let count):
      localized("\(count.counted(.review)) left out: a second card of its note practises the same")
    case .reviewsBeforeReset(let count):
      localized("\(count.counted(.review)) left out: from before the card was made new again")
    case .guessedEncoding(let name): localized("read as \(name); --encoding names another character set")
    case .media(1): localized("1 sound or picture left out")
    case .media(let count): localized("\(count) sounds or pictures left out")
    }
  }
}

/// The notices of one pass, in the order of lines: the first ones whole, all of them counted.
public struct ReadNotices: Hashable, Sendable {
  /// How many skipped lines, and how many notices of all other kinds, are kept.
  public static let bound = 1_000

  public private(set) var kept: [ReadNotice] = []
  public private(set) var skippedLineCount = 0
  public private(set) var otherCount = 0

  /// How many notices were counted but not kept.
  public var droppedCount: Int { skippedLineCount + otherCount - kept.count }

  /// The lines that were left out, the first ones.
  public var skippedLines: [ReadNotice] { kept.filter(\.isSkippedLine) }

  mutating func add(_ kind: ReadNotice.Kind, line: Int) {
    let notice = ReadNotice(line: line, kind: kind)
    let count = notice.isSkippedLine ? skippedLineCount : otherCount
    if count < Self.bound { kept.append(notice) }
    if notice.isSkippedLine { skippedLineCount += 1 } else { otherCount += 1 }
  }
}
