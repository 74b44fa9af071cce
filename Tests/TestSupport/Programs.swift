import Glibc

/// Other programs that some tests want.
public enum Programs {
  /// Whether a program is found through `PATH`.
  public static func has(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
