/// A key as a terminal sends it.
public enum Key: Hashable, Sendable {
  /// One that writes something: never a control character.
  case character(Unicode.Scalar)
  case enter
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case wordLeft
  case wordRight
  case deleteBackward
  case deleteForward
  case deleteWordBackward
  case deleteWordForward
  case deleteToEnd
  case deleteLine
  case redraw
  /// Ctrl-C, where the terminal does not make a signal of it.
  case interrupt
  /// Ctrl-D.
  case endOfInput
}
