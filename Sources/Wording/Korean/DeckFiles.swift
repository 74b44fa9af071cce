extension Korean {
  /// Files of words: what is wrong with them, what was left out, what was found out.
  static let deckFiles: KeyValuePairs<String, String> = [
    "this is a folder. Name a file in it.": "폴더입니다. 그 안의 파일을 쓰세요.",
    "cannot be read: {1}. Check the name and the permissions.": "읽을 수 없습니다: {1}. 이름과 권한을 확인하세요.",
    "the encoding '{1}' is not known. 'iconv --list' names those of this system.":
      "모르는 문자 인코딩 '{1}'입니다. 이 시스템에 있는 것은 'iconv --list'가 보여 줍니다.",
    """
    --columns: '{1}' is no column. Name word, meaning, example, translation, pronunciation, part_of_speech, level, \
    tags, note, confusable, language, meaning_language or deck; leave a name empty to skip a column.
    """:
      """
    --columns: '{1}'{은} 없는 열입니다. word, meaning, example, translation, pronunciation, part_of_speech, level, \
    tags, note, confusable, language, meaning_language, deck 가운데서 쓰고, 건너뛸 열은 이름을 비워 두세요.
    """,
    "--columns names no {1}. Name both word and meaning.": "--columns에 {1}{이} 없습니다. word와 meaning을 모두 쓰세요.",
    "the file is empty. Put one word and its meaning on each line.": "파일이 비어 있습니다. 한 줄에 단어 하나와 그 뜻을 쓰세요.",
    "there are titles and no rows. Put one word and its meaning on each line below.":
      "열 이름만 있고 행이 없습니다. 그 아래에 한 줄에 하나씩 단어와 뜻을 쓰세요.",
    "the byte {1} is not {2}. Try another --encoding, or leave it out.":
      "바이트 {1}{은} {2}{이} 아닙니다. --encoding을 바꾸거나 빼 보세요.",
    "the byte {1} is not {2}. Try --encoding with the file's character set, such as cp949.":
      "바이트 {1}{은} {2}{이} 아닙니다. --encoding에 cp949처럼 이 파일의 문자 인코딩을 써 보세요.",
    "this is no text. Name a file of words: CSV or other text, JSON lines or an Anki package.":
      "텍스트 파일이 아닙니다. CSV 같은 텍스트, JSON 줄, Anki 패키지 가운데 단어가 든 파일을 쓰세요.",
    "a quote opens here and never closes. Close it, or double a quote that is text.":
      "여기서 열린 따옴표가 닫히지 않습니다. 닫거나, 글에 든 따옴표라면 두 번 쓰세요.",
    "there is text after a closing quote. Double a quote that is text, or put a delimiter after the closing one.":
      "닫는 따옴표 뒤에 글이 있습니다. 글에 든 따옴표는 두 번 쓰고, 닫는 따옴표 뒤에는 구분 문자를 쓰세요.",
    "a field is longer than {1} bytes. Look for a missing quote or a wrong --delimiter.":
      "{1}바이트보다 긴 칸이 있습니다. 빠진 따옴표나 잘못된 --delimiter가 없는지 보세요.",
    "a row is longer than {1} bytes. Look for a missing line end or a wrong --encoding.":
      "{1}바이트보다 긴 행이 있습니다. 빠진 줄 끝이나 잘못된 --encoding이 없는지 보세요.",
    "a row has more than {1} columns. Look for a missing line end or a wrong --delimiter.":
      "열이 {1}개보다 많은 행이 있습니다. 빠진 줄 끝이나 잘못된 --delimiter가 없는지 보세요.",
    "this is no JSON object from byte {1} on. Put one entry on each line, as 'vocab export --as json' does.":
      "{1}번째 바이트부터 JSON 객체가 아닙니다. 'vocab export --as json'처럼 한 줄에 항목 하나를 쓰세요.",
    "lists and objects stand too deeply within each other. Put one entry on each line.":
      "목록과 객체가 너무 깊이 겹쳐 있습니다. 한 줄에 항목 하나를 쓰세요.",
    "'{1}' must be {2}. Write it as 'vocab export --as json' does.":
      "'{1}'의 값은 {2}{이어야} 합니다. 'vocab export --as json'처럼 쓰세요.",
    "the titles name no log of answers. Name the columns card, rating, and reviewed_at_ms or day.":
      "열 이름이 답의 기록이 아닙니다. 열 이름을 card, rating, 그리고 reviewed_at_ms나 day로 쓰세요.",
    "'{1}' must be {2}. Correct the cell, or leave the line out.": "'{1}'의 값은 {2}{이어야} 합니다. 칸을 고치거나 줄을 빼세요.",
    "a list of texts": "글의 목록",
    "a list of objects with 'text' and 'translation'": "'text'와 'translation'이 든 객체의 목록",
    "an object of texts": "글이 든 객체",
    "a list of objects with 'skill', 'at' and 'rating'": "'skill', 'at', 'rating'이 든 객체의 목록",
    "true or false": "true 또는 false",
    "a number from 1 to 4": "1~4 가운데 하나",

    "no word": "단어가 없습니다",
    "no meaning": "뜻이 없습니다",
    "longer than {1} bytes": "{1}바이트보다 깁니다",
    "taken for a word, not for titles: it names '{1}' and no '{2}'. --skip-rows 1 leaves it out":
      "열 이름이 아니라 단어로 읽었습니다: '{1}'만 있고 '{2}'{이} 없습니다. 건너뛰려면 --skip-rows 1을 쓰세요",
    "unknown title '{1}', its column is ignored": "열 이름 '{1}'{을} 알 수 없어 그 열을 건너뜁니다",
    "unknown title '{1}', its column is ignored. Did you mean '{2}'?":
      "열 이름 '{1}'{을} 알 수 없어 그 열을 건너뜁니다. '{2}'{을} 뜻했나요?",
    """
    taken for a word, not for titles, though '{1}' is like '{2}'. Correct the titles, or leave them out with --skip-rows 1
    """:
      "열 이름이 아니라 단어로 읽었습니다. '{1}'{은} '{2}'{과} 비슷합니다. 열 이름을 고치거나, 건너뛰려면 --skip-rows 1을 쓰세요",
    "1 cell without a title is ignored": "열 이름이 없는 칸 1개를 건너뜁니다",
    "{1} cells without a title are ignored": "열 이름이 없는 칸 {1}개를 건너뜁니다",
    "control characters removed from '{1}'": "'{1}'에서 제어 문자를 지웠습니다",
    "the letters of '{1}' are not composed (NFC)": "'{1}'의 글자가 조합형입니다(NFC가 아님)",
    "{1} left out: a second card of its note practises the same": "{1}{을} 뺐습니다: 같은 노트의 다른 카드가 같은 것을 연습합니다",
    "{1} left out: from before the card was made new again": "{1}{을} 뺐습니다: 카드를 새 카드로 되돌리기 전의 것입니다",
    "read as {1}; --encoding names another character set": "{1}{으로} 읽었습니다. 다른 문자 인코딩이면 --encoding으로 알려 주세요",
    "1 sound or picture left out": "소리나 그림 1개를 뺐습니다",
    "{1} sounds or pictures left out": "소리나 그림 {1}개를 뺐습니다",

    "comma": "쉼표",
    "tab": "탭",
    "semicolon": "세미콜론",
    "pipe": "세로줄",
    "colon": "콜론",
    "space": "공백",
    "dash": "줄표",
    "parted by {1}": "{1}{으로} 나뉨",
    "parted by {1} and semicolon": "{1}{과} 세미콜론으로 나뉨",
    "columns: {1}": "열: {1}",
    "JSON lines": "JSON 줄",
    "Quizlet's text": "Quizlet 텍스트",
  ]
}
