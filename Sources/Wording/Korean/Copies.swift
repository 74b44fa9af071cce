extension Korean {
  /// `backup` and `restore`.
  static let copies: KeyValuePairs<String, String> = [
    "Copy the library to a file": "단어장을 파일로 복사하기",
    "The copy is checked, and a library of its own: 'vocab --db FILE' reads it, 'vocab restore FILE' returns to it.":
      "사본은 검사를 거친 온전한 단어장입니다. 'vocab --db FILE'로 읽고 'vocab restore FILE'로 돌아갑니다.",
    "The copy's name; an older copy of that name is replaced": "사본의 이름. 같은 이름의 옛 사본은 바뀝니다",
    "Copying the library": "단어장을 복사하는 중",
    "Copied the library to {1}: {2}.": "단어장을 {1}에 복사했습니다: {2}.",

    "Make the library what a copy of it is": "단어장을 사본으로 되돌리기",
    """
    Shows first what would change, and asks. The library as it was is kept in the folder 'backups' beside it, and \
    'vocab undo' takes it all back. Off a terminal it wants --yes, and else only shows.
    """:
      """
    무엇이 바뀌는지 먼저 보여 주고 묻습니다. 있던 단어장은 옆의 'backups' 폴더에 남고, 'vocab undo'가 모두 \
    되돌립니다. 터미널이 아니면 --yes가 있어야 하고, 없으면 보여 주기만 합니다.
    """,
    "The copy, as 'vocab backup' made it": "'vocab backup'이 만든 사본",
    "Do not ask": "묻지 않기",
    "The library is what {1} is already. Nothing was changed.": "단어장이 이미 {1}{과} 같습니다. 바뀐 것이 없습니다.",
    "Restore? [y/N] ": "복원할까요? [y/N] ",
    "Restored. As it was it is kept in {1}; 'vocab undo' goes back to it.":
      "복원했습니다. 있던 단어장은 {1}에 있습니다. 'vocab undo'로 돌아갈 수 있습니다.",
    "The library is damaged ({1}). All of it would be replaced.": "단어장이 손상되었습니다({1}). 통째로 바뀌게 됩니다.",
    "Replace it? [y/N] ": "바꿀까요? [y/N] ",
    "Restored. The damaged file is kept in {1}.": "복원했습니다. 손상된 파일은 {1}에 있습니다.",
    "Nothing was changed. Give --yes to do it.": "바뀐 것이 없습니다. 복원하려면 --yes를 쓰세요.",
    "words: {1} added, {2} changed, {3} gone": "단어: 더함 {1}, 바뀜 {2}, 없어짐 {3}",
    "progress of {1}": "{1}의 학습 기록",
    "only what was found of your level, or fitted to your answers": "찾아 둔 수준이나 답에 맞춘 기억 모형만",
    "decks: {1} added, {2} changed, {3} gone": "덱: 더함 {1}, 바뀜 {2}, 없어짐 {3}",
    "cards: {1} added, {2} changed, {3} gone": "카드: 더함 {1}, 바뀜 {2}, 없어짐 {3}",
    "reviews: {1} added, {2} changed, {3} gone": "복습: 더함 {1}, 바뀜 {2}, 없어짐 {3}",
    "settings: {1} added, {2} changed, {3} gone": "설정: 더함 {1}, 바뀜 {2}, 없어짐 {3}",
    "  added: {1}": "  더함: {1}",
    "  changed: {1}": "  바뀜: {1}",
    "  gone: {1}": "  없어짐: {1}",
  ]
}
