import Wording

/// A voice that is not there, and the word that wants it.
struct VoiceFailure: Error {
  let word: String
  /// True if it is the word itself, false if it is what it means.
  let isWord: Bool
  let language: String
  let voice: String
  let nearest: [String]

  var message: String {
    "\(missing) \(help)"
  }

  private var missing: String {
    let isChosen = voice != language
    return switch (isChosen, isWord) {
    case (false, true):
      localized("there is no voice for language '\(language)', which '\(word)' is to be spoken in.")
    case (false, false):
      localized("there is no voice for language '\(language)', which the meaning of '\(word)' is to be spoken in.")
    case (true, true):
      localized("there is no voice for '\(voice)', chosen for '\(language)', which '\(word)' is to be spoken in.")
    case (true, false):
      localized(
        """
        there is no voice for '\(voice)', chosen for '\(language)', which the meaning of '\(word)' is to be spoken in.
        """)
    }
  }

  private var help: String {
    nearest.isEmpty
      ? localized(
        """
        Choose one with --voice \(language)=VOICE or 'vocab config set voice.\(language)'; 'vocab voices' lists them.
        """)
      : localized("The nearest are \(nearest.joined(separator: ", ")).")
  }
}
