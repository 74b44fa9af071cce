import Foundation
import Testing

@testable import Wording

/// Every text for a person is marked in the sources and stands in both languages.
@Suite struct TranslationTests {
  private struct Place: CustomStringConvertible {
    let file: String
    let line: Int
    let text: String

    var description: String { "\(file):\(line): \(text)" }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  private static let sources: [(file: String, scanner: SourceScanner)] = {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .filter { !$0.path().contains("/Wording/Korean/") }.sorted { $0.path() < $1.path() }
      .map { file in
        (
          String(file.path().dropFirst(root.path().count)),
          SourceScanner((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        )
      }
  }()

  private static var marked: [Place] {
    sources.flatMap { file, scanner in
      scanner.literals.filter { $0.marker != nil }.map { Place(file: file, line: $0.line, text: $0.template) }
    }
  }

  @Test("Every phrase of the sources has its Korean") func complete() {
    let missing = Self.marked.filter { Korean.table[$0.text] == nil && $0.text.contains(where: \.isLetter) }
    #expect(missing.isEmpty, "\(missing.map(\.description).joined(separator: "\n"))")
  }

  @Test("No Korean stands for a phrase that is gone, or twice for one") func nothingOver() {
    let wanted = Set(Self.marked.map(\.text))
    let keys = Korean.areas.flatMap { $0.map(\.key) }
    #expect(keys.filter { !wanted.contains($0) } == [])
    var seen: Set<String> = []
    #expect(keys.filter { !seen.insert($0).inserted } == [])
  }

  @Test("Both languages have the same places") func places() {
    for (english, korean) in Korean.table {
      #expect(Template(english).places == Template(korean).places, "\(english)")
    }
  }

  @Test("A marker stands before a literal") func literals() {
    let misuses = Self.sources.flatMap { file, scanner in scanner.misuses.map { "\(file):\($0)" } }
    #expect(misuses == [])
  }

  /// What looks like a sentence and is none for a person: SQL, HTML, names of formats, assertions.
  private static func isForPrograms(_ literal: SourceScanner.Literal) -> Bool {
    let beginnings = [
      "SELECT", "CASE", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "PRAGMA", "WITH", "ATTACH", "DETACH", "FROM",
      "JOIN",
      "UNION", "EXISTS", "SQLite", "<", "{{", "#separator:", ".card {", "vocab ",
    ]
    let assertions = ["assert(", "precondition(", "preconditionFailure(", "fatalError("]
    // Forms of words, and keys.
    let tables = ["table(", "table = "]
    let text = literal.template.trimmingCharacters(in: .whitespacesAndNewlines)
    return beginnings.contains { text.hasPrefix($0) } || text.contains("(SELECT ") || text.contains("\nVALUES ")
      || text.wholeMatch(of: columns) != nil
      || (assertions + tables).contains { literal.before.contains($0) } || exempt.contains(literal.template)
  }

  /// A list of columns in SQL: names alone, with an underscore in one at least.
  private static var columns: Regex<Substring> { /(?=.*_)[a-z_.]+(?:, [a-z_.]+)+/ }

  /// Texts with a space between words that no person reads, or that are the same in every language.
  private static let exempt: Set<String> = [
    // In JSON lines.
    "unknown command",
    // An option and its value.
    "--format jsonl",
    // In files of Anki.
    "Part of Speech", "deck column", "guid column", "if matches", "notetype column", "tags column", "vocab columns",
    // SQLite's own words, which are looked for.
    "missing from index", "non-unique entry in index", "wrong # of entries in index",
    // For whoever writes a program with the library `Scheduling`; none of vocab's weights can be wrong.
    "weight w{1} of {2} is {3}, not from {4} to {5}", "{1} has {2} weights, found {3}",
  ]

  /// Files whose sentences no user reads: what is wrong with a declaration of options, and the words of a language.
  private static let exemptFiles = [
    "/CommandLineArguments/ProgramSpecification+Flaws.swift", "/Quiz/EnglishForms+Irregular.swift",
  ]

  @Test("Every sentence of the sources is marked") func unmarked() {
    let found = Self.sources.filter { !Self.exemptFiles.contains($0.file) }.flatMap { file, scanner in
      scanner.literals.filter { literal in
        literal.marker == nil && literal.template.contains(/[A-Za-z]{2,}[,;:.]? [a-z]{2,}/)
          && !Self.isForPrograms(literal)
      }.map { Place(file: file, line: $0.line, text: $0.template) }
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test("The sources were found") func found() {
    #expect(Self.sources.count > 100)
    #expect(Self.marked.count > 10)
  }
}
