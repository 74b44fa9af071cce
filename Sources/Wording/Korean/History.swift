extension Korean {
  /// `undo`, `redo` and `history`.
  static let history: KeyValuePairs<String, String> = [
    "How many steps; one unless given": "몇 단계인지. 쓰지 않으면 1",
    "Take back the last change, or the last N": "마지막 변경, 또는 마지막 N개 되돌리기",
    "Answers, imports, edits, removals and settings are steps; 'vocab history' lists them.":
      "답, 가져오기, 고치기, 지우기, 설정이 각각 한 단계입니다. 'vocab history'가 모두 보여 줍니다.",
    "stopped: nothing was taken back": "멈춤: 되돌린 것이 없습니다",
    "stopped: nothing was made again": "멈춤: 다시 한 것이 없습니다",
    "There was only 1.": "모두 1개뿐이었습니다.",
    "There were only {1}.": "모두 {1}개뿐이었습니다.",
    "There is nothing to take back.": "되돌릴 것이 없습니다.",
    "Make a change again that was taken back": "되돌린 변경 다시 하기",
    "There is nothing to make again.": "다시 할 것이 없습니다.",
    "Made again: {1}": "다시 함: {1}",
    "At most so many steps": "최대 단계 수",
    "List the changes that can be taken back, the last first": "되돌릴 수 있는 변경을 최근 것부터 보기",
    " (taken back)": " (되돌림)",
    "answer": "답",
    "add": "더하기",
    "import": "가져오기",
    "edit": "고치기",
    "remove": "지우기",
    "suspend": "보류하기",
    "resume": "다시 묻기",
    "flag": "표시하기",
    "accept": "답 인정하기",
    "setting": "설정",
    "optimize": "맞추기",
    "restore": "복원",
    "repair": "복구",
  ]
}
