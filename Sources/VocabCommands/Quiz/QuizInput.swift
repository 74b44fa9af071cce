import Quiz
import UnicodeText
import Wording

/// What a typed line is.
enum QuizInput: Hashable, Sendable {
  enum Command: String, CaseIterable, Hashable, Sendable {
    case hint, say, undo, skip, suspend, accept, easy, flag, note, edit, help, quit
  }

  case answer(String)
  /// A command, and what follows its name.
  case command(Command, String)
  case unknownCommand(String)

  /// The commands, for who asks.
  static let help: Phrase<String> = Phrase(
    """
    Enter: I don't know. ? or /hint: one more letter. /say: hear it again. /undo: a step back. \
    /accept: my last answer was right. /easy: it was easy. /skip: not now. /suspend: ask no more. /flag: a bad card. \
    /note TEXT: add a note. /edit: edit the word. /quit: end.
    """)

  /// Reads a line: `?` alone asks for a hint; a word after a slash is a command, unless the answer itself begins with
  /// a slash.
  init(_ line: String, to question: Question?) {
    let text = line.trimmedSpaces
    if text == "?" || text == "？" {
      self = .command(.hint, "")
    } else if text.hasPrefix("/"), question?.answer.hasPrefix("/") != true {
      let parts = text.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first?.lowercased() ?? ""
      let rest = parts.count > 1 ? String(parts[1]).trimmedSpaces : ""
      self = Command(rawValue: name).map { .command($0, rest) } ?? .unknownCommand(text)
    } else {
      self = .answer(line)
    }
  }
}
