/// The characters that figures are drawn in.
enum Glyphs: Hashable, Sendable {
  /// Blocks and shades (U+2580 to U+259F).
  case unicode
  /// ASCII, where nothing else may be shown.
  case ascii
}

extension Environment {
  /// Whether drawings may use characters beyond ASCII: as the locale names its character set, and not on a dumb
  /// terminal.
  var showsUnicode: Bool {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    return ["utf-8", "utf8"].contains { locale.lowercased().contains($0) } && variable("TERM") != "dumb"
  }

  var glyphs: Glyphs { showsUnicode ? .unicode : .ascii }
}
