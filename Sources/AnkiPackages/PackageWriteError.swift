import Wording

/// Why a package cannot be written.
public struct PackageWriteError: Error, Hashable {
  /// In the words of the library that writes.
  public var reason: String

  /// `FILE: what is wrong. What to do.`, without the program's name.
  public func message(file: String) -> String {
    localized("\(file): the package cannot be written: \(reason). Check the folder and the free space.")
  }
}
