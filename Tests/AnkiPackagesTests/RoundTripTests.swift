import AnkiPackages
import DeckFormats
import Scheduling
import TestSupport
import Testing
import Vocabulary

/// What is written reads back as it was.
@Suite struct RoundTripTests {
  @Test("an entry with everything comes back exactly, with its deck and its history")
  func whole() throws {
    let folder = try TestFolder()
    let entries = ExportSamples.all
    try write(entries, to: folder.path("words.apkg"))
    let read = try readAll(folder.path("words.apkg"))
    #expect(read.notices == [])
    #expect(read.rows.map(\.deck) == entries.map(\.deck))
    #expect(read.rows.map(\.entry) == entries.map(\.entry))
    for (row, exported) in zip(read.rows, entries) {
      let expected = exported.progress
      #expect(row.progress?.isSuspended ?? false == expected.isSuspended)
      #expect(row.progress?.isFlagged ?? false == expected.isFlagged)
      #expect(row.progress?.reviews.map(\.skill) ?? [] == expected.reviews.map(\.skill))
      #expect(row.progress?.reviews.map(\.at) ?? [] == expected.reviews.map(\.at))
      #expect(row.progress?.reviews.map(\.rating) ?? [] == expected.reviews.map(\.rating))
      #expect(row.progress?.reviews.map(\.milliseconds) ?? [] == expected.reviews.map(\.milliseconds))
    }
    #expect(folder.names == ["words.apkg"])
  }

  @Test("random entries, full of signs that mean something, come back exactly", arguments: [1, 2, 3] as [UInt64])
  func random(_ seed: UInt64) throws {
    let folder = try TestFolder()
    var generator = SeededGenerator(seed: seed)
    let entries = (0..<200).map { ExportSamples.random(number: $0, using: &generator) }
    try write(entries, to: folder.path("words.apkg"))
    let rows = try readAll(folder.path("words.apkg")).rows
    #expect(rows.map(\.entry) == entries.map(\.entry))
  }

  @Test("names of decks and languages come back whatever signs they hold")
  func oddNames() throws {
    let folder = try TestFolder()
    var exported = ExportSamples.all[2]
    exported.deck = #"a "b" \c::d {e}"#
    exported.entry.language = #"x}}"\y"#
    try write([exported], to: folder.path("words.apkg"))
    let row = try readAll(folder.path("words.apkg")).rows.first
    #expect(row?.deck == exported.deck)
    #expect(row?.entry == exported.entry)
    #expect(row?.progress?.reviews.map(\.skill) == [.listening, .recognition])
  }

  @Test("two exports of the same entries are the same file")
  func repeatable() throws {
    let folder = try TestFolder()
    try write(ExportSamples.all, to: folder.path("a.apkg"))
    try write(ExportSamples.all, to: folder.path("b.apkg"))
    #expect(try folder.read(folder.path("a.apkg")) == folder.read(folder.path("b.apkg")))
  }

  @Test("a package that cannot be written says why")
  func unwritable() throws {
    let error = #expect(throws: PackageWriteError.self) { try write(ExportSamples.all, to: "/nowhere/words.apkg") }
    #expect(
      error?.message(file: "words.apkg")
        == "words.apkg: the package cannot be written: Failure to create temporary file: "
        + "No such file or directory. Check the folder and the free space.")
  }
}

func write(_ entries: [ExportedEntry], to path: String) throws {
  var writer = try AnkiPackageWriter(path: path, now: ExportSamples.now)
  for entry in entries { try writer.write(entry) }
  try writer.finish()
}

/// Entries to export.
enum ExportSamples {
  /// 2026-03-10 12:00 in Seoul.
  static let now = moment(day: 20_522)

  static func moment(day: Int, seconds: Int64 = 0) -> ReviewMoment {
    let at = Timestamp(milliseconds: (Int64(day) * 86_400 + 3 * 3600 + seconds) * 1000)
    return ReviewMoment(at: at, day: StudyDay(rawValue: day), utcOffset: 9 * 3600)
  }

