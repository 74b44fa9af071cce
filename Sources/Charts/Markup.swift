internal import UnicodeText

/// A piece of HTML or SVG. Whatever is put into it as text or as an attribute's value is escaped, and loses its control
/// characters; names stand in the source of the program.
public struct Markup: Hashable, Sendable {
  /// What to write into a file.
  public private(set) var source: String

  private init(source: String) { self.source = source }

  /// Nothing.
  public init() { source = "" }

  /// Text.
  public init(text: some StringProtocol) { source = Self.escaped(text) }

  /// An element with its attributes in order. HTML's empty elements have no end, SVG's close themselves.
  public init(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], _ children: [Markup] = []
  ) {
    var source = "<\(name)"
    for (key, value) in attributes { source += " \(key)=\"\(Self.escaped(value))\"" }
    if Self.void.contains("\(name)") {
      source += ">"
    } else if children.isEmpty, Self.shapes.contains("\(name)") {
      source += "/>"
    } else {
      source += ">"
      for child in children { source += child.source }
      source += "</\(name)>"
    }
    self.source = source
  }

  /// An element of text alone.
  public init(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String) {
    self.init(name, attributes, [Markup(text: text)])
  }

  /// A style sheet of the program's own; `</` must not stand in it.
  public static func style(_ sheet: String) -> Markup { Markup(source: "<style>\n\(sheet)</style>") }

  /// The line that HTML begins with.
  public static let doctype = Markup(source: "<!DOCTYPE html>\n")

  /// A line break between elements, where spaces mean nothing.
  public static let newline = Markup(source: "\n")

  public static func + (one: Markup, other: Markup) -> Markup { Markup(source: one.source + other.source) }

  private static let void: Set<String> = ["meta", "br", "col", "hr", "img", "link"]
  private static let shapes: Set<String> = ["rect", "line", "path", "circle", "use"]

  private static func escaped(_ text: some StringProtocol) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\n", "\t": escaped.append(" ")
      // No noncharacter may stand in either language.
      case _ where scalar.isControl || scalar.properties.isNoncharacterCodePoint: break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
