internal import JSONText
internal import Vocabulary
internal import Wording

/// The lists of an entry as JSON text: arrays of strings, and arrays of objects of strings, in their order.
enum ColumnJSON {
  /// A column that does not hold what was written into it.
  struct Malformed: Error, CustomStringConvertible {
    var description: String { localized("a value that was never written so") }
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
    array(strings, &bytes) { value, bytes in JSONString.append(value, to: &bytes) }
  }

  static func append(_ examples: [Example], to bytes: inout [UInt8]) {
    array(examples, &bytes) { example, bytes in
      bytes += #"{"text":"#.utf8
      JSONString.append(example.text, to: &bytes)
      if let translation = example.translation {
        bytes += #","translation":"#.utf8
        JSONString.append(translation, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static func append(_ confusables: [Confusable], to bytes: inout [UInt8]) {
    array(confusables, &bytes) { confusable, bytes in
      bytes += #"{"word":"#.utf8
      JSONString.append(confusable.word, to: &bytes)
      bytes += #","reason":"#.utf8
      JSONString.append(confusable.reason, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static func strings(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONReader.Failure) -> [String] {
    var reader = JSONReader(bytes)
    var strings: [String] = []
    try reader.array { reader throws(JSONReader.Failure) in strings.append(try reader.string()) }
    return strings
  }

  static func examples(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONReader.Failure) -> [Example] {
    var reader = JSONReader(bytes)
    var examples: [Example] = []
    try reader.array { reader throws(JSONReader.Failure) in
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

  static func confusables(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONReader.Failure) -> [Confusable] {
    var reader = JSONReader(bytes)
    var confusables: [Confusable] = []
    try reader.array { reader throws(JSONReader.Failure) in
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
}

extension JSONReader {
  fileprivate mutating func array(
    _ element: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(UInt8(ascii: "["))
    if accept(UInt8(ascii: "]")) { return }
    repeat { try element(&self) } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// Members that are null are left out.
  fileprivate mutating func object(_ member: (String, String) -> Void) throws(Failure) {
    try expect(UInt8(ascii: "{"))
    if accept(UInt8(ascii: "}")) { return }
    repeat {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      if accept(UInt8(ascii: "n")) {
        try expect("ull")
      } else {
        member(key, try string())
      }
    } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }
}
