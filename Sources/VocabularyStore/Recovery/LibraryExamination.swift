public import Scheduling

/// Something that is not right with a library or its file.
public enum LibraryFlaw: Hashable, Sendable {
  /// The file, its log or a copy may be read or written by others than its owner; the modes are octal.
  case openToOthers(path: String, mode: Int)
  /// Others may put files into the folder, or take them away.
  case folderOpenToOthers(path: String)
  /// The file belongs to another user.
  case notOwned(path: String)
  case readOnly(path: String)
  /// Pages of the file are not what they should be.
  case damaged(detail: String)
  /// An index does not agree with its table.
  case indexes(detail: String)
  /// Rows that belong to nothing.
  case orphans(Int)
  /// Lists of meanings, sentences and the like that cannot be read.
  case unreadableLists(Int)
  /// Cards whose memory and due date do not follow from their reviews.
  case schedules(Int)
  /// Entries whose mark of being new does not agree with their cards.
  case marks(Int)
  /// The clock stands before the last answer or change, in seconds.
  case clockBehind(Int64, last: Timestamp)
  /// A log larger than it should grow, in bytes: a program may have ended badly.
  case largeLog(Int64)
  /// There is hardly room left on the disk, in bytes.
  case noRoom(Int64)
  case noCopies
  /// The newest copy cannot be read.
  case badCopy(path: String, detail: String)

  /// Whether it is to be mended, or else only to be known.
  public var isError: Bool {
    switch self {
    case .openToOthers, .damaged, .indexes, .orphans, .unreadableLists, .schedules, .marks: true
    case .folderOpenToOthers, .notOwned, .readOnly, .clockBehind, .largeLog, .noRoom, .noCopies, .badCopy: false
    }
  }
}

/// What was looked at in a library, each in its turn.
public enum LibraryCheck: String, CaseIterable, Hashable, Sendable {
  case file, permissions, integrity, references, contents, schedules, clock, room, copies
}

/// What an examination found.
public struct LibraryExamination: Hashable, Sendable {
  public var path: String
  public var bytes: Int64 = 0
  public var version = 0
  public var entries = 0
  public var reviews = 0
  public var copies = 0
  /// The day of the newest copy.
  public var newestCopy: String?
  /// The languages of words and meanings.
  public var languages: [String] = []
  /// Bytes free on the disk.
  public var room: Int64 = 0
  /// The checks that could be made.
  public var checked: [LibraryCheck] = []
  public var flaws: [LibraryCheck: [LibraryFlaw]] = [:]

  public var hasErrors: Bool { flaws.values.joined().contains { $0.isError } }

  /// Why the file cannot be mended where it lies; nil if it can.
  public var damage: String? {
    for case .damaged(let detail) in flaws[.integrity] ?? [] { return detail }
    return nil
  }

  init(path: String) { self.path = path }

  mutating func note(_ check: LibraryCheck, _ found: [LibraryFlaw]) {
    checked.append(check)
    flaws[check, default: []] += found
  }
}
