/// What a ``PolledSink`` plays to. The sink calls it under its lock, so no call may wait.
protocol SinkDevice: AnyObject {
  var isReusable: Bool { get }
  var keepsTime: Bool { get }
  /// A new run begins, or goes on after a pause.
  func begin() throws(SpeechError)
  /// Takes as many samples as fit now; how many.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) -> Int
  /// How many of the samples written since `begin` are not heard yet.
  func delay() throws(SpeechError) -> Int
  /// Forgets what is not heard yet.
  func drop()
  /// The run is complete and heard.
  func finish() throws(SpeechError)
  func close()
}

extension SinkDevice {
  var keepsTime: Bool { true }
}
