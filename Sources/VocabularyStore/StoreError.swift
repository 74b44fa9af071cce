public import SQLiteKit
public import Vocabulary
import Wording

/// Why a library could not do what was asked of it.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no file, and none was to be made.
  case missing(path: String)
  /// A folder, a pipe or a device.
  case notAFile(path: String)
  case unreadable(path: String, reason: String)
  /// The file, or its folder, could not be made.
  case cannotCreate(path: String, reason: String)
  /// Not a SQLite file at all.
  case notALibrary(path: String)
  /// A SQLite file of another program.
  case foreign(path: String)
  case damaged(path: String, detail: String)
  /// A newer program wrote it; the numbers are versions of the schema.
  case newer(path: String, found: Int, known: Int)
  /// The file or its folder cannot be written, or the library was opened to read only.
  case readOnly(path: String)
  /// Another process kept it locked for longer than the busy timeout.
  case busy(path: String)
  case diskFull(path: String)
  case cannotBackUp(path: String, reason: String)
  /// What bears the name that was given for a copy is none, or is in use.
  case notReplaced(path: String, reason: String)
  case closed(path: String)
  /// Any other failure of SQLite.
  case failed(path: String, SQLiteError)

  case exists(word: String, deck: String)
  case noSuchEntry(EntryID)
  case noSuchDeck(String, known: [String])
  /// A later change that is not in the history stands in the way.
  case cannotUndo(label: String)
  /// The card has no answer in the history that could be given anew.
  case nothingToAmend(CardID)
}

extension StoreError: CustomStringConvertible {
  /// `PATH: what is wrong. What to do.`
  public var description: String {
    switch self {
    case .missing(let path): localized("\(path): no such file. Check the name.")
    case .notAFile(let path): localized("\(path): not a file. Name the library's file.")
    case .unreadable(let path, let reason): localized("\(path): cannot be read (\(reason)). Check its permissions.")
    case .cannotCreate(let path, let reason):
      localized("\(path): cannot be made (\(reason)). Choose another place with --db or VOCAB_DB.")
    case .notALibrary(let path):
      localized("\(path): not a vocab library. Name another file; this one was left as it is.")
    case .foreign(let path):
      localized("\(path): a SQLite file of another program. Name another file; this one was left as it is.")
    case .damaged(let path, let detail):
      localized(
        """
        \(path): the library is damaged (\(detail)). Restore one of the copies in the folder 'backups' beside it.
        """)
    case .newer(let path, let found, let known):
      localized("\(path): written by a newer vocab (version \(found), this one knows \(known)). Update vocab.")
    case .readOnly(let path):
      localized("\(path): the library cannot be written. Check its permissions, and the room on the disk.")
    case .busy(let path):
      localized("\(path): another program is using the library. Try again when it has finished.")
    case .diskFull(let path):
      localized("\(path): the disk is full. Make room and try again; nothing was changed.")
    case .cannotBackUp(let path, let reason):
      localized("\(path): the copy could not be made (\(reason)). Check the place and the room on the disk.")
    case .notReplaced(let path, let reason):
      localized("\(path): the copy cannot be written there: \(reason). Choose another name.")
    case .closed(let path): localized("\(path): the library has been closed. Open it again.")
    case .failed(let path, let error): localized("\(path): \(error). Run vocab doctor.")
    case .exists(let word, let deck):
      localized("'\(word)' is already in deck '\(deck)'. Edit it, or choose another deck.")
    case .noSuchEntry(let id): localized("there is no entry \(id.rawValue). It may have been removed meanwhile.")
    case .noSuchDeck(let name, _): localized("there is no deck '\(name)'. 'vocab decks' lists them.")
    case .cannotUndo(let label):
      localized("'\(label)' cannot be taken back: it was changed since. Undo the later changes first.")
    case .nothingToAmend: localized("there is no answer to take back. Answer first.")
    }
  }

  /// The error as it concerns the library at `path`.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case Migrator.Failure.newer(let found, let known): self = .newer(path: path, found: found, known: known)
    case Migrator.Failure.failed(_, let error): self.init(error, path: path)
    case let error as SQLiteError:
      self =
        switch error.kind {
        case .busy: .busy(path: path)
        case .readOnly: .readOnly(path: path)
        case .damaged, .notADatabase: .damaged(path: path, detail: error.message)
        case .full: .diskFull(path: path)
        case .cannotOpen: .unreadable(path: path, reason: error.message)
        case .constraint, .tooBig, .other: .failed(path: path, error)
        }
    default: self = .damaged(path: path, detail: String(describing: error))
    }
  }
}
