/// What a language is called that is named in English, with its kinds in parentheses, as `English (America, New York
/// City)`. A name that is not known stays as it is.
public func languageName(_ english: String, in language: Language = .current) -> String {
  guard language == .korean else { return english }
  let parts = english.split(separator: " (", maxSplits: 1)
  guard parts.count == 2, parts[1].hasSuffix(")") else { return Korean.languages[english] ?? english }
  let name = Korean.languages[String(parts[0])] ?? String(parts[0])
  let kinds = parts[1].dropLast().split(separator: ", ").map { Korean.languageKinds[String($0)] ?? String($0) }
  return "\(name) (\(kinds.joined(separator: ", ")))"
}
