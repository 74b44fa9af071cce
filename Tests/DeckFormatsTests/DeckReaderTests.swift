import Testing
import Vocabulary

@testable import DeckFormats

@Suite struct DeckReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var options = ReadOptions()
    var expected: [String]

    init(_ name: String, _ text: String, _ options: ReadOptions = ReadOptions(), _ expected: String...) {
      testDescription = name
      self.text = text
      self.options = options
      self.expected = expected
    }
  }

  @Test(
    "columns are found by their titles, by an option, or by their order",
    arguments: [
      Case("titles in any case and order", "Back , WORD\nm,w\n", ReadOptions(), "w=m"),
      Case("Korean titles", "뜻,표제어\nm,w\n", ReadOptions(), "w=m"),
      Case("decomposed Korean titles", "\u{1104}\u{1173}\u{11BA},단어\nm,w\n", ReadOptions(), "w=m"),
      Case("no titles", "w,m\n", ReadOptions(), "w=m"),
      Case("one title is no row of titles", "word,낱말\n", ReadOptions(), "word=낱말"),
      Case("a word that names a column is a word", "front,앞\nback,뒤\n", ReadOptions(), "front=앞", "back=뒤"),
      Case(
        "a translation where nothing else is the meaning", "hanzi,pinyin,translation\n你,nǐ,you\n", ReadOptions(),
        "你=you"),
      Case("a reading where nothing else is the word", "kana,english\nいぬ,dog\n", ReadOptions(), "いぬ=dog"),
      Case(
        "a translation of the example beside one that is the meaning",
        "word,translation,example,example_translation\nw,m,e,t\n", ReadOptions(), "w=m"),
      Case("kanji before kana", "kana,kanji,english\nいぬ,犬,dog\n", ReadOptions(), "犬=dog"),
      Case("expression, reading, meaning", "expression,reading,meaning\n犬,いぬ,dog\n", ReadOptions(), "犬=dog"),
      Case("columns by option", "x,m,w\n", ReadOptions(columns: ["", "meaning", "word"]), "w=m"),
      Case(
        "columns by option, and titles below them are no card", "word,meaning\nm,w\n",
        ReadOptions(columns: ["meaning", "word"]), "w=m"),
      Case(
        "skipped rows, a blank one counted", "Export of \"today\"\n\nword,meaning\nw,m\n", ReadOptions(skipRows: 2),
        "w=m"),
      Case("blank rows before titles", "\n,\nword,meaning\nw,m\n", ReadOptions(), "w=m"),
      Case("Excel's line that names the delimiter", "sep=|\nw, v|m\n", ReadOptions(), "w, v=m"),
      Case("a word that begins like it", "sep,9월\nsepia,세피아\n", ReadOptions(), "sep=9월", "sepia=세피아"),
    ])
  func columns(_ expected: Case) throws {
    #expect(try pairs(expected.text, expected.options) == expected.expected)
  }

  @Test(
    "the delimiter is the one that gives the steadiest columns",
    arguments: [
      Case("commas", "a,b\nc,d\n", ReadOptions(), "a=b", "c=d"),
      Case("tabs, commas in the text", "a, b\tc, d\ne, f\tg, h\n", ReadOptions(), "a, b=c, d", "e, f=g, h"),
      Case("semicolons, a comma in each meaning", "a;b, c\nd;e, f\n", ReadOptions(), "a=b, c", "d=e, f"),
      Case("commas, a semicolon in each meaning", "a,b; c\nd,e; f\n", ReadOptions(), "a=b+c", "d=e+f"),
      Case("bars", "a|b, c; d\ne|f\n", ReadOptions(), "a=b, c+d", "e=f"),
      Case(
        "signs inside quotes do not count", "\"a;b\",\"c;d\"\n\"e;f\",\"g;h\"\n", ReadOptions(), "a;b=c+d", "e;f=g+h"),
      Case("titles decide", "word;meaning\na,b;c\nd,e;f;x\ng,h;i;\n", ReadOptions(), "a,b=c", "d,e=f", "g,h=i"),
      Case("never a colon", "9:00,a\n10:30,b\n", ReadOptions(), "9:00=a", "10:30=b"),
      Case("an option overrules", "a,b;c\n", ReadOptions(delimiter: .semicolon), "a,b=c"),
      Case("one row", "a\tb\n", ReadOptions(), "a=b"),
    ])
  func delimiters(_ expected: Case) throws {
    #expect(try pairs(expected.text, expected.options) == expected.expected)
  }

  @Test("the delimiter is found in a file larger than the part looked at")
  func largeFile() throws {
    let text = String(repeating: "word;a, b, c, d\n", count: 10_000)
    #expect(try readAll(text).rows.count == 10_000)
  }

  @Test(
    "a language is the option's, else the file's, else guessed from the script",
    arguments: [
      Case("Latin and Hangul", "w,말\n", ReadOptions(), "en ko"),
      Case("Hangul among Latin", "API 호출,HTTP call\n", ReadOptions(), "ko en"),
      Case("Cyrillic", "слово,word\n", ReadOptions(), "ru en"),
      Case("Han in a file without kana", "漢字,characters\n", ReadOptions(), "zh en"),
      Case("Han before kana", "漢字,characters\nかな,kana\n", ReadOptions(), "ja en", "ja en"),
      Case("Han after kana", "かな,kana\n漢字,characters\n", ReadOptions(), "ja en", "ja en"),
      Case("kana in a cell that is ignored", "word,meaning,x\n漢字,characters,ヵ\n", ReadOptions(), "ja en"),
      Case("a middle dot is no kana", "漢字・字,characters\n", ReadOptions(), "zh en"),
      Case("nothing known", "123,!\n", ReadOptions(), "en en"),
      Case("the file's", "word,meaning,language\nHund,개,de\nw,m,\n", ReadOptions(), "de ko", "en en"),
      Case(
        "the option's", "word,meaning,language\nHund,개,nl\n", ReadOptions(wordLanguage: "de", meaningLanguage: "x"),
        "de x"),
    ])
  func languages(_ expected: Case) throws {
    let found = try entries(expected.text, expected.options).map { "\($0.language) \($0.meaningLanguage)" }
    #expect(found == expected.expected)
  }

  @Test(
    "what is left out or changed is told with its line",
    arguments: [
      Case(
        "no meaning, no word", "word,meaning,note\na,;,x\n,b,\n\" \",c,\n,,d\n", ReadOptions(),
        "deck.csv:2: no meaning", "deck.csv:3: no word", "deck.csv:4: no word", "deck.csv:5: no word"),
      Case("rows of delimiters alone are nothing", "word,meaning\na,b\n,\n , \n", ReadOptions()),
      Case(
        "unknown titles", "word,Foo,meaning,meaning,\na,b,c,d,\n", ReadOptions(),
        "deck.csv:1: unknown title 'Foo', its column is ignored",
        "deck.csv:1: unknown title 'meaning', its column is ignored"),
      Case(
        "a title that is mistyped", "word,meanning\nhund,dog\n", ReadOptions(),
        "deck.csv:1: taken for a word, not for titles: it names 'word' and no 'meaning'. --skip-rows 1 leaves it out"),
      Case(
        "titles of which one is in another language", "Wort,meaning\nHund,dog\n", ReadOptions(),
        "deck.csv:1: taken for a word, not for titles: it names 'meaning' and no 'word'. --skip-rows 1 leaves it out"),
      Case(
        "a column that is mistyped", "word,meaning,Exmple,exampel\nhund,dog,,\n", ReadOptions(),
        "deck.csv:1: unknown title 'Exmple', its column is ignored. Did you mean 'example'?",
        "deck.csv:1: unknown title 'exampel', its column is ignored. Did you mean 'example'?"),
      Case(
        "a column that is mistyped and there", "word,meaning,example,exampel\nhund,dog,,\n", ReadOptions(),
        "deck.csv:1: unknown title 'exampel', its column is ignored"),
      Case(
        "titles that are all mistyped", "wrd,meening,exmaple\nhund,dog,\n", ReadOptions(),
        """
        deck.csv:1: taken for a word, not for titles, though 'wrd' is like 'word'. Correct the titles, or leave them out \
        with --skip-rows 1
        """),
      Case("words that are like a title", "ward,Station\nlever,Hebel\ndesk,dock\n", ReadOptions()),
      Case("words that are like one title", "desk,dock\n", ReadOptions()),
      Case("the first row that is no title", "Wort,Bedeutung\nHund,dog\n", ReadOptions()),
      Case("a title below the first row", "hund,dog\nword,Wort\n", ReadOptions()),
      Case("named columns", "word,meanning\nhund,dog\n", ReadOptions(columns: ["word", "meaning"])),
      Case(
        "cells beyond the titles and under an empty one", "word,,meaning\na,x,b,c\na,,b,,\na,,b,c\n", ReadOptions(),
        "deck.csv:2: 2 cells without a title are ignored", "deck.csv:4: 1 cell without a title is ignored"),
      Case(
        "control characters", "단어,뜻\na\u{0},b\u{7F}\n", ReadOptions(),
        "deck.csv:2: control characters removed from '단어'", "deck.csv:2: control characters removed from '뜻'"),
      Case(
        "control characters without titles", "a,b\u{85}c\n", ReadOptions(),
        "deck.csv:1: control characters removed from 'meaning'"),
    ])
  func noticed(_ expected: Case) throws {
    #expect(try notices(expected.text, expected.options) == expected.expected)
  }

  @Test("the example keeps its translation where `translation` is the meaning")
  func twoTranslations() throws {
    let text = "word,translation,example,example_translation\nw,m,e,t\n"
    #expect(try entries(text).map(\.examples) == [[Example(text: "e", translation: "t")]])
  }

  @Test("a column that an option skips is not told of")
  func silentColumn() throws {
    #expect(try notices("x,m,w\n", ReadOptions(columns: ["", "meaning", "word"])) == [])
  }

  @Test("a negative number of rows skips none")
  func negativeSkip() throws {
    #expect(try entries("a,b\n", ReadOptions(skipRows: -3)).count == 1)
  }

  @Test("skipped lines beyond the bound are counted, and crowd nothing else out")
  func bound() throws {
    let text = "word,meaning\n" + String(repeating: "x,\n", count: 1_500) + "a\u{7},b\n"
    let notices = try readAll(text).notices
    #expect(notices.skippedLines.count == 1_000)
    #expect(notices.skippedLineCount == 1_500)
    #expect(notices.kept.last == ReadNotice(line: 1_502, kind: .removedControls(title: "word")))
    #expect(notices.droppedCount == 500)
  }

  @Test("the summary tells what was found out")
  func summary() throws {
    let reader = try DeckReader(source: MemorySource("단어;X;뜻;예문2\na;b;c;d\n".utf8))
    #expect(
      reader.summary
        == ReadSummary(
          encoding: "UTF-8", delimiter: .semicolon, titles: ["단어", "X", "뜻", "예문2"],
          columns: ["word", nil, "meaning", "example_2"]))
    let plain = try DeckReader(source: MemorySource("a\tb\n".utf8))
    #expect(plain.summary.titles == nil)
    #expect(plain.summary.columns == ["word", "meaning", "example", "translation"])
  }

  private func pairs(_ text: String, _ options: ReadOptions) throws -> [String] {
    try entries(text, options).map { "\($0.word)=\($0.meanings.joined(separator: "+"))" }
  }
}
