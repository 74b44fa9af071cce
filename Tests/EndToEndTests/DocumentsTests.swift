import Foundation
import TestSupport
import Testing

/// What the documents show is what happens, and what they link to is there.
@Suite("the documents")
struct DocumentsTests {
  @Test(
    "their transcripts, files and examples are real, from an empty library on", arguments: try Document.all(in: "docs"))
  func transcripts(document: Document) throws {
    try DocumentReplay().replay(document)
  }

  @Test(
    "their links lead to a file, and to a heading in it",
    arguments: try Document.all(in: "docs")
      + ["README.md", "CONTRIBUTING.md", "decks/README.md"].map { try Document($0) })
  func links(document: Document) throws {
    let folder = URL(fileURLWithPath: Document.project + "/" + document.path).deletingLastPathComponent()
    for link in document.text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) where !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map { String($0) }
      let name = parts[0].isEmpty ? URL(fileURLWithPath: document.path).lastPathComponent : parts[0]
      let file = folder.appendingPathComponent(name).standardized.path
      guard FileManager.default.fileExists(atPath: file) else {
        Issue.record("\(document.path): \(link) leads to no file")
        continue
      }
      if parts.count > 1 {
        let headings = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
          .filter { $0.hasPrefix("#") }.map { String($0.drop { $0 == "#" }.dropFirst()) }
        #expect(headings.map(Self.anchor).contains(parts[1]), "\(document.path): \(link)")
      }
    }
  }

  /// The name by which a link leads to a heading.
  private static func anchor(of heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacingOccurrences(of: " ", with: "-")
  }
}
