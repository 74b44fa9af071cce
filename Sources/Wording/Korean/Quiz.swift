extension Korean {
  /// A quiz: what is asked, what is said of an answer, how it ends.
  static let quiz: KeyValuePairs<String, String> = [
    "Answer what is due, and new words between": "복습할 카드와 새 단어에 답하기",
    """
    Shows a sentence with a blank and its translation; a word without a sentence is asked for by its meanings. Type \
    the word, or press Enter if you do not know it. Every graded answer is saved at once. Words that you miss come \
    back until you get them right.

    While you are asked: '?' or /hint shows a letter more, /say reads again, /undo goes a step back, \
    /accept says that it was right and keeps it, /easy that it was easy, /skip leaves the card for later, /suspend \
    for good, /flag marks a bad card, /note TEXT adds a note, /edit opens the word in your editor, /help explains, \
    /quit, Ctrl-C and Ctrl-D end.
    """: """
    빈칸이 있는 문장과 그 해석을 보여 줍니다. 예문이 없는 단어는 뜻을 보여 주고 묻습니다. 단어를 쓰거나, 모르면 Enter를 \
    누르세요. 채점한 답은 그 자리에서 저장합니다. 틀린 단어는 맞힐 때까지 다시 나옵니다.

    묻는 동안 쓰는 명령: '?'나 /hint는 한 글자를 더 보여 주고, /say는 다시 읽어 주고, /undo는 마지막으로 한 일을 하나씩 되돌립니다. \
    /accept는 그 답을 정답으로 인정하고, /easy는 쉬웠다고 알립니다. /skip은 카드를 나중으로 미루고, /suspend는 더는 묻지 \
    않게 합니다. /flag는 나쁜 카드로 표시하고, /note TEXT는 메모를 더하고, /edit는 단어를 편집기에서 엽니다. /help는 명령을 \
    설명하고, /quit, Ctrl-C, Ctrl-D는 퀴즈를 끝냅니다.
    """,
    "Decks to ask, with those below them": "물을 덱(하위 덱도 함께)",
    """
    The exercise: a sentence with a blank, the typed word, one of four meanings, dictation, a sentence in pieces, \
    cards rated by yourself, or what suits each card
    """: "문제 방식: 빈칸 있는 문장, 단어 쓰기, 네 뜻 중 고르기, 받아쓰기, 조각으로 문장 만들기, 스스로 채점하는 카드, 카드마다 알맞은 것",
    "At most so many cards": "최대 카드 수",
    "At most so many new cards": "최대 새 카드 수",
    "what new-per-day leaves": "new-per-day에서 남은 만큼",
    "Go on with cards that are not due yet, the nearest first": "복습할 때가 안 된 카드도 가까운 것부터 이어서 묻기",
    "Practise every card asked before; nothing is written to the memory": "물은 적 있는 카드를 모두 연습하기(기억에는 기록하지 않음)",
    "End after so many minutes": "이만큼의 분이 지나면 끝내기",
    "Words instead of signs, for a screen reader": "기호 대신 말로 쓰기(화면 낭독기용)",
    "Make chance repeatable": "난수 씨앗: 같은 수면 같은 순서",
    "the setting": "설정값",
    "Read the sentence aloud after an answer": "답한 뒤에 문장을 소리 내어 읽기",
    "Nothing can be heard: {1}. The quiz goes on silently.": "소리를 낼 수 없습니다: {1}. 퀴즈는 소리 없이 계속합니다.",

    "once more": "한 번 더",
    "{1} left": "{1}장 남음",
    "{1} left, {2} new": "{1}장 남음, 새 카드 {2}장",
    "{1} min": "{1}분",
    "Listen:": "듣기:",
    "Enter shows the answer": "Enter를 누르면 답이 나옵니다",
    "1 again · 2 hard · 3 good · 4 easy": "1 다시 · 2 어려움 · 3 알맞음 · 4 쉬움",
    "A number from {1} to {2}, please.": "{1}에서 {2}까지의 수를 쓰세요.",
    "Each number from {1} to {2} once, please.": "{1}에서 {2}까지의 수를 한 번씩 쓰세요.",
    "There are no other meanings to choose from, so the word is asked as a card.": "함께 보여 줄 다른 뜻이 없어서 카드로 묻습니다.",
    "type it: ": "다시 쓰기: ",
    "'{1}' was removed meanwhile.": "'{1}'{은} 그사이에 지워졌습니다.",

    "Right:": "정답:",
    "Not right:": "오답:",
    "Almost:": "아깝습니다:",
    "Try once more.": "한 번 더 써 보세요.",
    "again in this session": "이번 학습에서 다시",
    "a form of {1}": "{1}의 변화형",
    "it does not sound as it is spelled": "철자와 다르게 읽습니다",
    "You typed {1}; the answer is {2}.": "쓴 답은 {1}, 정답은 {2}입니다.",
    "'{1}' does not fit: {2}": "'{1}'{은} 여기에 맞지 않습니다. {2}",
    "'{1}' ({2}) also means '{3}'; the word that is wanted means {4}":
      "'{1}'({2})에도 '{3}'{이라는} 뜻이 있지만, 여기서 찾는 단어의 뜻은 '{4}'입니다",
    "'{1}' is the right word in another form": "'{1}'{은} 단어는 맞지만 형태가 다릅니다",
    "that is how it is read; it is written {1}": "읽는 법은 맞습니다. 쓸 때는 {1}{이라고} 씁니다",
    "the right keys, with the keyboard set to the other language": "글쇠는 맞게 눌렀지만 한/영 전환이 반대로 되어 있습니다",
    "those are letters of another script; the keyboard may be set to the other language":
      "다른 문자로 썼습니다. 한/영 전환이 바뀌어 있지 않은지 확인해 보세요",
    "only the accents differ": "악센트 부호만 다릅니다",
    "one letter is off": "한 글자가 다릅니다",
    "{1} letters are off": "{1}글자가 다릅니다",
    "the article is missing: {1}": "관사가 빠졌습니다: {1}",
    "the article is '{1}', not '{2}'": "관사는 '{2}'{이} 아니라 '{1}'입니다",
    "'{1}' means {2}": "'{1}'의 뜻은 '{2}'입니다",

    """
    Enter: I don't know. ? or /hint: one more letter. /say: hear it again. /undo: a step back. \
    /accept: my last answer was right. /easy: it was easy. /skip: not now. /suspend: ask no more. /flag: a bad card. \
    /note TEXT: add a note. /edit: edit the word. /quit: end.
    """: """
    Enter: 모르겠음. ? 또는 /hint: 한 글자 더. /say: 다시 듣기. /undo: 마지막으로 한 일 되돌리기. /accept: 마지막 답이 맞음. \
    /easy: 쉬웠음. /skip: 나중에. /suspend: 더는 묻지 않기. /flag: 나쁜 카드. /note TEXT: 메모 더하기. /edit: 단어 고치기. \
    /quit: 끝내기.
    """,
    "There is no {1}. The commands are {2}.": "{1}{은} 없는 명령입니다. 쓸 수 있는 명령은 {2}입니다.",
    "There is nothing to type here.": "여기서는 글자를 쓰지 않습니다.",
    "There is nothing to say yet.": "아직 읽어 줄 것이 없습니다.",
    "Practice is not written down, so there is nothing to take back.": "연습은 기록하지 않으므로 되돌릴 것이 없습니다.",
    "Practice is not written down, so there is nothing to change.": "연습은 기록하지 않으므로 바꿀 것이 없습니다.",
    "You typed {1}.": "쓴 오답은 {1}입니다.",
    "Nothing of this session is left to take back.": "이번 학습에서 되돌릴 것이 남아 있지 않습니다.",
    "Something was changed elsewhere since; 'vocab undo' takes that back first.":
      "그 뒤에 다른 곳에서 바뀐 것이 있습니다. 'vocab undo'로 그것부터 되돌리세요.",
    "What was done to '{1}' was taken back elsewhere.": "'{1}'에 한 일은 다른 곳에서 되돌려졌습니다.",
    "Taken back: {1}": "되돌림: {1}",
    "Taken back: {1}, and that '{2}' counts as right": "되돌림: {1}, '{2}'{을} 정답으로 인정한 것도",
    "Taken back: '{1}' is asked again.": "되돌림: '{1}'{을} 다시 묻습니다.",
    "Taken back: '{1}' is no longer flagged.": "되돌림: '{1}'의 표시를 지웠습니다.",
    "Taken back: the note on '{1}'.": "되돌림: '{1}'에 더한 메모를 지웠습니다.",
    "Taken back: '{1}' is as it was before it was edited.": "되돌림: '{1}'{이} 고치기 전으로 돌아갔습니다.",
    "There is no answer that this could be about.": "이 명령을 쓸 답이 없습니다.",
    "That answer was taken back elsewhere.": "그 답은 다른 곳에서 되돌려졌습니다.",
    "The card was changed since; take that back first.": "그 뒤에 카드가 바뀌었습니다. 그것부터 되돌리세요.",
    "'{1}' counts as right for '{2}' from now on": "이제부터 '{2}'의 답으로 '{1}'도 맞습니다",
    "It was easy": "쉬움으로 바꿈",
    "Suspended; 'vocab resume' asks it again.": "보류했습니다. 다시 물으려면 'vocab resume'을 쓰세요.",
    "Flagged; 'vocab list --flagged' shows it.": "표시했습니다. 'vocab list --flagged'에 나옵니다.",
    "Write the note behind it: /note TEXT": "메모를 이어서 쓰세요: /note TEXT",
    "Noted.": "메모를 더했습니다.",
    "There is no terminal to edit on.": "편집기를 열 터미널이 없습니다.",
    "Changed.": "고쳤습니다.",
    "Nothing was changed.": "바뀐 것이 없습니다.",
    "Leech:": "거머리 카드:",
    "{1} was forgotten again and again, so it is suspended.": "{1}{을} 자꾸 잊어서 보류했습니다.",
    "You often typed {1}.": "자주 쓴 오답은 {1}입니다.",
    "{1} times": "{1}번",
    "Edit it or find another sentence; 'vocab resume' asks it again.":
      "항목을 고치거나 다른 예문을 찾아보세요. 다시 물으려면 'vocab resume'을 쓰세요.",
    "That was the last one. Enter ends; /undo goes a step back.":
      "마지막 카드였습니다. Enter를 누르면 끝나고, /undo를 쓰면 마지막으로 한 일을 되돌립니다.",

    "{1}, {2} right ({3}%)": "{1} 중 {2}개 정답({3}%)",
    "{1} new": "새 카드 {1}장",
    "Missed: {1}": "틀린 단어: {1}",
    "Practice: nothing was written to the memory.": "연습이어서 기억에는 기록하지 않았습니다.",
    "Done.": "다 했습니다.",
    "Next: {1}.": "다음 복습은 {1}입니다.",
    "Due tomorrow: {1}.": "내일 복습할 카드는 {1}장입니다.",
    "1 card is left; '{1}' goes on.": "카드 1장이 남았습니다. 이어서 하려면 '{1}'{을} 실행하세요.",
    "{1} cards are left; '{2}' goes on.": "카드 {1}장이 남았습니다. 이어서 하려면 '{2}'{을} 실행하세요.",
    "1 more card of these words is due; '{1}' asks it.": "이 단어들의 다른 카드도 1장 복습할 때가 되었습니다. '{1}'{이} 묻습니다.",
    "{1} more cards of these words are due; '{2}' asks them.":
      "이 단어들의 다른 카드도 {1}장 복습할 때가 되었습니다. '{2}'{이} 묻습니다.",
    "{1} can only be heard, and there is no audio device: not asked now.":
      "들어야 하는 {1}{은} 소리 장치가 없어 지금은 묻지 않습니다.",
    "cloze, and what suits cards that are due in other skills": "cloze, 다른 능력의 카드는 알맞은 것",
    "1 more is due.": "복습할 카드가 1장 더 있습니다.",
    "{1} more are due.": "복습할 카드가 {1}장 더 있습니다.",
    "At {1} a day it is done in 1 more day; 'vocab config set reviews-per-day' changes that.":
      "하루 {1}이면 하루 더 걸립니다. 'vocab config set reviews-per-day'로 바꿀 수 있습니다.",
    "At {1} a day they are done in 1 more day; 'vocab config set reviews-per-day' changes that.":
      "하루 {1}이면 하루 더 걸립니다. 'vocab config set reviews-per-day'로 바꿀 수 있습니다.",
    "At {1} a day they are done in {2} more days; 'vocab config set reviews-per-day' changes that.":
      "하루 {1}이면 {2}일 더 걸립니다. 'vocab config set reviews-per-day'로 바꿀 수 있습니다.",
    "Nothing is due, and no card waits.": "복습할 카드도, 기다리는 카드도 없습니다.",
    "'vocab quiz --ahead' goes ahead.": "'vocab quiz --ahead'로 미리 할 수 있습니다.",
    "No words are there to ask. 'vocab decks' and 'vocab list' show what is.":
      "물을 단어가 없습니다. 'vocab decks'와 'vocab list'가 무엇이 있는지 보여 줍니다.",
    "The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.":
      "단어장이 비어 있습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 채우세요.",
    "The memory model does not know {1} of your answers yet; 'vocab optimize' fits it to them.":
      "기억 모형에 아직 반영되지 않은 답이 {1}개 있습니다. 'vocab optimize'로 모형을 맞추세요.",
  ]
}
