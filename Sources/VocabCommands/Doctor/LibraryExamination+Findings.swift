import JSONText
import Scheduling
import Vocabulary
import VocabularyStore
import Wording

extension LibraryExamination {
  /// A line for each check: what is right, or all that is wrong.
  var findings: [Finding] {
    LibraryCheck.allCases.flatMap { check -> [Finding] in
      if check == .file { return [Finding(.file, .ok, summary)] }
      guard checked.contains(check) else { return [] }
      let found = (flaws[check] ?? []).map { flaw in
        Finding(Finding.Check(check), flaw.isError ? .error : .warning, flaw.message, remedy: flaw.remedy)
      }
      return found.isEmpty ? [Finding(Finding.Check(check), .ok, praise(check))] : found
    }
  }

  /// The findings after a repair: what was wrong before and is not any more counts as repaired.
  func findings(after before: LibraryExamination, copy: String) -> [Finding] {
    let mended = LibraryCheck.allCases.flatMap { check -> [Finding] in
      (before.flaws[check] ?? []).filter { $0.isError && flaws[check]?.contains($0) != true }.map {
        let message = localized("\($0.message); as it was the library is kept in \(copy)")
        return Finding(Finding.Check(check), .repaired, message)
      }
    }
    let names = Set(mended.map(\.check))
    return mended + findings.filter { $0.state != .ok || !names.contains($0.check) }
  }

  private var summary: String {
    let size = (Double(bytes) / 1_000_000).fixed(1)
    return localized(
      "\(path): \(entries.counted(.word)), \(reviews.counted(.review)), \(size) MB, version \(version)")
  }

  private func praise(_ check: LibraryCheck) -> String {
    switch check {
    case .file: summary
    case .permissions: localized("only you can read and write it")
    case .integrity: localized("every page and every index is whole")
    case .references: localized("every row belongs to another that is there")
    case .contents: localized("every entry can be read")
    case .schedules: localized("memory and due dates follow from the reviews")
    case .clock: localized("it stands after the last answer")
    case .room: localized("\((Double(room) / 1_000_000_000).fixed(1)) GB are free on the disk")
    case .copies: praiseOfCopies
    }
  }

  private var praiseOfCopies: String {
    guard let newestCopy else { return localized("none yet; the first change of a day makes one") }
    return copies == 1
      ? localized("one in 'backups', the newest of \(newestCopy)")
      : localized("\(copies) in 'backups', the newest of \(newestCopy)")
  }
}

extension LibraryFlaw {
  /// What is wrong.
  var message: String {
    switch self {
    case .openToOthers(let path, let mode):
      localized("\(path) is open to other users (mode \(String(mode, radix: 8)))")
    case .folderOpenToOthers(let path): localized("other users can put files into \(path)")
    case .notOwned(let path): localized("\(path) belongs to another user")
    case .readOnly(let path): localized("\(path) cannot be written")
    case .damaged(let detail): localized("the file is damaged (\(detail))")
    case .indexes(let detail): localized("an index does not agree with its table (\(detail))")
    case .orphans(1): localized("1 row belongs to a word or deck that is not there")
    case .orphans(let count): localized("\(count) rows belong to words or decks that are not there")
    case .unreadableLists(1): localized("1 list of meanings, sentences or the like cannot be read")
    case .unreadableLists(let count):
      localized("\(count) lists of meanings, sentences or the like cannot be read")
    case .schedules(1): localized("the due date of 1 card does not follow from its reviews")
    case .schedules(let count): localized("the due dates of \(count) cards do not follow from their reviews")
    case .marks(let count): localized("what is new does not agree with the cards of \(count.counted(.word))")
    case .clockBehind(let seconds, let last):
      localized("it stands \(Self.rounded(seconds)) before the last change, of \(last.rfc3339)")
    case .largeLog(let bytes): localized("the log holds \(bytes / 1_000_000) MB")
    case .noRoom(let bytes): localized("only \(bytes / 1_000_000) MB are free on the disk")
    case .noCopies: localized("there is no copy of the library")
    case .badCopy(let path, let detail): localized("the copy \(path) cannot be used (\(detail))")
    }
  }

  /// A length of time in the unit of which there are at least two, minutes apart.
  private static func rounded(_ seconds: Int64) -> String {
    let seconds = Int(seconds)
    if seconds < 7200 { return (seconds / 60).counted(.minute) }
    return seconds < 172_800 ? (seconds / 3600).counted(.hour) : (seconds / 86_400).counted(.day)
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .openToOthers: localized("'vocab doctor --repair' closes it.")
    case .folderOpenToOthers(let path): localized("Close it with 'chmod go-w \(path)'.")
    case .notOwned: localized("Run vocab as the user who owns it, or change the owner.")
    case .readOnly: localized("Check the permissions of the file and its folder.")
    case .damaged: localized("'vocab doctor --repair' saves what can be read, 'vocab restore' goes back to a copy.")
    case .indexes: localized("'vocab doctor --repair' builds it anew.")
    case .orphans(1):
      localized("'vocab doctor --repair' removes it, or gives a word without a deck a new one.")
    case .orphans: localized("'vocab doctor --repair' removes them, and gives words without a deck a new one.")
    case .unreadableLists(1):
      localized("'vocab doctor --repair' empties it; then 'vocab edit' the word, or go back to a copy.")
    case .unreadableLists:
      localized("'vocab doctor --repair' empties them; then 'vocab edit' the words, or go back to a copy.")
    case .schedules(1): localized("'vocab doctor --repair' makes it anew from the reviews.")
    case .schedules, .marks: localized("'vocab doctor --repair' makes them anew from the reviews.")
    case .clockBehind: localized("Set the clock right: what is due is told by it.")
    case .largeLog: localized("End other programs that use the library; the next command takes the log in.")
    case .noRoom: localized("Make room: without it nothing can be kept.")
    case .noCopies: localized("The next day's first change makes one, 'vocab backup FILE' makes one now.")
    case .badCopy: localized("Remove it; 'vocab backup FILE' makes another.")
    }
  }
}
