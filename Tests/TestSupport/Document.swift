import Foundation

/// A Markdown document of the project: its fenced blocks and the rows of its tables.
public struct Document: CustomStringConvertible, Sendable {
  /// A fenced block: the first word behind its fence, and what follows that.
  public struct Block: Sendable {
    public var kind: String
    /// The name of a file whose content the block is; empty for most.
    public var name: String
    public var lines: [String] = []

    public var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// A row of a table below its titles.
  public struct Row: Sendable {
    /// Those above it, from the second level on.
    public var headings: [String]
    public var cells: [String]
  }

  /// The project's folder.
  public static let project = String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })

  /// The path from the project's folder.
  public let path: String
  public let text: String
  public private(set) var blocks: [Block] = []
  public private(set) var rows: [Row] = []

  public var description: String { path }

  /// - Parameter path: from the project's folder.
  public init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: Self.project + "/" + path, encoding: .utf8)
    var headings: [String] = []
    var open: Block?
    var isBelowTitles = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
        open = Block(kind: words.first ?? "", name: words.dropFirst().first ?? "")
      } else if line.hasPrefix("##") {
        let level = line.prefix { $0 == "#" }.count
        headings = Array(headings.prefix(level - 2)) + [String(line.dropFirst(level + 1))]
      } else if line.hasPrefix("| ---") {
        isBelowTitles = true
      } else if line.hasPrefix("| "), isBelowTitles {
        rows.append(Row(headings: headings, cells: Self.cells(of: line)))
      } else {
        isBelowTitles = false
      }
    }
  }

  /// The documents in a folder, by their names.
  public static func all(in folder: String) throws -> [Document] {
    try FileManager.default.contentsOfDirectory(atPath: project + "/" + folder).filter { $0.hasSuffix(".md") }.sorted()
      .map { try Document(folder + "/" + $0) }
  }

  /// What stands between backquotes in a text.
  public static func quoted(_ text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  private static func cells(of row: String) -> [String] {
    row.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|")
      .map { $0.replacingOccurrences(of: "\u{1}", with: "|").trimmingCharacters(in: .whitespaces) }
  }
}
