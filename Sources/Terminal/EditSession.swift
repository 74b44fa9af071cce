import CEdit
import Glibc
import Synchronization
import UnicodeText

/// Held during every call of libedit: libtinfo below it keeps the terminal that it works on in globals.
private let library = Mutex(())

/// The owner of one libedit handle and of the streams that it writes to.
///
/// libedit calls back during `readLine` only, on the same thread.
final class EditSession {
  /// More than anybody types; what is beyond is not taken.
  private static let longestLine = 1 << 16

  private let handle: OpaquePointer
  private let streams: EditStreams
  private let input: Int32
  private let output: Int32
  private let wakePipe: WakePipe
  private let isDumb: Bool

  private var decoder = KeyDecoder()
  /// Keys that came in the same read as the end of an earlier line.
  private var keys: ArraySlice<Key> = []
  /// Codes for libedit that were decided on together.
  private var codes: ArraySlice<UInt32> = []
  private var lastTyped: Unicode.Scalar?
  private var deadline: ContinuousClock.Instant?
  /// Whom to tell of the first key of the present line; nil afterwards.
  private var onFirstKey: (@Sendable () -> Void)?
  /// How the present read ends, if not with a line.
  private var outcome: LineInput?
  /// Text to write at the top of the prompt when it is drawn next.
  private var pendingText = ""
  private var prompt: UnsafeMutablePointer<wchar_t>

  init?(input: Int32, output: Int32, terminalType: String?, wakePipe: WakePipe) {
    guard let streams = EditStreams(input: input, output: output) else { return nil }
    var opened: OpaquePointer?
    library.withLock { _ in opened = EditSession.open(on: streams, terminalType: terminalType) }
    guard let handle = opened else { return nil }
    self.handle = handle
    self.streams = streams
    self.input = input
    self.output = output
    self.wakePipe = wakePipe
    isDumb = EditSession.isDumb(terminalType)
    prompt = Self.wide("")
    cedit_set_client_data(handle, Unmanaged.passUnretained(self).toOpaque())
    cedit_set_read_character(handle) { handle, character in
      guard let handle, let character, let session = EditSession.of(handle) else { return 0 }
      guard let code = session.nextCode() else { return 0 }
      character.pointee = wchar_t(bitPattern: code)
      return 1
    }
    cedit_set_prompt(handle) { handle in
      guard let handle, let session = EditSession.of(handle) else { return nil }
      session.writePendingText()
      return session.prompt
    }
  }

  deinit {
    library.withLock { _ in el_end(handle) }
    prompt.deallocate()
  }

  private static func isDumb(_ terminalType: String?) -> Bool { ["", "dumb"].contains(terminalType ?? "") }

  private static func open(on streams: EditStreams, terminalType: String?) -> OpaquePointer? {
    guard let handle = el_init("vocab", streams.input, streams.output, streams.errors) else { return nil }
    // A terminal that the database does not know behaves like xterm nowadays.
    if isDumb(terminalType) {
      cedit_set_terminal(handle, "dumb")
    } else if cedit_set_terminal(handle, terminalType) != 0 {
      cedit_set_terminal(handle, "xterm")
    }
    cedit_set_editor(handle, "emacs")
    cedit_set_signal_handling(handle, 0)
    for (code, command) in EditCode.commands { cedit_bind(handle, code, command) }
    return handle
  }

  private static func of(_ handle: OpaquePointer) -> EditSession? {
    cedit_client_data(handle).map { Unmanaged<EditSession>.fromOpaque($0).takeUnretainedValue() }
  }

