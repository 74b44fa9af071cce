/// A script with places for what is declared: lines such as `#@ options`, and names in capitals.
struct ScriptTemplate {
  private let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The script.
  /// - Parameters:
  ///   - name: what a name in capitals, such as `PROGRAM`, stands for.
  ///   - places: the lines for each place; they are indented as its mark is.
  func filled(
    _ name: (placeholder: String, text: String), _ places: KeyValuePairs<String, [String]>
  ) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " }
      let mark = line.dropFirst(indent.count)
      if let place = places.first(where: { mark == "#@ " + $0.key }) { return place.value.map { indent + $0 } }
      return [line.split(separator: name.placeholder, omittingEmptySubsequences: false).joined(separator: name.text)]
    }.joined(separator: "\n")
  }
}
