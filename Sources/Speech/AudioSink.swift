/// Where sound goes: a device, a file or nowhere.
///
/// Sound is taken in runs. Each run has a generation, and each call names the one that it belongs to: a call for a run
/// that has been flushed does nothing. No call waits for a device or a server; what happens there comes as reports,
/// from a thread of the sink's. All calls are safe from any thread.
public protocol AudioSink: AnyObject, Sendable {
  /// Samples a second, of one channel.
  var sampleRate: Int { get }
  /// Whether it takes another list after the end of one (a file does not, nor does a lost device).
  var isReusable: Bool { get }
  /// Whether it takes as long as the sound (a file does not).
  var keepsTime: Bool { get }
  /// Starts a run, unpaused, and drops the one before.
  func start(generation: Int, report: @escaping @Sendable (SinkReport) -> Void)
  /// Appends samples to the run; false when it is over.
  @discardableResult func enqueue(_ samples: [Int16], generation: Int) -> Bool
  /// Nothing more follows in this run: when all is heard, `drained` is reported.
  func end(generation: Int)
  /// Drops what is not heard yet and starts a run of a new generation; how many samples of the old run were heard.
  @discardableResult func flush(generation: Int) -> Int
  /// Holds the sound and goes on at the same sample.
  func setPaused(_ paused: Bool)
  /// Gives everything back; an unfinished file is removed.
  func close()
}

extension AudioSink {
  public var keepsTime: Bool { true }
}

/// What a sink tells of a run.
public enum SinkReport: Hashable, Sendable {
  /// So many samples of the run have been heard (written, for a file).
  case heard(Int, generation: Int)
  /// All of the run was heard, and a file is in its place.
  case drained(generation: Int)
  case failed(SpeechError, generation: Int)
}
