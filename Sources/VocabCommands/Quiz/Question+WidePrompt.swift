import Quiz
import UnicodeText

extension Question {
  /// The prompt with each blank as wide as what belongs into it, four columns at least.
  var widePrompt: String {
    guard mode == .cloze || mode == .listen else { return prompt }
    let parts = prompt.components(separatedBy: Cloze.blank)
    let words = parts.count == 2 ? [answer] : answer.split(separator: " ").map { String($0) }
    guard parts.count == words.count + 1 else { return prompt }
    var wide = parts[0]
    for (word, part) in zip(words, parts.dropFirst()) {
      wide += String(repeating: "_", count: max(Cloze.blank.count, word.columns)) + part
    }
    return wide
  }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
