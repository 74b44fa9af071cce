import Glibc

/// The names in a folder, without the two dots.
func filesInFolder(_ path: String) throws -> [String] {
  guard let folder = opendir(path) else { throw FolderError.cannotRead(path) }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

enum FolderError: Error {
  case cannotRead(String)
}
