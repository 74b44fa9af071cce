import JSONText
import UnicodeText
import Vocabulary
import Wording

/// The members of one line's object as an entry has them, not yet cleaned.
struct JSONEntry {
  let object: JSONValue
  let line: Int

  init(_ object: JSONValue, line: Int) {
    self.object = object
    self.line = line
  }

  func entry() throws(DeckFormatError) -> Entry {
    Entry(
      word: try text("word") ?? "", language: try text("language") ?? "", meanings: try texts("meanings"),
      meaningLanguage: try text("meaning_language") ?? "", examples: try examples(),
      pronunciation: try text("pronunciation"), partOfSpeech: try text("part_of_speech"), level: try text("level"),
      note: try text("note"), tags: try texts("tags"), accepted: try texts("accepted"), confusables: try confusables())
  }

  func text(_ name: String) throws(DeckFormatError) -> String? {
    guard let value = object[name] else { return nil }
    guard let text = value.string else { throw wrong(name, localized("a text")) }
    return text
  }

  private func texts(_ name: String) throws(DeckFormatError) -> [String] {
    guard let value = object[name] else { return [] }
    guard let texts = value.strings else { throw wrong(name, localized("a list of texts")) }
    return texts
  }

  private func examples() throws(DeckFormatError) -> [Example] {
    guard let value = object["examples"] else { return [] }
    guard let values = value.array else { throw wrongExamples }
    var examples: [Example] = []
    for value in values {
      guard let text = value["text"]?.string else { throw wrongExamples }
      if !text.trimmedSpaces.isEmpty { examples.append(Example(text: text, translation: value["translation"]?.string)) }
    }
    return examples
  }

  private func confusables() throws(DeckFormatError) -> [Confusable] {
    guard let value = object["confusables"] else { return [] }
    guard let members = value.object else { throw wrongConfusables }
    var confusables: [Confusable] = []
    for member in members {
      guard let reason = member.value.string else { throw wrongConfusables }
      confusables.append(Confusable(word: member.name, reason: reason))
    }
    return confusables
  }

  /// What the object tells of the learner's progress; nil if it tells nothing.
  func progress() throws(DeckFormatError) -> PastProgress? {
    let names = ["suspended", "flagged", "reviews"]
    if names.allSatisfy({ object[$0] == nil }) { return nil }
    var reviews: [PastReview] = []
    for value in object["reviews"]?.array ?? [] {
      guard let review = PastReview(json: value) else {
        throw wrong("reviews", localized("a list of objects with 'skill', 'at' and 'rating'"))
      }
      reviews.append(review)
    }
    reviews.sort { $0.at < $1.at }
    return PastProgress(
      isSuspended: try flag("suspended"), isFlagged: try flag("flagged"), reviews: reviews)
  }

  private func flag(_ name: String) throws(DeckFormatError) -> Bool {
    guard let value = object[name] else { return false }
    guard let flag = value.bool else { throw wrong(name, localized("true or false")) }
    return flag
  }

  private var wrongExamples: DeckFormatError {
    wrong("examples", localized("a list of objects with 'text' and 'translation'"))
  }

  private var wrongConfusables: DeckFormatError { wrong("confusables", localized("an object of texts")) }

  private func wrong(_ name: String, _ expected: String) -> DeckFormatError {
    DeckFormatError(line: line, .wrongMember(name, expected: expected))
  }
}
