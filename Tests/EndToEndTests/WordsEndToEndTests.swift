import Foundation
import TestSupport
import Testing

@Suite("words and settings")
struct WordsEndToEndTests {
  @Test("add keeps everything that is given, and list and show print it")
  func add() throws {
    let library = try TestLibrary()
    let added = try library.run(
      "add", "retain", "유지하다; 보유하다", "간직하다", "--example", "We {retain} logs.", "--translation", "로그를 보관한다.",
      "--deck", "work", "--tag", "ops", "--level", "B2", "--confusable", "remain: 자동사")
    #expect(added.output == "Added retain to work.\n")
    let entry = try #require(try library.events("list", "--format", "jsonl").first)
    #expect(entry["word"] as? String == "retain" && entry["language"] as? String == "en")
    #expect(entry["meanings"] as? [String] == ["유지하다", "보유하다", "간직하다"])
    #expect(entry["meaning_language"] as? String == "ko" && entry["deck"] as? String == "work")
    #expect(entry["examples"] as? [[String: String]] == [["text": "We {retain} logs.", "translation": "로그를 보관한다."]])
    #expect(entry["tags"] as? [String] == ["ops"] && entry["level"] as? String == "B2")
    #expect(entry["confusables"] as? [String: String] == ["remain": "자동사"])
    #expect(entry["note"] is NSNull && entry["pronunciation"] is NSNull)
    let again = try library.run("add", "retain", "x", "--deck", "work")
    #expect(again.exit == .code(1) && again.errors.hasPrefix("vocab: 'retain' is already in 'work'."))
    #expect(try library.run("show", "Retain").output.contains("Not asked yet."))
  }

  @Test("a word in two decks needs --deck")
  func twoDecks() throws {
    let library = try TestLibrary()
    try library.run("add", "bank", "은행", "--deck", "a")
    try library.run("add", "bank", "둑", "--deck", "b")
    let both = try library.run("suspend", "bank")
    #expect(both.exit == .code(1))
    #expect(both.errors == "vocab: 'bank' is in several decks: a, b. Choose one with --deck.\n")
    #expect(try library.run("suspend", "bank", "--deck", "b").output == "Suspended bank.\n")
    #expect(try library.run("list", "--deck", "b").output == "bank · 둑 (suspended)\n")
    #expect(try library.run("due").output == "0 due, 1 new\n")
    #expect(try library.run("resume", "bank", "--deck", "b").exit == .code(0))
    #expect(try library.run("due").output == "0 due, 2 new\n")
  }

  @Test(
    "settings are checked, kept and unset",
    arguments: [
      ("word-gap", "1.5", "1.5"), ("new-per-day", "7", "7"), ("day-start", "5:30", "05:30"), ("rate.ko", "200", "200"),
      ("voice.en", "en-us+f3", "en-us+f3"), ("desired-retention", "0.85", "0.85"),
    ])
  func settings(name: String, value: String, kept: String) throws {
    let library = try TestLibrary()
    let before = try library.run("config", "get", name).output
    #expect(try library.run("config", "set", name, value).exit == .code(0))
    #expect(try library.run("config", "get", name).output == kept + "\n")
    #expect(try library.run("config").output.contains(kept))
    #expect(try library.run("config", "unset", name).exit == .code(0))
    #expect(try library.run("config", "get", name).output == before)
  }

  @Test(
    "wrong usage gets one line and 64",
    arguments: [
      (["quiz", "--modee", "cloze"], "unknown option '--modee'. Did you mean '--mode'?"),
      (["quizz"], "unknown command 'quizz'. Did you mean 'quiz'?"),
      (["config", "set", "word-gap", "-1"], "word-gap must be from 0 to 60, not '-1'"),
      (["config", "set", "word-gab", "1"], "there is no setting 'word-gab'. Did you mean 'word-gap'?"),
      (["speak"], "nothing to speak was chosen. Give words, --all, --due, --deck or --tag."),
      (["speak", "--all", "--word-gap", "61"], "--word-gap must be from 0 to 60, not '61'"),
    ])
  func usage(arguments: [String], message: String) throws {
    let library = try TestLibrary()
    let result = try BuiltProgram.run(arguments, environment: library.environment)
    #expect(result.exit == .code(64))
    #expect(result.errors == "vocab: \(message)\n")
    #expect(result.output == "")
  }

