import DeckChecking
import DeckFormats

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
    if notes > Self.notesShown { lines.append("\(file): \(notes - Self.notesShown) more notes") }
    lines.append(
      faults + notes == 0
        ? "\(file): nothing to mend"
        : "\(file): \(faults.counted("fault")), \(notes.counted("note"))")
  }
}
