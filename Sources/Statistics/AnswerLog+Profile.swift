public import Scheduling

extension AnswerLog {
  /// The answers given since a day as a learner's profile takes them, each with its occasion.
  public func profileAnswers(since day: StudyDay) -> [LearnerProfile.Answer] {
    var answers: [LearnerProfile.Answer] = []
    for run in byCard {
      var previous: PastAnswer?
      for answer in run {
        defer { previous = answer }
        guard answer.isReal, answer.day >= day else { continue }
        let occasion: LearnerProfile.Occasion =
          switch previous {
          case nil: .first
          case let before?: answer.day > before.day ? .review : .step
          }
        answers.append(
          .init(
            occasion: occasion, rating: answer.rating,
            milliseconds: answer.milliseconds > 0 ? answer.milliseconds : nil))
      }
    }
    return answers
  }
}
