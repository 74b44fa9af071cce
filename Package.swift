// swift-tools-version: 6.2
// `vocab`: words learned in context, on the command line. No package from outside: the C libraries
// come from the system (`scripts/bootstrap` installs them), everything else stands in Sources/.
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "vocab",
  products: [
    .executable(name: "vocab", targets: ["vocab"]),
    .library(name: "Scheduling", targets: ["Scheduling"]),
    .library(name: "Quiz", targets: ["Quiz"]),
    .library(name: "Speech", targets: ["Speech"]),
  ],
  targets: [
    // C libraries: a module map and a header each, imported by the one target that owns the library.
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CALSA", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CSndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CEdit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CHunspell", providers: [.apt(["libhunspell-dev"])]),
    .systemLibrary(name: "CZip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CZstd", providers: [.apt(["libzstd-dev"])]),

    // Loads the libraries of sound, word forms and packages when they are first wanted; it defines their functions, so
    // nothing links to them.
    .target(name: "CLateLibraries", linkerSettings: [.linkedLibrary("dl")]),

    // From the bottom up: a target imports only what stands above it here.
    library("Wording"),
    library("JSONText", ["Wording"]),
    library("UnicodeText", ["CUTF8Proc"]),
    library("Vocabulary", ["UnicodeText"]),
    library("Scheduling"),
    library("Statistics", ["Scheduling"]),
    library("Charts", ["UnicodeText"], resources: [.embedInCode("Styles")]),
    library("DeckFormats", ["JSONText", "Scheduling", "Vocabulary", "UnicodeText", "Wording"]),
    library("Quiz", ["Scheduling", "Vocabulary", "UnicodeText"]),
    library("DeckChecking", ["DeckFormats", "Quiz", "UnicodeText", "Vocabulary", "Wording"]),
    library("WordForms", ["CHunspell", "CLateLibraries"]),
    library("SQLiteKit", ["CSQLite", "Wording"]),
    library(
      "VocabularyStore",
      ["JSONText", "SQLiteKit", "Scheduling", "Statistics", "UnicodeText", "Vocabulary", "Wording"],
      resources: [.embedInCode("Migrations")]),
    library(
      "AnkiPackages",
      [
        "CZip", "CZstd", "CLateLibraries", "DeckFormats", "JSONText", "Quiz", "SQLiteKit", "Scheduling",
        "UnicodeText", "Vocabulary", "Wording",
      ]),
    library("Speech", ["CEspeakNG", "CPulse", "CALSA", "CSndfile", "CLateLibraries", "UnicodeText", "Wording"]),
    library("CommandLineArguments", ["UnicodeText", "Wording"]),
    library("ShellCompletion", ["CommandLineArguments"], resources: [.embedInCode("Templates")]),
    library("ManualPages", ["CommandLineArguments", "Wording"]),
    library("Terminal", ["CEdit", "UnicodeText", "Wording"]),
    library(
      "VocabCommands",
      [
        "AnkiPackages", "Charts", "CommandLineArguments", "DeckChecking", "DeckFormats", "JSONText", "ManualPages",
        "Quiz",
        "Scheduling", "ShellCompletion", "Speech", "Statistics", "Terminal", "UnicodeText", "Vocabulary",
        "VocabularyStore", "WordForms", "Wording",
      ]),
    .executableTarget(name: "vocab", dependencies: ["VocabCommands"], swiftSettings: strict),

    // Speeds, measured and recorded in Benchmarks/README.md; no part of the product.
    .executableTarget(
      name: "vocab-benchmarks", dependencies: ["Quiz", "SQLiteKit", "Scheduling", "Vocabulary", "VocabularyStore"],
      path: "Benchmarks/Sources", swiftSettings: strict),
    // How well and how fast memory models are fitted, recorded in Benchmarks/memory.md.
    .executableTarget(
      name: "memory-benchmarks", dependencies: ["Scheduling"], path: "Benchmarks/Memory", swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests(of: "Wording"),
    tests(of: "JSONText"),
    tests(of: "UnicodeText"),
    tests(of: "Vocabulary"),
    tests(of: "Scheduling", resources: [.copy("Reference")]),
    tests(of: "Statistics", ["Scheduling"]),
    tests(of: "Charts"),
    tests(of: "DeckFormats", ["Scheduling", "UnicodeText", "Vocabulary"], resources: [.copy("Fixtures")]),
    tests(of: "Quiz", ["Scheduling", "Vocabulary"], resources: [.copy("Fixtures")]),
    tests(of: "DeckChecking", ["DeckFormats", "Quiz", "Vocabulary"]),
    tests(of: "WordForms"),
    tests(of: "SQLiteKit"),
    tests(
      of: "AnkiPackages", ["DeckFormats", "SQLiteKit", "Scheduling", "Vocabulary"], resources: [.copy("Fixtures")]),
    tests(
      of: "VocabularyStore", ["SQLiteKit", "Scheduling", "Statistics", "Vocabulary"], resources: [.copy("Fixtures")]),
    tests(of: "Speech"),
    tests(of: "CommandLineArguments", ["Wording"]),
    tests(of: "ShellCompletion", ["CommandLineArguments", "Wording"]),
    tests(of: "ManualPages", ["CommandLineArguments", "Wording"]),
    tests(of: "Terminal"),
    tests(
      of: "VocabCommands",
      [
        "Charts", "CommandLineArguments", "DeckFormats", "JSONText", "ManualPages", "Scheduling", "Statistics",
        "Terminal",
        "Vocabulary", "Wording",
      ]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "UnicodeText", "vocab"], exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/fuzz` builds with libFuzzer and the address sanitizer, which take the place of a main function.
if Context.environment["VOCAB_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "vocab-fuzz",
      dependencies: ["AnkiPackages", "DeckFormats", "Quiz", "Scheduling", "Vocabulary", "VocabularyStore"],
      path: "Fuzzing/Sources",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
