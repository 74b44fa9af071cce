import Glibc

/// The decks that are installed with the program: `share/vocab/decks` beside the folder where it lies.
enum InstalledDecks {
  /// The file of such a deck, named with its ending or without; nil if there is none, or if a file of that name is here.
  static func path(of name: String) -> String? {
    guard !name.isEmpty, name != "-", !name.contains("/"), access(name, F_OK) != 0, let folder else { return nil }
    return ["\(folder)/\(name)", "\(folder)/\(name).csv"].first { access($0, R_OK) == 0 }
  }

  /// What they are called, without their endings.
  static var names: [String] {
    guard let folder else { return [] }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(folder)/*.csv", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      found.gl_pathv[index].map { String(String(cString: $0).dropFirst(folder.count + 1).dropLast(".csv".count)) }
    }
  }

  /// Whether a name that no file bears was more likely meant for such a deck.
  static func couldBeNamed(_ name: String) -> Bool { !name.isEmpty && !name.contains { "/.".contains($0) } }

  private static let folder: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts.dropLast(2).joined(separator: "/") + "/share/vocab/decks" : nil
  }()
}
