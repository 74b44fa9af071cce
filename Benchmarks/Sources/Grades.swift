import Quiz
import Vocabulary

@Sendable func benchmarkGrades() async throws {
  let entry = Entry(
    word: "authenticity", language: "en", meanings: ["진위"], meaningLanguage: "ko",
    confusables: [Confusable(word: "credibility", reason: "믿을 만한 정도")])
  let korean = Entry(word: "유지하다", language: "ko", meanings: ["retain"], meaningLanguage: "en")
  let graders = [
    (AnswerGrader(word: entry), ["authenticity", "Authenticity ", "authentisity", "credibility", "zebra"]),
    (AnswerGrader(word: korean), ["유지하다", "유지 하다", "유지하더", "보관하다", "물"]),
  ]
  let figures = await Figures(runs: 20) {
    for _ in 0..<100 {
      for (grader, answers) in graders {
        for answer in answers { _ = grader.grade(answer) }
      }
    }
  }
  report("1,000 grades", figures)
  print("grades a second: \(Int(1_000_000 / figures.median))")
}