  @Test("a word or a deck that is not there is named")
  func missing() throws {
    let library = try TestLibrary()
    #expect(
      try library.run("show", "nosuch").errors
        == "vocab: there is no word 'nosuch'. 'vocab list' shows what is there.\n")
    try library.importThreeWords()
    #expect(
      try library.run("show", "latncy").errors == "vocab: there is no word 'latncy'. Did you mean 'latency'?\n")
    #expect(
      try library.run("edit", "Retian", "--note", "n").errors
        == "vocab: there is no word 'Retian'. Did you mean 'retain'?\n")
    try library.run("add", "ubiquitous", "어디에나 있는", "--deck", "developer-english")
    #expect(
      try library.run("list", "--deck", "develper").errors
        == "vocab: there is no deck 'develper'. Did you mean 'developer-english'?\n")
    #expect(try library.run("quiz", "nosuch").errors == "vocab: there is no deck 'nosuch'. 'vocab decks' lists them.\n")
  }

  @Test("a word that is there is named, with what changes it")
  func existing() throws {
    let library = try TestLibrary()
    try library.run("add", "Haus", "house")
    let again = try library.run("add", "Haus", "home")
    #expect(
      again.errors
        == "vocab: 'Haus' is already in 'words'. Change it with 'vocab edit' or choose another deck with --deck.\n")
    #expect(again.exit == .code(1))
  }

  @Test("a sentence that has no blank, or half of one, is kept with a warning")
  func examplesAdded() throws {
    let library = try TestLibrary()
    let without = try library.run("add", "latency", "지연", "--example", "The network is slow.")
    #expect(without.exit == .code(0) && without.output == "Added latency to words.\n")
    #expect(without.errors == "vocab: latency: the example neither has braces nor holds a form of the word\n")
    let half = try library.run("add", "retain", "유지하다", "--example", "We {retain the logs.")
    #expect(half.errors == "vocab: retain: the example has a brace without its partner\n")
    #expect(try library.run("edit", "retain", "--example", "We {retain} the logs.").errors == "")
  }

  @Test("a setting for a deck that is not there is refused")
  func deckOfSetting() throws {
    let library = try TestLibrary()
    try library.run("add", "a", "b", "--deck", "developer-english::one")
    let refused = try library.run("config", "set", "desired-retention.nodeck", "0.8")
    #expect(refused.exit == .code(1))
    #expect(refused.errors == "vocab: there is no deck 'nodeck'. 'vocab decks' lists them.\n")
    #expect(try library.run("config", "set", "desired-retention.developer-english", "0.85").exit == .code(0))
    #expect(try library.run("config").output.contains("\ndesired-retention.developer-english 0.85 "))
  }

  @Test(
    "a deck, a tag or a level that no word has is refused, with what there is",
    arguments: [
      (["quiz", "pet"], "there is no deck 'pet'. Did you mean 'pets'?"),
      (["list", "--tag", "animal"], "no word has the tag 'animal'. Did you mean 'animals'?"),
      (["quiz", "--tag", "#food"], "no word has the tag 'food'. There are: animals, home."),
      (["speak", "--tag", "food"], "no word has the tag 'food'. There are: animals, home."),
      (["list", "--level", "Z9"], "no word is of level Z9. There are: A1, B2."),
      (["quiz", "--level", "A2..B1"], "no word is of level A2..B1. There are: A1, B2."),
    ])
  func unknownNames(arguments: [String], message: String) throws {
    let library = try TestLibrary()
    try library.run("add", "cat", "고양이", "--deck", "pets", "--tag", "animals", "--level", "A1")
    try library.run("add", "hearth", "벽난로", "--tag", "home", "--level", "B2")
    let result = try BuiltProgram.run(arguments, environment: library.environment)
    #expect(result.exit == .code(1) && result.output == "")
    #expect(result.errors == "vocab: \(message)\n")
    #expect(try library.run("list", "--level", "a1..a2").output == "cat · 고양이\n")
  }

  @Test("a list of nothing says so to a person, and nothing to a program")
  func emptyList() throws {
    let library = try TestLibrary()
    #expect(try library.run("list").errors == "The library is empty. Add words first.\n")
    try library.run("add", "cat", "고양이")
    let none = try library.run("search", "dog")
    #expect(none.exit == .code(0) && none.output == "" && none.errors == "There is no such word.\n")
    let lines = try library.run("search", "dog", "--format", "jsonl")
    #expect(lines.exit == .code(0) && lines.output == "" && lines.errors == "")
  }

  @Test("a search shows the word itself first, then words that begin with it, then those that hold it, then the rest")
  func searchOrder() throws {
    let library = try TestLibrary()
    for (word, meaning) in [
      ("shortcut", "지름길"), ("brief", "a short text"), ("overshort", "짧음"), ("Short", "짧다"), ("shorten", "줄이다"),
    ] { try library.run("add", word, meaning) }
    let words = try library.run("search", "short").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(words == ["Short", "shortcut", "shorten", "overshort", "brief"])
  }

  @Test("help and version come without a library")
  func help() throws {
    let library = try TestLibrary()
    #expect(try library.run("--version").output.hasPrefix("vocab "))
    #expect(try library.run("help").output.contains("quiz"))
    #expect(try library.run("quiz", "--help").output.contains("--limit"))
    #expect(!FileManager.default.fileExists(atPath: library.database))
  }

  @Test("a reader that leaves ends the program quietly")
  func closedPipe() throws {
    let library = try TestLibrary()
    let rows = (0..<20_000).map { "word\($0),뜻\n" }.joined()
    try library.run("import", library.write("many.csv", rows))
    let result = try BuiltProgram.run(
      ["-c", "set -o pipefail; '\(BuiltProgram.path)' list | head -n 1"], environment: library.environment,
      program: "bash")
    #expect(result.output == "word0 · 뜻\n" && result.errors == "" && result.exit == .code(0))
  }
}
