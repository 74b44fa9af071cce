extension Korean {
  /// What `vocab stats` shows, and the line about the week after a session.
  static let statistics: KeyValuePairs<String, String> = [
    "See what you have learned, day by day": "배운 것을 날마다 보기",
    "Days to look at closely: by day, in retention and among the hardest words":
      "자세히 볼 날수: 날마다의 답, 기억률, 가장 어려운 단어",
    """
    Shows today, the streak, this week against the last and among the weeks of a year, the year by day, answers, \
    minutes and accuracy by day, how much was still known by age and by hour, the coming days, cards by level and deck, \
    and the hardest words with what was typed for them. A streak is days of study in a row; a day on which nothing was \
    due does not break it. One answer counts a minute at most.
    """: """
    오늘, 연속 학습일, 지난주와 견준 이번 주와 한 해 가운데 이번 주의 순위, 한 해의 날마다의 답, 날마다의 답과 시간과 정답률, \
    지난 날수와 시각에 따른 기억률, 다가오는 날들, 난이도와 덱에 따른 카드, 가장 어려운 단어와 대신 입력한 것을 보여 줍니다. 연속 \
    학습일은 이어서 학습한 날이며, 복습할 것이 없던 날에는 끊기지 않습니다. 답 하나는 길어도 1분으로 셉니다.
    """,
    "Write a picture of it instead; - is standard output": "대신 그림으로 쓰기; -는 표준 출력",
    "Write it as one page for a browser instead; - is standard output": "대신 브라우저로 볼 한 쪽으로 쓰기; -는 표준 출력",
    "Look at the last three months": "지난 석 달 보기",
    "Make a page of it for a browser": "브라우저로 볼 쪽 만들기",
    "Written to {1}.": "{1}에 썼습니다.",
    "Counting": "세는 중",
    "Today": "오늘",
    "Streak": "연속 학습",
    "This week": "이번 주",
    "Last week": "지난주",
    "League": "순위",
    "Tomorrow": "내일",
    "Known": "아는 단어",
    "longest {1}": "가장 길게 {1}",
    "today is still to come": "오늘은 아직 안 함",
    "{1} off with nothing due": "복습할 것이 없어 쉰 날 {1}",
    "{1} of them by this weekday": "그 가운데 이 요일까지 {1}개",
    "about {1} with {2} that are new": "새 단어를 더해 약 {1}, {2}",
    "of {1}; each counts by how likely it is known now": "전체 {1}개 가운데; 지금 알 가능성만큼 셈",
    "{1} right, {2}": "정답 {1}, {2}",
    "{1} of {2}": "{2} 가운데 {1}",
    "{1} more right answer to {2}": "정답 {1}개를 더하면 {2}",
    "{1} more right answers to {2}": "정답 {1}개를 더하면 {2}",
    "level with another": "다른 주와 같음",
    "{1} right answer ahead": "정답 {1}개 앞섬",
    "{1} right answers ahead": "정답 {1}개 앞섬",
    "This week: {1}, {2}.": "이번 주: {1}, {2}.",
    "{1}st": "{1}위", "{1}nd": "{1}위", "{1}rd": "{1}위", "{1}th": "{1}위",

    "Sun": "일", "Mon": "월", "Tue": "화", "Wed": "수", "Thu": "목", "Fri": "금", "Sat": "토",
    "Jan": "1월", "Feb": "2월", "Mar": "3월", "Apr": "4월", "May": "5월", "Jun": "6월",
    "Jul": "7월", "Aug": "8월", "Sep": "9월", "Oct": "10월", "Nov": "11월", "Dec": "12월",
    "The year, answers by day": "한 해, 날마다의 답",
    "none": "없음",
    "By day": "날마다",
    "By week, from its first day": "주마다(첫날)",
    "By month": "달마다",
    "right": "정답",
    "minutes": "분",
    "No answers in these days.": "이 기간에는 답이 없습니다.",
    "Retention by age": "지난 날수에 따른 기억률",
    "days since the answer before; the line marks {1}, which is set":
      "앞선 답에서 지난 날수; 세로선은 설정된 {1}",
    "Retention by hour": "시각에 따른 기억률",
    "known": "기억",
    "of": "전체",
    "{1}-{2} days": "{1}-{2}일",
    "The coming days": "다가오는 날들",
    "reviews": "복습",
    "new": "새것",
    "Cards": "카드",
    "all": "전체",
    "no level": "난이도 없음",
    "{1} more": "나머지 {1}개",
    "words": "단어",
    "in review": "복습",
    "suspended": "보류",
    "Hardest words, missed answers of {1}": "가장 어려운 단어, {1} 동안 틀린 답",
    "typed {1}": "입력: {1}",
    "'{1}'{2} {3} times": "'{1}'{2} {3}번",

    "Words learned": "배운 단어",
    "Words learned, to {1}": "배운 단어, {1}까지",
    "Figures": "숫자로 보기",
    "{1} on {2} of the last {3}": "지난 {3} 가운데 {2} 동안 {1}",
    "{1} in {2}, {3} of them right": "{2} 동안 {1}, 정답 {3}",
    "missed": "틀림",
    "{1} of {2} right; {3} is set": "{2} 가운데 {1} 정답; {3}로 설정됨",
    "{1} is set": "설정 {1}",
    "{1} a day in the coming {2}": "다가오는 {2} 동안 하루 {1}",
    "{1}: {2}, {3} new, {4}": "{1}: {2}, 새것 {3}, {4}",
    "month": "달",
    "week from": "주의 첫날",
    "day": "날",
    "days": "날수",
    "age": "지난 날수",
    "hour": "시각",
    "due as it stands": "지금 예정",
    "Cards by level": "난이도별 카드",
    "Cards by deck": "덱별 카드",
    "typed": "입력한 것",

    "There are no answers yet. 'vocab quiz' asks the first words.":
      "아직 답이 없습니다. 'vocab quiz'가 첫 단어들을 묻습니다.",
  ]
}
