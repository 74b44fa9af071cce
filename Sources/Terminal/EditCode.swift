/// The characters that stand for editing keys between `KeyDecoder` and libedit.
///
/// The decoder lets no control character through, so each of them is free to mean one command.
enum EditCode {
  static let deleteBackward: UInt32 = 0x08
  static let deleteForward: UInt32 = 0x04
  static let end: UInt32 = 0x05
  static let redisplay: UInt32 = 0x12

  /// Keys as libedit's `bind` writes them, and the command of each.
  static let commands = [
    ("^A", "ed-move-to-beg"), ("^B", "ed-prev-char"), ("^D", "ed-delete-next-char"), ("^E", "ed-move-to-end"),
    ("^F", "ed-next-char"), ("^H", "ed-delete-prev-char"), ("^K", "ed-kill-line"), ("^L", "ed-clear-screen"),
    ("^O", "ed-prev-word"), ("^P", "ed-unassigned"), ("^Q", "em-next-word"), ("^R", "ed-redisplay"),
    ("^U", "em-kill-line"), ("^W", "ed-delete-prev-word"), ("^Y", "em-delete-next-word"),
  ]

  /// The character for a key; nil for one without a use in a line.
  static func code(for key: Key) -> UInt32? {
    switch key {
    case .enter: 0x0A
    case .left: 0x02
    case .right: 0x06
    case .home: 0x01
    case .end: end
    case .wordLeft: 0x0F
    case .wordRight: 0x11
    case .deleteBackward: deleteBackward
    case .deleteForward: deleteForward
    case .deleteWordBackward: 0x17
    case .deleteWordForward: 0x19
    case .deleteToEnd: 0x0B
    case .deleteLine: 0x15
    case .redraw: 0x0C
    case .up, .down, .escape, .character, .interrupt, .endOfInput: nil
    }
  }
}

extension Key {
  /// Whether the key writes into a line, erases in it or ends it, unlike one that moves about or leaves.
  var editsLine: Bool {
    switch self {
    case .character, .enter, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToEnd,
      .deleteLine:
      true
    case .left, .right, .home, .end, .wordLeft, .wordRight, .up, .down, .escape, .redraw, .interrupt, .endOfInput:
      false
    }
  }
}
