internal import Vocabulary

/// The lists of an entry as JSON text: arrays of strings, and arrays of objects of strings, in their order.
enum ColumnJSON {
  /// A column that does not hold what was written into it.
  struct Malformed: Error, CustomStringConvertible {
    var description: String { "a list that is no JSON" }
  }

  static func encode(_ strings: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(strings, to: &bytes)
    return bytes
  }

  static func encode(_ examples: [Example]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(examples, to: &bytes)
    return bytes
  }

  static func encode(_ confusables: [Confusable]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(confusables, to: &bytes)
    return bytes
  }

  static func append(_ strings: [String], to bytes: inout [UInt8]) {
    array(strings, &bytes) { value, bytes in append(value, to: &bytes) }
  }

  static func append(_ examples: [Example], to bytes: inout [UInt8]) {
    array(examples, &bytes) { example, bytes in
      bytes += #"{"text":"#.utf8
      append(example.text, to: &bytes)
      if let translation = example.translation {
        bytes += #","translation":"#.utf8
        append(translation, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static func append(_ confusables: [Confusable], to bytes: inout [UInt8]) {
    array(confusables, &bytes) { confusable, bytes in
      bytes += #"{"word":"#.utf8
      append(confusable.word, to: &bytes)
      bytes += #","reason":"#.utf8
      append(confusable.reason, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static func strings(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) -> [String] {
    var reader = Reader(bytes: bytes)
    var strings: [String] = []
    try reader.array { reader throws(Malformed) in strings.append(try reader.string()) }
    return strings
  }

  static func examples(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) -> [Example] {
    var reader = Reader(bytes: bytes)
    var examples: [Example] = []
    try reader.array { reader throws(Malformed) in
      var example = Example(text: "")
      try reader.object { key, value in
        switch key {
        case "text": example.text = value
        case "translation": example.translation = value
        default: break
        }
      }
      examples.append(example)
    }
    return examples
  }

  static func confusables(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) -> [Confusable] {
    var reader = Reader(bytes: bytes)
    var confusables: [Confusable] = []
    try reader.array { reader throws(Malformed) in
      var confusable = Confusable(word: "", reason: "")
      try reader.object { key, value in
        switch key {
        case "word": confusable.word = value
        case "reason": confusable.reason = value
        default: break
        }
      }
      confusables.append(confusable)
    }
    return confusables
  }

  private static func array<T>(_ values: [T], _ bytes: inout [UInt8], _ element: (T, inout [UInt8]) -> Void) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for value in values {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      element(value, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func append(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if needsEscapes(value) {
      appendEscaped(value, to: &bytes)
    } else {
      bytes.append(contentsOf: value.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscapes(_ value: String) -> Bool {
    let bytes = value.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
    }
    return false
  }

  private static func appendEscaped(_ value: String, to bytes: inout [UInt8]) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        bytes += #"\u00"#.utf8
        bytes += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}

extension ColumnJSON {
  /// Reads forwards through one column.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    mutating func array(_ element: (inout Reader) throws(Malformed) -> Void) throws(Malformed) {
      try expect(UInt8(ascii: "["))
      if accept(UInt8(ascii: "]")) { return }
      repeat { try element(&self) } while accept(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    }

    /// Members that are null are left out.
    mutating func object(_ member: (String, String) -> Void) throws(Malformed) {
      try expect(UInt8(ascii: "{"))
      if accept(UInt8(ascii: "}")) { return }
      repeat {
        let key = try string()
        try expect(UInt8(ascii: ":"))
        if accept(UInt8(ascii: "n")) {
          for letter in "ull".utf8 { try expect(letter) }
        } else {
          member(key, try string())
        }
      } while accept(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }

    mutating func string() throws(Malformed) -> String {
      try expect(UInt8(ascii: "\""))
      var text = plainRun()
      while position < bytes.count {
        position += 1
        if bytes[position - 1] == UInt8(ascii: "\"") { return text }
        text.unicodeScalars.append(try escaped())
        text += plainRun()
      }
      throw Malformed()
    }

    /// The text up to the next quote or backslash.
    private mutating func plainRun() -> String {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
        position += 1
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
      guard position < bytes.count else { throw Malformed() }
      let kind = bytes[position]
      position += 1
      switch kind {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"):
        let unit = try hexadecimal()
        guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        try expect(UInt8(ascii: "\\"))
        try expect(UInt8(ascii: "u"))
        let low = try hexadecimal()
        guard low & 0xFC00 == 0xDC00 else { throw Malformed() }
        return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)) ?? "\u{FFFD}"
      default: throw Malformed()
      }
    }

    private mutating func hexadecimal() throws(Malformed) -> UInt32 {
      guard position + 4 <= bytes.count,
        let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { throw Malformed() }
      position += 4
      return value
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
      skipSpaces()
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    private mutating func expect(_ byte: UInt8) throws(Malformed) {
      if !accept(byte) { throw Malformed() }
    }

    private mutating func skipSpaces() {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D: position += 1
        default: return
        }
      }
    }
  }
}
