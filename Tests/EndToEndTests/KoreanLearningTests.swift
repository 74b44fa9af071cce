import Foundation
import TestSupport
import Testing

@Suite("what is due, levels, speech, forecast and settings in Korean")
struct KoreanLearningTests {
  @Test(
    "what is due, and words as they are listed",
    arguments: [
      KoreanCase(
        name: "an empty library", command: [],
        says: """
          단어장이 비어 있습니다. 먼저 단어를 더하세요.

            vocab quiz          복습할 카드와 새 단어에 답하기
            vocab speak --all   모든 단어와 뜻을 듣기
            vocab import FILE   파일에서 단어 더하기(나머지는 'vocab help')

          """),
      KoreanCase(
        name: "new cards", files: KoreanCase.three, before: KoreanCase.importing, command: ["due"],
        says: "복습할 카드 0장, 새 카드 3장\n"),
      KoreanCase(name: "nothing", command: ["due"], says: "복습할 카드가 없습니다.\n"),
      KoreanCase(name: "nothing, in a prompt", command: ["due", "--short"], says: ""),
      KoreanCase(
        name: "decks, padded by columns", files: ["d.csv": "a,b\n", "도시.csv": "c,d\n"],
        before: [["import", "@d.csv", "@도시.csv"]], command: ["decks"],
        says: "d     단어 1개, 복습할 카드 0장, 새 카드 1장\n도시  단어 1개, 복습할 카드 0장, 새 카드 1장\n"),
      KoreanCase(
        name: "no decks", command: ["decks"],
        says: "덱이 없습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 단어를 더하세요.\n"),
      KoreanCase(
        name: "a word", files: KoreanCase.three,
        before: KoreanCase.importing + [["suspend", "authenticity"]], command: ["show", "authenticity"],
        says: """
          authenticity  [ɔːθəntˈɪsɪti]  d
          진위; 진품임
          We have to verify the {authenticity} of the document.
            그 문서의 진위를 확인해야 한다.
          헷갈리는 말 credibility: 믿을 만한 정도를 말한다
          보류됨: 묻지 않습니다.
          아직 물은 적이 없습니다.

          """),
      KoreanCase(
        name: "a suspended word in a list", files: KoreanCase.three,
        before: KoreanCase.importing + [["suspend", "latency"]], command: ["search", "지연"],
        says: "latency · 지연 시간 (보류됨)\n"),
    ])
  func shown(korean: KoreanCase) throws { try korean.check() }

