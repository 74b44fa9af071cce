import Quiz
import UnicodeText

/// What a typed line is.
enum QuizInput: Hashable, Sendable {
  enum Command: String, CaseIterable, Hashable, Sendable {
    case hint, say, skip, help, quit
  }

  case answer(String)
  case command(Command)
  case unknownCommand(String)

  /// The commands, for who asks.
  static let help =
    "Enter: I don't know. ? or /hint: one more letter. /say: read the last answer again. /skip: not now. /quit: end."

  /// Reads a line: `?` alone asks for a hint; a word after a slash is a command, unless the answer itself begins with
  /// a slash.
  init(_ line: String, to question: Question) {
    let text = line.trimmedSpaces
    if text == "?" {
      self = .command(.hint)
    } else if text.hasPrefix("/"), !question.answer.hasPrefix("/") {
      let name = text.dropFirst().lowercased()
      self = Command(rawValue: name).map { .command($0) } ?? .unknownCommand(text)
    } else {
      self = .answer(line)
    }
  }
}
