import Foundation
import TestSupport
import Testing

/// The page and the picture in a real browser, and before a checker of HTML.
@Suite("the statistics in a browser")
struct StatsPageEndToEndTests {
  private static let hostile = "<script>document.title='owned'</script>\"'&\u{1B}[31m\u{202E}"

  /// A library with weeks of answers, and with texts that would be markup.
  private static func library() throws -> TestLibrary {
    let library = try TestLibrary(now: "2026-03-04T09:00:00Z")
    let rows = (0..<40).map {
      "word\($0),\"뜻\($0) \(hostile.replacingOccurrences(of: "\"", with: "\"\""))\",B\($0 % 2)\n"
    }
    let deck = "averyveryverylongnameofadeckthathasnospaces" + hostile.filter { $0 != "/" }
    let made = try library.run(
      "import", library.write("d.csv", "word,meaning,level\n" + rows.joined()), "--deck", deck, "--word-language", "en",
      "--meaning-language", "ko")
    try #require(made.exit == .code(0), "\(made.errors)")
    let script = """
      import sqlite3, sys
      c = sqlite3.connect(sys.argv[1])
      c.execute("insert into card select id*4, randomblob(16), id, 0, deck_id, 0, 0, 'review', 0, 9, 5, null, 20516 + id % 9, 0, 20515, 0, 2, 0, null from entry")
      for day in range(20200, 20517):
        n = day * 7919 % 23
        c.execute("insert into review (uuid,card_id,at,day,utc_offset,rating,verdict,exercise,given,milliseconds,hints) select randomblob(16), id*4, ?*86400000 + (6 + id % 17)*3600000, ?, 0, 1 + (id*? % 7 <> 0)*2, 'wrong', 'cloze', ?, 9000, 0 from entry where id % 23 < ?", (day, day, day, sys.argv[2], n))
      c.execute("update entry set introduced = 1"); c.commit()
      """
    let filled = try BuiltProgram.run(
      ["-c", script, library.database, hostile.filter { $0 != "\u{1B}" }], program: "python3")
    try #require(filled.exit == .code(0), "\(filled.errors)")
    let written = try library.run(
      "stats", "--html", library.folder + "/stats.html", "--svg", library.folder + "/stats.svg")
    try #require(written.exit == .code(0), "\(written.errors)")
    return library
  }

  @Test("a checker finds nothing to say of the page's HTML", .enabled(if: Programs.has("tidy")))
  func validity() throws {
    let library = try Self.library()
    let result = try BuiltProgram.run(["-quiet", "-errors", library.folder + "/stats.html"], program: "tidy")
    #expect(result.exit == .code(0) && result.output + result.errors == "", "\(result.output)\(result.errors)")
  }

  @Test("the picture is XML", .enabled(if: Programs.has("python3")))
  func picture() throws {
    let library = try Self.library()
    let script = "import sys, xml.dom.minidom; d = xml.dom.minidom.parse(sys.argv[1]); print(d.documentElement.tagName)"
    let result = try BuiltProgram.run(["-c", script, library.folder + "/stats.svg"], program: "python3")
    #expect(result.output == "svg\n", "\(result.errors)")
  }

  private func browse(_ library: TestLibrary, _ arguments: [String]) throws -> BuiltProgram.Result {
    let own = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(library.folder)/browser",
    ]
    return try BuiltProgram.run(
      own + arguments, environment: ["HOME": library.folder], program: "chromium", within: .seconds(180))
  }

  @Test(
    "a browser shows it from a phone's width on without moving it sideways, and runs nothing of it",
    .enabled(if: Programs.has("chromium")))
  func layout() throws {
    let library = try Self.library()
    // The page in frames of several widths, and what each measures.
    let frames = [320, 390, 768, 1200].map { "<iframe width=\($0) height=4000 src=stats.html></iframe>" }.joined()
    let script = """
      addEventListener("load", () => {
        const lines = [...document.querySelectorAll("iframe")].map(frame => {
          const page = frame.contentDocument, root = page.documentElement, all = [...page.querySelectorAll("main *")];
          const wide = all.filter(e => !e.closest(".scroll,.latest") && e.getBoundingClientRect().right > root.clientWidth + 1);
          const small = [...page.querySelectorAll(".chart text")]
            .filter(e => !e.closest("details") && e.getBoundingClientRect().height < 6);
          return [frame.width, root.scrollWidth - root.clientWidth, wide.length, small.length, page.title,
            page.querySelectorAll("script").length, page.querySelectorAll("svg[role=img] > title").length].join("|");
        });
        document.body.innerHTML = "<pre>" + lines.join("\\n") + "</pre>";
      });
      """
    _ = try library.write("frames.html", "<!DOCTYPE html><body>\(frames)<script>\(script)</script>")
    let result = try browse(
      library,
      [
        "--allow-file-access-from-files", "--virtual-time-budget=5000", "--dump-dom",
        "file://\(library.folder)/frames.html",
      ])
    let measured = result.output.components(separatedBy: "<pre>").last?.components(separatedBy: "</pre>").first ?? ""
    #expect(
      measured.split(separator: "\n").map(String.init)
        == [320, 390, 768, 1200].map { "\($0)|0|0|0|Words learned up to 2026-03-04|0|5" }, "\(result.errors)")
  }

  @Test(
    "a screenshot is neither blank nor the same in the dark, of the page and of the picture",
    .enabled(if: Programs.has("chromium") && Programs.has("python3")))
  func screenshots() throws {
    let library = try Self.library()
    for file in ["stats.html", "stats.svg"] {
      var lightness: [Double] = []
      for dark in [false, true] {
        let image = library.folder + "/\(file)-\(dark).png"
        let arguments = dark ? ["--force-dark-mode", "--blink-settings=preferredColorScheme=0"] : []
        let result = try browse(
          library,
          ["--window-size=900,700", "--screenshot=\(image)"] + arguments + ["file://\(library.folder)/\(file)"])
        let seen = try BuiltProgram.run(["-c", Self.look, image], program: "python3")
        let figures = seen.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        try #require(figures.count == 3, "\(result.errors)\(seen.errors)")
        #expect(figures[0] > 100, "colours of \(file)")
        #expect(figures[1] < 0.9, "share of \(file)'s most frequent colour")
        lightness.append(figures[2])
      }
      #expect(lightness[0] > 0.75 && lightness[1] < 0.35, "\(file): \(lightness)")
    }
  }

  /// Counts the colours of a PNG (ISO/IEC 15948, 8 bits a channel, not interlaced), the share of the most frequent one,
  /// and the mean lightness.
  private static let look = """
    import sys, zlib, struct, collections
    data = open(sys.argv[1], 'rb').read()
    at, packed = 8, b''
    while at < len(data):
      size, kind = struct.unpack('>I4s', data[at:at+8])
      if kind == b'IHDR': width, height, depth, color, _, _, laced = struct.unpack('>IIBBBBB', data[at+8:at+21])
      if kind == b'IDAT': packed += data[at+8:at+8+size]
      at += 12 + size
    assert depth == 8 and color in (2, 6) and not laced
    step = 3 if color == 2 else 4
    raw, line = zlib.decompress(packed), bytearray(width * step)
    counts, total = collections.Counter(), 0
    for row in range(height):
      start = row * (width * step + 1)
      kind, new = raw[start], bytearray(raw[start+1:start+1+width*step])
      if kind == 1:
        for i in range(step, len(new)): new[i] = new[i] + new[i-step] & 255
      elif kind == 2:
        for i in range(len(new)): new[i] = new[i] + line[i] & 255
      elif kind == 3:
        for i in range(len(new)): new[i] = new[i] + ((new[i-step] if i >= step else 0) + line[i]) // 2 & 255
      elif kind == 4:
        for i in range(len(new)):
          a, b, c = (new[i-step] if i >= step else 0), line[i], (line[i-step] if i >= step else 0)
          p = a + b - c
          near = min((abs(p-a), 0, a), (abs(p-b), 1, b), (abs(p-c), 2, c))[2]
          new[i] = new[i] + near & 255
      line = new
      for i in range(0, len(new), step): counts[bytes(new[i:i+3])] += 1
      total += sum(new[0::step]) + sum(new[1::step]) + sum(new[2::step])
    print(len(counts), max(counts.values()) / width / height, total / 765 / width / height)
    """
}
