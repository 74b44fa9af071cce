internal import UnicodeText

/// A yes or a no that was typed.
public enum YesNo {
  private static let yes: Set<String> = ["y", "yes", "ㅛ", "\u{116D}", "ㅛㄷㄴ", "네", "예", "응"]
  private static let no: Set<String> = ["n", "no", "ㅜ", "\u{116E}", "ㅜㅐ", "아니", "아니요", "아니오"]

  /// Reads a line in any case, also as it comes when the keyboard is set to Korean (`ㅛ` is the key `y`, `ㅜ` the key
  /// `n`); nil if it is neither.
  public static func isYes(_ line: String) -> Bool? {
    let text = line.trimmedSpaces.widthFolded.caseFolded.composed
    if yes.contains(text) { return true }
    return no.contains(text) ? false : nil
  }
}
