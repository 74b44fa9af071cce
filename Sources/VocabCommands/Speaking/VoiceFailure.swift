/// A voice that is not there, and the word that wants it.
struct VoiceFailure: Error {
  let word: String
  /// True if it is the word itself, false if it is what it means.
  let isWord: Bool
  let language: String
  let voice: String
  let nearest: [String]

  var message: String {
    let wanted = voice == language ? "language '\(language)'" : "'\(voice)', chosen for '\(language)'"
    let help =
      nearest.isEmpty
      ? "Choose one with --voice \(language)=VOICE or 'vocab config set voice.\(language)'; 'vocab voices' lists them."
      : "The nearest are \(nearest.joined(separator: ", "))."
    return
      "there is no voice for \(wanted), which \(isWord ? "" : "the meaning of ")'\(word)' is to be spoken in. \(help)"
  }
}
