import Foundation
import TestSupport
import Testing

@Suite("the library's file")
struct LibraryEndToEndTests {
  @Test("is made where the options and the environment say, private")
  func places() throws {
    let library = try TestLibrary()
    let variables = ["VOCAB_DB": "", "XDG_DATA_HOME": library.folder + "/데이터 폴더"]
    #expect(try library.run("add", "fork", "포크", environment: variables).exit == .code(0))
    let made = library.folder + "/데이터 폴더/vocab"
    #expect(try mode(made) == 0o700)
    #expect(try mode(made + "/vocab.db") == 0o600)
    let home = try library.run("add", "fork", "포크", environment: ["VOCAB_DB": ""])
    #expect(home.exit == .code(0))
    #expect(FileManager.default.fileExists(atPath: library.folder + "/.local/share/vocab/vocab.db"))
    #expect(try library.run("--db", library.folder + "/x.db", "add", "fork", "포크").exit == .code(0))
    #expect(try library.run("--db", library.folder + "/x.db", "list").output == "fork · 포크\n")
    #expect(try library.run("list").output == "")
  }

  @Test(
    "a library named by mistake is neither made nor taken for an empty one",
    arguments: [
      [], ["list"], ["due"], ["stats"], ["quiz"], ["search", "x"], ["export"], ["decks"], ["history"], ["undo"],
      ["speak", "--all"],
      ["backup", "copy.db"], ["remove", "x"],
    ])
  func mistypedName(arguments: [String]) throws {
    let library = try TestLibrary()
    let path = library.folder + "/no/vocab.db"
    let result = try BuiltProgram.run(["--db", path] + arguments, environment: library.environment)
    #expect(result.exit == .code(66) && result.output == "")
    #expect(
      result.errors
        == "vocab: \(path): there is no library. Check the name; 'vocab import' and 'vocab add' make one.\n")
    #expect(!FileManager.default.fileExists(atPath: library.folder + "/no"))
  }

  @Test("of another program is refused and left alone, byte for byte")
  func foreign() throws {
    let library = try TestLibrary()
    let other = library.folder + "/other.db"
    let made = try BuiltProgram.run(
      ["-c", "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('create table t(x)'); c.commit()", other],
      program: "python3")
    try #require(made.exit == .code(0))
    let before = try Data(contentsOf: URL(fileURLWithPath: other))
    let result = try library.run("due", environment: ["VOCAB_DB": other])
    #expect(result.exit == .code(1))
    #expect(
      result.errors
        == "vocab: \(other): a SQLite file of another program. Name another file; this one was left as it is.\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == before)
  }

  @Test("that is damaged, no SQLite file or a folder gets one clear line")
  func damaged() throws {
    let library = try TestLibrary()
    let text = try library.write("text.db", String(repeating: "no library ", count: 100))
    for (path, code) in [(text, 1), (library.folder, 66)] as [(String, Int32)] {
      let result = try library.run("due", environment: ["VOCAB_DB": path])
      #expect(result.exit == .code(code))
      #expect(result.errors.hasPrefix("vocab: \(path): ") && result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("of a newer program is refused")
  func newer() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let raised = try BuiltProgram.run(
      [
        "-c", "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('pragma user_version=999'); c.commit()",
        library.database,
      ],
      program: "python3")
    try #require(raised.exit == .code(0))
    let result = try library.run("due")
    #expect(result.exit == .code(1))
    #expect(result.errors.contains("written by a newer vocab") && result.errors.hasSuffix("Update vocab.\n"))
  }

  @Test("is read while another process writes, and waits 5 s for a lock before it says busy")
  func locked() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script = """
      import sqlite3,sys
      c=sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('begin immediate')
      print('locked', flush=True); sys.stdin.readline()
      """
    let holder = try RunningProgram(["-c", script, library.database], program: "python3")
    #expect(try holder.readLine() == "locked")
    #expect(try library.run("list").exit == .code(0))
    let busy = try library.run("add", "fork", "포크")
    #expect(busy.exit == .code(75))
    #expect(busy.errors.contains("another program is using the library. Try again when it has finished."))
    holder.writeLine("go")
    _ = try holder.finish()
    #expect(try library.run("add", "fork", "포크").exit == .code(0))
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
