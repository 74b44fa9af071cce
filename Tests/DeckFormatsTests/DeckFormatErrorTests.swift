import Testing

@testable import DeckFormats

@Suite struct DeckFormatErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var options = ReadOptions()
    var message: String

    init(_ name: String, _ text: String, _ options: ReadOptions = ReadOptions(), _ message: String) {
      self.init(name, Array(text.utf8), options, message)
    }

    init(_ name: String, _ bytes: [UInt8], _ options: ReadOptions = ReadOptions(), _ message: String) {
      testDescription = name
      self.bytes = bytes
      self.options = options
      self.message = message
    }
  }

  @Test("a library that is missing is named, and so is the way around it")
  func missingLibrary() {
    let problem = PackageProblem.missingLibrary(name: "libzip", reason: "libzip.so.4: cannot open\nshared object")
    #expect(
      DeckFormatError(.package(problem)).message(file: "words.apkg")
        == "words.apkg: packages cannot be read without libzip: libzip.so.4: cannot open shared object. "
        + "Install it, or export as text from Anki.")
  }

  static let cases = [
    Case(
      "an empty file", "", ReadOptions(), "deck.csv:1: the file is empty. Put one word and its meaning on each line."),
    Case(
      "a byte order mark alone", "\u{FEFF}", ReadOptions(),
      "deck.csv:1: the file is empty. Put one word and its meaning on each line."),
    Case(
      "blank lines alone", "\n , \n\n", ReadOptions(),
      "deck.csv:1: the file is empty. Put one word and its meaning on each line."),
    Case(
      "more rows skipped than there are", "a,b\n", ReadOptions(skipRows: 5),
      "deck.csv:1: the file is empty. Put one word and its meaning on each line."),
    Case(
      "titles alone", "word,meaning\n,\n", ReadOptions(),
      "deck.csv:1: there are titles and no rows. Put one word and its meaning on each line below."),
    Case(
      "an unclosed quote", "word,meaning\na,b\n\"c,d\n", ReadOptions(),
      "deck.csv:3: a quote opens here and never closes. Close it, or double a quote that is text."),
    Case(
      "text after a quote", "\"a\"b,c\n", ReadOptions(delimiter: .comma),
      "deck.csv:1: there is text after a closing quote. Double a quote that is text, or put a delimiter after the "
        + "closing one."),
    Case(
      "a byte that is not UTF-8", Array("a,값\r\nb,".utf8) + [0xFF], ReadOptions(),
      "deck.csv:2: the byte 0xFF is not UTF-8. Try --encoding with the file's character set, such as cp949."),
    Case(
      "UTF-8 asked for", [0x61, 0x2C, 0xBF], ReadOptions(encoding: "utf-8"),
      "deck.csv:1: the byte 0xBF is not UTF-8. Try --encoding with the file's character set, such as cp949."),
    Case(
      "a character cut off by the end", Array("a,값".utf8) + [0xEA, 0xB0], ReadOptions(),
      "deck.csv:1: the byte 0xEA is not UTF-8. Try --encoding with the file's character set, such as cp949."),
    Case(
      "a byte that is not of the encoding asked for", [0x61, 0x0D, 0x0A, 0xFF], ReadOptions(encoding: "CP949"),
      "deck.csv:2: the byte 0xFF is not CP949. Try another --encoding, or leave it out."),
    Case(
      "an encoding that does not exist", "a,b\n", ReadOptions(encoding: "klingon"),
      "deck.csv: the encoding 'klingon' is not known. 'iconv --list' names those of this system."),
    Case(
      "an encoding with options of iconv", "a,b\n", ReadOptions(encoding: "ASCII//IGNORE"),
      "deck.csv: the encoding 'ASCII//IGNORE' is not known. 'iconv --list' names those of this system."),
    Case(
      "an unknown column", "a,b\n", ReadOptions(columns: ["word", "meening"]),
      "deck.csv: --columns: 'meening' is no column. Name word, meaning, example, translation, pronunciation, "
        + "part_of_speech, level, tags, note, confusable, language, meaning_language or deck; leave a name empty to skip "
        + "a column."),
    Case(
      "columns without a meaning", "a,b\n", ReadOptions(columns: ["word", "example"]),
      "deck.csv: --columns names no meaning. Name both word and meaning."),
    Case(
      "a field too long", String(repeating: "x", count: 1_000_001) + ",b\n", ReadOptions(),
      "deck.csv:1: a field is longer than 1000000 bytes. Look for a missing quote or a wrong --delimiter."),
    Case(
      "too many columns", "word,meaning" + String(repeating: ",", count: 1_000), ReadOptions(delimiter: .comma),
      "deck.csv:1: a row has more than 1000 columns. Look for a missing line end or a wrong --delimiter."),
  ]

  @Test("a file that cannot be read says what is wrong, where, and what to do", arguments: cases)
  func messages(_ expected: Case) {
    #expect(failure(expected.bytes, expected.options) == expected.message)
  }

  @Test("a file that is not there says so")
  func missingFile() {
    let error = #expect(throws: DeckFormatError.self) {
      _ = try FileSource(path: "/nowhere/deck.csv")
    }
    #expect(
      error?.message(file: "deck.csv")
        == "deck.csv: cannot be read: No such file or directory. Check the name and the permissions.")
  }

  @Test("a folder cannot be read")
  func folder() {
    #expect(throws: DeckFormatError(.unreadable(code: 21))) { _ = try FileSource(path: "/") }
  }
}
