/// A JSON value that keeps its members in order and is written on one line.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number with its decimals fixed, so that a figure always looks the same.
  case decimal(Double, places: Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// The value as JSON text without spaces or line breaks.
  var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  /// An object with further members at its end; any other value stays as it is.
  func adding(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.key, value: $0.value) })
  }

  private func write(to line: inout String) {
    switch self {
    case .null: line += "null"
    case .bool(let flag): line += flag ? "true" : "false"
    case .integer(let number): line += String(number)
    case .decimal(let number, let places): line += number.fixed(places)
    case .string(let text): JSONValue.write(text, to: &line)
    case .array(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += "," }
        value.write(to: &line)
      }
      line += "]"
    case .object(let members):
      line += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { line += "," }
        JSONValue.write(member.name, to: &line)
        line += ":"
        member.value.write(to: &line)
      }
      line += "}"
    }
  }

  private static func write(_ text: String, to line: inout String) {
    line += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      // A terminal must not act on what JSON would allow to stand as it is.
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }
}

extension Double {
  /// The number with a fixed count of decimals, rounded half away from zero; `0` for what is no number.
  func fixed(_ places: Int) -> String {
    guard isFinite else { return "0" }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (magnitude * scale).rounded()
    guard scaled < 9e15 else { return "\(self)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}
