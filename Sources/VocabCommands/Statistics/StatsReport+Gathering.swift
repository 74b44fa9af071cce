import Quiz
import Scheduling
import Statistics
import Vocabulary
import VocabularyStore

extension StatsReport {
  /// Days after today that are foretold.
  static let daysAhead = 14
  private static let hardWordsShown = 10
  private static let confusionsShown = 3
  /// How old the answers may be that say how a learner answers.
  private static let profileDays = 365

  /// Gathers the statistics of a library.
  ///
  /// - Parameters:
  ///   - decks: only what belongs to the words in these decks; to all if there are none.
  ///   - days: study days that are looked at closely, today's with them.
  ///   - progress: called now and then with the answers read, and how many there are; what it throws ends the work.
  static func make(
    of library: Library, decks: [String] = [], days: Int, progress: @Sendable (Int, Int) throws -> Void
  ) async throws -> StatsReport {
    let now = library.moment
    let record = try await library.store.studyRecord(decks: decks, progress: progress)
    let range = now.day + -(days - 1)...now.day
    let activity = Activity(record.log)
    let schedulers = Schedulers(record.groups, library)
    // Of a million answers each of these takes a while, and there are processors to share it.
    async let streak = streak(of: record, activity, schedulers, now: now, dayStart: library.calendar.dayStart)
    async let retention = Retention(record.log, days: range)
    async let hardWords = hardWords(in: record.log, range, library)
    async let ahead = ahead(of: library, decks, record, from: now)
    let counts = WordCounts.by(
      record.groups, record.cards, entry: { CardID(rawValue: $0.id).entry.rawValue },
      // In a step minutes after an answer, missed perhaps, how likely it is known says nothing yet.
      retrievability: {
        $0.schedule.phase == .review
          ? schedulers.scheduler(of: $0).retrievability(of: $0.schedule, on: now.day) : 0
      })
    let todo = try await DueReport.make(of: library, decks: decks)
    return StatsReport(
      decks: decks, today: now.day, days: range, activity: activity, streak: await streak,
      weeks: WeekComparison(activity, today: now.day), league: WeekLeague(activity, today: now.day),
      heatMap: HeatMap(activity, today: now.day), retention: await retention,
      desiredRetention: scheduler(of: decks, library).desiredRetention, due: todo.due, new: todo.new,
      ahead: try await ahead,
      groups: zip(record.groups, counts).map { WordGroup(deck: $0.deck, level: $0.level, counts: $1) },
      hardWords: try await hardWords)
  }

  private static func streak(
    of record: VocabularyStore.StudyRecord, _ activity: Activity, _ schedulers: Schedulers, now: ReviewMoment,
    dayStart: Int
  ) -> Streak {
    let pauses = Pause.all(
      in: activity, log: record.log, cards: record.cards, now: now, dayStart: dayStart,
      scheduler: schedulers.scheduler)
    return Streak(activity, pauses: pauses, today: now.day)
  }

  /// The schedulers of the decks, each made once.
  private struct Schedulers {
    private let groups: [Scheduler]
    private let fallback: Scheduler

    init(_ groups: [EntryGroup], _ library: Library) {
      var byDeck: [String: Scheduler] = [:]
      self.groups = groups.map { group in
        let scheduler = byDeck[group.deck] ?? library.scheduler(deck: group.deck)
        byDeck[group.deck] = scheduler
        return scheduler
      }
      fallback = library.scheduler
    }

    func scheduler(of card: StandingCard) -> Scheduler {
      groups.indices.contains(card.group) ? groups[card.group] : fallback
    }
  }

  /// What holds for one deck, or for the library.
  private static func scheduler(of decks: [String], _ library: Library) -> Scheduler {
    decks.count == 1 ? library.scheduler(deck: decks[0]) : library.scheduler
  }

  private static func ahead(
    of library: Library, _ decks: [String], _ record: VocabularyStore.StudyRecord, from now: ReviewMoment
  ) async throws -> [AheadDay] {
    var plan = Forecast.Plan(
      days: daysAhead + 1, newPerDay: library.settings[SettingKeys.newPerDay],
      reviewsPerDay: library.settings[SettingKeys.reviewsPerDay])
    plan.newBefore = try await library.store.newCardsIntroduced(on: now.day)
    plan.reviewsBefore = try await library.store.cardsReviewed(on: now.day)
    let fresh = try await library.store.newEntries(
      .production, filter: EntryFilter(decks: decks), limit: plan.newPerDay * plan.days)
    let answered = record.cards.filter { !$0.isSuspended }.map { ForecastCard(id: $0.id, schedule: $0.schedule) }
    let forecast = Forecast.simulated(
      answered + fresh.map { ForecastCard(id: CardID($0, .production).rawValue, schedule: nil) }, plan: plan,
      scheduler: scheduler(of: decks, library),
      learner: LearnerProfile(of: record.log.profileAnswers(since: now.day + -profileDays)), from: now, seed: 1)
    return forecast.days.dropFirst().map { day in
      AheadDay(day: now.day + day.index, reviews: day.reviews, new: day.new, minutes: day.seconds / 60)
    }
  }

  private static func hardWords(
    in log: AnswerLog, _ days: ClosedRange<StudyDay>, _ library: Library
  ) async throws -> [HardWord] {
    var misses: [EntryID: (missed: Int, answers: Int)] = [:]
    for card in CardMisses.all(in: log, days: days) {
      let entry = CardID(rawValue: card.card).entry
      let before = misses[entry] ?? (0, 0)
      misses[entry] = (before.missed + card.missed, before.answers + card.answers)
    }
    // The most often missed; of equals, those with fewer answers, then the older.
    let hardest = misses.sorted {
      (-$0.value.missed, $0.value.answers, $0.key.rawValue) < (-$1.value.missed, $1.value.answers, $1.key.rawValue)
    }
    var words: [HardWord] = []
    for (id, counts) in hardest.prefix(hardWordsShown) {
      guard let entry = try await library.store.entry(id) else { continue }
      words.append(
        HardWord(
          word: WordPattern.shown(entry.content.word), language: entry.content.language,
          meanings: entry.content.meanings, meaningLanguage: entry.content.meaningLanguage, deck: entry.deck,
          answers: counts.answers, missed: counts.missed,
          confusions: try await confusions(of: entry, since: days.lowerBound, library)))
    }
    return words
  }

  private static func confusions(
    of entry: StoredEntry, since day: StudyDay, _ library: Library
  ) async throws -> [Confusion] {
    var confusions: [Confusion] = []
    for mistake in try await library.store.mistakes(
      of: entry.id, typedIn: QuizMode.answeredInWords, since: day, limit: confusionsShown)
    {
      let others = try await library.entries(spelled: mistake.given, language: entry.content.language)
      confusions.append(
        Confusion(
          given: mistake.given, count: mistake.count,
          meanings: others.first { $0.word != entry.content.word }?.meanings))
    }
    return confusions
  }
}
