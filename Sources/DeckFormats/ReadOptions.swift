/// How a deck's file is to be read; what is nil is found out.
public struct ReadOptions: Hashable, Sendable {
  /// The columns in their order, by title; an empty one is skipped.
  public var columns: [String]?
  /// How many rows at the beginning are no part of the deck, blank ones counted.
  public var skipRows: Int
  public var delimiter: Delimiter?
  /// The character set, by a name that `iconv` knows.
  public var encoding: String?
  /// The language of every word and of every meaning, whatever the file says.
  public var wordLanguage: String?
  public var meaningLanguage: String?
  /// Whether the text is one of Quizlet's, though it may look like columns.
  public var isQuizlet: Bool
  /// Whether cells that are not composed (NFC) are noted; they are composed in any case.
  public var notesComposition: Bool

  public init(
    columns: [String]? = nil, skipRows: Int = 0, delimiter: Delimiter? = nil, encoding: String? = nil,
    wordLanguage: String? = nil, meaningLanguage: String? = nil, isQuizlet: Bool = false,
    notesComposition: Bool = false
  ) {
    self.columns = columns
    self.skipRows = skipRows
    self.delimiter = delimiter
    self.encoding = encoding
    self.wordLanguage = wordLanguage
    self.meaningLanguage = meaningLanguage
    self.isQuizlet = isQuizlet
    self.notesComposition = notesComposition
  }
}
