import Foundation
import TestSupport
import Testing

@Suite("the quiz in Korean")
struct KoreanQuizTests {
  @Test("a session from a pipe, as a whole")
  func session() throws {
    try KoreanCase(
      name: "a session", files: KoreanCase.three, before: KoreanCase.importing, command: ["quiz"],
      input: "retained\ncredibility\nauthenticity\n\n",
      says: """

        1/3 · 2장 남음, 새 카드 2장
        우리는 로그를 1년 동안 보관했다.
        We ________ the logs for a year.
        ✓ retained  유지하다; 보유하다  · 이번 학습에서 다시
          retain의 변화형

        2/3 · 2장 남음, 새 카드 1장
        그 문서의 진위를 확인해야 한다.
        We have to verify the ____________ of the document.
        ~ 'credibility'는 여기에 맞지 않습니다. 믿을 만한 정도를 말한다. 한 번 더 써 보세요.
        ✓ authenticity  진위; 진품임  · 이번 학습에서 다시

        3/3 · 2장 남음
        지연 시간이 길면 통화가 느리게 느껴진다.
        High _______ makes the call feel slow.
        ✗ latency  지연 시간  · 이번 학습에서 다시

        한 번 더 · 2장 남음
        그 문서의 진위를 확인해야 한다.
        We have to verify the ____________ of the document.

        답 3개 중 2개 정답(67%), 새 카드 3장
        틀린 단어: latency
        카드 3장이 남았습니다. 이어서 하려면 'vocab quiz'를 실행하세요.

        """
    ).check()
  }

  /// An answer to the word `retained`, and what is said of it.
  struct Reply: CustomTestStringConvertible, Sendable {
    let given: String
    let says: String
    var testDescription: String { given }
  }

