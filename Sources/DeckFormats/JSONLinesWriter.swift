import JSONText

/// Writes entries as JSON lines, one object a line, in the form that `list --format jsonl` prints.
public struct JSONLinesWriter: DeckWriter {
  private let sink: any TextSink
  private let hasProgress: Bool

  /// - Parameter hasProgress: whether each object also tells `suspended`, `flagged` and the `reviews`.
  public init(to sink: any TextSink, hasProgress: Bool = false) {
    self.sink = sink
    self.hasProgress = hasProgress
  }

  public mutating func write(_ entry: ExportedEntry) throws {
    var object = EntryJSON.object(id: entry.id, deck: entry.deck, entry.entry)
    if hasProgress {
      object = object.adding([
        "suspended": .bool(entry.progress.isSuspended), "flagged": .bool(entry.progress.isFlagged),
        "reviews": .array(entry.progress.reviews.map(\.json)),
      ])
    }
    try sink.write(object.line + "\n")
  }

  public mutating func finish() {}
}
