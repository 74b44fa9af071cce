import JSONText
import Scheduling
import Testing

@testable import VocabCommands

@Suite("the JSON lines of the statistics")
struct StatsLinesTests {
  private func lines(_ section: String, _ report: StatsReport = StatsFixture.report()) -> [String] {
    report.lines.filter { $0["section"]?.string == section }.map(\.line)
  }

  @Test("have one object for each figure, with stable names")
  func sections() {
    #expect(
      lines("today") == [
        #"{"section":"today","day":"2026-03-04","answers":4,"right":4,"new":0,"minutes":0.40,"due":12,"new_left":8}"#
      ])
    #expect(lines("streak") == [#"{"section":"streak","days":2,"longest":9,"days_off":1,"includes_today":true}"#])
    #expect(
      lines("week") == [
        #"{"section":"week","which":"this","from":"2026-03-02","to":"2026-03-04","answers":14,"right":12,"new":0,"minutes":1.40}"#,
        #"{"section":"week","which":"last","from":"2026-02-23","to":"2026-03-01","answers":20,"right":20,"new":4,"minutes":2.00}"#,
        #"{"section":"week","which":"last_so_far","from":"2026-02-23","to":"2026-02-25","answers":20,"right":20,"new":4,"minutes":2.00}"#,
      ])
    #expect(
      lines("league") == [
        #"{"section":"league","rank":3,"weeks":3,"right":12,"to_rise":3,"next_rank":2,"lead":null}"#
      ])
    #expect(
      lines("tomorrow") == [#"{"section":"tomorrow","day":"2026-03-05","reviews":20,"new":8,"minutes":4.25}"#])
    #expect(lines("known") == [#"{"section":"known","words":19.5,"of":90}"#])
    #expect(lines("year").first == #"{"section":"year","day":"2026-02-16","answers":16,"level":4}"#)
    #expect(lines("day").count == 5)
    #expect(
      lines("day").first == #"{"section":"day","day":"2026-02-28","answers":0,"right":0,"new":0,"minutes":0.00}"#)
    #expect(
      lines("retention") == [#"{"section":"retention","desired":0.9000,"answers":30,"right":28,"share":0.9333}"#])
    #expect(
      lines("retention_by_age").last
        == #"{"section":"retention_by_age","from_days":91,"to_days":null,"answers":0,"right":0,"share":null}"#)
    #expect(
      lines("retention_by_hour")[20]
        == #"{"section":"retention_by_hour","hour":20,"answers":10,"right":8,"share":0.8000}"#)
    #expect(
      lines("ahead") == [
        #"{"section":"ahead","day":"2026-03-05","reviews":20,"new":8,"minutes":4.25}"#,
        #"{"section":"ahead","day":"2026-03-06","reviews":10,"new":8,"minutes":4.25}"#,
      ])
    #expect(
      lines("cards") == [
        #"{"section":"cards","words":90,"new":30,"learning":3,"review":45,"relearning":6,"suspended":6,"known":19.5}"#
      ])
    #expect(
      lines("cards_by_level").last
        == #"{"section":"cards_by_level","level":null,"words":30,"new":10,"learning":1,"review":15,"relearning":2,"suspended":2,"known":7.5}"#
    )
    #expect(lines("cards_by_deck").count == 2)
    #expect(
      lines("hard_word") == [
        #"{"section":"hard_word","word":"authenticity","language":"en","meanings":["진위","진품임"],"deck":"a","missed":7,"answers":12,"typed":[{"given":"credibility","count":3,"meanings":["신뢰성"]},{"given":"authentic","count":1,"meanings":null}]}"#
      ])
    #expect(StatsFixture.report().lines.allSatisfy { $0["section"] != nil })
  }

  @Test("a library without another week has no league")
  func alone() { #expect(lines("league", StatsFixture.report(log: StatsFixture.empty)) == []) }
}
