import Foundation
import TestSupport
import Testing

@Suite("several programs at once")
struct TogetherTests {
  @Test("a card answered in one quiz is not asked in another")
  func twoQuizzes() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let (one, other) = (try QuizDialogue(library), try QuizDialogue(library))
    // Both have asked the same card.
    let first = try #require(try other.next()?["card"] as? Int)
    #expect(try one.play(TestLibrary.answer).exit == .code(0))
    #expect(Set(one.events("answer").compactMap { $0["card"] as? Int }).count == 3)
    other.answer(TestLibrary.answer(to: other.events.last ?? [:]))
    #expect(try other.play(TestLibrary.answer).exit == .code(0))
    #expect(Set(other.events("question").compactMap { $0["card"] as? Int }) == [first])
  }

  @Test("an import, other changes and speaking go on beside two quizzes, and nobody is locked out")
  func besideQuizzes() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let quizzes = [try QuizDialogue(library), try QuizDialogue(library)]
    var asked: [[String: Any]] = []
    for quiz in quizzes { asked.append(try #require(try quiz.next())) }
    let speech = try RunningProgram(["speak", "--all", "--audio", "null"], environment: library.environment)
    let rows = "word,meaning\n" + (0..<5_000).map { "word\($0),뜻\n" }.joined()
    let imports = [
      try RunningProgram(["import", library.write("a.csv", rows)], environment: library.environment),
      try RunningProgram(["import", library.write("b.csv", rows)], environment: library.environment),
    ]
    for (quiz, question) in zip(quizzes, asked) {
      quiz.answer(TestLibrary.answer(to: question))
      #expect(try quiz.next()?["event"] as? String == "answer")
    }
    for process in imports { #expect(try process.finish().exit == .code(0)) }
    #expect(try library.run("remove", "word7", "--deck", "a").exit == .code(0))
    #expect(try library.run("backup", library.folder + "/copy.db").exit == .code(0))
    for quiz in quizzes {
      quiz.answer("/quit")
      #expect(try quiz.play { _ in "/quit" }.exit == .code(0))
    }
    speech.process.send(SIGINT)
    let spoken = try speech.finish()
    #expect(spoken.exit == .code(130) || spoken.exit == .code(0), "\(spoken)")
    #expect(try library.run("list").output.split(separator: "\n").count == 10_002)
    #expect(try library.run("doctor").exit == .code(0))
  }
}
