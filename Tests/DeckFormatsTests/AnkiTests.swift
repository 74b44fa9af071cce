import Testing
import Vocabulary

@testable import DeckFormats

@Suite struct AnkiTests {
  @Test("the header places Anki's own columns; the others are word, meaning, example, translation")
  func header() throws {
    let text = """
      #separator:tab
      #html:false
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      #tags:all a
      AbC\tBasic\tLanguages::German\tHund\tdog\ta b

      """
    let (rows, notices) = try readAll(text)
    let entry = Entry(
      word: "Hund", language: "en", meanings: ["dog"], meaningLanguage: "en", tags: ["a", "b", "all"])
    #expect(rows == [DeckRow(line: 8, deck: "Languages::German", entry: entry)])
    #expect(notices.kept.isEmpty)
  }

  @Test("the header's titles, deck and separator count")
  func titles() throws {
    let text = "#separator:Pipe\r\n#columns:Back|Front|Tags\r\n#deck:D\r\nm|w|t\r\n"
    let row = try readAll(text).rows.first
    let entry = Entry(word: "w", language: "en", meanings: ["m"], meaningLanguage: "en", tags: ["t"])
    #expect(row == DeckRow(line: 4, deck: "D", entry: entry))
  }

  @Test("a first word that begins with # is no header", arguments: ["#1,a\n", "#hashtag: b,a\n", "#,a\n"])
  func noHeader(_ text: String) throws {
    #expect(try entries(text).first?.word == text.split(separator: ",").first.map(String.init))
  }

  struct Case: Sendable {
    var html: String
    var plain: String
  }

  @Test(
    "HTML becomes plain text",
    arguments: [
      Case(html: "a<br>b<BR/>c", plain: "a\nb\nc"),
      Case(html: "<div>a</div><b class=\"x\">b</b>", plain: "\na\nb"),
      Case(html: "a&nbsp;b &lt;i&gt; &amp;amp; &quot;&#39;&#x41;", plain: "a b <i> &amp; \"'A"),
      Case(html: "1 < 2 > 0 & AT&T &unknown; &#xD800;", plain: "1 < 2 > 0 & AT&T &unknown; &#xD800;"),
      Case(html: "w[sound:w.mp3] [x]", plain: "w [x]"),
      Case(html: "<!-- x -->y<", plain: "y<"),
      Case(html: "<b>x</b> <i [sound:y", plain: "x <i [sound:y"),
    ])
  func markup(_ expected: Case) {
    #expect(AnkiMarkup.plain(expected.html) == expected.plain)
  }

  struct Reading: Sendable {
    var text: String
    var base: String
    var reading: String
  }

  @Test(
    "a reading in brackets goes, or takes the place of what it reads",
    arguments: [
      Reading(text: "漢字[かんじ]", base: "漢字", reading: "かんじ"),
      Reading(text: "毎日 漢字[かんじ]を 書[か]く", base: "毎日漢字を書く", reading: "毎日かんじをかく"),
      Reading(text: "コーヒー 豆[マメー]", base: "コーヒー豆", reading: "コーヒーマメー"),
      Reading(
        text: "漢字[kanji] [かんじ] a[か] 漢[] 漢[か", base: "漢字[kanji] [かんじ] a[か] 漢[] 漢[か",
        reading: "漢字[kanji] [かんじ] a[か] 漢[] 漢[か"),
      Reading(text: "日本[にほん]語[ご]", base: "日本語", reading: "にほんご"),
      Reading(text: "", base: "", reading: ""),
    ])
  func readings(_ expected: Reading) {
    #expect(AnkiMarkup.withoutReadings(expected.text, keeping: .base) == expected.base)
    #expect(AnkiMarkup.withoutReadings(expected.text, keeping: .reading) == expected.reading)
  }

  @Test("a separator that is none of ours, or a column far out, does not stop the reading")
  func oddHeaders() throws {
    #expect(try entries("#separator:@@\n#tags column:999999999999\n#deck column:-1\nw,m\n").map(\.word) == ["w"])
  }
}