  func readLine(
    prompt text: String, deadline: ContinuousClock.Instant?, onFirstKey: (@Sendable () -> Void)?
  ) -> LineInput {
    self.onFirstKey = onFirstKey
    defer { self.onFirstKey = nil }
    prompt.deallocate()
    prompt = Self.wide(text.onOneLine)
    self.deadline = deadline
    outcome = nil
    codes = []
    lastTyped = nil
    var count: Int32 = 0
    var typed: UnsafePointer<wchar_t>?
    library.withLock { _ in
      el_resize(handle)
      // Before the prompt shows: what is typed at once must not be echoed by the kernel too.
      cedit_prepare_terminal(handle)
      typed = el_wgets(handle, &count)
    }
    if let outcome {
      write("\r\n" + pendingText)
      pendingText = ""
      return outcome
    }
    guard let typed, count > 0 else { return .endOfInput }
    var line = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: typed, count: Int(count)) {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: value)), !scalar.isControl { line.append(scalar) }
    }
    return .line(String(line))
  }

  /// The next character for libedit; nil to leave the line with `outcome`.
  private func nextCode() -> UInt32? {
    while true {
      if let code = codes.popFirst() { return code }
      if outcome != nil { return nil }
      if let key = keys.popFirst() {
        if let onFirstKey, key.editsLine {
          self.onFirstKey = nil
          onFirstKey()
        }
        codes = self.codes(for: key)[...]
        continue
      }
      switch waitForInput(input, wake: wakePipe.descriptor, until: deadline) {
      case .wake: serve(wakePipe.take())
      case .deadline: leave(with: .timedOut)
      case .input:
        if let bytes = readAvailable(input, atMost: 4096) {
          keys = decoder.decode(bytes)[...]
        } else {
          outcome = .endOfInput
        }
      }
    }
  }

  private func codes(for key: Key) -> [UInt32] {
    let previous = lastTyped
    lastTyped = nil
    switch key {
    case .character(let scalar):
      guard length < Self.longestLine else { return [] }
      if scalar.value >= 0x300, let previous {
        let whole = (String(previous) + String(scalar)).composed.unicodeScalars
        if whole.count == 1, let composed = whole.first {
          lastTyped = composed
          return [EditCode.deleteBackward, composed.value]
        }
      }
      lastTyped = scalar
      return [scalar.value]
    case .interrupt:
      leave(with: .interrupted)
      return Array(codes)
    case .endOfInput:
      guard length == 0 else { return [EditCode.deleteForward] }
      outcome = .endOfInput
      return []
    default:
      return EditCode.code(for: key).map { [$0] } ?? []
    }
  }

  private var length: Int {
    guard let line = el_wline(handle) else { return 0 }
    return line.pointee.lastchar - line.pointee.buffer
  }

  /// Ends the line, the cursor first moved behind it so that what follows does not write over it.
  private func leave(with outcome: LineInput) {
    codes = [EditCode.end]
    self.outcome = outcome
  }

  private func serve(_ requests: WakePipe.Requests) {
    lastTyped = nil
    for message in requests.messages {
      pendingText += message.removingControls(keepingLineBreaks: true).replacing("\n", with: "\r\n") + "\r\n"
    }
    if requests.interrupted {
      // What is still to be said comes after the line that is left.
      leave(with: .interrupted)
      return
    }
    if requests.resized { el_resize(handle) }
    if requests.redraws {
      write("\r")
      cedit_refresh(handle)
    } else if requests.resized || !requests.messages.isEmpty {
      codes = [EditCode.redisplay]
    }
  }

  /// Called as the prompt is drawn, the cursor at its first column.
  private func writePendingText() {
    guard !pendingText.isEmpty else { return }
    let text = pendingText
    pendingText = ""
    write((isDumb ? "\r\n" : "\u{1B}[J") + text)
  }

  private func write(_ text: String) {
    fflush(streams.output)
    // A terminal that is gone shows in the next read.
    try? writeAll(text, to: output)
  }

  /// A copy of a text for libedit, ended with a zero.
  private static func wide(_ text: String) -> UnsafeMutablePointer<wchar_t> {
    let scalars = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: scalars.count)
    copy.initialize(from: scalars, count: scalars.count)
    return copy
  }
}
