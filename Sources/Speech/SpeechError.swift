import Wording

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
    case .noDevice(let reason): localized("no audio device: \(reason)")
    case .deviceLost: localized("the sound server went away while speaking")
    case .noVoice(let name, let nearest):
      nearest.isEmpty
        ? localized("no voice for '\(name)'")
        : localized("no voice for '\(name)'; the nearest are \(nearest.joined(separator: ", "))")
    case .engineUnavailable(let reason): localized("espeak-ng cannot be used: \(reason)")
    case .cannotWrite(let path, let reason): localized("cannot write '\(path)': \(reason)")
    }
  }
}
