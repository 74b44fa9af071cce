import Quiz
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// What the session changed, to be taken back step by step.
extension QuizRunner {
  /// Keeps what was just written to the library; a command that changed nothing there is no step.
  ///
  /// - Parameter word: as it is written; nil if its entry is gone, which then was not changed either.
  func keep(_ change: SessionStep.Change, of card: CardID, word: String?, leftOut: [CardID] = []) async {
    guard let word, let id = await library.store.lastStep else { return }
    steps.append(
      SessionStep(id: id, card: card, word: WordPattern.shown(word), change: change, leftOut: leftOut))
  }

  /// Takes back the last change that this session made, and tells which.
  func undo(_ question: Question?) async throws -> Step? {
    guard let step = steps.last else {
      try answer(
        .undo, question,
        parts.selection.isCram
          ? localized("Practice is not written down, so there is nothing to take back.")
          : localized("Nothing of this session is left to take back."))
      return nil
    }
    switch try await undone(step) {
    case .isNotLast:
      try answer(
        .undo, question, localized("Something was changed elsewhere since; 'vocab undo' takes that back first."))
      return nil
    case .isGone:
      steps.removeLast()
      try answer(.undo, question, localized("What was done to '\(step.word)' was taken back elsewhere."))
      return nil
    case .done: break
    }
    steps.removeLast()
    let stands = takeBack(step, question)
    try presenter.answer(.undo, card: step.card, text: step.takenBack, stands: stands && question != nil)
    return stands ? nil : .next
  }

  private func undone(_ step: SessionStep) async throws -> VocabularyStore.StepUndo {
    do {
      return try await library.store.undo(step: step.id)
    } catch StoreError.cannotUndo {
      return .isNotLast
    }
  }

  /// Has the session as it was before a step; false if another question than that on the screen is to be asked.
  private func takeBack(_ step: SessionStep, _ question: Question?) -> Bool {
    defer { session.takeIn(step.leftOut) }
    switch step.change {
    case .answer(let answer):
      known[step.card] = answer.before
      session.undone(answer.question)
      return false
    case .suspend(let suspended):
      guard let suspended else { return true }
      session.askNext(suspended.card)
      return false
    case .flag, .note: return true
    case .edit:
      guard let question, question.card.entry == step.card.entry else { return true }
      session.putBack(question)
      return false
    }
  }
}
