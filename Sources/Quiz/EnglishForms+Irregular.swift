extension EnglishForms {
  /// The words that a word is an irregular form of: `gave` of `give`, `better` of `good` and of `well`, `upsold` of
  /// `upsell`.
  static func irregularBases(of word: Letters) -> [Letters] {
    if let bases = irregularForms[word] { return bases }
    for prefix in verbPrefixes where word.starts(with: prefix) {
      if let bases = irregularForms[Letters(word[prefix.count...])] { return bases.map { prefix + $0 } }
    }
    return []
  }

  private static let irregularForms: [Letters: [Letters]] = {
    var bases: [Letters: [Letters]] = [:]
    for line in table.split(separator: ";") {
      let words = line.split(whereSeparator: \.isWhitespace).map { Letters($0.unicodeScalars) }
      for form in words.dropFirst() { bases[form, default: []].append(words[0]) }
    }
    return bases
  }()

  /// Verbs keep their forms behind them: `understood`, `withdrew`, `rewrote`.
  private static let verbPrefixes = [
    "fore", "inter", "mis", "out", "over", "re", "un", "under", "up", "with",
  ].map { Letters($0.unicodeScalars) }

  /// Each word with those of its forms that no rule makes.
  private static let table = """
    be am is are was were been; bear bore borne born; beat beaten; become became; begin began begun; bend bent; bind
    bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built;
    buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt; dig dug; do does
    did done; draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed;
    feel felt; fight fought; find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot
    forgotten; forgive forgave forgiven; freeze froze frozen; get got gotten; give gave given; go went gone; grind
    ground; grow grew grown; hang hung; have has had; hear heard; hide hid hidden; hold held; keep kept; kneel
    knelt; know knew known; lay laid; lead led; leave left; lend lent; lie lay lain lying; light lit; lose lost;
    make made; mean meant; meet met; pay paid; prove proven; ride rode ridden; ring rang rung; rise rose risen;
    arise arose arisen; run ran; say said; see saw seen; seek sought; sell sold; send sent; shake shook shaken;
    shine shone; shoot shot; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept;
    slide slid; speak spoke spoken; speed sped; spend spent; spin spun; spring sprang sprung; stand stood; steal
    stole stolen; stick stuck; strike struck stricken; string strung; strive strove striven; swear swore sworn;
    sweep swept; swell swollen; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; tell
    told; think thought; throw threw thrown; tread trod trodden; wake woke woken; wear wore worn; weave wove woven;
    weep wept; win won; wind wound; write wrote written; die dying; tie tying; child children; foot feet; goose
    geese; half halves; knife knives; leaf leaves; life lives; man men; mouse mice; person people; self selves;
    shelf shelves; thief thieves; tooth teeth; wife wives; wolf wolves; woman women; analysis analyses; appendix
    appendices; axis axes; basis bases; crisis crises; criterion criteria; datum data; hypothesis hypotheses; index
    indices; matrix matrices; phenomenon phenomena; thesis theses; vertex vertices; good better best; well better
    best; bad worse worst; far further furthest farther farthest; little less least; many more most; much more most
    """
}
