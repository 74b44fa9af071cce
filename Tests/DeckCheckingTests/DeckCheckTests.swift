import DeckChecking
import DeckFormats
import Testing
import Vocabulary

/// A deck that lacks nothing but for what a case changes in its one entry.
struct CheckedEntry: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var change: @Sendable (inout Entry) -> Void
  /// What is found, as it is shown for `d.csv`; the entry begins in line 2.
  var found: [String]

  init(_ name: String, _ found: [String], _ change: @escaping @Sendable (inout Entry) -> Void) {
    testDescription = name
    self.found = found
    self.change = change
  }

  static let latency = Entry(
    word: "latency", language: "en", meanings: ["지연 시간"], meaningLanguage: "ko",
    examples: [
      Example(text: "High {latency} makes the whole call feel slow.", translation: "지연 시간이 길면 통화가 느리게 느껴진다."),
      Example(text: "We measure the {latency} of each request.", translation: "우리는 요청마다 지연 시간을 잰다."),
    ],
    partOfSpeech: "noun", level: "B2", tags: ["performance"],
    confusables: [Confusable(word: "delay", reason: "예정보다 늦어진 일을 말한다")])

  static let korean = Entry(
    word: "모르다", language: "ko", meanings: ["not to know"], meaningLanguage: "en",
    examples: [
      Example(text: "저는 그 사람을 {몰라요}.", translation: "I don't know that person."),
      Example(text: "답을 {모르면} 물어보세요.", translation: "If you don't know the answer, ask."),
    ],
    partOfSpeech: "verb", level: "A1", tags: ["school"],
    confusables: [Confusable(word: "잊다", reason: "means to forget what one knew")])

  static let german = Entry(
    word: "leihen", language: "de", meanings: ["to lend"], meaningLanguage: "en",
    examples: [
      Example(text: "Sie hat mir gestern ihr Fahrrad {geliehen}.", translation: "Yesterday she lent me her bicycle."),
      Example(text: "Kannst du mir zehn Euro {leihen}?", translation: "Can you lend me ten euros?"),
    ],
    partOfSpeech: "verb", level: "A2", tags: ["money"],
    confusables: [Confusable(word: "borgen", reason: "is heard less often in the south")])
}

@Suite("a check of decks")
struct DeckCheckTests {
  /// What a dictionary of a few words knows.
  private let knowledge = LanguageKnowledge(
    stems: { word, _ in ["latencies": ["latency"]][word] ?? [] },
    knows: { word, language in
      language == "en" ? ["delay", "time", "out", "lag", "latency", "Latency"].contains(word) : nil
    })

  private func messages(_ entries: [Entry]) -> [String] {
    var check = DeckCheck(knowledge: knowledge)
    for (index, entry) in entries.enumerated() { check.add(DeckRow(line: index + 2, entry: entry)) }
    return check.finish().map { $0.message(file: "d.csv") }
  }

  @Test(
    "nothing is found in sound entries", arguments: [CheckedEntry.latency, CheckedEntry.korean, CheckedEntry.german])
  func sound(entry: Entry) {
    #expect(messages([entry]) == [])
  }

