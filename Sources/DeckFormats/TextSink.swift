/// Where the text of a writer goes: a stream, or a file that is being made.
public protocol TextSink: AnyObject {
  /// Takes a piece of text; the pieces follow each other without anything between them.
  func write(_ text: String) throws
}
