import Glibc
import Wording

extension DeckFormatError {
  /// `FILE:LINE: what is wrong. What to do.`, without the program's name.
  public func message(file: String) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.wording)"
  }
}

extension DeckFormatError.Problem {
  var wording: String {
    switch self {
    case .unreadable(EISDIR): localized("this is a folder. Name a file in it.")
    case .unreadable(let code):
      localized("cannot be read: \(systemMessage(code)). Check the name and the permissions.")
    case .unknownEncoding(let name):
      localized("the encoding '\(name)' is not known. 'iconv --list' names those of this system.")
    case .unknownColumn(let name):
      localized(
        """
        --columns: '\(name)' is no column. Name word, meaning, example, translation, pronunciation, part_of_speech, \
        level, tags, note, confusable, language, meaning_language or deck; leave a name empty to skip a column.
        """)
    case .columnsLack(let name):
      localized("--columns names no \(name). Name both word and meaning.")
    case .empty:
      localized("the file is empty. Put one word and its meaning on each line.")
    case .titlesOnly:
      localized("there are titles and no rows. Put one word and its meaning on each line below.")
    case .undecodable(let byte, let encoding) where encoding != "UTF-8":
      localized("the byte \(hexadecimal(byte)) is not \(encoding). Try another --encoding, or leave it out.")
    case .undecodable(let byte, let encoding):
      localized(
        """
        the byte \(hexadecimal(byte)) is not \(encoding). Try --encoding with the file's character set, such as cp949.
        """)
    case .binary:
      localized("this is no text. Name a file of words: CSV or other text, JSON lines or an Anki package.")
    case .unclosedQuote:
      localized("a quote opens here and never closes. Close it, or double a quote that is text.")
    case .textAfterQuote:
      localized(
        """
        there is text after a closing quote. Double a quote that is text, or put a delimiter after the closing one.
        """)
    case .fieldTooLong(let limit):
      localized("a field is longer than \(limit) bytes. Look for a missing quote or a wrong --delimiter.")
    case .rowTooLong(let limit):
      localized("a row is longer than \(limit) bytes. Look for a missing line end or a wrong --encoding.")
    case .tooManyColumns(let limit):
      localized("a row has more than \(limit) columns. Look for a missing line end or a wrong --delimiter.")
    case .notJSON(let column):
      localized(
        """
        this is no JSON object from byte \(column) on. Put one entry on each line, as 'vocab export --as json' does.
        """)
    case .nestedTooDeeply:
      localized("lists and objects stand too deeply within each other. Put one entry on each line.")
    case .wrongMember(let name, let expected):
      localized("'\(name)' must be \(expected). Write it as 'vocab export --as json' does.")
    case .noReviewLog:
      localized("the titles name no log of answers. Name the columns card, rating, and reviewed_at_ms or day.")
    case .notInLog(let title, let expected):
      localized("'\(title)' must be \(expected). Correct the cell, or leave the line out.")
    case .package(let problem): problem.wording
    }
  }
}

/// A byte as `0xFF`.
private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
}
