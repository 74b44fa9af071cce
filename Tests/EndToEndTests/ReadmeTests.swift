import Foundation
import TestSupport
import Testing

/// What the README shows is what happens.
@Suite("the README")
struct ReadmeTests {
  @Test("its transcripts are real sessions, from an empty library on")
  func transcripts() throws {
    let readme = try Document("README.md")
    try #require(readme.blocks.count >= 3)
    try DocumentReplay().replay(readme)
  }

  @Test("every command is in its table")
  func commands() throws {
    let text = try Document("README.md").text
    let help = try TestLibrary().run("help").output
    let names = help.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), let name = line.split(separator: " ").first,
        name.first?.isLetter == true
      else {
        return nil
      }
      return name
    }
    try #require(names.count >= 10)
    for name in names where name != "help" { #expect(text.contains("`vocab \(name)"), "\(name)") }
  }
}
