import AnkiPackages
import DeckFormats
import Scheduling
import Testing
import Vocabulary

/// What the cards and the log of a collection say of the past.
@Suite struct HistoryTests {
  private func reviews(_ sql: String, _ options: AnkiReadOptions = AnkiReadOptions()) throws -> [PastReview] {
    try TestCollection.read(sql, options).rows.first?.progress?.reviews ?? []
  }

  private static let note = TestCollection.note(1, "word\u{1F}meaning")

  @Test(
    "with three buttons, the second means good while a card is learned",
    arguments: [
      (#"{}"#, [Rating.again, .good, .easy, .hard]), (#"{"schedVer":1}"#, [.again, .good, .easy, .hard]),
      (#"{"schedVer":2}"#, [.again, .hard, .good, .hard]),
    ])
  func buttons(_ conf: String, _ ratings: [Rating]) throws {
    let log = [(1, 0), (2, 0), (3, 2), (2, 1)].enumerated().map { place, line in
      TestCollection.review(1000 + place, card: 1, ease: line.0, kind: line.1)
    }
    let sql = TestCollection.settings(conf: conf) + Self.note + log.joined()
    #expect(try reviews(sql).map(\.rating) == ratings)
  }

  @Test("a log that begins in the middle is begun by what it must have been")
  func truncatedLog() throws {
    let sql =
      TestCollection.settings() + Self.note
      + TestCollection.review(1_772_445_600_000, card: 1, kind: 1, lastInterval: 20)
    let reviews = try reviews(sql)
    #expect(reviews.last?.verdict == "imported")
    let before = reviews.dropLast()
    #expect(before.allSatisfy { $0.verdict == "assumed" } && !before.isEmpty)
    #expect(before.last?.at == Timestamp(milliseconds: 1_772_445_600_000 - 20 * 86_400_000))
    #expect(abs((memoryLeft(by: Array(before))?.stability ?? 0) - 20) < 3)
  }

  @Test("of two cards with one skill the longer history stays, and the other is counted")
  func secondCard() throws {
    let sql =
      TestCollection.settings(questions: ["{{Back}}", "Write {{Back}}"])
      + TestCollection.note(
        1, "word\u{1F}meaning", cards: TestCollection.card(1, note: 1) + TestCollection.card(2, note: 1, place: 1))
      + TestCollection.review(1000, card: 1) + TestCollection.review(2000, card: 2)
      + TestCollection.review(3000, card: 2)
    let read = try TestCollection.read(sql)
    #expect(read.rows.first?.progress?.reviews.map(\.at.milliseconds) == [2000, 3000])
    #expect(read.notices == ["words.apkg: 1 review left out: a second card of its note practises the same"])
  }

  @Test(
    "memories of FSRS without a log are met, and so are intervals of every length and ease",
    arguments: [
      (1, 0, "{}", 2.3), (2, 2500, "{}", 2.3), (7, 2500, "{}", 7), (30, 1300, "{}", 30), (30, 2500, "{}", 30),
      (200, 2100, "{}", 200), (1000, 3000, "{}", 1000), (5, 0, #"{"s":88.5,"d":5.1}"#, 88.5), (30, 2500, "broken", 30),
    ])
  func assumed(_ interval: Int, _ ease: Int, _ data: String, _ stability: Double) throws {
    let card = TestCollection.card(
      1, note: 1, type: 2, queue: 2, due: 10 + interval, interval: interval, ease: ease, data: data)
    let reviews = try reviews(TestCollection.settings() + TestCollection.note(1, "word\u{1F}meaning", cards: card))
    #expect(reviews.last?.at == Timestamp(milliseconds: (1_772_424_000 + 10 * 86_400 + 36_000) * 1000 - 1))
    let found = memoryLeft(by: reviews)?.stability ?? 0
    #expect(abs(found / stability - 1) < 0.2, "\(found) for \(stability)")
  }

  @Test(
    "absurd schedules and times give no reviews, and no trap",
    arguments: [
      TestCollection.card(1, note: 1, type: 2, due: .max, interval: 5),
      TestCollection.card(1, note: 1, type: 2, due: .min, interval: .max),
      TestCollection.card(1, note: 1, type: 2, due: 5, interval: -5),
      TestCollection.card(1, note: 1, type: 1, interval: 0),
      TestCollection.card(1, note: 1) + TestCollection.review(-5, card: 1) + TestCollection.review(.max, card: 1),
      TestCollection.card(1, note: 1) + TestCollection.review(5, card: 1, ease: 9)
        + TestCollection.review(6, card: 1, kind: 77) + TestCollection.review(7, card: 1, kind: -1),
      TestCollection.card(1, note: 7) + TestCollection.review(5, card: 1),
    ])
  func absurd(_ card: String) throws {
    #expect(try reviews(TestCollection.settings() + TestCollection.note(1, "word\u{1F}meaning", cards: card)) == [])
  }

  struct Question: Sendable {
    var questions: [String]
    var skills: [Skill]
  }

  @Test(
    "a card's question tells what it practises",
    arguments: [
      Question(questions: ["{{Front}}"], skills: [.production]),
      Question(questions: ["{{Front}}", "{{Back}}"], skills: [.recognition, .production]),
      Question(
        questions: ["{{Front}}{{type:Back}}", "{{Back}}<br>{{type:Front}}"], skills: [.recognition, .production]),
      Question(questions: ["{{text:Front}}", "{{tts en_US voices=A:Front}}"], skills: [.recognition, .listening]),
      Question(
        questions: ["{{Back}}{{hint:Front}}", "{{#Back}}{{Audio}}{{/Back}}"], skills: [.production, .listening]),
      Question(questions: ["{{Front}} {{Back}}", "broken {{Back"], skills: [.production, .production]),
    ])
  func skills(_ expected: Question) throws {
    let cards = expected.questions.indices.map {
      TestCollection.card($0 + 1, note: 1, place: $0) + TestCollection.review(1000 + $0, card: $0 + 1)
    }
    let sql =
      TestCollection.settings(fields: ["Front", "Back", "Audio"], questions: expected.questions)
      + TestCollection.note(1, "word\u{1F}meaning\u{1F}", cards: cards.joined())
    let found = try reviews(sql).map(\.skill)
    #expect(found == (Set(expected.skills).count == 1 ? [expected.skills[0]] : expected.skills))
    #expect(try Set(reviews(sql, AnkiReadOptions(skill: .listening)).map(\.skill)) == [.listening])
  }
}