  static var all: [ExportedEntry] {
    let full = Entry(
      word: #"(to) retain / hold \(on\)"#, language: "en", meanings: ["a; b", "c；d", "보유하다"], meaningLanguage: "ko",
      examples: [
        Example(text: "He {retained} <b> & 100 \\{s\\}.", translation: "그는 [sound:x] 漢[かん] 보유했다."),
        Example(text: "No blank here."), Example(text: "Third {hold}.", translation: "3"), Example(text: "Fourth."),
        Example(text: "Fifth.", translation: "5"),
      ],
      pronunciation: "rɪˈteɪn", partOfSpeech: "verb", level: "B2", note: "line 1\nline 2 & <3", tags: ["a::b", "c"],
      accepted: ["hold", "keep; on"],
      confusables: [Confusable(word: "re:main", reason: "to stay | not to keep"), Confusable(word: "x", reason: "")])
    let plain = Entry(word: "verify", language: "en", meanings: ["확인하다"], meaningLanguage: "ko")
    let heard = Entry(word: "Hund", language: "de", meanings: ["dog"], meaningLanguage: "en")
    return [
      ExportedEntry(
        id: "01976f5e-27c0-7000-8000-000000000001", deck: "Words::Developer", entry: full,
        createdAt: Timestamp(milliseconds: 1_770_000_000_000), modifiedAt: Timestamp(milliseconds: 1_770_000_500_000),
        progress: PastProgress(
          isFlagged: true,
          reviews: history(.production, [(20_500, .good), (20_501, .good), (20_504, .again), (20_505, .good)])),
        schedules: [.production: schedule(.review, stability: 12.34567, due: .on(StudyDay(rawValue: 20_530)))]),
      ExportedEntry(
        id: "01976f5e-27c0-7000-8000-000000000002", deck: "Words::Developer", entry: plain,
        createdAt: Timestamp(milliseconds: 1_770_000_000_000), modifiedAt: Timestamp(milliseconds: 1_770_000_000_000),
        progress: PastProgress(isSuspended: true)),
      ExportedEntry(
        id: "01976f5e-27c0-7000-8000-000000000003", deck: "German", entry: heard,
        createdAt: Timestamp(milliseconds: 1_770_000_000_001), modifiedAt: Timestamp(milliseconds: 1_770_000_000_001),
        progress: PastProgress(
          reviews: history(.listening, [(20_522, .again)]) + history(.recognition, [(20_522, .easy)])),
        schedules: [
          .listening: schedule(.learning(step: 0), stability: 0.2, due: .at(now.at.adding(seconds: 60)), last: now)
        ]),
    ]
  }

  private static func schedule(
    _ phase: CardSchedule.Phase, stability: Double, due: CardSchedule.Due, last: ReviewMoment = moment(day: 20_505)
  ) -> CardSchedule {
    CardSchedule(
      phase: phase, memory: MemoryState(stability: stability, difficulty: 5.5), due: due, lastReview: last,
      reps: 4, lapses: 1)
  }

  private static func history(_ skill: Skill, _ answers: [(day: Int, rating: Rating)]) -> [PastReview] {
    answers.map { answer in
      let moment = moment(day: answer.day, seconds: Int64(skill == .recognition ? 5 : 0))
      return PastReview(
        skill: skill, at: moment.at, place: .init(day: moment.day, utcOffset: moment.utcOffset), rating: answer.rating,
        verdict: "correct", exercise: "cloze", given: "x", milliseconds: 2140)
    }
  }

  /// An entry of few letters and many signs, in the form in which cells give it.
  static func random(number: Int, using generator: inout SeededGenerator) -> ExportedEntry {
    func text(_ length: Int = 12) -> String {
      let signs = Array("ab 漢か[];；|:{}/()\\<>&\"'#=é,")
      return String((0..<length).map { _ in signs.randomElement(using: &generator) ?? "a" })
    }
    var typed = TypedEntry()
    typed.set("word", to: "w\(number)" + text())
    typed.set("meaning", to: "m" + text())
    for title in [
      "example", "translation", "example_2", "translation_2", "note", "pronunciation", "accepted", "confusable",
    ]
    where Bool.random(using: &generator) { typed.set(title, to: "x" + text()) }
    let entry = typed.entry() ?? Entry(word: "w", language: "en", meanings: ["m"], meaningLanguage: "en")
    return ExportedEntry(
      id: "01976f5e-27c0-7000-8000-\(String(100_000_000_000 + number))", deck: "D", entry: entry,
      createdAt: Timestamp(milliseconds: 1000), modifiedAt: Timestamp(milliseconds: 1000))
  }
}
