import DeckFormats
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
    func plain(_ text: String?) -> String { ExportedHTML.text(CellEscaping.cell(text ?? "", role: .plain)) }
    let confusables = entry.confusables.map { (word: $0.word, reason: $0.reason) }
    let examples = entry.examples.map { example in
      [ExportedHTML.example(CellEscaping.cell(example.text, role: .example)), plain(example.translation)]
    }
    let prompt = Cloze.all(of: entry).first?.prompt ?? ""
    var fields = [
      ExportedHTML.text(CellEscaping.cell(entry.word, role: .word)),
      ExportedHTML.text(CellEscaping.joined(meanings: entry.meanings)),
    ]
    fields += examples.first ?? ["", ""]
    fields += [entry.pronunciation, entry.partOfSpeech, entry.level, entry.note].map(plain)
    fields += [
      ExportedHTML.text(CellEscaping.joined(meanings: entry.accepted)),
      ExportedHTML.text(CellEscaping.joined(confusables: confusables)), plain(entry.language),
      plain(entry.meaningLanguage), ExportedHTML.text(prompt), isHeard ? "1" : "",
    ]
    for number in 2...max(entry.examples.count, usualExampleCount) {
      fields += number <= examples.count ? examples[number - 1] : ["", ""]
    }
    return fields
  }

  /// The note type as the older form keeps it.
  func json(id: Int64, modifiedAt seconds: Int64) -> JSONText {
    let fields = Self.fieldNames(exampleCount: exampleCount).enumerated().map { place, name -> JSONText in
      .object([
        ("name", .string(name)), ("ord", .number(Int64(place))), ("sticky", false), ("rtl", false), ("font", "Arial"),
        ("size", 20), ("media", .array([])),
      ])
    }
    let templates = templates.enumerated().map { place, template -> JSONText in
      .object([
        ("name", .string(template.name)), ("ord", .number(Int64(place))), ("qfmt", .string(template.question)),
        ("afmt", .string(template.answer)), ("bqfmt", ""), ("bafmt", ""), ("did", .null),
      ])
    }
    let required: [JSONText] = [
      .array([.number(Self.recognition), "any", .array([0])]),
      .array([.number(Self.production), "any", .array([1])]),
      .array([.number(Self.listening), "all", .array([.number(Int64(Self.listeningField))])]),
    ]
    return .object([
      ("id", .number(id)), ("name", .string("vocab (\(language))")), ("type", 0), ("mod", .number(seconds)),
      ("usn", -1), ("sortf", 0), ("did", .null), ("tmpls", .array(templates)), ("flds", .array(fields)),
      ("css", .string(Self.css)), ("latexPre", ""), ("latexPost", ""), ("req", .array(required)), ("tags", .array([])),
      ("vers", .array([])),
    ])
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

/// Cells as the HTML of fields.
enum ExportedHTML {
  static let markClass = "mark"

  /// Text that reads back as it is.
  static func text(_ cell: String) -> String {
    guard cell.utf8.contains(where: { "&<>[\n".utf8.contains($0) }) else { return cell }
    return cell.map(html).joined()
  }

  /// An example: the braces around its blank are there to be read back, and not shown.
  static func example(_ cell: String) -> String {
    var result = ""
    var isEscaped = false
    for character in cell {
      let isMark = !isEscaped && (character == "{" || character == "}")
      result += isMark ? "<i class=\(markClass)>\(character)</i>" : html(character)
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }

  private static func html(_ character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    // Else a name in brackets would be a sound, or a reading.
    case "[": "&#91;"
    case "\n": "<br>"
    default: String(character)
    }
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
