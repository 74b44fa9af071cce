import Foundation
import TestSupport
import Testing

@Suite("a quiz on a terminal")
struct ScreenTests {
  @Test(
    "Hangul typed and erased looks right, whatever the locale",
    arguments: ["C.UTF-8", "C", ""])
  func hangul(locale: String) throws {
    let library = try TestLibrary()
    let file = try library.write(
      "k.csv", "word,meaning,example,translation\n유지하다,retain,로그를 {유지한다}.,We retain the log.\n")
    try library.run("import", file)
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' quiz", environment: library.environment.merging(["LC_ALL": locale]) { $1 })
    try tmux.waitForPrompt()
    try tmux.type("유지했다")
    try tmux.waitForText("> 유지했다")
    try tmux.press("BSpace", "BSpace")
    try tmux.waitForScreen("two syllables erased") { $0.contains("> 유지\n") }
    try tmux.type("한다")
    try tmux.press("Enter")
    let screen = try tmux.waitForText("✓")
    #expect(
      screen.contains("1/1\nWe retain the log.\n로그를 ________.\n> 유지한다\n✓ 유지한다  retain"))
  }

  @Test("a missed word is to be typed once more, and Ctrl-D ends with the summary")
  func retype() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux("'\(BuiltProgram.path)' quiz; echo exit $?", environment: library.environment)
    try tmux.waitForPrompt()
    try tmux.type("zebra")
    try tmux.press("Enter")
    try tmux.waitForText("type it:")
    try tmux.type("retained")
    try tmux.press("Enter")
    try tmux.waitForText("2/3")
    try tmux.press("C-d")
    let screen = try tmux.waitForText("exit 0")
    #expect(screen.contains("1 answer, 0 right (0%), 1 new\nMissed: retain\n"))
  }

  @Test("Ctrl-C at an open prompt ends with the summary and 130")
  func interrupted() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' quiz; echo exit $?; stty -a | grep -o ' icanon'", environment: library.environment)
    try tmux.waitForPrompt()
    try tmux.type("ret")
    try tmux.press("C-c")
    let screen = try tmux.waitForText("exit 130")
    #expect(screen.contains("Next:") || screen.contains("1/3"))
    try tmux.waitForText(" icanon")
  }

  @Test("Ctrl-Z stops it, and after fg the answer that was being typed is still there")
  func stopped() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux("env PS1='shell$ ' bash --norc -i", environment: library.environment)
    try tmux.waitForText("shell$")
    try tmux.type("'\(BuiltProgram.path)' quiz")
    try tmux.press("Enter")
    try tmux.waitForPrompt()
    try tmux.type("reta")
    try tmux.waitForText("> reta")
    try tmux.press("C-z")
    try tmux.waitForText("Stopped")
    try tmux.type("fg")
    try tmux.press("Enter")
    try tmux.waitForScreen("the answer again") { $0.components(separatedBy: "> reta").count > 2 }
    try tmux.type("ined")
    try tmux.press("Enter")
    try tmux.waitForText("✓ retained")
  }

  @Test("a narrow terminal wraps without cutting words")
  func narrow() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux("'\(BuiltProgram.path)' quiz --limit 1", environment: library.environment, columns: 24)
    let screen = try tmux.waitForPrompt()
    #expect(screen.contains("We ________ the logs for\na year."))
  }

  @Test("the pieces of a sentence keep their numbers, and what belongs to a line hangs below it")
  func pieces() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' quiz --mode build --limit 1 --seed 1", environment: library.environment, columns: 24)
    let screen = try tmux.waitForPrompt()
    let pieces = screen.split(separator: "\n").filter { $0.first?.isNumber == true && !$0.contains("/") }
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.wholeMatch(of: /(?:\d [a-z]+ *)+/) != nil }, "\(screen)")
    try tmux.type("1")
    try tmux.press("Enter")
    try tmux.waitForText("  Each number from 1 to\n  7 once, please.")
    try tmux.type("1 2 3 4 5 6 7")
    try tmux.press("Enter")
    try tmux.waitForText("✗ We retained the logs\n  for a year.")
  }
}

extension Tmux {
  /// Waits until an answer is asked for; the spaces at the ends of lines are not on the screen.
  @discardableResult
  fileprivate func waitForPrompt() throws -> String {
    try waitForScreen("a prompt") { $0.contains("\n>\n") }
  }
}
