/// Words of command lines as shells read them.
enum ShellText {
  /// The text as one word of a command line, in double quotes if it needs some: messages stand in single ones.
  static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.,:/@%+=".contains($0) }) { return text }
    return "\"" + text.map { "\"$`\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  /// The path that a shell would make of `~/FILE`, `$HOME/FILE` or `${HOME}/FILE`, of any variable; nothing is run.
  static func expanded(_ text: String, _ variables: [String: String]) -> String {
    if text.hasPrefix("~/"), let home = variables["HOME"] { return home + text.dropFirst() }
    guard text.hasPrefix("$") else { return text }
    var rest = text.dropFirst()
    let isBraced = rest.first == "{"
    if isBraced { rest.removeFirst() }
    let name = rest.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    rest = rest.dropFirst(name.count)
    if isBraced, rest.popFirst() != "}" { return text }
    return variables[String(name)].map { $0 + rest } ?? text
  }
}
