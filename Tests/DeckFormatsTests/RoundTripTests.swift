import DeckFormats
import Scheduling
import Testing
import Vocabulary

@Suite("what is written reads back as the same")
struct RoundTripTests {
  enum Format: CaseIterable { case csv, excel, anki, json }

  @Test("generated entries, in every format", arguments: Format.allCases)
  func generated(format: Format) throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      var generator = EntryGenerator(seed: seed)
      let entries = generator.entries(4)
      let text = try write(entries, format)
      let rows = try read(text, "seed \(seed)")
      try #require(rows.count == entries.count, "seed \(seed):\n\(text)")
      for (row, entry) in zip(rows, entries) {
        try #require(row.entry == entry.entry, "seed \(seed):\n\(text)")
        try #require(bytes(row.entry) == bytes(entry.entry), "seed \(seed)")
        try #require(row.deck == entry.deck, "seed \(seed):\n\(text)")
        try #require(row.progress == (format == .json ? entry.progress : nil), "seed \(seed):\n\(text)")
      }
    }
  }

  /// Swift takes differently composed texts for equal; a library does not.
  private func bytes(_ entry: Entry) -> [UInt8] { Array("\(entry)".utf8) }

  private func write(_ entries: [ExportedEntry], _ format: Format) throws -> String {
    let kept = KeptText()
    let examples = entries.map(\.entry.examples.count).max() ?? 0
    var writer: any DeckWriter =
      switch format {
      case .csv: CSVWriter(to: kept, examples: examples)
      case .excel: CSVWriter(to: kept, examples: examples, options: .init(hasByteOrderMark: true))
      case .anki: AnkiTextWriter(to: kept, examples: examples)
      case .json: JSONLinesWriter(to: kept, hasProgress: true)
      }
    for entry in entries { try writer.write(entry) }
    try writer.finish()
    return kept.text
  }

  private func read(_ text: String, _ seed: String) throws -> [DeckRow] {
    // In small pieces, so that every sign also falls on the edge of one.
    var reader = try TextFormat.reader(for: MemorySource(text.utf8, chunkSize: 7))
    var rows: [DeckRow] = []
    while let row = try reader.next() { rows.append(row) }
    #expect(reader.notices.kept.isEmpty, "\(seed): \(reader.notices.kept)")
    return rows
  }
}

@Suite("the writers")
struct WriterTests {
  private let entry = ExportedEntry(
    id: "01976f5e-27c0-7000-8000-000000000001", deck: "dev",
    entry: Entry(
      word: "retain", language: "en", meanings: ["=유지하다", "보유하다"], meaningLanguage: "ko",
      examples: [Example(text: "We {retained} \"it\".", translation: "보관했다."), Example(text: "b")],
      note: "-1\n& 2", tags: ["x", "y"]),
    createdAt: Timestamp(milliseconds: 0), modifiedAt: Timestamp(milliseconds: 0))

  @Test("CSV has titles, as many examples as there are, and quotes where they are needed")
  func csv() throws {
    let kept = KeptText()
    var writer = CSVWriter(to: kept, examples: 2)
    try writer.write(entry)
    try writer.finish()
    #expect(
      kept.text == """
        word,meaning,language,meaning_language,example,translation,example_2,translation_2,pronunciation,\
        part_of_speech,level,note,confusable,accepted,deck,tags\r
        retain,=유지하다; 보유하다,en,ko,"We {retained} ""it"".",보관했다.,b,,,,,"-1\n& 2",,,dev,x y\r\n
        """)
  }

  @Test("a sanitized CSV holds nothing that a spreadsheet would run")
  func sanitized() throws {
    let kept = KeptText()
    var writer = CSVWriter(to: kept, examples: 1, options: .init(hasByteOrderMark: true, isSanitized: true))
    try writer.write(entry)
    #expect(kept.text.hasPrefix("\u{FEFF}word,"))
    #expect(kept.text.contains("retain,'=유지하다; 보유하다,") && kept.text.contains(",\"'-1\n& 2\","))
  }

  @Test("Anki's text names its columns and is HTML")
  func anki() throws {
    let kept = KeptText()
    var writer = AnkiTextWriter(to: kept, examples: 1)
    try writer.write(entry)
    #expect(
      kept.text == """
        #separator:tab
        #html:true
        #guid column:15
        #deck column:13
        #tags column:14
        #vocab columns:word\tmeaning\tlanguage\tmeaning_language\texample\ttranslation\tpronunciation\tpart_of_speech\
        \tlevel\tnote\tconfusable\taccepted\tdeck\ttags\tguid
        retain\t=유지하다; 보유하다\ten\tko\t"We {retained} ""it""."\t보관했다.\t\t\t\t-1<br>&amp; 2\t\t\tdev\tx y\t\
        01976f5e-27c0-7000-8000-000000000001

        """)
  }

  @Test("an export of nothing has its titles")
  func empty() throws {
    let kept = KeptText()
    var writer = CSVWriter(to: kept, examples: 0)
    try writer.finish()
    #expect(kept.text.hasPrefix("word,meaning,") && kept.text.hasSuffix(",tags\r\n"))
  }
}
