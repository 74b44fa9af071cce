import Quiz
import Scheduling
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

extension QuizRunner {
  /// Does what a command asks; nil if the question on the screen stands as it is.
  ///
  /// - Parameter question: the question on the screen; nil between two.
  func obey(_ command: QuizInput.Command, _ rest: String, _ question: Question?) async throws -> Step? {
    switch command {
    case .quit: return .end
    case .skip where question != nil:
      try answer(command, question, nil, stands: false)
      return .next
    case .hint: try answer(command, question, session.hint() ?? localized("There is nothing to type here."))
    case .help: try answer(command, question, QuizInput.help.text)
    case .say:
      let isSaid = question?.isHeard == true ? sayAgain(question) : parts.voice?.sayAgain() ?? false
      try answer(command, question, isSaid ? nil : localized("There is nothing to say yet."))
    case .undo: return try await undo(question)
    case .accept:
      return try await amend(command, question) { answer in
        answer.grade = Grade(verdict: .correct, nearest: answer.given)
        answer.accepted = answer.given.composed.collapsedSpaces
        answer.rating = .good
      }
    case .easy: return try await amend(command, question) { $0.rating = .easy }
    case .suspend: return try await suspend(question)
    case .flag: return try await flag(question)
    case .note: try await note(rest, question)
    case .edit: return try await edit(question)
    case .skip: try answer(command, question, nil)
    }
    return nil
  }

  func answer(
    _ command: QuizInput.Command, _ question: Question?, _ text: String?, stands: Bool = true
  ) throws {
    guard let card = question?.card ?? last?.question.card else { return }
    try presenter.answer(command, card: card, text: text, stands: stands && question != nil)
  }

  private func sayAgain(_ question: Question?) -> Bool {
    guard let question, let voice = parts.voice else { return false }
    voice.say(question)
    return true
  }

  /// Takes the last answer back and keeps it changed, as one step.
  private func amend(
    _ command: QuizInput.Command, _ question: Question?, _ change: (inout LastAnswer) -> Void
  ) async throws -> Step? {
    // What was right need not be accepted, and what was missed was not easy.
    let isMeant = last.map { answer in
      command == .easy
        ? answer.rating != .again
        : answer.question.isTyped && answer.grade.verdict != .correct && !answer.given.trimmedSpaces.isEmpty
    }
    guard var answer = last, isMeant == true, let place = steps.lastIndex(where: { $0.answer != nil }) else {
      try self.answer(
        command, question,
        parts.selection.isCram
          ? localized("Practice is not written down, so there is nothing to change.")
          : localized("There is no answer that this could be about."))
      return nil
    }
    change(&answer)
    let card = answer.question.card
    let moment = library.moment
    let seed = FuzzSeed.of(card: card.rawValue, reviews: answer.before?.reps ?? 0)
    let schedule = library.scheduler(deck: answer.deck).next(
      after: answer.before, rating: answer.rating, at: moment, fuzzSeed: seed)
    switch try await replaceAnswer(review(answer, at: moment), schedule, card, accepting: answer.accepted) {
    case .replaced: break
    case .gone:
      steps.remove(at: place)
      try self.answer(command, question, localized("That answer was taken back elsewhere."))
      return nil
    case .changedSince:
      try self.answer(command, question, localized("The card was changed since; take that back first."))
      return nil
    }
    known[card] = schedule
    session.takeIn(steps.remove(at: place).leftOut)
    await keep(.answer(answer), of: card, word: answer.question.entry.word)
    session.amended(answer.question, rating: answer.rating, schedule: schedule)
    // Its card may be on the screen again, and is done now.
    let stands = question.map { $0.card != card } ?? false
    try presenter.amended(command, answer, due: library.time(of: schedule.due), stands: stands)
    return question != nil && !stands ? .next : nil
  }

  private func suspend(_ question: Question?) async throws -> Step? {
    guard let card = question?.card ?? last?.question.card else { return nil }
    let entry = try await library.store.entry(card.entry)
    try await library.store.suspend([card.entry])
    await keep(.suspend(question), of: card, word: entry?.content.word, leftOut: session.leaveOut(card.entry))
    try answer(.suspend, question, localized("Suspended; 'vocab resume' asks it again."), stands: false)
    return question == nil ? nil : .next
  }

  private func flag(_ question: Question?) async throws -> Step? {
    guard let card = question?.card ?? last?.question.card else { return nil }
    let entry = try await library.store.entry(card.entry)
    try await library.store.flag([card.entry])
    await keep(.flag, of: card, word: entry?.content.word)
    try answer(.flag, question, localized("Flagged; 'vocab list --flagged' shows it."))
    return nil
  }

  private func note(_ text: String, _ question: Question?) async throws {
    guard let card = question?.card ?? last?.question.card else { return }
    guard !text.isEmpty, let entry = try await library.store.entry(card.entry) else {
      return try answer(.note, question, localized("Write the note behind it: /note TEXT"))
    }
    var content = entry.content
    content.note = [content.note, text.composed.removingControls()].compactMap(\.self).joined(separator: "\n")
    try await library.store.update(entry.id, to: content)
    await keep(.note, of: card, word: content.word)
    try answer(.note, question, localized("Noted."))
  }

  private func edit(_ question: Question?) async throws -> Step? {
    guard let card = question?.card ?? last?.question.card else { return nil }
    guard let editor = parts.editor else {
      try answer(.edit, question, localized("There is no terminal to edit on."))
      return nil
    }
    let entry = try await library.store.entry(card.entry)
    guard let isChanged = try await edited(card.entry, editor, question) else { return nil }
    if isChanged { await keep(.edit, of: card, word: entry?.content.word) }
    try answer(
      .edit, question, isChanged ? localized("Changed.") : localized("Nothing was changed."), stands: !isChanged)
    guard isChanged, let question else { return nil }
    // It is asked anew as it is now.
    session.putBack(question)
    return .next
  }

  /// Whether the editor changed an entry; nil if it failed, which is told: the session goes on, whatever became of the
  /// text.
  private func edited(_ entry: EntryID, _ editor: EntryEditor, _ question: Question?) async throws -> Bool? {
    do {
      return try await editor.edit(entry, in: library)
    } catch {
      try answer(.edit, question, Program.wording(of: error).message)
      return nil
    }
  }

  private enum Replacement {
    case replaced
    /// There is no answer to replace.
    case gone
    /// What was done to the card since stands in the way.
    case changedSince
  }

  /// Writes an answer in the place of the card's last one.
  private func replaceAnswer(
    _ review: ReviewRecord, _ schedule: CardSchedule, _ card: CardID, accepting: String?
  ) async throws -> Replacement {
    do {
      try await library.store.amend(review, schedule: schedule, card: card, accepting: accepting)
      return .replaced
    } catch {
      switch error {
      case .nothingToAmend: return .gone
      case .cannotUndo: return .changedSince
      default: throw error
      }
    }
  }
}
