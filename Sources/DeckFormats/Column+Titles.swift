import UnicodeText

extension Column {
  /// The column that a title names, in any case, English or Korean; `example_2`, `example 2` and `예문2` are numbered.
  public init?(title: String) {
    let name = Column.normalized(title)
    if let column = Column.titles[name] {
      self = column
      return
    }
    let digits = name.reversed().prefix { ("0"..."9").contains($0) }.count
    guard digits > 0, digits < 4, let number = Int(name.suffix(digits)), number > 0 else { return nil }
    let stem = name.dropLast(digits)
    switch Column.titles[String(stem.last == "_" ? stem.dropLast() : stem)] {
    case .example: self = .example(number)
    case .translation: self = .translation(number)
    default: return nil
    }
  }

  /// The columns that titles name, nil for a title that is unknown or names a column a second time.
  ///
  /// `translation` is the meaning, and a reading the word, where no other title names one.
  public static func named(by titles: [String]) -> [Column?] {
    var columns = titles.map(Column.init)
    let names = titles.map(normalized)
    for (column, standIns) in [(Column.word, standInWords), (.meaning, standInMeanings)]
    where !columns.contains(column) {
      guard let place = standIns.lazy.compactMap(names.firstIndex).first else { continue }
      columns[place] = column
    }
    var seen: Set<Column> = []
    return columns.map { column in column.flatMap { seen.insert($0).inserted ? $0 : nil } }
  }

  /// A title without what makes no difference: case, spaces at its ends, hyphens or spaces for underscores.
  private static func normalized(_ title: String) -> String {
    let folded = title.removingControls().trimmedSpaces.composed.lowercased()
    return folded.split { $0 == "_" || $0 == "-" || $0.isWhitespace }.joined(separator: "_")
  }

  static let titles: [String: Column] = {
    let names: [(Column, [String])] = [
      (.word, ["word", "term", "front", "expression", "vocabulary", "kanji", "hanzi", "simplified"]),
      (.word, ["headword", "단어", "표제어", "낱말"]),
      (.meaning, ["meaning", "meanings", "definition", "definitions", "back", "뜻", "의미"]),
      (.example(1), ["example", "sentence", "예문"]),
      (.translation(1), ["translation", "해석", "예문_해석", "example_translation", "sentence_translation"]),
      (.pronunciation, ["pronunciation", "reading", "kana", "hiragana", "furigana", "pinyin", "ipa", "발음"]),
      (.partOfSpeech, ["part_of_speech", "pos", "품사"]),
      (.level, ["level", "수준", "난이도"]),
      (.tags, ["tags", "tag", "태그"]),
      (.note, ["note", "notes", "메모", "비고"]),
      (.confusable, ["confusable", "confusables", "혼동어", "헷갈리는_말"]),
      (.accepted, ["accepted", "인정하는_답"]),
      (.language, ["language", "word_language", "언어"]),
      (.meaningLanguage, ["meaning_language", "뜻_언어"]),
      (.deck, ["deck", "덱"]),
    ]
    var titles: [String: Column] = [:]
    for (column, all) in names {
      for name in all { titles[name.composed] = column }
    }
    return titles
  }()

  /// The title that one which names no column was probably meant to be; nil if it is near none.
  static func nearestTitle(to title: String) -> String? {
    Spelling.nearest(to: normalized(title), among: titles.keys.sorted())
  }

  static let standInWords = ["traditional", "kana", "hiragana"]
  static let standInMeanings = ["translation", "해석", "english", "korean"]
}