  @Test(
    "what is said of an answer",
    arguments: [
      Reply(given: "retaned", says: "  reta ned\n  retained\n      ^   \n  한 글자가 다릅니다.\n"),
      Reply(given: "latency", says: "  'latency'의 뜻은 '지연 시간'입니다.\n"),
      Reply(given: "retain", says: "~ 'retain'은 단어는 맞지만 형태가 다릅니다. 한 번 더 써 보세요.\n"),
      Reply(given: "ㄱㄷㅅ먀ㅜㄷㅇ", says: "  글쇠는 맞게 눌렀지만 한/영 전환이 반대로 되어 있습니다.\n"),
      Reply(given: "유지", says: "~ 다른 문자로 썼습니다. 한/영 전환이 바뀌어 있지 않은지 확인해 보세요. 한 번 더 써 보세요.\n"),
      Reply(given: "keep", says: "~ 'keep'(유지하다)에도 '유지하다'라는 뜻이 있지만, 여기서 찾는 단어의 뜻은 '유지하다; 보유하다'입니다. 한 번 더 써 보세요.\n"),
      Reply(given: "/hint\n/say", says: "  r...\n  아직 읽어 줄 것이 없습니다.\n"),
      Reply(
        given: "/x",
        says:
          "  /x는 없는 명령입니다. 쓸 수 있는 명령은 /hint /say /undo /skip /suspend /accept /easy /flag /note /edit /help /quit입니다.\n"
      ),
      Reply(given: "/undo\n/accept", says: "  이번 학습에서 되돌릴 것이 남아 있지 않습니다.\n  이 명령을 쓸 답이 없습니다.\n"),
      Reply(
        given: "/note\n/note 메모\n/flag\n/suspend",
        says: """
            메모를 이어서 쓰세요: /note TEXT
            메모를 더했습니다.
            표시했습니다. 'vocab list --flagged'에 나옵니다.
            보류했습니다. 다시 물으려면 'vocab resume'을 쓰세요.

          """),
      Reply(given: "holding\n/accept", says: "  이제부터 'retain'의 답으로 'holding'도 맞습니다 · 이번 학습에서 다시\n"),
      Reply(given: "retained\n/easy\n/undo", says: "  쉬움으로 바꿈 · 8일 뒤\n  되돌림: retained\n"),
    ])
  func replies(reply: Reply) throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    try library.run("add", "keep", "유지하다", "--deck", "d", "--word-language", "en", "--meaning-language", "ko")
    let output = try library.run("quiz", input: reply.given + "\n", environment: ["LC_ALL": "ko"]).output
    #expect(output.contains(reply.says), "\(output)")
  }

  @Test(
    "exercises, and the words of a plain screen",
    arguments: [
      KoreanCase(
        name: "a card, which says that Enter shows its answer", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["quiz", "--mode", "cards", "--limit", "1"], input: "\n7\n3\n",
        says: """

          1/1
          retain
            Enter를 누르면 답이 나옵니다
            유지하다; 보유하다
            We retained the logs for a year.
            1 다시 · 2 어려움 · 3 알맞음 · 4 쉬움
            1에서 4까지의 수를 쓰세요.
          ✓ 유지하다; 보유하다  · 이번 학습에서 다시

          한 번 더
          retain
            Enter를 누르면 답이 나옵니다

          답 1개 중 1개 정답(100%), 새 카드 1장
          카드 1장이 남았습니다. 이어서 하려면 'vocab quiz --mode cards'를 실행하세요.

          """),
      KoreanCase(
        name: "a choice without other meanings", files: ["d.csv": "사과,apple\n"], before: KoreanCase.importing,
        command: ["quiz", "--mode", "choice"], input: "4\n",
        says: """
          함께 보여 줄 다른 뜻이 없어서 카드로 묻습니다.

          1/1
          사과
            Enter를 누르면 답이 나옵니다
          ✓ apple  · 9일 뒤

          답 1개 중 1개 정답(100%), 새 카드 1장
          다 했습니다. 다음 복습은 9일 뒤입니다.

          """),
      KoreanCase(
        name: "a plain screen", files: KoreanCase.three, before: KoreanCase.importing,
        command: ["quiz", "--mode", "type", "--plain", "--limit", "1"], input: "retian\n/easy\n",
        says: """

          1/1
          유지하다; 보유하다
          정답: retain  유지하다; 보유하다  · 이번 학습에서 다시
            쓴 답은 retian, 정답은 retain입니다.
            한 글자가 다릅니다.

          한 번 더
          유지하다; 보유하다
            쉬움으로 바꿈 · 8일 뒤

          답 1개 중 1개 정답(100%), 새 카드 1장
          다 했습니다. 다음 복습은 8일 뒤입니다.

          """),
      KoreanCase(
        name: "nothing is there", command: ["quiz"],
        says: "단어장이 비어 있습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 채우세요.\n"),
      KoreanCase(
        name: "nothing is chosen", before: [["add", "물", "water", "--tag", "x"], ["suspend", "물"]],
        command: ["quiz", "--tag", "x"],
        says: "물을 단어가 없습니다. 'vocab decks'와 'vocab list'가 무엇이 있는지 보여 줍니다.\n"),
      KoreanCase(
        name: "no new card is left today", files: KoreanCase.three,
        before: KoreanCase.importing + [["config", "set", "new-per-day", "0"]], command: ["quiz"],
        says: "복습할 카드도, 기다리는 카드도 없습니다.\n"),
    ])
  func exercises(korean: KoreanCase) throws { try korean.check() }

  @Test("JSON lines keep their names and codes, and explain in Korean")
  func lines() throws {
    func events(_ locale: String) throws -> [[String: Any]] {
      let library = try TestLibrary()
      try library.importThreeWords()
      return try library.events(
        "quiz", "--format", "jsonl", "--seed", "1", input: "/x\n/help\nretaned\n\n", environment: ["LC_ALL": locale])
    }
    let (english, korean) = (try events("C.UTF-8"), try events("ko_KR.UTF-8"))
    #expect(korean.compactMap { $0["explanation"] as? String } == ["한 글자가 다릅니다"])
    #expect(korean.compactMap { $0["text"] as? String }.first?.hasPrefix("Enter: 모르겠음.") == true)
    #expect(korean.contains { $0["error"] as? String == "unknown command" })
    func codes(_ events: [[String: Any]]) -> [NSDictionary] {
      events.map { event in event.filter { !["explanation", "text", "ms", "ipa"].contains($0.key) } as NSDictionary }
    }
    #expect(codes(korean) == codes(english))
  }

  @Test("a narrow screen breaks between words, lines hang, and a Hangul prompt is typed behind")
  func narrow() throws {
    let library = try TestLibrary()
    try library.importThreeWords()
    let tmux = try Tmux(
      "'\(BuiltProgram.path)' quiz", environment: library.environment.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 },
      columns: 40)
    try tmux.waitForText("We ________ the logs for a year.\n>")
    try tmux.type("유지")
    try tmux.press("Enter")
    try tmux.waitForText("번 더 써 보세요.\n>")
    try tmux.type("유지")
    try tmux.press("Enter")
    try tmux.waitForText("다시 쓰기:")
    try tmux.type("유지")
    try tmux.waitForText("다시 쓰기: 유지")
    try tmux.press("BSpace", "BSpace")
    try tmux.type("retained")
    try tmux.press("Enter")
    let screen = try tmux.waitForText("2/3 ·")
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  [") }
    #expect(
      lines.joined(separator: "\n").contains(
        """
        > 유지
        ~ 다른 문자로 썼습니다. 한/영 전환이
          바뀌어 있지 않은지 확인해 보세요. 한
          번 더 써 보세요.
        > 유지
        ✗ retained  유지하다; 보유하다  · 이번
          학습에서 다시
          다른 문자로 썼습니다. 한/영 전환이
          바뀌어 있지 않은지 확인해 보세요.
          retain의 변화형
        다시 쓰기: retained

        2/3 · 2장 남음, 새 카드 1장
        """), "\(screen)")
  }
}
