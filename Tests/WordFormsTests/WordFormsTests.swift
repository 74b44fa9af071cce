import Foundation
import Testing
import WordForms

@Suite("word forms")
struct WordFormsTests {
  /// A folder of dictionaries that the test writes: name, words with their flags, encoding.
  private func folder(_ dictionaries: [(name: String, words: String, encoding: String.Encoding)]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("word-forms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, words, encoding) in dictionaries {
      let set = encoding == .utf8 ? "UTF-8" : "ISO8859-1"
      let affixes = "SET \(set)\nSFX S Y 1\nSFX S 0 s .\nSFX N Y 1\nSFX N 0 n [^n]\nSFX D Y 1\nSFX D 0 ed [^e]\n"
      let lines = words.split(separator: " ")
      let list = "\(lines.count)\n" + lines.joined(separator: "\n") + "\n"
      try #require(affixes.data(using: encoding)).write(to: folder.appendingPathComponent(name + ".aff"))
      try #require(list.data(using: encoding)).write(to: folder.appendingPathComponent(name + ".dic"))
    }
    return folder.path
  }

  @Test("a regular form has the stem of its word, an unknown word has none")
  func stems() throws {
    let folder = try folder([("en_US", "retain/SD child", .utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let forms = WordForms(folders: [folder])
    #expect(forms.stems(of: "retained", language: "en") == ["retain"])
    #expect(forms.stems(of: "retain", language: "en") == ["retain"])
    #expect(forms.stems(of: "children", language: "en") == [])
    #expect(forms.stems(of: "", language: "en") == [])
    #expect(forms.stems(of: "retain\u{0}", language: "en") == [])
    #expect(forms.stems(of: String(repeating: "retain", count: 1000), language: "en") == [])
  }

  @Test("a dictionary knows its words and their forms; without one nobody can tell")
  func knows() throws {
    let folder = try folder([("de_DE", "Schlüssel/N größer", .isoLatin1)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let forms = WordForms(folders: [folder])
    #expect(forms.knows("Schlüsseln", language: "de") == true)
    #expect(forms.knows("Schlusseln", language: "de") == false)
    #expect(forms.knows("한글", language: "de") == false)
    #expect(forms.knows("", language: "de") == false)
    #expect(forms.knows("key", language: "en") == nil)
  }

  @Test("words go into a dictionary's encoding and stems come back from it")
  func encoding() throws {
    let folder = try folder([("de_DE", "Schlüssel/N größer", .isoLatin1)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let forms = WordForms(folders: [folder])
    #expect(forms.stems(of: "Schlüsseln", language: "de") == ["Schlüssel"])
    #expect(forms.stems(of: "größer", language: "de-AT") == ["größer"])
    // Not in the encoding at all.
    #expect(forms.stems(of: "열쇠", language: "de") == [])
  }

  @Test(
    "the dictionary of the country is taken, else the language's own, else another country's",
    arguments: [
      ("en-GB", "british"), ("en_GB", "british"), ("en", "american"), ("en-US", "american"), ("en-AU", "american"),
      ("fr", "french"), ("fr-CA", "french"), ("pt", "brazilian"), ("pt-PT", "brazilian"), ("EN-gb", "british"),
      ("zh-Hant-TW", "taiwanese"),
    ])
  func languages(tag: String, word: String) throws {
    let folder = try folder([
      ("en_US", "american", .utf8), ("en_GB", "british", .utf8), ("en_AA", "none", .utf8), ("fr", "french", .utf8),
      ("pt_BR", "brazilian", .utf8), ("zh_TW", "taiwanese", .utf8), ("hyph_en_US", "hyphens", .utf8),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(WordForms(folders: ["/nowhere", folder]).stems(of: word, language: tag) == [word])
  }

  @Test("without a dictionary there are no stems", arguments: ["ko", "", "../en", "en/US", "x-klingon", "e n"])
  func none(tag: String) throws {
    let folder = try folder([("en_US", "word", .utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(WordForms(folders: [folder]).stems(of: "word", language: tag) == [])
  }

  @Test("half a dictionary, and one that is too large, are left alone")
  func unusable() throws {
    let folder = try folder([("en_US", "word", .utf8), ("en_GB", "word", .utf8), ("fr_FR", "mot", .utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/en_US.aff")
    #expect(truncate(folder + "/fr_FR.dic", 30_000_000) == 0)
    let forms = WordForms(folders: [folder])
    #expect(forms.stems(of: "word", language: "en") == ["word"])
    #expect(forms.stems(of: "mot", language: "fr") == [])
  }

  @Test("several threads may ask at once")
  func threads() async throws {
    let folder = try folder([("en_US", "retain/SD", .utf8), ("fr_FR", "mot/S", .utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let forms = WordForms(folders: [folder])
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          index.isMultiple(of: 2)
            ? forms.stems(of: "retains", language: "en") == ["retain"]
            : forms.stems(of: "mots", language: "fr") == ["mot"]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(
    "the American dictionary knows regular forms",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")))
  func installed() {
    let forms = WordForms(folders: ["/usr/share/hunspell"])
    #expect(forms.stems(of: "retaining", language: "en-US") == ["retain"])
    #expect(forms.stems(of: "authentisity", language: "en-US") == [])
  }
}
