import Charts
import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("markup")
struct MarkupTests {
  @Test(
    "text and attributes are escaped, and lose what steers",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a & b", "a &amp; b"),
      (#"" onload="x"#, "&quot; onload=&quot;x"), ("it's", "it&#39;s"), ("&amp;", "&amp;amp;"),
      ("]]><!--", "]]&gt;&lt;!--"), ("a\u{0}\u{1B}[31m\u{7F}\u{9B}b", "a[31mb"), ("\u{202E}abc\u{2066}", "abc"),
      ("one\ntwo\tthree", "one two three"), ("진위 🙂", "진위 🙂"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(Markup(text: text).source == escaped)
    #expect(Markup("p", ["title": text], text: text).source == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("noncharacters stand in neither language")
  func noncharacters() {
    let scalars = [0xFFFE, 0xFDD0, 0x1FFFF, 0x78].compactMap { Unicode.Scalar($0) }
    #expect(Markup(text: String(String.UnicodeScalarView(scalars))).source == "x")
  }

  @Test("elements end as their language wants")
  func elements() {
    #expect(Markup("meta", ["charset": "utf-8"]).source == #"<meta charset="utf-8">"#)
    #expect(Markup("td").source == "<td></td>")
    #expect(Markup("rect", ["x": "1"]).source == #"<rect x="1"/>"#)
    #expect(Markup("rect", [:], [Markup("title", text: "<")]).source == "<rect><title>&lt;</title></rect>")
    #expect((Markup("b", text: "a") + .newline + Markup()).source == "<b>a</b>\n")
  }

  @Test("any text comes back as it was from an XML parser, but for controls", arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let interesting: [Unicode.Scalar] = ["<", ">", "&", "\"", "'", "\u{0}", "\u{1B}", "\u{202E}", "가", "🙂", ";", "]"]
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      if Bool.random(using: &random) {
        text.unicodeScalars.append(interesting.randomElement(using: &random)!)
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    let source = Markup("p", ["title": text], text: text).source
    let reading = try Reading(source)
    #expect(reading.text == reading.attribute)
    #expect(reading.elements == ["p"])
    let kept = text.unicodeScalars.filter { !isSteering($0) && !$0.properties.isNoncharacterCodePoint }
    #expect(reading.text == String(String.UnicodeScalarView(kept.map { $0 == "\n" || $0 == "\t" ? " " : $0 })))
  }

  private func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// What an XML parser makes of a text.
final class Reading: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var text = ""
  private(set) var attribute: String?

  init(_ source: String) throws {
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") \(source)")
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    elements.append(elementName)
    attribute = attribute ?? attributeDict["title"]
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
