import Terminal
import Vocabulary
import Wording

/// The content of an entry as paragraphs for a person.
struct EntryParagraphs {
  let entry: Entry
  let deck: String
  /// How the word sounds; nil if that is not known.
  var ipa: String?
  /// Whether the languages are named.
  var showsLanguages = false

  var lines: [StyledText] { [head] + content }

  private var head: StyledText {
    var head: StyledText = "\(WordPattern.shown(entry.word), .bold)"
    if let pronunciation = entry.pronunciation { head += "  \(pronunciation)" }
    if let ipa { head += "  [\(ipa)]" }
    let languages = showsLanguages ? [localized("\(entry.language) to \(entry.meaningLanguage)")] : []
    let facts = [entry.partOfSpeech, entry.level].compactMap(\.self) + [deck] + languages + entry.tags.map { "#\($0)" }
    return head + "  \(facts.joined(separator: " · "), .dim)"
  }

  private var content: [StyledText] {
    var lines: [StyledText] = ["\(entry.meanings.joined(separator: "; "))"]
    for example in entry.examples {
      lines.append("\(example.text, .italic)")
      if let translation = example.translation { lines.append("  \(translation, .dim)") }
    }
    for confusable in entry.confusables {
      lines.append(localized("not \(confusable.word, .bold): \(confusable.reason)"))
    }
    if !entry.accepted.isEmpty {
      lines.append(localized("also accepted: \(entry.accepted.joined(separator: ", "))"))
    }
    if let note = entry.note { lines.append("\(note)") }
    return lines
  }
}
