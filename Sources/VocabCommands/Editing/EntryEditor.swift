import Glibc
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// Has an entry edited as text in the learner's own editor.
struct EntryEditor: Sendable {
  /// The editor and its arguments, without a shell between: `$VISUAL`, else `$EDITOR`, else `vi`.
  let command: [String]

  init(variables: [String: String]) {
    let named = [variables["VISUAL"], variables["EDITOR"]].compactMap(\.self).first { !$0.trimmedSpaces.isEmpty }
    command = (named ?? "vi").split(separator: " ").map { String($0) }
  }

  /// Edits an entry; a text that cannot be read is offered again with what is wrong. False if nothing was changed.
  func edit(_ id: EntryID, in library: Library) async throws -> Bool {
    guard let stored = try await library.store.entry(id) else { return false }
    var text = EntryText.text(of: stored.content)
    var rejected: String?
    while true {
      let edited = try await edited(text)
      if edited == text || edited.allSatisfy(\.isWhitespace) { return false }
      do {
        let entry = try EntryText.entry(from: edited)
        if entry == stored.content { return false }
        try await library.store.update(id, to: entry)
        return true
      } catch let flaw as EntryText.Flaw {
        // The same once more: whoever writes it does not read what is wrong with it.
        guard edited != rejected else {
          let reason = localized("it leaves what cannot be read: \(flaw.message)")
          throw EditorFailure(command: command[0], reason: reason)
        }
        rejected = edited
        text = EntryText.text(again: edited, flaw: flaw)
      }
    }
  }

  /// The text as the editor leaves it.
  private func edited(_ text: String) async throws -> String {
    var template = Array("/tmp/vocab-edit-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw EditorFailure(command: command[0], reason: systemMessage(errno)) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let bytes = Array(text.utf8)
    let count = write(descriptor, bytes, bytes.count)
    close(descriptor)
    guard count == bytes.count else {
      throw EditorFailure(command: command[0], reason: localized("no room for the text"))
    }
    let arguments = command + [path]
    let status = await withCheckedContinuation { continuation in
      // Waiting blocks, so it has a thread of its own.
      let wait: @Sendable () -> Void = { continuation.resume(returning: Self.run(arguments)) }
      if !startThread(wait) { wait() }
    }
    guard status == 0 else {
      throw EditorFailure(command: command[0], reason: localized("it ended with \(status)"))
    }
    return try contents(of: path)
  }

  private func contents(of path: String) throws -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw EditorFailure(command: command[0], reason: systemMessage(errno)) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 20 {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs a program on this terminal, with no signal blocked or ignored, and waits for it (`posix_spawnp`).
  private static func run(_ arguments: [String]) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, arguments[0], nil, &attributes, &pointers, environ)
    if failure != 0 { return 127 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// An editor that could not be used.
struct EditorFailure: Error {
  let command: String
  let reason: String

  var message: String {
    localized("the editor '\(command)' could not be used (\(reason)). Set EDITOR to another.")
  }
}
