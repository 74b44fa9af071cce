import DeckFormats
import JSONText
import Quiz
import Vocabulary

/// The note type of what is exported: its fields are the columns of a deck, so that a package reads back as it was.
///
/// There is one for each language of words, since what Anki reads aloud has its language in the template.
struct ExportedNoteType {
  let language: String
  /// How many examples a note holds.
  let exampleCount: Int

  /// As many as there are at least, so that most exports share one note type.
  static let usualExampleCount = 3

  /// The numbers of the cards' templates.
  static let recognition: Int64 = 0
  static let production: Int64 = 1
  static let listening: Int64 = 2

  private static let firstFields = [
    "Word", "Meaning", "Example", "Translation", "Pronunciation", "Part of Speech", "Level", "Note", "Accepted",
    "Confusable", "Language", "Meaning Language", "Prompt", "Listening",
  ]
  static let listeningField = 13

  static func id(language: String) -> Int64 { key(of: language, from: 1_500_000_000_000) }

  static func fieldNames(exampleCount: Int) -> [String] {
    firstFields + (2..<max(2, exampleCount + 1)).flatMap { ["Example \($0)", "Translation \($0)"] }
  }

  /// The fields of a note, as HTML.
  static func fields(of entry: Entry, isHeard: Bool) -> [String] {
    let cells = EntryCells(entry: entry)
    func field(_ column: Column) -> String {
      if case .example = column { return ExportedHTML.example(cells.cell(column)) }
      return AnkiMarkup.html(of: cells.cell(column))
    }
    let columns: [Column] = [
      .word, .meaning, .example(1), .translation(1), .pronunciation, .partOfSpeech, .level, .note, .accepted,
      .confusable, .language, .meaningLanguage,
    ]
    let prompt = Cloze.all(of: entry).first?.prompt ?? ""
    let further = (2...max(entry.examples.count, usualExampleCount)).flatMap { [Column.example($0), .translation($0)] }
    return columns.map(field) + [AnkiMarkup.html(of: prompt), isHeard ? "1" : ""] + further.map(field)
  }

  /// The note type as the older form keeps it.
  func json(id: Int64, modifiedAt seconds: Int64) -> JSONValue {
    let fields = Self.fieldNames(exampleCount: exampleCount).enumerated().map { place, name -> JSONValue in
      [
        "name": .string(name), "ord": .integer(Int64(place)), "sticky": false, "rtl": false, "font": "Arial",
        "size": 20, "media": [],
      ]
    }
    let templates = templates.enumerated().map { place, template -> JSONValue in
      [
        "name": .string(template.name), "ord": .integer(Int64(place)), "qfmt": .string(template.question),
        "afmt": .string(template.answer), "bqfmt": "", "bafmt": "", "did": .null,
      ]
    }
    let required: [JSONValue] = [
      [.integer(Self.recognition), "any", [0]],
      [.integer(Self.production), "any", [1]],
      [.integer(Self.listening), "all", [.integer(Int64(Self.listeningField))]],
    ]
    return [
      "id": .integer(id), "name": .string("vocab (\(language))"), "type": 0, "mod": .integer(seconds),
      "usn": -1, "sortf": 0, "did": .null, "tmpls": .array(templates), "flds": .array(fields),
      "css": .string(Self.css), "latexPre": "", "latexPost": "", "req": .array(required), "tags": [],
      "vers": [],
    ]
  }

  private var templates: [(name: String, question: String, answer: String)] {
    let voice = SpokenLanguage.code(of: language)
    return [
      ("Recognition", "<div class=word>{{Word}}</div>", "{{FrontSide}}<hr id=answer>{{Meaning}}\(Self.details)"),
      (
        "Production", "{{Meaning}}{{#Prompt}}<p>{{Translation}}</p><p>{{Prompt}}</p>{{/Prompt}}",
        "{{FrontSide}}<hr id=answer><div class=word>{{Word}}</div>\(Self.details)"
      ),
      (
        "Listening", "{{#Listening}}{{tts \(voice):Word}}{{/Listening}}",
        "{{FrontSide}}<hr id=answer><div class=word>{{Word}}</div>{{Meaning}}\(Self.details)"
      ),
    ]
  }

  private static let details =
    "{{#Pronunciation}}<p>{{Pronunciation}}</p>{{/Pronunciation}}{{#Example}}<p>{{Example}}<br>{{Translation}}</p>"
    + "{{/Example}}{{#Confusable}}<p>{{Confusable}}</p>{{/Confusable}}{{#Note}}<p>{{Note}}</p>{{/Note}}"

  private static let css = """
    .card { font-family: sans-serif; font-size: 20px; text-align: center; }
    .word { font-size: 28px; }
    .\(ExportedHTML.markClass) { display: none; }
    """
}

/// Examples as the HTML of fields.
enum ExportedHTML {
  static let markClass = "mark"

  /// The braces around an example's blank are there to be read back, and not shown.
  static func example(_ cell: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      let isMark = !isEscaped && (scalar == "{" || scalar == "}")
      result += isMark ? "<i class=\(markClass)>\(scalar)</i>" : AnkiMarkup.html(of: String(scalar))
      isEscaped = !isEscaped && scalar == "\\"
    }
    return result
  }
}

/// Languages as Anki's text to speech names them.
enum SpokenLanguage {
  private static let regions = [
    "en": "US", "ko": "KR", "ja": "JP", "zh": "CN", "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "pt": "BR",
    "ru": "RU", "nl": "NL", "sv": "SE", "pl": "PL", "tr": "TR", "uk": "UA", "vi": "VN", "cs": "CZ", "da": "DK",
  ]

  /// Such as `en_US`. A tag goes into a template, so that nothing but letters, digits and underscores stays of it.
  static func code(of tag: String) -> String {
    let parts = tag.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let language = parts.first?.lowercased() else { return "en_US" }
    let region = parts.count > 1 ? parts[parts.count - 1].uppercased() : regions[language]
    return region.map { "\(language)_\($0)" } ?? language
  }
}
