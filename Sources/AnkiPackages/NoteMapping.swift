import DeckFormats
import UnicodeText
import Vocabulary
import Wording

/// What the fields of a note type are here, and what its cards practise.
struct NoteMapping {
  /// The fields' names, for messages.
  let titles: [String]
  /// By the fields' places; nil for one that is not taken.
  private(set) var columns: [Column?]
  /// The field with the gaps; nil for a note type without.
  let clozeField: Int?
  /// By the numbers of templates, where their questions tell.
  private let skills: [Int64: Skill]
  private let usualSkill: Skill
  private let name: String

  /// - Parameters:
  ///   - choices: what the user said of fields; it comes before their names.
  ///   - skill: what every card practises; nil to see it in the questions.
  init(_ type: NoteType, choices: [FieldChoice], skill: Skill?) {
    name = type.name.plainName
    titles = type.fields.map(\.plainName)
    columns = Column.named(by: titles)
    clozeField = type.isCloze ? Self.clozeField(of: type) : nil
    if let clozeField {
      // The word and its sentence come from the gaps.
      for place in columns.indices where place == clozeField || columns[place] == .word || columns[place] == .example(1)
      {
        columns[place] = nil
      }
    } else {
      Self.complete(&columns)
    }
    FieldChoice.apply(choices, to: &columns, titles: titles)
    usualSkill = skill ?? .production
    let columns = columns
    let isAsked = skill == nil && !type.isCloze
    skills = isAsked ? Self.practised(type.questions.mapValues { Self.skill(of: $0, type, columns) }) : [:]
  }

  /// The mapping in the words of a report, such as `Basic: word=Front, meaning=Back`.
  var fact: String {
    let pairs = zip(columns, titles).compactMap { column, title in column.map { "\($0.title)=\(title)" } }
    let gaps = clozeField.map { ["\(localized("gaps"))=\(titles[$0])"] } ?? []
    return "\(name): \((gaps + pairs).joined(separator: ", "))".truncated(toColumns: 200)
  }

  /// What a card practises, by the number of its template.
  func skill(ofCard place: Int64) -> Skill { skills[place] ?? usualSkill }

  /// A note type that names no word or no meaning has them in its first two fields.
  private static func complete(_ columns: inout [Column?]) {
    guard !columns.isEmpty else { return }
    if !columns.contains(.word) { columns[0] = .word }
    if !columns.contains(.meaning), columns.count > 1 { columns[columns[0] == .word ? 1 : 0] = .meaning }
  }

  private static func clozeField(of type: NoteType) -> Int? {
    let named = type.questions.sorted { $0.key < $1.key }.lazy.compactMap(\.value.cloze).first
    return named.flatMap(type.fields.firstIndex) ?? (type.fields.isEmpty ? nil : 0)
  }

  private static func skill(of question: TemplateQuestion, _ type: NoteType, _ columns: [Column?]) -> Skill {
    func name(of column: Column) -> String? { columns.firstIndex(of: column).map { type.fields[$0] } }
    let (word, meaning) = (name(of: .word), name(of: .meaning))
    if word.map(question.typed.contains) == true { return .production }
    let showsWord = word.map(question.shown.contains) == true
    let showsMeaning = meaning.map(question.shown.contains) == true
    if showsMeaning != showsWord { return showsWord ? .recognition : .production }
    if showsWord { return .recognition }
    let isSpoken = word.map(question.spoken.contains) == true
    let playsSound = question.shown.contains { $0.lowercased().contains("audio") || $0.lowercased().contains("sound") }
    return isSpoken || playsSound ? .listening : .recognition
  }

  /// Cards that all ask for the meaning count as production: that is what a session asks unless told otherwise, and
  /// whoever learned so goes on where she was.
  private static func practised(_ skills: [Int64: Skill]) -> [Int64: Skill] {
    skills.values.allSatisfy { $0 == .recognition } ? [:] : skills
  }
}
