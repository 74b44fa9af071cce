import AnkiPackages
import DeckFormats
import Scheduling
import Testing
import Vocabulary

/// Packages that Anki itself wrote (Fixtures/make_packages.py).
@Suite struct FixturePackageTests {
  static let names = ["old.apkg", "new.apkg", "new.colpkg"]

  @Test("notes become rows, whatever the form of the package", arguments: names)
  func rows(_ name: String) throws {
    let read = try readAll(Fixture.path(name))
    #expect(
      read.entries == [
        "1 German::Animals: der Hund = dog | hound | cur", "2 German: die Katze & Kater = cat",
        "3 German: die Maus = mouse",
        "4 German: der Vogel = bird", "5 German: horse = das Pferd", "6 Sentences: dog = animal",
        "6 Sentences: the old cat = Der Hund bellt.", "6 Sentences: old = Der Hund bellt.",
        "7 Sentences: Nothing = … is said of this.",
        "8 日本語: 漢字 = Chinese character",
      ])
    #expect(
      read.notices == [
        "words.apkg:9: no word", "words.apkg: 1 sound or picture left out",
        "words.apkg: 2 reviews left out: from before the card was made new again",
      ])
  }

  @Test("a package of the oldest form, which says less, is read too")
  func oldest() throws {
    let folder = try TestFolder()
    let sql =
      TestCollection.schema + TestCollection.settings(conf: "{}")
      + TestCollection.note(1, "w\u{1F}m", tags: " t ", cards: TestCollection.card(1, note: 1, data: ""))
    let zip = TestZip(collection: try TestCollection.bytes(sql), named: "collection.anki2")
    let read = try readAll(folder.write(zip.bytes, to: "words.apkg"))
    #expect(read.entries == ["1 Words: w = m"])
    #expect(read.facts.first == "Anki package, old form")
  }

  @Test("what the package is and what it leaves out is said", arguments: zip(names, ["old", "new", "new"]))
  func facts(_ name: String, form: String) throws {
    let facts = try readAll(Fixture.path(name)).facts
    #expect(
      Set(facts) == [
        "Anki package, \(form) form", "9 notes, 13 cards, 14 reviews", "Basic: word=Front, meaning=Back",
        "Basic (and reversed card): word=Front, meaning=Back", "Basic (type in the answer): word=Front, meaning=Back",
        "Cloze: gaps=Text", "Japanese: example=Sentence, word=Expression, pronunciation=Reading, meaning=English",
      ])
  }

  @Test("tags, gaps, readings and languages", arguments: names)
  func details(_ name: String) throws {
    let rows = try readAll(Fixture.path(name)).rows
    let dog = rows.first { $0.entry.word == "dog" }?.entry
    let kanji = try #require(rows.last?.entry)
    #expect(rows[0].entry.tags == ["noun", "étude"])
    #expect(dog?.tags == ["x::y"])
    #expect(dog?.examples == [Example(text: "The {dog} barks at the old cat \\{again\\}.")])
    #expect(dog?.note == "Der Hund bellt.")
    #expect(
      rows.first { $0.entry.word == "old" }?.entry.examples.first?.text == "The dog barks at the {old} cat \\{again\\}."
    )
    #expect(kanji.language == "ja" && kanji.meaningLanguage == "en")
    #expect(kanji.pronunciation == "かんじ")
    #expect(kanji.examples == [Example(text: "毎日漢字を書く。")])
  }

  @Test(
    "reviews go to the skill that a session asks; manual lines and filtered ones without effect do not count",
    arguments: names)
  func reviews(_ name: String) throws {
    let rows = try readAll(Fixture.path(name)).rows
    let start: Int64 = 1_772_445_600_000
    func review(_ skill: Skill, _ days: Double, _ key: Int64, _ rating: Rating) -> PastReview {
      PastReview(
        skill: skill, at: Timestamp(milliseconds: start + Int64(days * 86_400_000) + key), rating: rating,
        verdict: "imported", exercise: "anki", milliseconds: 4000)
    }
    #expect(
      rows[0].progress?.reviews == [
        review(.production, 0, 0, .good), review(.production, 0.01, 1, .good), review(.production, 1, 2, .good),
        review(.production, 4, 3, .again), review(.production, 4.01, 4, .good), review(.production, 6, 5, .easy),
      ])
    #expect(
      rows[1].progress
        == PastProgress(
          isSuspended: true, reviews: [review(.recognition, 2, 8, .good), review(.production, 3, 9, .hard)]))
    #expect(rows[2].progress == PastProgress(isFlagged: true, reviews: [review(.production, 3, 13, .hard)]))
    #expect(rows[4].progress == nil)
  }

  @Test("a schedule without a log becomes reviews that leave a memory as long as its interval", arguments: names)
  func assumed(_ name: String) throws {
    let rows = try readAll(Fixture.path(name)).rows
    let reviews = try #require(rows.first { $0.entry.word == "der Vogel" }?.progress?.reviews)
    #expect(reviews.allSatisfy { $0.rating == .good && $0.verdict == "assumed" && $0.skill == .production })
    // Ten days after the first, in the afternoon.
    let afternoon: Int64 = (1_772_424_000 + 10 * 86_400 + 36_000) * 1000
    #expect((afternoon - 3_600_000...afternoon).contains(try #require(reviews.last).at.milliseconds))
    let memory = try #require(memoryLeft(by: reviews))
    #expect(abs(memory.stability - 40) < 4)
  }
}

/// The memory that reviews leave, days counted by their times.
func memoryLeft(by reviews: [PastReview]) -> MemoryState? {
  let moments = reviews.map { review in
    let day = StudyDay(rawValue: Int(review.at.milliseconds / 86_400_000))
    return (ReviewMoment(at: review.at, day: day, utcOffset: 0), review.rating)
  }
  return Scheduler(fuzz: false).replay(moments) { _ in 0 }?.memory
}
