/// The engine's account of how it came to its phonemes (`espeakPHONEMES_TRACE`).
///
/// An entry of the dictionary's list reads `Found: 'colonel' [k3:n@L]`. `Translate 'yacht'` begins a word that the list
/// lacks; then, for each place in it, the rules that fit: points, the letters with their neighbours, the phonemes, as
/// in ` 99	y) ach (t [0]`. The rule with the most points is used.
struct TranslationTrace {
  private(set) var entries: [Entry] = []
  /// The rules that compete for each place.
  private(set) var places: [Place] = []

  struct Entry {
    var word: Substring
    var hasPhonemes: Bool
    /// Stress that depends on the sentence is a mark of function words.
    var dependsOnSentence: Bool

    /// Letters and figures on their own are listed too, as `_3` or by the letter alone.
    var isWord: Bool { !word.hasPrefix("_") && word.count > 1 }
  }

  struct Place {
    /// Letters of the word.
    var letters: Int
    /// Whether it is the beginning of the word.
    var isFirst: Bool
    var rules: [Rule] = []

    /// Whether the rule used was written for this word, and reads the letters otherwise than the rule next in line.
    var isException: Bool {
      guard let used = rules.max(by: { $0.points < $1.points }), servesOneWord(used) else { return false }
      let usual = rules.filter { !servesOneWord($0) }.max { $0.points < $1.points }
      return usual.map { !used.sound.hasPrefix($0.sound) } ?? true
    }

    /// A rule that names every letter of the word, or reads all but its last (`queu`). Short words share their rules.
    private func servesOneWord(_ rule: Rule) -> Bool {
      letters >= 4 && (rule.named == letters || (isFirst && rule.read == letters - 1))
    }
  }

  struct Rule {
    var points: Int
    /// How many letters it reads.
    var read: Int
    /// How many letters it names, the neighbours too.
    var named: Int
    /// The phonemes, without stress and shades.
    var sound: String
  }

  init(_ trace: String) {
    var letters: Int?
    var place: Place?
    for line in trace.split(separator: "\n", omittingEmptySubsequences: false) {
      if let rule = Rule(line) {
        place?.rules.append(rule)
        continue
      }
      let isRead = place?.rules.isEmpty == false
      if let place, isRead { places.append(place) }
      if line.isEmpty {
        if isRead { place = letters.map { Place(letters: $0, isFirst: false) } }
        continue
      }
      // Any other heading ends the word: rules that are tried to find out whether it can be pronounced do not count.
      letters = line.wholeMatch(of: /Translate '(.*)'/).map { $0.1.count(where: \.isLetter) }
      place = letters.map { Place(letters: $0, isFirst: true) }
      if let entry = Entry(line) { entries.append(entry) }
    }
    if let place, !place.rules.isEmpty { places.append(place) }
  }

  /// Whether a word is an exception. In a phrase function words do not count: their listing tells of stress.
  func hasException(inPhrase: Bool) -> Bool {
    entries.contains { $0.hasPhonemes && $0.isWord && !(inPhrase && $0.dependsOnSentence) }
      || places.contains(where: \.isException)
  }
}

extension TranslationTrace.Entry {
  private static let sentenceFlags: Set<Substring> = [
    "$u", "$u+", "$unstressend", "$strend", "$strend2", "$nounf", "$pastf", "$verbf",
  ]

  fileprivate init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: /Found: '(.*)' \[(.*?)\](.*)/) else { return nil }
    word = match.1
    hasPhonemes = !match.2.isEmpty
    dependsOnSentence = match.3.split(separator: " ").contains { Self.sentenceFlags.contains($0) }
  }
}

extension TranslationTrace.Rule {
  fileprivate init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: /\s*(\d+)\t(.*?) *\[(.*)\]/), let points = Int(match.1) else { return nil }
    self.points = points
    sound = match.3.filter { !"',%=|#23456789".contains($0) }
    let text = match.2
    let before = text.firstRange(of: ") ")
    let after = text.firstRange(of: " (")
    let start = before?.upperBound ?? text.startIndex
    let end = max(start, after?.lowerBound ?? text.endIndex)
    read = Self.letters(text[start..<end])
    let left = before.map { text[..<$0.lowerBound] } ?? ""
    let right = after.map { text[max(start, $0.upperBound)...] } ?? ""
    named = read + Self.letters(left) + Self.letters(right)
  }

  /// Capitals stand for classes of letters; what follows `$`, or an S or P and a figure, are instructions.
  private static func letters(_ pattern: Substring) -> Int {
    let end = pattern.firstRange(of: /\$|[SP]\d/)?.lowerBound ?? pattern.endIndex
    return pattern[..<end].count { $0.isLetter && !$0.isUppercase }
  }
}
