internal import CEspeakNG
internal import Glibc
internal import Wording

/// The C library: one of it in a process, used on one thread.
final class EspeakLibrary {
  let catalog: VoiceCatalog
  private var selected: String?

  init() throws(SpeechError) {
    if let reason = LateLibrary.espeak.load() { throw .engineUnavailable(reason: reason) }
    espeak_ng_InitializePath(nil)
    let status = ServerEnvironment.withoutServer {
      var context: espeak_ng_ERROR_CONTEXT?
      defer { espeak_ng_ClearErrorContext(&context) }
      // `espeak_Initialize` would end the process or return 0 when the voice data are missing.
      let status = espeak_ng_Initialize(&context)
      guard status == ENS_OK else { return status }
      return espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil)
    }
    guard status == ENS_OK else { throw .engineUnavailable(reason: Self.message(of: status)) }
    espeak_SetSynthCallback(collect)
    let variants = Self.voices("variant").map { (Self.variantName($0.identifier), $0.gender) }
    catalog = VoiceCatalog(
      voices: Self.voices(nil), variants: Set(variants.map(\.0)),
      variantGenders: Dictionary(variants.filter { $0.1 != .unspecified }, uniquingKeysWith: { first, _ in first }))
  }

  /// Selects a voice. A failed selection would leave the voice before, so the library is asked which one it has.
  func select(_ voice: Voice) throws(SpeechError) {
    guard selected != voice.identifier else { return }
    selected = nil
    let status = espeak_ng_SetVoiceByName(voice.identifier)
    let base = voice.identifier.prefix { $0 != "+" }
    let current = espeak_GetCurrentVoice()?.pointee.identifier.map { String(cString: $0) } ?? ""
    guard status == ENS_OK, current.prefix(while: { $0 != "+" }) == base else {
      throw .noVoice(voice.identifier, nearest: [])
    }
    selected = voice.identifier
  }

  /// Sets all parameters; a change of voice may have reset them.
  func set(rate: Int, pitch: Int, volume: Int) {
    espeak_ng_SetParameter(espeakRATE, Int32(rate), 0)
    espeak_ng_SetParameter(espeakPITCH, Int32(pitch), 0)
    // Less than usual is made of the samples, so that silence is the same silence at every volume.
    espeak_ng_SetParameter(espeakVOLUME, Int32(max(volume, 100)), 0)
  }

  func synthesize(_ text: String) throws(SpeechError) -> RenderedSpeech {
    let collector = Collector()
    // No SSML and no phoneme input: a text from a deck is only text.
    let status = text.withCString { pointer in
      espeak_ng_Synthesize(
        pointer, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
        Unmanaged.passUnretained(collector).toOpaque())
    }
    guard status == ENS_OK else { throw .engineUnavailable(reason: Self.message(of: status)) }
    let rate = Int(espeak_ng_GetSampleRate())
    let words = collector.words.map { word in
      RenderedSpeech.Word(offset: word.milliseconds * rate / 1000, range: word.start..<(word.start + word.length))
    }
    return RenderedSpeech(samples: collector.samples, sampleRate: rate, words: words)
  }

  func phonemes(of text: String) -> String { flaggedPhonemes(of: text).phonemes }

  /// The phonemes, and the languages that parts of the text are read in because the voice cannot read them in its own.
  func flaggedPhonemes(of text: String) -> LanguageFlags {
    var clauses: [String] = []
    text.withCString { start in
      var position: UnsafeRawPointer? = UnsafeRawPointer(start)
      while position != nil {
        guard let clause = espeak_TextToPhonemes(&position, espeakCHARS_UTF8, espeakPHONEMES_IPA) else { break }
        clauses.append(String(cString: clause))
      }
    }
    return LanguageFlags(clauses.joined(separator: " "))
  }

  /// The phonemes, and how the engine came to them: which entries and rules of its dictionary it used.
  func tracedPhonemes(of text: String) throws(SpeechError) -> (ipa: String, trace: String) {
    var start: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&start, &size) else {
      throw .engineUnavailable(reason: systemMessage(errno))
    }
    espeak_SetPhonemeTrace(Int32(espeakPHONEMES_TRACE), stream)
    let ipa = phonemes(of: text)
    espeak_SetPhonemeTrace(0, nil)
    // Only now are `start` and `size` the stream's.
    fclose(stream)
    defer { free(start) }
    return (ipa, start.map { String(cString: $0) } ?? "")
  }

  private static func message(of status: espeak_ng_STATUS) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func voices(_ language: String?) -> [Voice] {
    guard let language else { return list(nil) }
    return language.withCString { name in
      var wanted = espeak_VOICE()
      wanted.languages = name
      return list(&wanted)
    }
  }

  private static func list(_ wanted: UnsafeMutablePointer<espeak_VOICE>?) -> [Voice] {
    guard var next = espeak_ListVoices(wanted) else { return [] }
    var voices: [Voice] = []
    while let voice = next.pointee?.pointee {
      voices.append(Voice(voice))
      next += 1
    }
    return voices
  }

  private static func variantName(_ identifier: String) -> String {
    String(identifier.split(separator: "/").last ?? "")
  }
}

extension Voice {
  fileprivate init(_ voice: espeak_VOICE) {
    self.init(
      name: voice.name.map { String(cString: $0) } ?? "", languages: [],
      identifier: voice.identifier.map { String(cString: $0) } ?? "",
      gender: voice.gender == 1 ? .male : voice.gender == 2 ? .female : .unspecified)
    // A list of pairs: a byte of priority, then a tag that ends in a zero. A priority of zero ends the list.
    var pointer = voice.languages
    while let pair = pointer, pair.pointee != 0 {
      let tag = String(cString: pair + 1)
      languages.append(Language(tag: tag.lowercased(), priority: Int(pair.pointee)))
      pointer = pair + 1 + tag.utf8.count + 1
    }
  }
}

/// What the library hands over while it synthesizes one text.
private final class Collector {
  var samples: [Int16] = []
  var words: [(milliseconds: Int, start: Int, length: Int)] = []
}

/// Called on the calling thread, between the start and the end of `espeak_ng_Synthesize`. It never asks to abort:
/// afterwards every utterance of the process would be some 50 ms longer.
private func collect(
  _ wave: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard var event = events, let context = event.pointee.user_data else { return 0 }
  let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
  while event.pointee.type != espeakEVENT_LIST_TERMINATED {
    if event.pointee.type == espeakEVENT_WORD, event.pointee.text_position > 0 {
      collector.words.append(
        (
          milliseconds: Int(event.pointee.audio_position), start: Int(event.pointee.text_position) - 1,
          length: max(0, Int(event.pointee.length))
        ))
    }
    event += 1
  }
  if let wave, count > 0 { collector.samples.append(contentsOf: UnsafeBufferPointer(start: wave, count: Int(count))) }
  return 0
}
