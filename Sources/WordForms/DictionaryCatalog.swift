import Glibc

/// The dictionaries in some folders, found by language.
struct DictionaryCatalog: Sendable {
  /// The two files of a dictionary.
  struct Files: Hashable, Sendable {
    var affixes: String
    var words: String
  }

  /// Dictionaries whose files take more are left alone. Loaded, one takes about four times its files: 20 MB at most.
  /// The Korean one of 13 MB would take 56 MB and a quarter of a second.
  static let largestSize = 5_000_000

  static var standardFolders: [String] {
    let named = getenv("DICPATH").map { String(cString: $0) } ?? ""
    return named.split(separator: ":").map(String.init) + ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  }

  var folders: [String]

  /// The dictionary of a language tag: `en-GB` is `en_GB`, else `en`, else one of another country, of which English
  /// takes `en_US` and others the country with the language's name (`de_DE`) first.
  func files(for language: String) -> Files? {
    let subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { String($0) }
    guard let primary = subtags.first?.lowercased(), subtags.allSatisfy(\.isPlain) else { return nil }
    let country = subtags.dropFirst().first { $0.count == 2 }?.uppercased()
    let usual = primary == "en" ? "en_US" : "\(primary)_\(primary.uppercased())"
    for name in [country.map { "\(primary)_\($0)" }, primary, usual].compactMap({ $0 }) {
      if let files = files(named: name) { return files }
    }
    for folder in folders {
      let names = entries(of: folder).filter { $0.hasPrefix(primary + "_") && $0.hasSuffix(".dic") }.sorted()
      for name in names {
        if let files = files(named: String(name.dropLast(4)), in: folder) { return files }
      }
    }
    return nil
  }

  private func files(named name: String) -> Files? {
    folders.lazy.compactMap { files(named: name, in: $0) }.first
  }

  /// The files of a dictionary if both are there and small enough: hunspell makes a handle of missing ones too, and
  /// complains on standard error.
  private func files(named name: String, in folder: String) -> Files? {
    let files = Files(affixes: "\(folder)/\(name).aff", words: "\(folder)/\(name).dic")
    guard let affixes = size(of: files.affixes), let words = size(of: files.words),
      affixes + words <= DictionaryCatalog.largestSize
    else { return nil }
    return files
  }

  private func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else { return nil }
    return Int(status.st_size)
  }

  private func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}

extension String {
  /// Letters and digits only: what a language tag may bring into a file's name.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }
}
