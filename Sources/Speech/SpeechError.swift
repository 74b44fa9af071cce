/// Why nothing is spoken.
public enum SpeechError: Error, Hashable, Sendable {
  /// No sound device or server can be used.
  case noDevice(reason: String)
  /// The sound server ended or stopped answering while it played.
  case deviceLost
  /// The engine has no voice for this language, or none of this name.
  case noVoice(String, nearest: [String])
  /// The speech engine or its data cannot be used.
  case engineUnavailable(reason: String)
  /// A sound file cannot be written.
  case cannotWrite(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDevice(let reason): "no audio device: \(reason)"
    case .deviceLost: "the sound server went away while speaking"
    case .noVoice(let name, let nearest):
      nearest.isEmpty
        ? "no voice for '\(name)'"
        : "no voice for '\(name)'; the nearest are \(nearest.joined(separator: ", "))"
    case .engineUnavailable(let reason): "espeak-ng cannot be used: \(reason)"
    case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
