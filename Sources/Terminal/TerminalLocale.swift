import Glibc

/// The character set of the C library, which libedit and `wcwidth` go by.
public enum TerminalLocale {
  /// Takes the character set from the environment, and UTF-8 where that names none: in the C locale libedit loses
  /// Hangul and fails on a prompt that is not ASCII.
  ///
  /// Sets the category `LC_CTYPE` alone, so that numbers keep their decimal point. Not to be called while other threads
  /// convert text (`setlocale`); opening a `LineEditor` calls it.
  public static func prepare() { prepare(named: "") }

  /// Takes the character set of a locale as `setlocale` names it, the empty name being the environment's.
  static func prepare(named name: String) {
    setlocale(LC_CTYPE, name)
    if !usesUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// True if the C library now reads and writes UTF-8.
  public static var usesUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
