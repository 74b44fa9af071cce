import JSONText
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// What one check found, in words.
struct Finding: Hashable, Sendable {
  /// What is checked; the raw value is its name in JSON lines.
  enum Check: String, Hashable, Sendable {
    case file, permissions, integrity, references, contents, schedules, clock, room, copies
    case voices, sound, terminal, locale
  }

  enum State: String, Hashable, Sendable {
    case ok, warning, error, repaired
  }

  var check: Check
  var state: State
  /// What was found.
  var message: String
  /// What to do about it; nil if there is nothing to do.
  var remedy: String?

  init(_ check: Check, _ state: State, _ message: String, remedy: String? = nil) {
    self.check = check
    self.state = state
    self.message = message
    self.remedy = remedy
  }

  /// The width of a label.
  static let labelColumns = 23

  /// `warning   sound        `
  var label: StyledText {
    let style: Style = state == .error ? .red : state == .warning ? .yellow : .green
    return "\(state.name.padded(toColumns: 9), style) \(check.name.padded(toColumns: 12), .bold) "
  }

  /// `there is no audio device. Start a sound server.`
  var text: StyledText { StyledText(message.onOneLine + (remedy.map { ". \($0.onOneLine)" } ?? "")) }

  var json: JSONValue {
    [
      "check": .string(check.rawValue), "state": .string(state.rawValue), "message": .string(message.onOneLine),
      "remedy": .optional(remedy),
    ]
  }
}

extension Finding.State {
  /// The name in the list.
  fileprivate var name: String {
    switch self {
    case .ok: localized("ok")
    case .warning: localized("warning")
    case .error: localized("error")
    case .repaired: localized("repaired")
    }
  }
}

extension Finding.Check {
  init(_ check: LibraryCheck) {
    self =
      switch check {
      case .file: .file
      case .permissions: .permissions
      case .integrity: .integrity
      case .references: .references
      case .contents: .contents
      case .schedules: .schedules
      case .clock: .clock
      case .room: .room
      case .copies: .copies
      }
  }

  /// The name in the list.
  fileprivate var name: String {
    switch self {
    case .file: localized("file")
    case .permissions: localized("permissions")
    case .integrity: localized("integrity")
    case .references: localized("references")
    case .contents: localized("contents")
    case .schedules: localized("schedules")
    case .clock: localized("clock")
    case .room: localized("room")
    case .copies: localized("copies")
    case .voices: localized("voices")
    case .sound: localized("sound")
    case .terminal: localized("terminal")
    case .locale: localized("locale")
    }
  }
}
