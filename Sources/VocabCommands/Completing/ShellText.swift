/// A word of a command line that no shell has expanded yet.
enum ShellText {
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
