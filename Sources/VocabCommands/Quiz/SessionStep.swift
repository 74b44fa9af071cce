import Quiz
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// A change that a session made to the library, which `/undo` takes back.
struct SessionStep: Sendable {
  enum Change: Sendable {
    case answer(LastAnswer)
    /// - Parameter question: what was on the screen; nil between two questions.
    case suspend(Question?)
    case flag
    case note
    case edit
  }

  /// Its step in the history.
  var id: HistoryStep.ID
  var card: CardID
  /// The word that was changed, as it is shown.
  var word: String
  var change: Change
  /// The cards that are no longer asked because of it.
  var leftOut: [CardID] = []

  var answer: LastAnswer? {
    if case .answer(let answer) = change { answer } else { nil }
  }

  /// What is said once it is taken back.
  var takenBack: String {
    switch change {
    case .answer(let answer):
      if let accepted = answer.accepted {
        localized("Taken back: \(answer.question.answer), and that '\(accepted)' counts as right")
      } else {
        localized("Taken back: \(answer.question.answer)")
      }
    case .suspend: localized("Taken back: '\(word)' is asked again.")
    case .flag: localized("Taken back: '\(word)' is no longer flagged.")
    case .note: localized("Taken back: the note on '\(word)'.")
    case .edit: localized("Taken back: '\(word)' is as it was before it was edited.")
    }
  }
}
