/// Marks such as `(en)` that the engine puts among phonemes where it reads a word in another language.
struct LanguageFlags {
  /// The phonemes without their marks, words parted by one space.
  private(set) var phonemes = ""
  /// The languages of the marks, each once, in their order. The last mark leads back into the text's own.
  private(set) var languages: [String] = []

  init(_ marked: String) {
    var result = ""
    var rest = marked[...]
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")") else { break }
      let flag = rest[rest.index(after: open)..<close]
      let isFlag = flag.count >= 2 && flag.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" || $0.isNumber) }
      result += rest[..<open]
      if !isFlag {
        result += rest[open...close]
      } else if !languages.contains(String(flag)) {
        languages.append(String(flag))
      }
      rest = rest[rest.index(after: close)...]
    }
    result += rest
    phonemes = result.split(separator: " ").joined(separator: " ")
  }
}
