internal import CLateLibraries

/// A C library that is loaded when it is first wanted: most commands of a program that can speak do not.
///
/// Whoever owns a library's handles loads it before the first of its functions is called.
enum LateLibrary {
  case espeak, pulse, alsa, sndfile

  /// Loads the library, once (`dlopen`). The answer is why it cannot be, or nil.
  func load() -> String? {
    let reason =
      switch self {
      case .espeak: late_load_espeak()
      case .pulse: late_load_pulse()
      case .alsa: late_load_alsa()
      case .sndfile: late_load_sndfile()
      }
    return reason.map { String(cString: $0) }
  }
}
