import CommandLineArguments
import Foundation
import ManualPages
import Quiz
import Testing
import Wording

@testable import VocabCommands

/// What stands in several places and must be the same there.
@Suite("what is said in one place")
struct VersionTests {
  private static func text(_ path: String) throws -> String {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  @Test("the changelog's newest version is the program's, of the same day, unless it is not released yet")
  func changelog() throws {
    let title = try #require(try Self.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") })
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "MMMM d, yyyy"
    let date = try #require(formatter.date(from: Program.versionDate))
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(title == "## Unreleased" || title == "## \(Program.version) (\(formatter.string(from: date)))")
    #expect(Program.version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
  }

  @Test("the manual bears the version and its day")
  func manual() {
    for (_, page) in Program.manual.pages {
      #expect(page.contains("\n.Os vocab \(Program.version)\n") && page.contains("\n.Dd \(Program.versionDate)\n"))
    }
  }

  @Test("no script and no other source says a version of its own")
  func places() throws {
    for path in ["scripts/install", "scripts/package", "README.md", "packaging/copyright"] {
      #expect(!(try Self.text(path)).contains(Program.version), "\(path)")
    }
  }

  @Test("the README has every exit code, and when")
  func exitCodes() throws {
    let readme = try Self.text("README.md")
    let table = ExitCode.meanings.map { "| \($0.code.rawValue) | \($0.meaning.text(in: .english)) |\n" }.joined()
    #expect(readme.contains(table))
    let codes = ExitCode.meanings.map(\.code.rawValue)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
  }

  @Test("the documents have every exercise, setting and format to write")
  func names() throws {
    let readme = try Self.text("README.md")
    let lines = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for style in QuizStyle.allCases {
      #expect(lines.contains { $0.hasPrefix("| `\(style.rawValue)` |") }, "\(style.rawValue)")
    }
    let titles = lines.map { $0.split(separator: "|").first ?? "" }
    for setting in SettingKeys.all {
      let names = setting.scope == .library || setting.name != "voice" ? [setting.name] : ["voice.LANG"]
      #expect(titles.contains { title in names.contains { title.contains("`\($0)`") } }, "\(setting.name)")
    }
    let (protocolText, formats) = (try Self.text("docs/protocol.md"), try Self.text("docs/formats.md"))
    for mode in QuizMode.allCases { #expect(protocolText.contains("`\(mode.rawValue)`"), "\(mode.rawValue)") }
    for format in ExportFormat.allCases { #expect(formats.contains("`--as \(format.rawValue)`"), "\(format.rawValue)") }
  }

  @Test("every list that an argument or option names is one that the program makes")
  func lists() {
    let commands = Program.specification.commands.flatMap { [$0] + $0.actions }
    let values = commands.flatMap { $0.options.compactMap(\.value) + $0.arguments.map(\.value) }
    for value in values {
      if case .list(let name) = value.completion, name != "commands" {
        #expect(CompletionList(rawValue: name) != nil, "\(name)")
      }
    }
  }
}
