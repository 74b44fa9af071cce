import UnicodeText

/// Makes keys of the bytes that a terminal sends: UTF-8, control characters and escape sequences.
///
/// Invalid UTF-8 becomes U+FFFD; control characters and sequences without a meaning here are dropped whole.
public struct KeyDecoder: Sendable {
  private enum State {
    case ground
    case escape
    case sequence(parameters: [UInt8])
    /// After `ESC O`, or `ESC [ [` from the console's function keys: one byte more.
    case final(isArrow: Bool)
    case character(value: UInt32, remaining: Int, smallest: UInt32)
  }

  /// Longer ones are no key's: they end there.
  private static let longestSequence = 32

  private var state = State.ground

  public init() {}

  /// True after a byte that may begin a sequence or be the Escape key alone.
  public var isAfterEscape: Bool {
    if case .escape = state { true } else { false }
  }

  /// The keys that are complete with these bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { decode(byte, into: &keys) }
    return keys
  }

  /// What an escape byte was that nothing followed: the Escape key.
  public mutating func endOfEscape() -> Key? {
    guard isAfterEscape else { return nil }
    state = .ground
    return .escape
  }

  private mutating func decode(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground:
      begin(byte, into: &keys)
    case .escape:
      state = .ground
      switch byte {
      case UInt8(ascii: "["): state = .sequence(parameters: [])
      case UInt8(ascii: "O"): state = .final(isArrow: true)
      case 0x1B: state = .escape
      case UInt8(ascii: "b"): keys.append(.wordLeft)
      case UInt8(ascii: "f"): keys.append(.wordRight)
      case UInt8(ascii: "d"): keys.append(.deleteWordForward)
      case 0x08, 0x7F: keys.append(.deleteWordBackward)
      case 0x80..., ..<0x20: begin(byte, into: &keys)
      default: break
      }
    case .sequence(var parameters):
      switch byte {
      case 0x20...0x3F where parameters.count < Self.longestSequence:
        parameters.append(byte)
        state = .sequence(parameters: parameters)
      case UInt8(ascii: "[") where parameters.isEmpty:
        state = .final(isArrow: false)
      case 0x40...0x7E:
        state = .ground
        if let key = Self.key(final: byte, parameters: parameters) { keys.append(key) }
      default:
        state = .ground
        begin(byte, into: &keys)
      }
    case .final(let isArrow):
      state = .ground
      if byte < 0x20 || byte >= 0x7F {
        begin(byte, into: &keys)
      } else if isArrow, let key = Self.key(final: byte, parameters: []) {
        keys.append(key)
      }
    case .character(let value, let remaining, let smallest):
      guard byte & 0xC0 == 0x80 else {
        keys.append(.character("\u{FFFD}"))
        state = .ground
        return begin(byte, into: &keys)
      }
      let value = value << 6 | UInt32(byte & 0x3F)
      if remaining > 1 {
        state = .character(value: value, remaining: remaining - 1, smallest: smallest)
      } else {
        state = .ground
        append(value >= smallest ? Unicode.Scalar(value) ?? "\u{FFFD}" : "\u{FFFD}", to: &keys)
      }
    }
  }

  private mutating func begin(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    // A tab parts words in what is pasted; it completes nothing here.
    case 0x09: keys.append(.character(" "))
    case ..<0x20, 0x7F:
      if let key = Self.controls[byte] { keys.append(key) }
    case ..<0x80: keys.append(.character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character(value: UInt32(byte & 0x1F), remaining: 1, smallest: 0x80)
    case 0xE0...0xEF: state = .character(value: UInt32(byte & 0x0F), remaining: 2, smallest: 0x800)
    case 0xF0...0xF4: state = .character(value: UInt32(byte & 0x07), remaining: 3, smallest: 0x10000)
    default: keys.append(.character("\u{FFFD}"))
    }
  }

  private func append(_ scalar: Unicode.Scalar, to keys: inout [Key]) {
    let isLineSeparator = scalar == "\u{2028}" || scalar == "\u{2029}"
    if !scalar.isControl, !isLineSeparator { keys.append(.character(scalar)) }
  }

  /// What the control characters do in a shell, as far as it serves a line without history.
  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .deleteBackward,
    0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x12: .redraw,
    0x15: .deleteLine, 0x17: .deleteWordBackward, 0x7F: .deleteBackward,
  ]

  /// The sequences of xterm, rxvt, the Linux console and those like them.
  private static func key(final: UInt8, parameters: [UInt8]) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
    let isModified = numbers.count > 1
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isModified ? .wordRight : .right
    case UInt8(ascii: "D"): return isModified ? .wordLeft : .left
    case UInt8(ascii: "c"): return .wordRight
    case UInt8(ascii: "d"): return .wordLeft
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"):
      switch numbers.first {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return isModified ? .deleteWordForward : .deleteForward
      default: return nil
      }
    default: return nil
    }
  }
}
