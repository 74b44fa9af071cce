import CommandLineArguments
import Testing

@Suite("a value that stands elsewhere")
struct ValueKindReadingTests {
  @Test("is read as on the command line and written as it is typed")
  func both() throws {
    let kind = ValueKind<Double>.decimal(0...60)
    #expect(try kind.value(of: "0.50", for: "word-gap") == 0.5)
    #expect(kind.text(of: 0.5) == "0.5")
  }

  @Test("is refused in its own name")
  func refused() {
    do throws(UsageError) {
      _ = try ValueKind<Int>.integer(0...9).value(of: "10", for: "new-per-day")
      Issue.record("10 was taken")
    } catch {
      #expect(error.message(program: "vocab") == "new-per-day must be from 0 to 9, not '10'")
    }
  }
}
