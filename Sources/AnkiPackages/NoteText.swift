import DeckFormats

/// The text of a note as cells: one part for most notes, one for each number of gaps in a note with gaps.
struct NoteText {
  struct Part {
    /// The number of the card that asks this part; nil if all cards of the note do.
    var place: Int64?
    var cells: [RowAssembler.Cell]
  }

  /// None for a note with gaps that has no gap, or hides parts of a picture.
  private(set) var parts: [Part] = []

  init(_ note: CollectedNote, _ mapping: NoteMapping) {
    var cells: [RowAssembler.Cell] = []
    /// The text of a field that is no column, which may say what the gap means.
    var spare = ""
    for (place, field) in note.fields.enumerated() where place < mapping.columns.count && place != mapping.clozeField {
      if field.isEmpty { continue }
      if let column = mapping.columns[place] {
        let text = Self.plain(field, keeping: column == .pronunciation ? .reading : .base)
        cells.append(RowAssembler.Cell(column, title: mapping.titles[place], text: text))
      } else if mapping.clozeField != nil, spare.isEmpty {
        spare = Self.plain(field)
      }
    }
    guard let clozeField = mapping.clozeField else {
      parts = [Part(cells: cells)]
      return
    }
    guard clozeField < note.fields.count else { return }
    let text = ClozeText(Self.plain(note.fields[clozeField]))
    for number in text.numbers {
      guard let blank = text.blank(number), !blank.word.hasPrefix("image-occlusion:") else { continue }
      let title = mapping.titles[clozeField]
      var own = cells
      own.append(RowAssembler.Cell(.word, title: title, text: blank.word))
      own.append(RowAssembler.Cell(.example(1), title: title, text: blank.example))
      Self.addMeaning(hint: blank.hint ?? "", spare: spare, sentence: blank.gapped, to: &own, title: title)
      parts.append(Part(place: Int64(number - 1), cells: own))
    }
  }

  /// What a gap means: a field that is named so, else its hint, else the text that stands beside it, else what is asked
  /// for in the sentence itself.
  private static func addMeaning(
    hint: String, spare: String, sentence: String, to cells: inout [RowAssembler.Cell], title: String
  ) {
    let hasMeaning = cells.contains { $0.column == .meaning && !$0.text.isEmpty }
    let hasNote = cells.contains { $0.column == .note }
    if !hasMeaning {
      let text = [hint, spare, sentence].first { !$0.allSatisfy(\.isWhitespace) } ?? ""
      cells.append(RowAssembler.Cell(.meaning, title: title, text: text))
    }
    if !hasNote, hasMeaning || !hint.isEmpty { cells.append(RowAssembler.Cell(.note, title: title, text: spare)) }
  }

  /// Readings go first, so that a bracket written as an entity is text.
  private static func plain(_ html: String, keeping kept: AnkiMarkup.Kept = .base) -> String {
    AnkiMarkup.plain(AnkiMarkup.withoutReadings(html, keeping: kept))
  }
}
