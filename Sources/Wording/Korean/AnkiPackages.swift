extension Korean {
  /// Anki packages.
  static let ankiPackages: KeyValuePairs<String, String> = [
    "this is no Anki package. Export one from Anki: File, Export, 'Anki Deck Package (.apkg)'.":
      "Anki 패키지가 아닙니다. Anki에서 파일, 내보내기, 'Anki Deck Package (.apkg)'로 내보내세요.",
    "the package is damaged: {1}. Export it again, or copy it again from where it came.":
      "패키지가 손상되었습니다: {1}. 다시 내보내거나 원본에서 다시 복사하세요.",
    "the package is encrypted. Unpack it with its password and zip it again without one.":
      "패키지가 암호화되어 있습니다. 암호로 푼 다음 암호 없이 다시 압축하세요.",
    "the package holds a file '{1}', whose name leads out of the package. Do not trust it.":
      "패키지에 든 파일 이름 '{1}'{이} 패키지 밖을 가리킵니다. 믿을 수 없는 패키지입니다.",
    """
    the package holds no collection (collection.anki21b, collection.anki21 or collection.anki2). Export it again from \
    Anki.
    """:
      "패키지에 모음집(collection.anki21b, collection.anki21, collection.anki2)이 없습니다. Anki에서 다시 내보내세요.",
    "this is a workbook. Save it as 'CSV UTF-8' in the spreadsheet and import that.":
      "스프레드시트 파일입니다. 스프레드시트에서 'CSV UTF-8'로 저장해 그 파일을 가져오세요.",
    "the package holds {1} more than once. Export it again from Anki.": "패키지에 {1}{이} 둘 이상 있습니다. Anki에서 다시 내보내세요.",
    "the package has a newer form than this program knows. Export it again with 'Support older Anki versions' on.":
      "이 프로그램이 모르는 새 형식의 패키지입니다. 'Support older Anki versions'를 켜고 다시 내보내세요.",
    "the collection takes more than {1} unpacked. Export its decks one by one.": "모음집을 풀면 {1}보다 큽니다. 덱을 하나씩 내보내세요.",
    "a note takes more than {1}. Shorten it in Anki.": "{1}보다 큰 노트가 있습니다. Anki에서 줄이세요.",
    "a value in the collection takes more than {1}. Check the collection in Anki: Tools, Check Database.":
      "모음집에 {1}보다 큰 값이 있습니다. Anki의 도구, 데이터베이스 검사로 모음집을 검사하세요.",
    "the package holds more than {1}. Export its decks one by one.": "패키지에 {1}보다 많이 들어 있습니다. 덱을 하나씩 내보내세요.",
    "the collection grows more than {1} times when unpacked, as no true one does. Export it again from Anki.":
      "모음집을 풀면 {1}배보다 커지는데, 진짜 모음집은 그렇지 않습니다. Anki에서 다시 내보내세요.",
    "the collection in the package is damaged: {1}. Check it in Anki (Tools, Check Database) and export it again.":
      "패키지의 모음집이 손상되었습니다: {1}. Anki에서 검사하고(도구, 데이터베이스 검사) 다시 내보내세요.",
    "the collection in the package is damaged: it has no table '{1}'. Export it again from Anki.":
      "패키지의 모음집이 손상되었습니다: 표 '{1}'{이} 없습니다. Anki에서 다시 내보내세요.",
    "--fields: no note has a field '{1}'. The fields are {2}.": "--fields: 필드 '{1}'{이} 있는 노트가 없습니다. 있는 필드: {2}.",
    "--fields: '{1}' is not COLUMN=FIELD, as in word=Expression,meaning=Meaning,example=Sentence.":
      "--fields: '{1}'{은} COLUMN=FIELD 꼴이 아닙니다. word=Expression,meaning=Meaning,example=Sentence처럼 쓰세요.",
    "a temporary file cannot be written in {1}: {2}. Free some space, or set TMPDIR to another folder.":
      "{1}에 임시 파일을 쓸 수 없습니다: {2}. 공간을 비우거나 TMPDIR에 다른 폴더를 쓰세요.",
    "packages cannot be read without {1}: {2}. Install it, or export as text from Anki.":
      "{1}{이} 없어 패키지를 읽을 수 없습니다: {2}. 설치하거나 Anki에서 텍스트로 내보내세요.",
    "{1} bytes": "{1}바이트",
    "{1} files": "파일 {1}개",
    "{1} note types": "노트 유형 {1}개",
    "{1} fields and cards of note types": "노트 유형의 필드와 카드 {1}개",
    "{1} cards of one note": "노트 하나의 카드 {1}장",
    "{1} reviews of one note": "노트 하나의 복습 {1}번",

    "the table 'col' is empty": "표 'col'이 비어 있습니다",
    "note {1} is of an unknown type": "{1}번째 노트의 유형을 알 수 없습니다",
    "its end is missing": "끝부분이 없습니다",
    "out of memory": "메모리가 모자랍니다",
    "the compressed collection ends too early": "압축된 모음집이 중간에 끊겼습니다",
    "Anki package, new form": "Anki 패키지, 새 형식",
    "Anki package, old form": "Anki 패키지, 옛 형식",
    "gaps": "빈칸",
    "{1}: the package cannot be written: {2}. Check the folder and the free space.":
      "{1}: 패키지를 쓸 수 없습니다: {2}. 폴더와 남은 공간을 확인하세요.",
  ]
}
