import DeckChecking
import DeckFormats
import Wording

/// What a check found, in lines for a person; what the reader noticed of it is counted, not said again.
struct CheckReport {
  /// More notes of a deck tell no more, and would bury its faults.
  private static let notesShown = 20

  private(set) var lines: [String] = []
  private(set) var faults: Int

  init(file: String, findings: [DeckFinding], notices: ReadNotices) {
    faults = notices.kept.count(where: \.isFault)
    var notes = 0
    for finding in findings {
      if finding.isFault { faults += 1 } else { notes += 1 }
      if finding.isFault || notes <= Self.notesShown { lines.append(finding.message(file: file)) }
    }
    lines += [Self.rest(of: notes, file), total(notes: notes, file)].compactMap(\.self)
  }

  private static func rest(of notes: Int, _ file: String) -> String? {
    let hidden = notes - notesShown
    if hidden == 1 { return localized("\(file): 1 more note") }
    return hidden > 1 ? localized("\(file): \(hidden) more notes") : nil
  }

  private func total(notes: Int, _ file: String) -> String {
    if faults + notes == 0 { return localized("\(file): nothing to mend") }
    return notes == 1
      ? localized("\(file): \(faults.counted(.fault)), 1 note")
      : localized("\(file): \(faults.counted(.fault)), \(notes) notes")
  }
}
