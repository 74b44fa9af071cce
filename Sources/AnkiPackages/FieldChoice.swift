import DeckFormats
import UnicodeText

/// A column and the field that fills it, as the user chose: `word=Expression`. Without a field the column stays empty.
struct FieldChoice {
  let column: Column
  let field: String

  /// Reads the parts of an option.
  static func all(_ parts: [String]) throws(DeckFormatError) -> [FieldChoice] {
    var choices: [FieldChoice] = []
    for part in parts {
      guard let equals = part.firstIndex(of: "="), let column = Column(title: String(part[..<equals])) else {
        throw DeckFormatError(.package(.unclearField(part)))
      }
      choices.append(FieldChoice(column: column, field: String(part[part.index(after: equals)...]).plainName))
    }
    return choices
  }

  /// Throws for a field that no note type has.
  static func check(_ choices: [FieldChoice], against types: some Sequence<NoteType>) throws(DeckFormatError) {
    if choices.isEmpty { return }
    let known = Set(types.flatMap(\.fields).map(\.plainName))
    for choice in choices where !choice.field.isEmpty && !known.contains(where: choice.names) {
      throw DeckFormatError(.package(.unknownField(choice.field, known: Array(known.sorted().prefix(30)))))
    }
  }

  /// Puts the chosen columns where the fields are; a note type that lacks a chosen field keeps its own column.
  static func apply(_ choices: [FieldChoice], to columns: inout [Column?], titles: [String]) {
    for choice in choices {
      let place = titles.firstIndex(where: choice.names)
      guard place != nil || choice.field.isEmpty else { continue }
      for other in columns.indices where columns[other] == choice.column { columns[other] = nil }
      if let place { columns[place] = choice.column }
    }
  }

  private func names(_ title: String) -> Bool { title.caseFolded == field.caseFolded }
}
