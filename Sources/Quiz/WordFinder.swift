internal import UnicodeText
internal import Vocabulary

/// Finds where a sentence without braces holds a word or a form of it.
struct WordFinder {
  let language: String
  /// The ways to write the word, the longest first, so that `ice cream` is found before `ice`.
  let candidates: [String]

  init(word: String, language: String) {
    self.language = language
    let variants = WordPattern(word).alternatives.flatMap(\.variants)
    let bare = variants.map { Articles.removed(from: $0, language: language) }
    var seen: Set<String> = []
    candidates = (variants + bare).filter { !$0.isEmpty && seen.insert($0).inserted }.sorted { $0.count > $1.count }
  }

  /// The sentence with the first form of the word as its blank.
  func blank(in sentence: String) -> BlankedSentence? {
    guard let range = range(in: sentence) else { return nil }
    let runs = [
      BlankedSentence.Run(text: String(sentence[..<range.lowerBound]), isBlank: false),
      BlankedSentence.Run(text: String(sentence[range]), isBlank: true),
      BlankedSentence.Run(text: String(sentence[range.upperBound...]), isBlank: false),
    ]
    return BlankedSentence(runs: runs.filter { !$0.text.isEmpty })
  }

  private func range(in sentence: String) -> Range<String.Index>? {
    for candidate in candidates {
      if let range = sentence.firstRange(ofFolded: candidate, wholeWord: !joinsWords, elides: elides) {
        return range
      }
    }
    for (range, token) in sentence.words {
      if candidates.contains(where: { isForm(token, of: $0) }) { return range }
    }
    return nil
  }

  /// Languages in which particles or other words follow a word without a space.
  private var joinsWords: Bool { ["ko", "ja", "zh"].contains(language.primaryLanguage) }

  /// Languages in which an elided word joins the next one: `l'école`, `d'eau`.
  private var elides: Bool { ["fr", "it", "ca"].contains(language.primaryLanguage) }

  private func isForm(_ token: String, of candidate: String) -> Bool {
    let token = Letters(token.lowercased().unicodeScalars)
    let candidate = Letters(candidate.lowercased().unicodeScalars)
    return switch language.primaryLanguage {
    case "en": EnglishForms.areForms(token, candidate)
    case "ko": KoreanForms.isForm(token, of: candidate)
    default: false
    }
  }
}

extension String {
  /// `en` of `en-US`.
  var primaryLanguage: String { String(prefix { $0 != "-" && $0 != "_" }).lowercased() }

  /// The runs of letters, digits and inner apostrophes and hyphens.
  var words: [(Range<String.Index>, String)] {
    var found: [(Range<String.Index>, String)] = []
    var start: String.Index?
    for index in indices {
      if self[index].isWordCharacter {
        start = start ?? index
      } else if let from = start {
        found.append((from..<index, String(self[from..<index])))
        start = nil
      }
    }
    if let from = start { found.append((from..<endIndex, String(self[from...]))) }
    return found
  }

  /// The first place where the text stands, case and the shape of apostrophes aside; as a whole word if asked for, which may follow an apostrophe
  /// where the language elides.
  func firstRange(ofFolded text: String, wholeWord: Bool, elides: Bool = false) -> Range<String.Index>? {
    let wanted = text.map(\.folded)
    guard !wanted.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      var index = start
      var matched = 0
      while matched < wanted.count, index < endIndex, self[index].folded == wanted[matched] {
        index = self.index(after: index)
        matched += 1
      }
      if matched == wanted.count {
        let before = start == startIndex ? " " : self[self.index(before: start)]
        let startsWord = !before.isWordCharacter || (elides && before.isApostrophe)
        let endsWord = index == endIndex || !self[index].isWordCharacter
        if !wholeWord || (startsWord && endsWord) { return start..<index }
      }
      start = self.index(after: start)
    }
    return nil
  }
}

extension Character {
  var isWordCharacter: Bool { isLetter || isNumber || isApostrophe }
  fileprivate var folded: String { isApostrophe ? "'" : String(self).caseFolded }
  var isApostrophe: Bool { self == "'" || self == "’" }
}