  @Test("a card's memory, when it is in a step, when it waits and when it is due")
  func memory() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    func run(at time: String, _ arguments: String..., input: String = "") throws -> String {
      let environment = library.environment.merging(["LC_ALL": "ko", "VOCAB_NOW": "2026-03-\(time):00Z"]) { $1 }
      return try BuiltProgram.run(arguments, environment: environment, input: input).output
    }
    _ = try run(at: "02T09:00", "quiz", "--limit", "1", input: "retained\n")
    #expect(
      try run(at: "02T09:00", "show", "retain").contains(
        """
        떠올리기: 배우는 중, 다음 복습 10분 뒤 · 안정도 2.3일, 난이도 2.1/10 · 답 1개, 잊음 0번
          익히는 단계여서, 맞힐 때까지 마지막 답의 몇 분 뒤에 다시 묻습니다.
        2026-03-02 09:00  알맞음  빈칸  'retained'
        """))
    #expect(try run(at: "02T09:01", "due") == "복습할 카드 0장, 새 카드 2장\n")
    _ = try run(at: "02T09:20", "quiz", "--limit", "1", input: "retained\n")
    #expect(
      try run(at: "02T09:20", "show", "retain").contains(
        """
        떠올리기: 익힘, 다음 복습 2일 뒤, 지금 기억할 확률 100% · 안정도 2.3일, 난이도 2.1/10 · 답 2개, 잊음 0번
          기억하고 있을 확률이 91%로 떨어질 때 다시 묻습니다. 목표 기억률은 90%입니다.
        """))
    #expect(
      try run(at: "09T09:00", "show", "retain").contains(
        """
        떠올리기: 익힘, 다음 복습 지금, 지금 기억할 확률 81% · 안정도 2.3일, 난이도 2.1/10 · 답 2개, 잊음 0번
          기억하고 있을 확률이 91%로 떨어져서 복습할 때가 되었습니다. 목표 기억률은 90%입니다.
        """))
    #expect(try run(at: "09T09:00", "due", "--short") == "복습 1\n")
    _ = try run(at: "09T09:00", "suspend", "authenticity", "latency")
    #expect(
      try run(at: "02T09:30", "quiz")
        == "복습할 카드가 없습니다. 다음 복습은 2일 뒤입니다. 'vocab quiz --ahead'로 미리 할 수 있습니다.\n")
  }

  @Test(
    "a particle follows each word as it is read",
    arguments: [
      ("나무", "를"), ("책", "을"), ("연필", "을"), ("retention", "을"), ("memory", "를"), ("MP3", "을"), ("Windows 2", "를"),
      ("ひらがな", "를"), ("にほん", "을"), ("漢字", "을(를)"),
    ])
  func particles(word: String, particle: String) throws {
    let library = try TestLibrary()
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    try library.run("add", word, "x", environment: korean)
    #expect(try library.run("suspend", word, environment: korean).output == "\(word)\(particle) 보류했습니다.\n")
    #expect(try library.run("resume", word, environment: korean).output == "\(word)\(particle) 다시 묻습니다.\n")
  }

  @Test(
    "로 follows a vowel and ㄹ, 으로 the other consonants",
    arguments: [("xx-foo", "로"), ("xx-abn", "으로"), ("xx-1", "로"), ("xx-3", "으로"), ("xx-l", "로")])
  func direction(language: String, particle: String) throws {
    let library = try TestLibrary()
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    try library.run("add", "말", "x", "--word-language", language, environment: korean)
    let result = try library.run("speak", "말", "--audio", "null", environment: korean)
    #expect(
      result.errors
        == "vocab: '말'을 읽을 언어 '\(language)'의 음성이 없습니다. --voice \(language)=VOICE나 "
        + "'vocab config set voice.\(language)'\(particle) 고르세요. 'vocab voices'가 목록을 보여 줍니다.\n")
    #expect(result.exit == .code(69))
  }

  @Test(
    "levels",
    arguments: [
      KoreanCase(
        name: "of words without a level", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["level", "--seed", "1"], input: "y\nn\nx\ny\n",
        says: """

          1/3
          latency

          2/3
          authenticity

          3/3
          retain
            알면 y, 모르면 n, 끝내려면 q를 쓰세요.

          수준이 적힌 단어가 없어서 수준을 알려 줄 수 없습니다.
          단어 3개 가운데 2개쯤 압니다 (1~3개).

          """),
      KoreanCase(
        name: "without answers", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["level", "--seed", "1"], says: "\n1/3\nlatency\n\n답이 없어서 알려 줄 것이 없습니다.\n"),
      KoreanCase(
        name: "without words", command: ["level"],
        says: "물을 단어가 없습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 더하세요.\n"),
      KoreanCase(
        name: "not known yet", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["level", "d", "--apply"], says: "vocab: 'd'의 수준을 아직 모릅니다. 먼저 'vocab level d'를 실행하세요.\n", exit: 1),
    ])
  func levels(korean: KoreanCase) throws { try korean.check() }

  @Test(
    "speech",
    arguments: [
      KoreanCase(
        name: "of nothing", command: ["speak", "--all", "--audio", "null"], says: "읽을 것이 없습니다.\n"),
      KoreanCase(
        name: "by a voice that is not there", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["speak", "latency", "--audio", "null", "--voice", "en=zz"],
        says: "vocab: 'latency'를 읽으려고 'en'에 고른 음성 'zz'가 없습니다. 가까운 음성은 az, uz입니다.\n", exit: 69),
      KoreanCase(
        name: "of a meaning by a voice that is not there", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["speak", "latency", "--audio", "null", "--voice", "ko=zz"],
        says: "vocab: 'latency'의 뜻을 읽으려고 'ko'에 고른 음성 'zz'가 없습니다. 가까운 음성은 az, uz입니다.\n", exit: 69),
    ])
  func speech(korean: KoreanCase) throws { try korean.check() }

  @Test("what a sound file holds")
  func soundFile() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    let said = try library.run("speak", "latency", "--output", library.folder + "/a.wav", environment: korean).output
    #expect(said.hasPrefix(library.folder + "/a.wav: 단어 1개, ") && said.hasSuffix("초\n"))
  }

  @Test(
    "settings, and fitting to few answers",
    arguments: [
      KoreanCase(
        name: "a time that is none", command: ["config", "set", "day-start", "25:00"],
        says: "vocab: day-start에는 00:00에서 23:59까지의 시각을 써야 하는데 '25:00'이 주어졌습니다\n", exit: 64),
      KoreanCase(
        name: "a voice for no language", command: ["config", "set", "voice", "x"],
        says: "vocab: 설정 'voice'는 없습니다. 'voice.LANG'을 쓰려고 했나요?\n", exit: 64),
      KoreanCase(
        name: "too few answers", command: ["optimize"],
        says: "앞선 답과 다른 날에 한 답이 0개뿐인데 8개가 있어야 합니다. 공개된 가중치를 그대로 씁니다.\n"),
      KoreanCase(
        name: "no words to forecast", command: ["forecast"],
        says: "예측할 단어가 없습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 더하세요.\n"),
    ])
  func settings(korean: KoreanCase) throws { try korean.check() }

  @Test("the columns of settings and of a forecast stand below each other")
  func tables() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let korean = ["LC_ALL": "ko_KR.UTF-8"]
    let settings = try library.run("config", environment: korean).output.split(separator: "\n")
    #expect(settings.first == "new-per-day         20 (기본값)        하루의 새 카드")
    #expect(settings.contains("word-meaning-gap    0.3 (기본값)       단어와 뜻 사이의 쉼, 초 단위"))
    let forecast = try library.run("forecast", "--days", "1", "--new", "1", "--retention", "0.9", environment: korean)
    #expect(
      forecast.output.hasPrefix(
        """
        2026-03-02부터 1일 동안, 하루에 많아야 새 단어 1개
        아직 답이 없어서, 평균적인 학습자의 답과 빠르기를 가정했습니다.

        기억률  하루 복습  하루 시간(분)  아는 단어
          0.90        0.0            0.6          1

        아는 단어:
          2 ┤
        """))
  }

  @Test("the language that is set is spoken, whatever the locale")
  func chosen() throws {
    let library = try TestLibrary()
    try library.run("config", "set", "language", "ko")
    #expect(try library.run("due").output == "복습할 카드가 없습니다.\n")
    try library.run("config", "set", "language", "en")
    #expect(try library.run("due", environment: ["LC_ALL": "ko_KR.UTF-8"]).output == "Nothing is due.\n")
    #expect(try library.run("undo").output.hasPrefix("되돌림: "))
    #expect(try library.run("redo").output.hasPrefix("Made again: "))
  }
}
