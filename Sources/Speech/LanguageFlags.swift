/// Marks such as `(en)` that the engine puts among phonemes where it reads a word in another language.
enum LanguageFlags {
  static func removed(from phonemes: String) -> String {
    var result = ""
    var rest = phonemes[...]
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")") else { break }
      let flag = rest[rest.index(after: open)..<close]
      let isFlag = flag.count >= 2 && flag.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" || $0.isNumber) }
      result += rest[..<open]
      if !isFlag { result += rest[open...close] }
      rest = rest[rest.index(after: close)...]
    }
    result += rest
    return result.split(separator: " ").joined(separator: " ")
  }
}
