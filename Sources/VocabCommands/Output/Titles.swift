import Quiz
import Scheduling
import Vocabulary
import Wording

extension Skill {
  /// What a person calls it.
  var title: String {
    switch self {
    case .production: localized("production")
    case .recognition: localized("recognition")
    case .listening: localized("listening")
    }
  }
}

extension CardSchedule.Phase {
  /// What a person calls it.
  var title: String {
    switch self {
    case .learning: localized("learning")
    case .review: localized("review")
    case .relearning: localized("relearning")
    }
  }
}

extension Rating {
  /// What a person calls it.
  var title: String {
    switch self {
    case .again: localized("again")
    case .hard: localized("hard")
    case .good: localized("good")
    case .easy: localized("easy")
    }
  }
}

extension QuizMode {
  /// What a person calls it.
  var title: String {
    switch self {
    case .cloze: localized("cloze")
    case .type: localized("type")
    case .choice: localized("choice")
    case .listen: localized("listen")
    case .build: localized("build")
    case .cards: localized("cards")
    }
  }
}
