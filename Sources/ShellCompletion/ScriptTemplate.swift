/// A script with places that are filled with what is declared: lines such as `#@ options`. `PROGRAM` stands for the program's
/// name.
struct ScriptTemplate {
  private let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The script. The lines for a place are indented as its mark is.
  func filled(program: String, _ places: KeyValuePairs<String, [String]>) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let mark = line.dropFirst(indent.count)
      guard let place = places.first(where: { mark == "#@ " + $0.key }) else {
        return line.split(separator: "PROGRAM", omittingEmptySubsequences: false).joined(separator: program)
      }
      return place.value.map { indent + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
