import AnkiPackages
import DeckFormats
import Quiz
import Vocabulary

/// What is fed with random bytes: each takes any and must neither crash nor hang.
enum FuzzTarget: String, CaseIterable {
  /// A text file of any format and character set.
  case texts
  /// The same, with the options that a first byte chooses.
  case options
  /// JSON lines, whatever they begin with.
  case json
  /// Quizlet's text.
  case quizlet
  /// An Anki package: the zip file, and the database in it.
  case packages
  /// The collection of a package by itself, which no checksum guards.
  case collections
  /// An answer, typed for an entry that the lines before it make.
  case answers
  /// The file of a library.
  case library

  func run(_ bytes: [UInt8]) {
    switch self {
    case .texts: Self.read(bytes, name: "f.txt")
    case .json: Self.read(bytes, name: "f.jsonl")
    case .quizlet: Self.read(bytes, name: "f.txt", options: ReadOptions(isQuizlet: true))
    case .packages: Self.readPackage(bytes)
    case .collections: Self.readPackage(StoredZip.bytes(bytes, named: "collection.anki21"))
    case .options:
      guard let choice = bytes.first else { return }
      Self.read(bytes.dropFirst(), name: "f.csv", options: Self.options(choice), chunkSize: 7)
    case .answers: Self.grade(bytes)
    case .library: LibraryFuzzing.run(bytes)
    }
  }

  private static func read(
    _ bytes: some Sequence<UInt8>, name: String, options: ReadOptions = ReadOptions(), chunkSize: Int = 1 << 16
  ) {
    readAll { () throws(DeckFormatError) in
      try TextFormat.reader(for: MemorySource(bytes, chunkSize: chunkSize), name: name, options: options)
    }
  }

  private static func readPackage(_ bytes: [UInt8]) {
    var options = AnkiReadOptions()
    options.limits.collectionBytes = 4 << 20
    readAll { () throws(DeckFormatError) in try AnkiPackageReader(MemorySource(bytes), options: options) }
  }

  /// Reads to the end, and looks at what is reported: no control character may be in it.
  private static func readAll(_ open: () throws(DeckFormatError) -> any RowReader) {
    do throws(DeckFormatError) {
      var reader = try open()
      while let row = try reader.next() { precondition(!row.entry.word.isEmpty && !row.entry.meanings.isEmpty) }
      for notice in reader.notices.kept { requirePrintable(notice.message(file: "f")) }
      for fact in reader.facts { requirePrintable(fact) }
    } catch {
      requirePrintable(error.message(file: "f"))
    }
  }

  private static func requirePrintable(_ line: String) {
    precondition(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, line)
  }

  private static func options(_ choice: UInt8) -> ReadOptions {
    let encodings = [nil, "CP949", "SHIFT_JIS", "UTF-16LE", "UTF-8", "ISO-2022-KR", "UTF-7", "no such"]
    let delimiters = [nil] + Delimiter.choices.map { $0 }
    return ReadOptions(
      columns: choice & 0x80 == 0 ? nil : ["word", "", "meaning", "example_2"], skipRows: Int(choice >> 6 & 1),
      delimiter: delimiters[Int(choice >> 3) % delimiters.count], encoding: encodings[Int(choice & 7)])
  }

  private static func grade(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard lines.count >= 4 else { return }
    let languages = ["en", "ko", "de", "ja", "fr", "zh"]
    let entry = Entry(
      word: lines[0], language: languages[(bytes.first.map { Int($0) } ?? 0) % languages.count], meanings: [lines[1]],
      meaningLanguage: "ko", examples: [Example(text: lines[2])], accepted: [lines[1]],
      confusables: [Confusable(word: lines[2], reason: "why")])
    for given in lines[3...].prefix(8) {
      _ = AnswerGrader(word: entry).grade(given, stems: { [String($0.dropLast())] })
      for cloze in Cloze.all(of: entry) { _ = AnswerGrader(entry: entry, cloze: cloze).grade(given) }
    }
  }
}
