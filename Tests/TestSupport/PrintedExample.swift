import Foundation

/// The code of an example that a document prints, as a test compiles it: the lines of the test's own file between the
/// comments `// The example:` and `// End of the example.`
public struct PrintedExample {
  private let code: [String]

  /// - Parameter file: the test's, `#filePath`.
  public init(in file: String) throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    let start = lines.firstIndex { $0.hasSuffix("// The example:") } ?? lines.endIndex
    let end = lines[start...].firstIndex { $0.hasSuffix("// End of the example.") } ?? lines.endIndex
    let indent = start < end ? lines[start].prefix { $0 == " " }.count : 0
    code = lines[start..<end].dropFirst().map { String($0.dropFirst(indent)) }
  }

  /// Whether a document shows the code, behind the imports that it needs.
  public func isPrinted(in document: Document) -> Bool {
    !code.isEmpty
      && document.blocks.contains { block in
        block.kind == "swift" && Array(block.lines.drop { $0.isEmpty || $0.hasPrefix("import ") }) == code
      }
  }
}
