import Foundation
import TestSupport
import Testing

/// What may go wrong around the program: it is killed, the disk is full, the library cannot be written or is damaged.
@Suite("faults")
struct FaultTests {
  /// Runs a command and kills it after a while, unless it has ended.
  private func kill(_ library: TestLibrary, after limit: Duration, _ arguments: String...) throws {
    let running = try RunningProgram(arguments, environment: library.environment)
    running.closeInput()
    _ = try? running.process.waitForExit(within: limit)
    _ = try running.finish()
  }

  /// Begins a quiz and kills it some time after so many lines; the answer is how many answers it acknowledged.
  private func killQuiz(_ library: TestLibrary, afterLines lines: Int, and limit: Duration) throws -> Int {
    let arguments = ["quiz", "--mode", "type", "--no-speak", "--format", "jsonl", "--new", "400"]
    let running = try RunningProgram(arguments, environment: library.environment)
    running.write(Array(String(repeating: "zebra\n", count: 30).utf8))
    for _ in 0..<lines { _ = try running.readLine() }
    _ = try? running.process.waitForExit(within: limit)
    // The last line may be cut off.
    return try running.finish().output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .count { $0.hasPrefix(#"{"event":"answer""#) }
  }

  /// What the doctor calls an error.
  private func errors(in library: TestLibrary) throws -> [String] {
    try library.events("doctor", "--format", "jsonl").filter { $0["state"] as? String == "error" }
      .compactMap { $0["message"] as? String }
  }

  private func rows(_ count: Int, from first: Int = 0, tag: String = "") -> String {
    "word,meaning,tags\n" + (first..<first + count).map { "word\($0),뜻 \($0),\(tag)\n" }.joined()
  }

  @Test("killed at 200 moments, it has kept every answer that it acknowledged, and no import or copy is torn")
  func killed() throws {
    var random = SeededGenerator(seed: 6)
    let library = try TestLibrary(now: nil)
    try library.run("import", library.write("d.csv", rows(400)))
    var acknowledged = 0
    for _ in 0..<60 {
      acknowledged += try killQuiz(
        library, afterLines: Int.random(in: 0..<12, using: &random),
        and: .milliseconds(Int.random(in: 0..<10, using: &random)))
    }
    let kept = try BuiltProgram.run(
      [
        "-c",
        "import sqlite3,sys; print(sqlite3.connect(sys.argv[1]).execute('select count(*) from review').fetchone()[0])",
        library.database,
      ], program: "python3")
    #expect(acknowledged > 60)
    #expect((acknowledged...acknowledged + 60).contains(Int(kept.output.dropLast()) ?? 0))
    let copy = library.folder + "/copy.db"
    try library.run("backup", copy)
    for number in 0..<140 {
      let limit = Duration.milliseconds(Int.random(in: 0..<50, using: &random))
      switch number % 5 {
      case 0:
        let file = try library.write("i.csv", rows(60, from: 1000 * number, tag: "i\(number)"))
        try kill(library, after: limit, "import", file, "--deck", "i\(number)")
        let there = try library.run("list", "--tag", "i\(number)").output.split(separator: "\n").count
        #expect(there == 0 || there == 60, "import \(number)")
      case 1:
        try kill(library, after: limit, "backup", copy)
        #expect(try library.run("--db", copy, "due").exit == .code(0))
      case 2: try kill(library, after: limit, "restore", copy, "--yes")
      case 3: try kill(library, after: limit, "config", "set", "desired-retention", "0.8\(number % 10)")
      default: try kill(library, after: limit, number % 10 == 4 ? "undo" : "redo", "2")
      }
    }
    _ = try library.run("undo", "500")
    _ = try library.run("redo", "500")
    #expect(try errors(in: library) == [])
  }

  /// Whether this computer lets a test mount a file system that only the test sees.
  static let canMount =
    (try? BuiltProgram.run(["-rm", "mount", "-t", "tmpfs", "none", "/tmp"], program: "unshare").exit) == .code(0)

  @Test(
    "on a full disk nothing is torn or lost, whatever it does", .enabled(if: canMount),
    arguments: [0, 40, 100, 240, 700])
  func fullDisk(_ kilobytes: Int) throws {
    let library = try TestLibrary()
    try library.importAnsweredWords()
    let other = library.folder + "/other.db"
    try library.run("backup", other)
    let large = try library.write("large.csv", rows(20_000))
    let disk = library.folder + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    // One line for each command: its name, what it exits with, and its last word of error.
    let script = """
      set -u; vocab='\(BuiltProgram.path)'; cd '\(library.folder)'
      mount -t tmpfs -o size=2m none disk && cp vocab.db disk && cd disk || exit 9
      export VOCAB_DB='\(disk)/vocab.db'
      head -c $(( ($(df --output=avail -k . | tail -1) - \(kilobytes)) * 1024 )) /dev/zero > fill
      try() { name=$1; text=$("$vocab" "$@" 2>&1 >/dev/null <<< 'zebra'); echo "$name $? $text" | head -1; }
      try add fork 포크
      try quiz --mode type --no-speak --format jsonl
      try undo
      try backup copy.db
      try import '\(large)'
      try optimize --model fsrs6
      try restore '\(other)' --yes
      try list
      try speak --all --output s.wav
      try doctor --repair
      rm fill; try doctor; echo "words $("$vocab" list | wc -l)"; find . -name '*.part*'
      """
    let result = try BuiltProgram.run(
      ["-rm", "bash", "-c", script], environment: library.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
      program: "unshare")
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2).map { String($0) } }
    try #require(lines.count == 12, "\(result)")
    for line in lines.dropLast(2) {
      #expect(["0", "1", "73"].contains(line[1]), "\(line)")
      if line[1] != "0", line[0] != "doctor" {
        let text = line.last ?? ""
        #expect(["full", "No space left", "room on the disk"].contains { text.contains($0) }, "\(line)")
      }
    }
    #expect(lines[7] == ["list", "0"], "\(lines)")
    #expect(lines[10] == ["doctor", "0"], "\(lines)")
    #expect(lines[11][0] == "words" && (60...61).contains(Int(lines[11][1]) ?? 0), "\(lines)")
  }

