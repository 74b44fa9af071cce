import Glibc
import Testing

@testable import Wording

@Suite struct SystemMessageTests {
  @Test("The English is the C library's own, and every phrase has its Korean")
  func english() {
    for (code, phrase) in systemPhrases {
      #expect(phrase.template == String(cString: strerror(code)))
      #expect(phrase.text(in: .korean) != phrase.template)
    }
  }

  @Test("A number that has no phrase is said in the system's words")
  func other() {
    #expect(systemMessage(ENOENT) == "No such file or directory")
    #expect(systemMessage(EXDEV) == String(cString: strerror(EXDEV)))
  }
}
