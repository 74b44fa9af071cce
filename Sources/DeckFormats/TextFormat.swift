/// The formats of text that a deck can be read in. A new one is a case here, with what it is known by and its reader.
public enum TextFormat: CaseIterable, Sendable {
  /// One JSON object a line, as `export --as json` writes them.
  case jsonLines
  /// Quizlet's export: cards of a word and a meaning.
  case quizlet
  /// CSV, TSV and the like, and Anki's text export: what is neither of the others.
  case columns

  /// Opens a source with the reader of its format.
  ///
  /// - Parameter name: the file's name, whose ending counts where the text does not tell.
  public static func reader(
    for source: any ByteSource, name: String = "", options: ReadOptions = ReadOptions()
  ) throws(DeckFormatError) -> any RowReader {
    let text = try DecodedText(source, encoding: options.encoding)
    switch TextFormat(of: try text.beginning(), name: name, options: options) {
    case .jsonLines: return try JSONLinesReader(text: text, options: options)
    case .quizlet: return try QuizletReader(text: text, options: options)
    case .columns: return try DeckReader(text: text, options: options)
    }
  }

  init(of sample: TextSample, name: String, options: ReadOptions) {
    let ending = name.lowercased()
    if options.isQuizlet {
      self = .quizlet
    } else if options.columns != nil || options.delimiter != nil {
      // Whoever names columns or what parts them means columns.
      self = .columns
    } else if ending.hasSuffix(".jsonl") || ending.hasSuffix(".json") || JSONLinesReader.reads(sample) {
      self = .jsonLines
    } else {
      self = QuizletShape(certainIn: sample) != nil ? .quizlet : .columns
    }
  }
}
