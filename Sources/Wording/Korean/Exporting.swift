extension Korean {
  /// `export`.
  static let exporting: KeyValuePairs<String, String> = [
    "Write words into a file": "단어를 파일로 내보내기",
    """
    csv imports back to the same words; anki is a text that Anki imports (File > Import), with decks and tags; json is \
    one JSON object a line; apkg is an Anki package with the reviews, which needs --to. A file appears whole or not at \
    all.
    """:
      """
    csv는 다시 가져오면 같은 단어가 되고, anki는 Anki가 덱과 태그까지 가져오는(파일 > 가져오기) 글이며, json은 한 \
    줄에 JSON 객체 하나이고, apkg는 복습 기록이 든 Anki 패키지로 --to가 있어야 합니다. 파일은 온전히 만들어지거나 \
    아예 만들어지지 않습니다.
    """,
    "standard output": "표준 출력",
    "The file to write; one of that name is replaced": "쓸 파일. 같은 이름의 파일은 바뀝니다",
    "what the file's ending says, else csv": "파일의 확장자를 따르고, 없으면 csv",
    "The format": "형식",
    "With json: write each word's reviews and whether it is suspended or flagged, too":
      "json: 단어마다 복습 기록과 보류, 표시 여부도 쓰기",
    "With csv: put a ' before each cell that a spreadsheet would run as a formula": "csv: 스프레드시트가 수식으로 실행할 칸 앞에 ' 붙이기",
    "With csv: begin with a byte order mark, by which Excel on Windows knows UTF-8":
      "csv: Windows의 Excel이 UTF-8을 알아보도록 바이트 순서 표시로 시작하기",
    "Writing words": "단어 쓰는 중",
    "{1} written to {2}.": "{2}에 {1}{을} 썼습니다.",
  ]
}
