/// A value as SQLite keeps it.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  public init(_ value: Int64?) { self = value.map { .integer($0) } ?? .null }
  public init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
  public init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
  public init(_ value: String?) { self = value.map { .text($0) } ?? .null }
  public init(_ value: Bool) { self = .integer(value ? 1 : 0) }
  public init(_ value: [UInt8]?) { self = value.map { .blob($0) } ?? .null }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(nilLiteral: ()) { self = .null }
}
