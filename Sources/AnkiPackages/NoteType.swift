import UnicodeText

/// What a note type says of its notes.
struct NoteType {
  var name: String
  /// Its notes are sentences with gaps, from which the cards are made.
  var isCloze: Bool
  /// The names of the fields in their order.
  var fields: [String] = []
  /// What each kind of card asks, by the number that its cards bear.
  var questions: [Int64: TemplateQuestion] = [:]
}

/// The fields that the question side of a card uses.
struct TemplateQuestion: Hashable {
  /// Shown as text.
  private(set) var shown: Set<String> = []
  /// Asked for: the answer is typed.
  private(set) var typed: Set<String> = []
  /// Read aloud.
  private(set) var spoken: Set<String> = []
  /// The field whose gaps are asked.
  private(set) var cloze: String?

  /// Reads a template: `{{Field}}`, `{{filter:Field}}`; conditions such as `{{#Field}}` show nothing themselves.
  init(_ template: String) {
    for part in template.split(separator: "{{").dropFirst(template.hasPrefix("{{") ? 0 : 1) {
      guard let end = part.firstRange(of: "}}")?.lowerBound, let first = part.first, !"#^/!".contains(first) else {
        continue
      }
      let names = part[..<end].split(separator: ":").map { String($0).trimmedSpaces }
      guard let field = names.last else { continue }
      let filters = names.dropLast()
      if filters.contains("cloze") { cloze = cloze ?? field }
      if filters.contains("type") {
        typed.insert(field)
      } else if filters.contains(where: { $0.hasPrefix("tts") }) {
        spoken.insert(field)
      } else if !filters.contains("hint") {
        shown.insert(field)
      }
    }
  }
}

extension String {
  /// A name as the library keeps it: on one line, without control characters, composed.
  var plainName: String { onOneLine.composed.trimmedSpaces }
}
