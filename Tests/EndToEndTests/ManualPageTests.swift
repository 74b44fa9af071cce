import Foundation
import TestSupport
import Testing

@Suite("the manual")
struct ManualPageTests {
  private static func pages(_ language: String) throws -> (library: TestLibrary, files: [String]) {
    let library = try TestLibrary()
    let folder = library.folder + "/man1"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let result = try library.run("manual", "--all", folder, environment: ["LC_ALL": language])
    try #require(result.exit == .code(0), "\(result.errors)")
    return (library, try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { folder + "/" + $0 })
  }

  private static func run(_ program: String, _ arguments: [String], _ environment: [String: String] = [:]) throws
    -> String
  {
    let result = try BuiltProgram.run(
      arguments, environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80"].merging(environment) { $1 }, program: program)
    return result.errors + result.output
  }

  @Test("every command has a page, and groff and mandoc read them without a warning")
  func warnings() throws {
    let (library, files) = try Self.pages("C")
    let names = Set(CompletionLibrary.commands.map(\.name).filter { !$0.contains(" ") })
    #expect(
      Set(files.map { String($0.dropFirst(library.folder.count + 6)) })
        == Set(["vocab.1", "vocab-help.1"] + names.map { "vocab-\($0).1" }))
    #expect(try Self.run("groff", ["-ww", "-man", "-Tutf8", "-z"] + files) == "")
    #expect(try Self.run("mandoc", ["-T", "lint", "-W", "warning"] + files) == "")
  }

  @Test("the pages in Korean are read without a warning, too, and shown as they are written")
  func korean() throws {
    // Without the library its folder is gone.
    let (library, files) = try Self.pages("ko_KR.UTF-8")
    defer { withExtendedLifetime(library) {} }
    for file in files {
      let warnings = try Self.run("groff", ["-k", "-ww", "-man", "-Tutf8", "-z", file])
      #expect(warnings == "", "\(file)")
    }
    let quiz = try #require(files.first { $0.hasSuffix("vocab-quiz.1") })
    let shown = try Self.run("man", ["--warnings=w", "-l", quiz])
    #expect(shown.contains("이름\n     vocab-quiz — 복습할 카드와 새 단어에 답하기\n"), "\(shown.prefix(400))")
    let lines = shown.split(separator: "\n")
    #expect(lines.first?.hasPrefix("VOCAB-QUIZ(1)") == true && lines.last?.hasPrefix("vocab ") == true, "\(lines)")
    #expect(try Self.run("lexgrog", [quiz]).hasSuffix("\"vocab-quiz - 복습할 카드와 새 단어에 답하기\"\n"))
  }

  @Test("what `man` shows has every option and every exit code")
  func content() throws {
    let (library, _) = try Self.pages("C")
    for (name, options) in CompletionLibrary.commands where !name.contains(" ") {
      let shown = try Self.run("man", ["-M", library.folder, "vocab-\(name)"])
      let global = ["--db", "--color", "--help", "--version"]
      for option in options where !global.contains(option) { #expect(shown.contains(option), "\(name) \(option)") }
      #expect(shown.contains("EXAMPLES\n"), "\(name)")
    }
    let shown = try Self.run("man", ["-M", library.folder, "vocab"])
    for text in [
      "--db FILE\n", "--color auto|always|never\n", "VOCAB_DB\n", "~/.local/share/vocab/vocab.db\n", "     75      ",
      "     130     ",
    ] {
      #expect(shown.contains(text), "\(text)")
    }
  }

  @Test("the same program makes the same pages, and one command's page is what it prints")
  func repeatable() throws {
    let (library, files) = try Self.pages("C")
    for file in files {
      let name = String(file.dropFirst(library.folder.count + 6).dropLast(2))
      let command = name == "vocab" ? [] : [String(name.dropFirst(6))]
      let printed = try BuiltProgram.run(["manual"] + command, environment: ["LC_ALL": "C"]).output
      #expect(try String(contentsOfFile: file, encoding: .utf8) == printed, "\(name)")
      #expect(printed.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
    }
    #expect(try BuiltProgram.run(["manual", "quis"]).errors == "vocab: unknown command 'quis'. Did you mean 'quiz'?\n")
    let nowhere = try BuiltProgram.run(["manual", "--all", library.folder + "/none"])
    #expect(nowhere.exit == .code(73) && nowhere.errors.hasPrefix("vocab: \(library.folder)/none/vocab.1: "))
  }

  @Test(
    "the timer's units are sound",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func units() throws {
    let folder = Document.project + "/docs/systemd"
    let units = try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 }
    #expect(units.count == 2)
    let library = try TestLibrary()
    let said = try Self.run(
      "systemd-analyze", ["verify", "--user", "--man=no"] + units,
      ["XDG_RUNTIME_DIR": library.folder, "HOME": library.folder])
    #expect(said == "")
  }
}
