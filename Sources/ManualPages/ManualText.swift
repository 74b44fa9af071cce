internal import CommandLineArguments
internal import Wording

/// The source of a page, line by line, in mdoc: the macros that groff and mandoc both know.
struct ManualText {
  private var lines: [String] = []
  private let escape = ManualEscaping()

  var source: String { lines.map { $0 + "\n" }.joined() }

  mutating func comment(_ text: String) { lines.append(".\\\" \(text)") }

  /// A macro and its arguments, each of which is one text.
  mutating func macro(_ name: String, _ arguments: String...) { macro(name, arguments) }

  /// A macro that takes the rest of its line word by word, as the page's summary, which `lexgrog` reads with its quotes.
  mutating func macro(_ name: String, words text: String) {
    macro(name, text.split(separator: " ").map(String.init))
  }

  private mutating func macro(_ name: String, _ arguments: [String]) {
    lines.append(([".\(name)"] + arguments.map(escape.argument)).joined(separator: " "))
  }

  /// Defines a string of groff's macros.
  mutating func define(_ name: String, as text: String) { lines.append(".ds \(name) \(escape.line(text))") }

  mutating func section(_ title: String) { macro("Sh", title) }

  mutating func subsection(_ title: String) { macro("Ss", title) }

  /// Text that the reader's screen fills, a sentence to a line.
  mutating func text(_ text: String) { lines += escape.lines(text) }

  /// Paragraphs, parted by empty lines; one whose lines are all indented is shown as it stands.
  mutating func paragraphs(_ text: String) {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    for (index, lines) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
      if lines.allSatisfy({ $0.hasPrefix("  ") }) {
        self.lines.append(".Bd -literal -offset 6n")
        self.lines += lines.map { escape.line(String($0.dropFirst(2))) }
        self.lines.append(".Ed")
      } else {
        if index > 0 { macro("Pp") }
        self.text(lines.joined(separator: " "))
      }
    }
  }

  /// A list of terms and what they mean.
  mutating func list(_ items: (inout ManualText) -> Void) {
    lines.append(".Bl -tag -width Ds")
    items(&self)
    lines.append(".El")
  }

  mutating func item(_ term: String) { macro("It", term) }

  mutating func item(referringTo page: String) { lines.append(".It Xr \(escape.argument(page)) 1") }

  mutating func item(argument name: String) { lines.append(".It Ar \(escape.argument(name))") }

  mutating func item(command: String, _ arguments: [ArgumentSpecification]) {
    lines.append(([".It Cm \(escape.argument(command))"] + arguments.map(operand)).joined(separator: " "))
  }

  /// An option of a list of them.
  mutating func option(_ option: OptionSpecification) {
    let spellings = (option.short.map { ["\($0)"] } ?? []) + option.spellings.map { String($0.dropFirst()) }
    let flags = spellings.map { "Fl \(escape.argument($0))" }.joined(separator: " , ")
    lines.append(".It " + flags + (option.value.map { " Ar \(escape.argument($0.placeholder))" } ?? ""))
    text(option.explanation + ".")
  }

  /// Arguments under a title of their own.
  mutating func arguments(_ arguments: [ArgumentSpecification]) {
    if arguments.isEmpty { return }
    subsection(localized("Arguments"))
    list {
      for argument in arguments {
        $0.item(argument: argument.name)
        $0.text(argument.explanation + ".")
      }
    }
  }

  mutating func optional(_ words: [String]) {
    lines.append(".Op Ar " + words.map(escape.argument).joined(separator: " "))
  }

  /// One way to call a command.
  mutating func synopsis(_ path: [String], _ options: [OptionSpecification], _ arguments: [ArgumentSpecification]) {
    macro("Nm", path[0])
    macro("Cm", Array(path.dropFirst()))
    if !options.isEmpty { optional(["option", "..."]) }
    for argument in arguments { lines.append("." + operand(argument)) }
  }

  private func operand(_ argument: ArgumentSpecification) -> String {
    let name = "Ar \(escape.argument(argument.name))" + (argument.repeats ? " ..." : "")
    return argument.minimum > 0 ? name : "Op " + name
  }

  mutating func examples(_ examples: [CommandExample]) {
    if examples.isEmpty { return }
    section(localized("EXAMPLES"))
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      text(example.purpose + ":")
      macro("Dl", example.line)
    }
  }

  mutating func reference(_ page: String, isLast: Bool) {
    lines.append(".Xr \(escape.argument(page)) 1" + (isLast ? "" : " ,"))
  }
}
