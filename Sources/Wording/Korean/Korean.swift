/// The Korean of every phrase, under its English.
///
/// `{1}` stands for an argument, in whatever order; `{을}`, `{이}`, `{은}` for the particle that fits what stands before.
/// Sentences end in -습니다 and -세요; titles and table cells are nouns.
enum Korean {
  static let table: [String: String] = areas.reduce(into: [:]) { table, area in
    for (english, korean) in area { table[english] = korean }
  }

  /// The tables of the program's parts.
  static let areas: [KeyValuePairs<String, String>] = [
    ankiPackages,
    arguments,
    copies,
    counts,
    deckChecking,
    deckFiles,
    doctor,
    editing,
    examples,
    exporting,
    forecasting,
    history,
    importing,
    level,
    manual,
    optimizing,
    program,
    quiz,
    settings,
    shown,
    sound,
    speaking,
    statistics,
    store,
    systemErrors,
  ]
}