  @Test("a file system that cannot be written is read", .enabled(if: canMount))
  func readOnlyFileSystem() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script = """
      cd '\(library.folder)'; mkdir disk; mount -t tmpfs none disk && cp vocab.db disk && mount -o remount,ro disk || exit 9
      export VOCAB_DB='\(library.folder)/disk/vocab.db'
      for command in 'list' 'due' 'show latency' 'quiz --cram' 'add a b' 'quiz' 'undo' 'backup copy.db' 'doctor'; do
        '\(BuiltProgram.path)' $command > /dev/null 2>> errors < /dev/null; printf '%s ' $?
      done; sort -u errors
      """
    let result = try BuiltProgram.run(
      ["-rm", "bash", "-c", script], environment: library.environment, program: "unshare")
    #expect(
      result.output
        == "0 0 0 0 1 1 1 0 0 vocab: \(library.folder)/disk/vocab.db: the library cannot be written. Check its permissions, and the room on the disk.\n"
    )
  }

  /// Runs a program as a user to whom permissions mean something, which they do not to root.
  private static let asSomebody = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
  static let canBeSomebody =
    (try? BuiltProgram.run(asSomebody + [BuiltProgram.path, "--version"], program: "env").exit) == .code(0)

  @Test("a library or a folder that cannot be written is read, and a change refused", .enabled(if: canBeSomebody))
  func readOnly() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    chmod(library.folder, 0o755)
    chmod(library.database, 0o644)
    if geteuid() == 0 { chown(library.database, 65534, 65534) }
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(
        Self.asSomebody + [BuiltProgram.path] + arguments, environment: library.environment, program: "env")
    }
    for (folder, file) in [(0o555, 0o644), (0o755, 0o444), (0o555, 0o444)] as [(mode_t, mode_t)] {
      chmod(library.folder, folder)
      chmod(library.database, file)
      #expect(try run("list").output.split(separator: "\n").count == 3)
      #expect(try run("show", "latency").exit == .code(0))
      #expect(
        try run("add", "a", "b").errors
          == "vocab: \(library.database): the library cannot be written. Check its permissions, and the room on the disk.\n"
      )
    }
    chmod(library.folder, 0o755)
    chmod(library.database, 0o000)
    let unreadable = try run("list")
    #expect(unreadable.exit == .code(66) && unreadable.errors.contains("cannot be read (Permission denied)"))
  }

  @Test("a path with spaces, Hangul and signs is like any other")
  func strangePath() throws {
    let library = try TestLibrary()
    let folder = library.folder + "/나의 단어 100%? #1"
    let words = try library.write("d.csv", TestLibrary.threeWords)
    let variables = ["VOCAB_DB": folder + "/단어 장.db"]
    for arguments in [
      ["import", words], ["quiz", "--no-speak"], ["backup", folder + "/사 본.db"], ["remove", "latency"],
      ["restore", folder + "/사 본.db", "--yes"], ["undo"], ["doctor"], ["doctor", "--repair"], ["show", "retain"],
    ] {
      let result = try BuiltProgram.run(
        arguments, environment: library.environment.merging(variables) { $1 }, input: "zebra\n")
      #expect(result.exit == .code(0), "\(arguments) \(result.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["backups", "단어 장.db", "사 본.db"].sorted())
  }

  @Test("a clock set back loses nothing, and is told by the doctor")
  func clockSetBack() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--no-speak", input: "zebra\n")
    let before = ["VOCAB_NOW": "2026-02-20T09:00:00Z"]
    _ = try library.run("quiz", "--no-speak", "--ahead", input: "zebra\nzebra\n", environment: before)
    #expect(try library.run("undo", environment: before).exit == .code(0))
    let doctor = try library.run("doctor", environment: before)
    #expect(doctor.exit == .code(0))
    #expect(doctor.output.contains("it stands 10 days before the last change, of 2026-03-02T09:00:00Z"))
    #expect(try errors(in: library) == [])
  }

  @Test("a log that was left behind is taken in, and one of another file does no harm")
  func log() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let script = """
      import os, sqlite3, sys
      c = sqlite3.connect(sys.argv[1]); c.execute("update entry set note = 'from the log'"); c.commit(); os._exit(0)
      """
    try #require(try BuiltProgram.run(["-c", script, library.database], program: "python3").exit == .code(0))
    #expect(FileManager.default.fileExists(atPath: library.database + "-wal"))
    #expect(try library.run("show", "latency").output.contains("from the log"))
    try Data(repeating: 0x37, count: 40_000).write(to: URL(fileURLWithPath: library.database + "-wal"))
    #expect(try library.run("show", "latency").output.contains("from the log"))
    #expect(try errors(in: library) == [])
  }

  @Test(
    "a library with bits turned or its end gone gets one clear line at worst", arguments: 1...24 as ClosedRange<UInt64>)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let library = try TestLibrary()
    try library.importThreeWords()
    _ = try library.run("quiz", "--no-speak", input: "retained\n/quit\n")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: library.database))
    if seed % 4 == 0 {
      bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
    } else {
      for _ in 0..<(seed % 4 == 1 ? 3 : 300) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    try bytes.write(to: URL(fileURLWithPath: library.database))
    for arguments in [["list"], ["quiz", "--no-speak"], ["undo", "9"], ["doctor"], ["doctor", "--repair"], ["due"]] {
      let result = try BuiltProgram.run(arguments, environment: library.environment, input: "zebra\n")
      guard case .code(let code) = result.exit, code == 0 || code == 1 else {
        Issue.record("\(arguments) ends with \(result)")
        continue
      }
      if code == 1, arguments[0] != "doctor" { #expect(result.errors.split(separator: "\n").count == 1) }
    }
  }
}
