import Foundation
import TestSupport
import Testing

@Suite("the picture of the screen")
struct PictureTests {
  @Test("shows what a quiz shows; scripts/screenshot draws it again")
  func screen() throws {
    let library = try TestLibrary()
    let drawn = library.folder + "/quiz.svg"
    let result = try BuiltProgram.run(
      ["--program", BuiltProgram.path, drawn], environment: ["HOME": library.folder],
      program: Document.project + "/scripts/screenshot", within: .seconds(120))
    try #require(result.exit == .code(0), "\(result.errors)")
    let pictures = try [drawn, Document.project + "/docs/quiz.svg"].map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    #expect(Self.texts(of: pictures[0]) == Self.texts(of: pictures[1]))
    #expect(pictures[0] == pictures[1])
  }

  @Test("of the statistics shows what the sample learner has done")
  func statistics() throws {
    let library = try TestLibrary()
    try library.run("import", Document.project + "/Tests/EndToEndTests/Fixtures/learner.jsonl")
    let drawn = try library.run("stats", "--svg", "-").output
    let kept = try String(contentsOfFile: Document.project + "/docs/stats.svg", encoding: .utf8)
    #expect(Self.texts(of: drawn) == Self.texts(of: kept))
    #expect(drawn == kept, "'vocab stats --svg docs/stats.svg' of that learner draws it again")
  }

  private static func texts(of picture: String) -> [String] {
    picture.matches(of: />([^<>\n]+)<\/text>/).map { String($0.1) }
  }
}
