import JSONText
import Scheduling
import Vocabulary
import VocabularyStore

extension LibraryExamination {
  /// A line for each check: what is right, or all that is wrong.
  var findings: [Finding] {
    LibraryCheck.allCases.flatMap { check -> [Finding] in
      if check == .file { return [Finding("file", .ok, summary)] }
      guard checked.contains(check) else { return [] }
      let found = (flaws[check] ?? []).map { flaw in
        Finding(check.rawValue, flaw.isError ? .error : .warning, flaw.message, remedy: flaw.remedy)
      }
      return found.isEmpty ? [Finding(check.rawValue, .ok, praise(check))] : found
    }
  }

  /// The findings after a repair: what was wrong before and is not any more counts as repaired.
  func findings(after before: LibraryExamination, copy: String) -> [Finding] {
    let mended = LibraryCheck.allCases.flatMap { check in
      (before.flaws[check] ?? []).filter { $0.isError && flaws[check]?.contains($0) != true }.map {
        Finding(check.rawValue, .repaired, "\($0.message); as it was the library is kept in \(copy)")
      }
    }
    let names = Set(mended.map(\.check))
    return mended + findings.filter { $0.state != .ok || !names.contains($0.check) }
  }

  private var summary: String {
    "\(path): \(entries) words, \(reviews) reviews, \((Double(bytes) / 1_000_000).fixed(1)) MB, version \(version)"
  }

  private func praise(_ check: LibraryCheck) -> String {
    switch check {
    case .file: summary
    case .permissions: "only you can read and write it"
    case .integrity: "every page and every index is whole"
    case .references: "every row belongs to another that is there"
    case .contents: "every entry can be read"
    case .schedules: "memory and due dates follow from the reviews"
    case .clock: "it stands after the last answer"
    case .room: "\((Double(room) / 1_000_000_000).fixed(1)) GB are free on the disk"
    case .copies:
      newestCopy.map { "\(copies == 1 ? "one" : "\(copies)") in 'backups', the newest of \($0)" }
        ?? "none yet; the first change of a day makes one"
    }
  }
}

extension LibraryFlaw {
  /// What is wrong.
  var message: String {
    switch self {
    case .openToOthers(let path, let mode): "\(path) is open to other users (mode \(String(mode, radix: 8)))"
    case .folderOpenToOthers(let path): "other users can put files into \(path)"
    case .notOwned(let path): "\(path) belongs to another user"
    case .readOnly(let path): "\(path) cannot be written"
    case .damaged(let detail): "the file is damaged (\(detail))"
    case .indexes(let detail): "an index does not agree with its table (\(detail))"
    case .orphans(let count): "\(count) rows belong to words or decks that are not there"
    case .unreadableLists(let count): "\(count) lists of meanings, sentences or the like cannot be read"
    case .schedules(let count): "the due dates of \(count) cards do not follow from their reviews"
    case .marks(let count): "what is new does not agree with the cards of \(count) words"
    case .clockBehind(let seconds, let last):
      "it stands \(seconds < 7200 ? "\(seconds / 60) minutes" : seconds < 172_800 ? "\(seconds / 3600) hours" : "\(seconds / 86_400) days") before the last change, of \(last.rfc3339)"
    case .largeLog(let bytes): "the log holds \(bytes / 1_000_000) MB"
    case .noRoom(let bytes): "only \(bytes / 1_000_000) MB are free on the disk"
    case .noCopies: "there is no copy of the library"
    case .badCopy(let path, let detail): "the copy \(path) cannot be used (\(detail))"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .openToOthers: "'vocab doctor --repair' closes it."
    case .folderOpenToOthers(let path): "Close it with 'chmod go-w \(path)'."
    case .notOwned: "Run vocab as the user who owns it, or change the owner."
    case .readOnly: "Check the permissions of the file and its folder."
    case .damaged: "'vocab doctor --repair' saves what can be read, 'vocab restore' goes back to a copy."
    case .indexes: "'vocab doctor --repair' builds it anew."
    case .orphans: "'vocab doctor --repair' removes them, and gives words without a deck a new one."
    case .unreadableLists: "'vocab doctor --repair' empties them; then 'vocab edit' the words, or go back to a copy."
    case .schedules, .marks: "'vocab doctor --repair' makes them anew from the reviews."
    case .clockBehind: "Set the clock right: what is due is told by it."
    case .largeLog: "End other programs that use the library; the next command takes the log in."
    case .noRoom: "Make room: without it nothing can be kept."
    case .noCopies: "The next day's first change makes one, 'vocab backup FILE' makes one now."
    case .badCopy: "Remove it; 'vocab backup FILE' makes another."
    }
  }
}