  @Test(
    "faults of an English entry are named",
    arguments: [
      CheckedEntry("no blank", ["d.csv:2: latency: the example neither has braces nor holds a form of the word"]) {
        $0.examples[0].text = "Slow networks make the whole call feel bad."
      },
      CheckedEntry("half a blank", ["d.csv:2: latency: the example has a brace without its partner"]) {
        $0.examples[0].text = "High {latency makes the whole call feel slow."
      },
      CheckedEntry("a brace that is text", []) {
        $0.examples[0].text = #"High \{ latency makes the call feel slow."#
      },
      CheckedEntry("a form without braces", []) {
        $0.examples[0].text = "High latencies make the whole call feel slow."
      },
      CheckedEntry("a blank elsewhere", ["d.csv:2: latency: the blank 'call' of example_2 is no form of the word"]) {
        $0.examples[1].text = "The latency of each {call} is what we measure."
      },
      CheckedEntry("the answer in the translation", ["d.csv:2: latency: the translation gives 'latency' away"]) {
        $0.examples[0].translation = "Latency가 길면 통화가 느리게 느껴진다."
      },
      CheckedEntry("an answer that a meaning holds", []) {
        $0.meanings = ["latency(지연 시간)"]
        $0.examples[0].translation = "latency가 길면 통화가 느리게 느껴진다."
      },
      CheckedEntry("a part of another word in the translation", []) {
        $0.examples[0].translation = "latencyless 통화가 느리게 느껴진다."
      },
      CheckedEntry("a sentence twice", ["d.csv:2: latency: example_2 stands in line 2 too"]) {
        $0.examples[1].text = "High latency makes the whole call feel slow."
      },
      CheckedEntry(
        "a near-synonym that is the word", ["d.csv:2: latency: the near-synonym 'Latency' would be taken for right"]
      ) {
        $0.confusables[0].word = "Latency"
        $0.accepted = ["latency"]
      },
      CheckedEntry("an accepted near-synonym", ["d.csv:2: latency: the near-synonym 'delay' would be taken for right"])
      {
        $0.accepted = ["delay"]
      },
      CheckedEntry(
        "a letter that looks like another",
        ["d.csv:2: latency: 'm\u{430}kes' in the example is not written in the letters of 'en'"]
      ) { $0.examples[0].text = "High {latency} m\u{430}kes the whole call feel slow." },
      CheckedEntry(
        "a sentence of another language",
        ["d.csv:2: latency: '모든' in the example is not written in the letters of 'en'"]
      ) {
        $0.examples[0].text = "High {latency} makes the 모든 call feel slow."
      },
      CheckedEntry(
        "a translation of another language", ["d.csv:2: latency: the translation is not written in the letters of 'ko'"]
      ) {
        $0.examples[0].translation = "It is slow."
      },
    ])
  func faults(row: CheckedEntry) {
    var entry = CheckedEntry.latency
    row.change(&entry)
    #expect(messages([entry]) == row.found)
  }

  @Test(
    "what a deck for others wants besides is noted",
    arguments: [
      CheckedEntry("no example", ["d.csv:2: note: latency: there is no example"]) { $0.examples = [] },
      CheckedEntry(
        "one example of the hardest",
        ["d.csv:2: note: latency: it is of the hardest third of the deck, and has only one example"]
      ) {
        $0.examples.removeLast()
      },
      CheckedEntry("no translation", ["d.csv:2: note: latency: example_2 has no translation"]) {
        $0.examples[1].translation = nil
      },
      CheckedEntry("a short sentence", ["d.csv:2: note: latency: the example has 3 words, not 6 to 16"]) {
        $0.examples[0].text = "High {latency} - hurts."
      },
      CheckedEntry(
        "nothing but word and meaning",
        [
          "d.csv:2: note: latency: there is no example", "d.csv:2: note: latency: there is no level",
          "d.csv:2: note: latency: there is no part of speech", "d.csv:2: note: latency: there are no tags",
          "d.csv: note: 0 of 1 entries have near-synonyms, fewer than a third",
        ]
      ) { $0 = Entry(word: "latency", language: "en", meanings: ["지연 시간"], meaningLanguage: "ko") },
      CheckedEntry("four meanings", ["d.csv:2: note: latency: there are 4 meanings, more than 3"]) {
        $0.meanings = ["지연", "지연 시간", "잠복", "대기"]
      },
      CheckedEntry("a near-synonym without a reason", ["d.csv:2: note: latency: nothing says why 'delay' does not fit"])
      {
        $0.confusables[0].reason = ""
      },
      CheckedEntry(
        "a long reason",
        ["d.csv:2: note: latency: the reason why 'delay' does not fit has 21 words, more than 20"]
      ) {
        $0.confusables[0].reason = String(repeating: "말 ", count: 21)
      },
      CheckedEntry("a near-synonym of two known words", []) { $0.confusables[0].word = "time-out lag" },
      CheckedEntry(
        "an unknown near-synonym", ["d.csv:2: note: latency: the dictionary does not have the near-synonym 'delai'"]
      ) {
        $0.confusables[0].word = "delai"
      },
    ])
  func notes(row: CheckedEntry) {
    var entry = CheckedEntry.latency
    row.change(&entry)
    #expect(messages([entry]) == row.found)
  }

