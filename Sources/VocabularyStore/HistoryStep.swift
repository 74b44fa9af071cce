public import Scheduling
public import Vocabulary

/// What kind of change a step is; the raw value stands in the library.
public enum ChangeKind: String, CaseIterable, Hashable, Sendable {
  case answer, add, `import`, edit, remove, suspend, resume, flag, accept, setting, optimize, restore, repair
}

/// A change that can be taken back, or made again when it has been.
public struct HistoryStep: Hashable, Sendable, Identifiable {
  public var id: Int64
  public var at: Timestamp
  public var kind: ChangeKind
  /// What was changed, in a few words: the word, or the file imported.
  public var label: String
  /// The card of an answer.
  public var card: CardID?
  public var isUndone: Bool
}
