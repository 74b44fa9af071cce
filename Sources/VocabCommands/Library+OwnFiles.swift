import Glibc
import VocabularyStore

extension Library {
  /// Refuses a file to write that is the library or stands beside it as a part of it, by whatever name.
  func refuseOwnFile(_ path: String) throws(CommandFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    for ending in ["", "-wal", "-shm"] {
      var own = stat()
      guard stat(store.path + ending, &own) == 0 else { continue }
      if own.st_dev == status.st_dev && own.st_ino == status.st_ino { throw .libraryAsOutput(path) }
    }
  }
}
