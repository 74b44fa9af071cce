extension Korean {
  /// What is counted.
  static let counts: KeyValuePairs<String, String> = [
    "{1} answer": "답 {1}개", "{1} answers": "답 {1}개",
    "{1} card": "카드 {1}장", "{1} cards": "카드 {1}장",
    "{1} day": "{1}일", "{1} days": "{1}일",
    "{1} deck": "덱 {1}개", "{1} decks": "덱 {1}개",
    "{1} entry": "항목 {1}개", "{1} entries": "항목 {1}개",
    "{1} fault": "문제 {1}개", "{1} faults": "문제 {1}개",
    "{1} hour": "{1}시간", "{1} hours": "{1}시간",
    "{1} later answer": "이후의 답 {1}개", "{1} later answers": "이후의 답 {1}개",
    "{1} lapse": "잊음 {1}번", "{1} lapses": "잊음 {1}번",
    "{1} minute": "{1}분", "{1} minutes": "{1}분",
    "{1} new word": "새 단어 {1}개", "{1} new words": "새 단어 {1}개",
    "{1} note": "노트 {1}개", "{1} notes": "노트 {1}개",
    "{1} review": "복습 {1}번", "{1} reviews": "복습 {1}번",
    "{1} row": "행 {1}개", "{1} rows": "행 {1}개",
    "{1} voice": "음성 {1}개", "{1} voices": "음성 {1}개",
    "{1} week": "{1}주", "{1} weeks": "{1}주",
    "{1} word": "단어 {1}개", "{1} words": "단어 {1}개",
  ]
}
