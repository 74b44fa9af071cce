internal import Quiz
internal import UnicodeText

/// A text in which words are looked for, case aside.
struct SearchedText {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.composed.caseFolded.unicodeScalars) }

  /// Whether the word stands in the text, letters of its own script beside it aside: a Korean particle may follow a
  /// Latin word, but `log` is not in `blog`.
  func holds(_ word: String) -> Bool {
    let wanted = SearchedText(word).scalars
    // A longer text is no word, and would take long to look for.
    guard !wanted.isEmpty, wanted.count <= min(scalars.count, 100) else { return false }
    return (0...(scalars.count - wanted.count)).contains { start in
      scalars[start..<(start + wanted.count)].elementsEqual(wanted)
        && !joins(start - 1, wanted[0]) && !joins(start + wanted.count, wanted[wanted.count - 1])
    }
  }

  private func joins(_ place: Int, _ letter: Unicode.Scalar) -> Bool {
    guard scalars.indices.contains(place) else { return false }
    let neighbour = scalars[place]
    // Words in scripts without spaces, or with particles behind them, stand next to letters.
    let scripts = LetterScripts(of: [letter])
    guard scripts.isDisjoint(with: [.hangul, .kanaAndHan]) else { return false }
    return !scripts.isDisjoint(with: LetterScripts(of: [neighbour]))
      || (neighbour.properties.numericType != nil && letter.properties.numericType != nil)
  }
}
