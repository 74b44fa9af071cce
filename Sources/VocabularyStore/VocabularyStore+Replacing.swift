internal import Glibc
internal import SQLiteKit

extension VocabularyStore {
  /// Puts the library in another file in the place of this one, which is damaged and closed, and which is kept in
  /// `backups/` with what its log holds.
  ///
  /// - Returns: the path under which the damaged file is kept.
  /// - Throws: for the other file what opening it would throw; then nothing is changed.
  public func replaceDamaged(with source: String) throws(StoreError) -> String {
    let folder = BackupFolder(of: path)
    do {
      let copy = try RestorableCopy(of: source, in: folder)
      let kept = folder.newPath("damaged", at: now())
      try LibraryCopy.writeBytes(of: path, to: kept)
      try LibraryCopy.writeBytes(of: path + "-wal", to: kept + "-wal")
      let new = UnfinishedFile.path(for: path)
      UnfinishedFile.remove(new)
      do {
        try LibraryCopy.writeBytes(of: copy.path, to: new)
        // The log of the old file would be taken for that of the new one.
        for companion in UnfinishedFile.companions where !companion.isEmpty { unlink(path + companion) }
        if rename(new, path) != 0 { throw StoreError.cannotBackUp(path: path, reason: LibraryFile.reason(errno)) }
      } catch {
        UnfinishedFile.remove(new)
        throw error
      }
      try? LibraryFile.synchronize(LibraryFile.folder(of: path))
      return kept
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
