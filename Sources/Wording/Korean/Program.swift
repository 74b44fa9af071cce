extension Korean {
  /// The program as a whole, and what a command could not do.
  static let program: KeyValuePairs<String, String> = [
    "Learn words in context: quiz, listen, repeat": "문맥 속에서 단어 익히기: 퀴즈, 듣기, 복습",
    "The library's file": "단어장 파일",
    "When to write in colour": "색을 쓸 때",
    "How results are written": "결과를 쓰는 형식",
    "Learn": "배우기",
    "Words": "단어",
    "Changes": "변경",
    "Safety": "안전",
    "Settings": "설정",

    "there is no word '{1}'. 'vocab list' shows what is there.": "단어 '{1}'{이} 없습니다. 'vocab list'가 있는 단어를 보여 줍니다.",
    "there is no word '{1}'. Did you mean '{2}'?": "단어 '{1}'{이} 없습니다. '{2}'{을} 찾았나요?",
    "'{1}' is in several decks: {2}. Choose one with --deck.": "'{1}'{이} 여러 덱에 있습니다: {2}. --deck으로 하나를 고르세요.",
    "there is no deck '{1}'. Did you mean '{2}'?": "덱 '{1}'{이} 없습니다. '{2}'{을} 쓰려고 했나요?",
    "no word has the tag '{1}'. Did you mean '{2}'?": "태그 '{1}'{이} 붙은 단어가 없습니다. '{2}'{을} 쓰려고 했나요?",
    "no word has the tag '{1}', or any other.": "태그 '{1}'{이} 붙은 단어가 없습니다. 다른 태그도 없습니다.",
    "no word has the tag '{1}'. There are: {2}.": "태그 '{1}'{이} 붙은 단어가 없습니다. 있는 태그: {2}.",
    "no word is of level {1}, or of any other.": "수준이 {1}인 단어가 없습니다. 수준이 적힌 단어가 하나도 없습니다.",
    "no word is of level {1}. There are: {2}.": "수준이 {1}인 단어가 없습니다. 있는 수준: {2}.",
    "There is no such word.": "그런 단어가 없습니다.",
    "nothing to speak was chosen. Give words, --all, --due, --deck or --tag.":
      "읽을 것을 고르지 않았습니다. 단어나 --all, --due, --deck, --tag를 쓰세요.",
    """
    speaking was not stopped before its end, so there is nothing to go on with. Give words, --all, --due, --deck or \
    --tag.
    """:
      "읽기가 중간에 멈춘 적이 없어 이어 읽을 것이 없습니다. 단어나 --all, --due, --deck, --tag를 쓰세요.",
    "'{1}' is already in '{2}'. Change it with 'vocab edit' or choose another deck with --deck.":
      "'{1}'{은} '{2}'에 이미 있습니다. 'vocab edit'로 바꾸거나 --deck으로 다른 덱을 고르세요.",
    "there is no setting '{1}'. 'vocab config' shows them all.": "설정 '{1}'{은} 없습니다. 'vocab config'가 모두 보여 줍니다.",
    "there is no setting '{1}'. Did you mean '{2}'?": "설정 '{1}'{은} 없습니다. '{2}'{을} 쓰려고 했나요?",
    "{1} must be a time such as 2026-03-02T09:00:00Z, not '{2}'":
      "{1}에는 2026-03-02T09:00:00Z 같은 시각을 써야 하는데 '{2}'{이} 주어졌습니다",
    "there is no home folder to keep the library in. Name a file with --db.": "단어장을 둘 홈 폴더가 없습니다. --db로 파일을 정하세요.",
    "{1}: there is no such file, and the decks that come with vocab are not installed. Name a file.":
      "{1}: 그런 파일이 없고, vocab에 딸린 덱도 설치되어 있지 않습니다. 파일 이름을 쓰세요.",
    "{1}: there is no such file, and no such deck came with vocab. There are: {2}.":
      "{1}: 그런 파일도, vocab에 딸린 그런 덱도 없습니다. 딸린 덱: {2}.",
    "a file in .csv, .txt, .json, .jsonl or .apkg unless --as names the format":
      "확장자가 .csv, .txt, .json, .jsonl, .apkg이거나 --as로 형식을 정한 파일",
    "{1}: there is no library. Check the name; 'vocab import' and 'vocab add' make one.":
      "{1}: 단어장이 없습니다. 이름을 확인하세요. 'vocab import'와 'vocab add'는 새로 만듭니다.",
    "{1} does not take '{2}' here": "여기서는 {1}에 '{2}'{을} 쓸 수 없습니다",
    "'{1}' would be left without a word or a meaning. Give both.": "'{1}'에 단어나 뜻이 남지 않게 됩니다. 둘 다 쓰세요.",
    "an entry has {1} examples, and a table has columns for {2}. Write --as json.":
      "예문이 {1}개인 항목이 있는데 표에는 {2}개까지 들어갑니다. --as json을 쓰세요.",
    "{1} is the library itself, or a part of it. Choose another file.": "{1}{은} 단어장 자신이거나 그 일부입니다. 다른 파일을 고르세요.",
    "an Anki package is written into a file. Name one with --to FILE.apkg.":
      "Anki 패키지는 파일에만 쓸 수 있습니다. --to FILE.apkg로 파일을 정하세요.",
    "{1}: cannot be written: {2}. Check the folder.": "{1}: 쓸 수 없습니다: {2}. 폴더를 확인하세요.",
    "{1}: is a folder. Name a file.": "{1}: 폴더입니다. 파일 이름을 쓰세요.",
    "nobody reads the output any more": "출력을 읽는 쪽이 없습니다",
    "cannot write the output: {1}": "출력을 쓸 수 없습니다: {1}",
  ]
}