  @Test("Korean and German blanks are held against the forms of the word")
  func otherLanguages() {
    var korean = CheckedEntry.korean
    korean.examples[0].text = "저는 {그} 사람을 몰라요."
    #expect(messages([korean]) == ["d.csv:2: 모르다: the blank '그' of the example is no form of the word"])
    korean = CheckedEntry.korean
    korean.confusables[0].word = "forget"
    #expect(messages([korean]) == ["d.csv:2: 모르다: the near-synonym 'forget' is not written in the letters of 'ko'"])
    var german = CheckedEntry.german
    german.examples[0].text = "Sie hat mir {gestern} ihr Fahrrad geliehen."
    #expect(messages([german]) == ["d.csv:2: leihen: the blank 'gestern' of the example is no form of the word"])
    var unknown = CheckedEntry.german
    unknown.language = "sv"
    unknown.examples[0].text = "Sie hat mir {gestern} ihr Fahrrad geliehen."
    #expect(messages([unknown]) == [])
  }

  @Test("a deck is sorted without articles and case, has a word once, and no sentence serves two words")
  func order() {
    func entry(_ word: String, _ sentence: String) -> Entry {
      var entry = CheckedEntry.german
      entry.word = word
      entry.examples[0].text = sentence
      entry.examples[1].text = "Und hier noch ein Satz mit {\(word)}."
      return entry
    }
    let found = messages([
      entry("der Apfel", "Ich habe heute einen {Apfel} gegessen."),
      entry("außerdem", "Es ist spät und {außerdem} kalt."),
      entry("aussteigen", "Wir müssen an der Ecke {aussteigen}."),
      entry("die Antwort", "Ich habe heute einen {Antwort} gegessen."),
      entry("das Auto", "ich habe heute einen {apfel} gegessen."),
      entry("das Auto", "Wir fahren heute mit dem {Auto} nach Hause."),
    ])
    #expect(
      found == [
        "d.csv:5: note: die Antwort: it belongs before 'aussteigen'",
        "d.csv:6: das Auto: the example stands in line 2 too",
        "d.csv:7: das Auto: example_2 stands in line 6 too", "d.csv:7: note: das Auto: the word stands in line 6 too",
      ])
  }

  @Test("the hardest third is told by level; where levels are alike, those with two sentences count first")
  func hardest() {
    let entries = ["A1", "C1", "B1", "B1", "B1", "A2"].enumerated().map { index, level in
      var entry = CheckedEntry.latency
      entry.level = level
      entry.examples = [Example(text: "Here is number \(index) of {latency}, mind you.", translation: "지연 시간이다.")]
      if index == 4 {
        entry.examples.append(Example(text: "And here is another {latency} again.", translation: "지연 시간이다."))
      }
      return entry
    }
    #expect(
      messages(entries).filter { $0.contains("hardest third") } == [
        "d.csv:3: note: latency: it is of the hardest third of the deck, and has only one example"
      ])
  }

  @Test("a voice that turns to another language is noted with it")
  func voices() {
    var check = DeckCheck()
    let row = DeckRow(line: 7, entry: CheckedEntry.korean)
    check.add(voiceLanguages: ["en", "ko"], of: .example(2), in: row)
    check.add(voiceLanguages: ["ko"], of: .word, in: row)
    check.add(voiceLanguages: [], of: .example(1), in: row)
    #expect(
      check.finish().map { $0.message(file: "d.csv") } == [
        "d.csv:7: note: 모르다: a part of example_2 is spoken in another language (en)"
      ])
  }
}
