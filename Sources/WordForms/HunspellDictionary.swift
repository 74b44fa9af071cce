internal import CHunspell
internal import CLateLibraries
import Glibc

/// One dictionary, loaded: the owner of hunspell's handle. Its owner sees to it that one thread uses it at a time.
final class HunspellDictionary {
  private let handle: OpaquePointer
  /// To the dictionary's encoding and back; nil where that is UTF-8.
  private let encoding: (to: Conversion, from: Conversion)?

  /// Loads a dictionary (`Hunspell_create`); nil if the library is not there or the dictionary's encoding is not known.
  init?(_ files: DictionaryCatalog.Files) {
    guard late_load_hunspell() == nil, let handle = Hunspell_create(files.affixes, files.words) else { return nil }
    let name = Hunspell_get_dic_encoding(handle).map { String(cString: $0) } ?? "ISO8859-1"
    if name.uppercased() == "UTF-8" {
      encoding = nil
    } else if let to = Conversion(from: "UTF-8", to: name), let from = Conversion(from: name, to: "UTF-8") {
      encoding = (to, from)
    } else {
      Hunspell_destroy(handle)
      return nil
    }
    self.handle = handle
  }

  deinit { Hunspell_destroy(handle) }

  /// Whether the dictionary has the word or a form or compound of it (`Hunspell_spell`).
  func knows(_ word: String) -> Bool {
    guard let encoded = encoded(word) else { return false }
    return (encoded + [0]).withUnsafeBytes { buffer in
      Hunspell_spell(handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self)) != 0
    }
  }

  /// The word in the dictionary's encoding; nil for one that it cannot have.
  private func encoded(_ word: String) -> [UInt8]? {
    // hunspell reads words of at most 100 letters.
    guard !word.isEmpty, word.utf8.count <= 100, !word.utf8.contains(0) else { return nil }
    let bytes = [UInt8](word.utf8)
    return encoding.map { $0.to.convert(bytes) } ?? bytes
  }

  /// The stems of a word (`Hunspell_stem`), each once.
  func stems(of word: String) -> [String] {
    guard let encoded = encoded(word) else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = (encoded + [0]).withUnsafeBytes { buffer in
      Hunspell_stem(handle, &list, buffer.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    guard count > 0, let found = list else { return [] }
    defer { Hunspell_free_list(handle, &list, count) }
    var stems: [String] = []
    for index in 0..<Int(count) {
      guard let text = found[index] else { continue }
      let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
      guard let decoded = encoding.map({ $0.from.convert(bytes) }) ?? bytes else { continue }
      let stem = String(decoding: decoded, as: UTF8.self)
      if !stem.isEmpty && !stems.contains(stem) { stems.append(stem) }
    }
    return stems
  }
}
