import JSONText
import TestSupport
import Testing

@Suite("a JSON value")
struct JSONValueTests {
  @Test("it keeps its order and escapes what a terminal would act on")
  func json() {
    let value: JSONValue = [
      "b": .decimal(1.0 / 3, places: 4), "a": .strings(["\"\\\n\u{1B}\u{9B}\u{202E}\u{2066}’한"]), "n": .null, "i": -3,
    ]
    #expect(value.line == #"{"b":0.3333,"a":["\"\\\n\u001b\u009b\u202e\u2066’한"],"n":null,"i":-3}"#)
    #expect((-0.00004).fixed(4) == "0.0000" && (-1.5).fixed(0) == "-2" && Double.nan.fixed(2) == "0")
  }

  private func read(_ text: String, depth: Int = 32) throws(JSONReader.Failure) -> JSONValue {
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONReader.Failure) in
      try JSONValue(reading: buffer, depth: depth)
    }
  }

  @Test(
    "what is JSON is read",
    arguments: [
      (" { \"a\" : [ 1 , -2.50, 1e3, true, false, null ] } ", #"{"a":[1,-2.50,1000,true,false,null]}"#),
      (#""\u00e9\ud83d\ude00\/\b\f""#, #""é😀/\u0008\u000c""#), ("[]", "[]"), ("{}", "{}"), ("0", "0"),
      (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#), (#""e\u0301é""#, #""e\#u{301}é""#),
    ])
  func reads(text: String, line: String) throws { #expect(try read(text).line == line) }

  @Test(
    "what is no JSON names the byte",
    arguments: [
      ("", 0), ("{", 1), ("[1,]", 3), ("[01]", 2), ("{\"a\" 1}", 5), ("\"a", 2), ("\"\n\"", 1), (#""\x""#, 2),
      (#""\ud800""#, 7), (#""\udc00""#, 7), ("nul", 3), ("+1", 0), ("1.", 2), ("1 2", 2), ("'a'", 0), ("{1:2}", 1),
      (#""\u12g4""#, 5),
    ])
  func refuses(text: String, offset: Int) {
    do {
      let value = try read(text)
      Issue.record("read as \(value.line)")
    } catch {
      #expect(error.offset == offset)
    }
  }

  @Test("nothing is nested without bound")
  func depth() throws {
    #expect(try read("[[1]]", depth: 2) == [[1]])
    #expect(throws: JSONReader.Failure.self) { try read("[[[1]]]", depth: 2) }
    #expect(throws: JSONReader.Failure.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test("any text is read back as it was written")
  func texts() throws {
    var random = SeededGenerator(seed: 3)
    let scalars: [Unicode.Scalar] = [
      "\"", "\\", "/", "\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{A0}", "é", "\u{301}", "한", "😀", "u", "\u{2028}",
      "\u{202A}", "\u{2069}",
    ]
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &random) { text.append(scalars.randomElement(using: &random) ?? "a") }
      let value = JSONValue.string(String(text))
      #expect(try read(value.line) == value)
    }
  }
}
