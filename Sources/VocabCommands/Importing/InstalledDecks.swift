import Glibc

/// The decks that are installed with the program: `share/vocab/decks` beside the folder where it lies.
enum InstalledDecks {
  /// The file of such a deck, named with its ending or without; nil if there is none, or if a file of that name is here.
  static func path(of name: String) -> String? {
    guard !name.isEmpty, name != "-", !name.contains("/"), access(name, F_OK) != 0, let folder else { return nil }
    return ["\(folder)/\(name)", "\(folder)/\(name).csv"].first { access($0, R_OK) == 0 }
  }

  private static let folder: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts.dropLast(2).joined(separator: "/") + "/share/vocab/decks" : nil
  }()
}
