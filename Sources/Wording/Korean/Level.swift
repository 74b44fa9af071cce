extension Korean {
  /// The level test.
  static let level: KeyValuePairs<String, String> = [
    "Find your level and how many words you know": "내 수준과 아는 단어 수 알아보기",
    """
    Shows about 20 words, each chosen by your answers so far, and asks whether you know them; y is yes, n is no, q \
    ends. One word in five is made up, so that the result can allow for what was only thought to be known. \
    The level found is the one of whose words you know about half; the range in parentheses holds it nine times in \
    ten. It is kept, and new words are then taken near it. Words of several languages have no level in common: name a \
    deck.
    """: """
    단어를 20개쯤, 지금까지의 답에 맞추어 하나씩 골라 보여 주고 아는지 묻습니다. y는 예, n은 아니요, q는 끝내기입니다. \
    다섯 가운데 하나는 지어낸 단어여서, 안다고 착각한 몫을 결과에 감안할 수 있습니다. 찾은 수준은 그 수준의 단어를 절반쯤 \
    안다는 뜻이며, 열에 아홉은 괄호 안의 범위에 듭니다. 결과는 저장되고, 새 단어를 그 수준 가까이에서 고르게 됩니다. 여러 언어의 \
    단어는 수준을 함께 매길 수 없으니 덱을 지정하세요.
    """,
    "The deck to test, with those below it; the whole library if none is named": "시험할 덱(하위 덱도 함께). 쓰지 않으면 단어장 전체",
    "At most so many questions": "최대 문제 수",
    "Mark the new words known that lie far below the level found before; no test":
      "시험하지 않고, 전에 찾은 수준보다 훨씬 쉬운 새 단어를 아는 단어로 표시하기",
    "no level is known for '{1}'. Run 'vocab level {2}' first.":
      "'{1}'의 수준을 아직 모릅니다. 먼저 'vocab level {2}'{을} 실행하세요.",
    "no level is known. Run 'vocab level' first.": "수준을 아직 모릅니다. 먼저 'vocab level'을 실행하세요.",

    "the words are of several languages ({1}). Name a deck: 'vocab level {2}'.":
      "단어가 여러 언어({1})로 되어 있습니다. 덱을 지정하세요: 'vocab level {2}'.",

    "Do you know it? y/n ": "아는 단어인가요? y/n ",
    "Type y if you know the word, n if not, q to end.": "알면 y, 모르면 n, 끝내려면 q를 쓰세요.",
    "There are no words to ask. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'.":
      "물을 단어가 없습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 더하세요.",
    "Nothing was answered, so there is nothing to tell.": "답이 없어서 알려 줄 것이 없습니다.",
    "{1} ({2} to {3})": "{1} ({2}~{3})",
    "None of these words has a level, so there is none to tell.": "수준이 적힌 단어가 없어서 수준을 알려 줄 수 없습니다.",
    "You know about {1} of {2} ({3} to {4}).": "{2} 가운데 {1}개쯤 압니다 ({3}~{4}개).",
    "One word was made up: {1}.": "지어낸 단어가 하나 있었습니다: {1}.",
    "{1} words were made up: {2}.": "지어낸 단어가 {1}개 있었습니다: {2}.",
    "You took {1} for real, as happens to most people; the result allows for it.":
      "{1}{을} 진짜 단어로 여겼지만, 누구에게나 있는 일이며 결과에 감안했습니다.",
    "You took it for real, as happens to most people; the result allows for it.":
      "이것을 진짜 단어로 여겼지만, 누구에게나 있는 일이며 결과에 감안했습니다.",
    "You took all of them for real, as happens to most people; the result allows for it.":
      "모두 진짜 단어로 여겼지만, 누구에게나 있는 일이며 결과에 감안했습니다.",
    "It is surer if you say yes only to words whose meaning you could tell.":
      "뜻을 말할 수 있는 단어에만 예라고 답하면 더 정확합니다.",
    "Not kept: too few answers, or too many made-up words taken for real. 'vocab level' starts again.":
      "답이 너무 적거나 지어낸 단어를 너무 많이 진짜로 여겨서 저장하지 않았습니다. 'vocab level'로 다시 하세요.",
    "Mark the 1 word far below as known? y/N ": "훨씬 쉬운 단어 1개를 아는 단어로 표시할까요? y/N ",
    "Mark the {1} words far below as known? y/N ": "훨씬 쉬운 단어 {1}개를 아는 단어로 표시할까요? y/N ",
    "No new word lies far enough below your level to be marked known.": "아는 단어로 표시할 만큼 쉬운 새 단어가 없습니다.",
    "Marked 1 word known; the quiz leaves it out.": "단어 1개를 아는 단어로 표시했습니다. 퀴즈에서 묻지 않습니다.",
    "Marked {1} words known; the quiz leaves them out.": "단어 {1}개를 아는 단어로 표시했습니다. 퀴즈에서 묻지 않습니다.",
    "{1} and {2} more": "{1} 외 {2}개",
    "'vocab resume WORD' asks it again.": "다시 물으려면 'vocab resume WORD'를 쓰세요.",
    "'vocab resume WORD...' asks them again.": "다시 물으려면 'vocab resume WORD...'를 쓰세요.",
  ]
}
