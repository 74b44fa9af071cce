internal import Vocabulary

/// The fields of an entry that a row can leave empty.
struct FilledFields: OptionSet {
  let rawValue: UInt16

  static let meanings = FilledFields(rawValue: 1 << 0)
  static let examples = FilledFields(rawValue: 1 << 1)
  static let pronunciation = FilledFields(rawValue: 1 << 2)
  static let partOfSpeech = FilledFields(rawValue: 1 << 3)
  static let level = FilledFields(rawValue: 1 << 4)
  static let note = FilledFields(rawValue: 1 << 5)
  static let tags = FilledFields(rawValue: 1 << 6)
  static let accepted = FilledFields(rawValue: 1 << 7)
  static let confusables = FilledFields(rawValue: 1 << 8)
}

extension Entry {
  var filledFields: FilledFields {
    var filled: FilledFields = []
    if !meanings.isEmpty { filled.insert(.meanings) }
    if !examples.isEmpty { filled.insert(.examples) }
    if pronunciation?.isEmpty == false { filled.insert(.pronunciation) }
    if partOfSpeech?.isEmpty == false { filled.insert(.partOfSpeech) }
    if level?.isEmpty == false { filled.insert(.level) }
    if note?.isEmpty == false { filled.insert(.note) }
    if !tags.isEmpty { filled.insert(.tags) }
    if !accepted.isEmpty { filled.insert(.accepted) }
    if !confusables.isEmpty { filled.insert(.confusables) }
    return filled
  }

  /// The entry with no more than these fields.
  func keeping(_ fields: FilledFields) -> Entry {
    Entry(
      word: word, language: language, meanings: fields.contains(.meanings) ? meanings : [],
      meaningLanguage: meaningLanguage, examples: fields.contains(.examples) ? examples : [],
      pronunciation: fields.contains(.pronunciation) ? pronunciation : nil,
      partOfSpeech: fields.contains(.partOfSpeech) ? partOfSpeech : nil, level: fields.contains(.level) ? level : nil,
      note: fields.contains(.note) ? note : nil, tags: fields.contains(.tags) ? tags : [],
      accepted: fields.contains(.accepted) ? accepted : [],
      confusables: fields.contains(.confusables) ? confusables : [])
  }

  /// What two rows of one import say of the same word: lists are joined, the first says what only one can say.
  func joined(with row: Entry) -> Entry {
    var result = self
    let filled = filledFields
    result.meanings = meanings.union(row.meanings)
    result.tags = tags.union(row.tags)
    result.accepted = accepted.union(row.accepted)
    for example in row.examples {
      if let index = result.examples.firstIndex(where: { $0.text == example.text }) {
        if result.examples[index].translation == nil { result.examples[index].translation = example.translation }
      } else {
        result.examples.append(example)
      }
    }
    for confusable in row.confusables where !result.confusables.contains(where: { $0.word == confusable.word }) {
      result.confusables.append(confusable)
    }
    if !filled.contains(.pronunciation) { result.pronunciation = row.pronunciation }
    if !filled.contains(.partOfSpeech) { result.partOfSpeech = row.partOfSpeech }
    if !filled.contains(.level) { result.level = row.level }
    if !filled.contains(.note) { result.note = row.note }
    return result
  }

  /// The entry after an import of `row`; accepted answers are the learner's and never lost.
  func updated(from row: Entry, _ policy: DuplicatePolicy) -> Entry {
    var result: Entry
    switch policy {
    case .skip: return self
    case .replace: result = row
    case .merge:
      result = self
      let filled = row.filledFields
      if !row.language.isEmpty { result.language = row.language }
      if !row.meaningLanguage.isEmpty { result.meaningLanguage = row.meaningLanguage }
      if filled.contains(.meanings) { result.meanings = row.meanings }
      if filled.contains(.examples) { result.examples = row.examples }
      if filled.contains(.pronunciation) { result.pronunciation = row.pronunciation }
      if filled.contains(.partOfSpeech) { result.partOfSpeech = row.partOfSpeech }
      if filled.contains(.level) { result.level = row.level }
      if filled.contains(.note) { result.note = row.note }
      // Other programs sort them.
      if filled.contains(.tags), Set(row.tags) != Set(tags) { result.tags = row.tags }
      if filled.contains(.confusables) { result.confusables = row.confusables }
    }
    result.accepted = accepted.union(row.accepted)
    return result
  }
}

extension [String] {
  /// These, then those of `others` that are not among them.
  func union(_ others: [String]) -> [String] {
    var result = self
    for other in others where !result.contains(other) { result.append(other) }
    return result
  }
}
