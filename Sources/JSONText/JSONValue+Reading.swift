extension JSONValue {
  /// Reads a text that holds one value and nothing else.
  ///
  /// - Parameter depth: how deeply lists and objects may stand within each other.
  public init(reading bytes: UnsafeBufferPointer<UInt8>, depth: Int = 32) throws(JSONReader.Failure) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: depth)
    if reader.next != nil { throw reader.failure }
  }

  /// The value of an object's last member of that name; nil if there is none, or if it is null.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members.last(where: { $0.name == name })?.value,
      value != .null
    else { return nil }
    return value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  public var object: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The texts of a list; nil if it is none, or holds anything else.
  public var strings: [String]? {
    guard let values = array else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }
}

extension JSONReader {
  fileprivate mutating func value(depth: Int) throws(Failure) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    case .some:
      let digits = try number()
      if let number = Int64(digits) { return .integer(number) }
      let decimals = digits.split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count ?? 0
      return .decimal(Double(digits) ?? 0, places: decimals)
    case nil: throw failure
    }
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONValue] {
    if depth == 0 { throw tooDeep }
    try expect(UInt8(ascii: "["))
    if accept(UInt8(ascii: "]")) { return [] }
    var values: [JSONValue] = []
    repeat { values.append(try value(depth: depth - 1)) } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return values
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSONValue.Member] {
    if depth == 0 { throw tooDeep }
    try expect(UInt8(ascii: "{"))
    if accept(UInt8(ascii: "}")) { return [] }
    var members: [JSONValue.Member] = []
    repeat {
      let name = try string()
      try expect(UInt8(ascii: ":"))
      members.append(JSONValue.Member(name: name, value: try value(depth: depth - 1)))
    } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return members
  }

  private var tooDeep: Failure {
    var failure = failure
    failure.isTooDeep = true
    return failure
  }
}
