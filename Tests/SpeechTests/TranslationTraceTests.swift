import Testing

@testable import Speech

@Suite struct TranslationTraceTests {
  static let traces: [(name: String, trace: String, word: Bool, phrase: Bool)] = [
    ("nothing", "", false, false),
    ("an entry", "Found: 'colonel' [k3:n@L]  \n", true, true),
    ("an entry of flags", "Found: 'retain' []  $2\n", false, false),
    ("another line about an entry", "Flags:  retain  $verb $2\n", false, false),
    ("a function word", "Found: 'have' [hav]   $u $strend2 $pastf $only\n", true, false),
    ("a figure", "Found: '_3' [Tr'i:]  \n", false, false),
    ("a letter", "Found: 'a' [a#2]   $nounf\n", false, false),
    (
      "a rule for the word", "Translate 'choir'\n 99\tchoir    [kwaI3]\n 36\tch       [tS]\n  1\tc        [k]\n\n",
      true,
      true
    ),
    (
      "a rule for the word, in places", "Translate 'yacht'\n  1\ty        [j]\n\n 99\ty) ach (t [0]\n  1\ta [a]\n",
      true, true
    ),
    ("a rule for all but the last letter", "Translate 'queue'\n 64\tqueu     [kju:]\n 22\tqu       [kw]\n", true, true),
    (
      "a rule for an ending", "Translate 'table'\n  1\tt        [t]\n\n 64\table     [eIb@L]\n  1\ta        [a]\n",
      false,
      false
    ),
    (
      "a rule for the word that says what the general one says",
      "Translate 'house'\n 85\thouse (_S5 [haUs]\n  1\th        [h]\n", false, false
    ),
    ("a rule with fewer points", "Translate 'chat'\n 36\tch       [tS]\n 20\tchat     [Sa]\n", false, false),
    ("a general rule", "Translate 'ngu'\n  1\tn        [n]\n\n 22\tu (_     [u:]\n", false, false),
    ("a short word", "Translate 'eye'\n 99\teye      [aI]\n  1\te        [E]\n", false, false),
    ("a word only tried", "Unpronouncable? 'choir'\n 99\tchoir    [kwaI3]\n\nFound: '_c' [s'i:]  \n", false, false),
    ("letters of instructions", "Translate 'abe'\n 44\t&) able (_S4eiv [@b@L]\n", false, false),
  ]

  @Test("an exception is listed, or has a rule of its own that breaks the general one", arguments: traces)
  func exception(_ row: (name: String, trace: String, word: Bool, phrase: Bool)) {
    #expect(TranslationTrace(row.trace).hasException(inPhrase: false) == row.word)
    #expect(TranslationTrace(row.trace).hasException(inPhrase: true) == row.phrase)
  }
}
