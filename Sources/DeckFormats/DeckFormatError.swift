/// Why a file cannot be read as a deck: where, and the facts.
public struct DeckFormatError: Error, Hashable {
  public enum Problem: Hashable, Sendable {
    /// The file cannot be opened or read; `code` is the system's `errno`.
    case unreadable(code: Int32)
    /// The option names a character set that this system does not have.
    case unknownEncoding(String)
    /// `--columns` holds a name that is no column.
    case unknownColumn(String)
    /// `--columns` names no word or no meaning.
    case columnsLack(String)
    /// The text holds nothing at all.
    case empty
    /// Titles, and no row below them.
    case titlesOnly
    /// A byte that begins no character of the encoding.
    case undecodable(byte: UInt8, encoding: String)
    /// Bytes that are no text in any encoding: a program, a picture, a library.
    case binary
    /// A quote that never closes; the line is the one it opens on.
    case unclosedQuote
    /// Text between a closing quote and the next delimiter.
    case textAfterQuote
    case fieldTooLong(limit: Int)
    case rowTooLong(limit: Int)
    case tooManyColumns(limit: Int)
    /// The line is no JSON object; `column` is the byte, counted from 1, at which it cannot be read on.
    case notJSON(column: Int)
    /// Lists and objects stand too deeply within each other.
    case nestedTooDeeply
    /// A member of a JSON object is not what an entry has under this name.
    case wrongMember(String, expected: String)
    /// The titles name no log of answers.
    case noReviewLog
    /// A cell of a log of answers does not hold what its title says.
    case notInLog(title: String, expected: String)
    /// A package (a zip file with a database) cannot be read.
    case package(PackageProblem)
  }

  /// The line in the file, counted from 1; nil where the problem is not at a line.
  public var line: Int?
  public var problem: Problem

  public init(line: Int? = nil, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}
