extension Korean {
  /// What `vocab stats` shows, and the line about the week after a session.
  static let statistics: KeyValuePairs<String, String> = [
    "See what you have learned, day by day": "그동안 배운 것을 날짜별로 보기",
    "How many days back answers by day, retention and the hardest words go":
      "날짜별 답, 기억률, 가장 어려웠던 단어를 며칠 전까지 볼지",
    """
    Shows today, the streak, this week beside the last one and its place among the weeks of a year, the year day by \
    day, answers, accuracy and minutes, how much you still knew by age and by hour, a forecast of the coming days, cards \
    by level and deck, and the hardest words with what you typed for them. A streak is days of study in a row; a day on \
    which nothing was due does not break it. One answer counts as a minute at most.

    With --deck every figure is of the words in that deck, the streak and the league too; only the limits of a day stay \
    those of the library.
    """: """
    오늘 한 것, 연속 학습일, 이번 주와 지난주, 지난 1년의 여러 주 가운데 이번 주의 순위, 지난 1년의 날짜별 답 수, 날짜별 답 수와 \
    정답률과 시간, 간격별·시간대별 기억률, 앞으로의 학습량 예측, 수준별·덱별 카드, 가장 어려웠던 단어와 그때 쓴 답을 보여 줍니다. \
    연속 학습일은 하루도 거르지 않고 학습한 날수이며, 복습할 카드가 없는 날은 쉬어도 끊기지 않습니다. 답 하나에 걸린 시간은 길어도 \
    1분으로 셉니다.

    --deck을 쓰면 연속 학습일과 순위까지 모두 그 덱의 단어만으로 셉니다. 하루 한도만은 단어장 전체의 것입니다.
    """,
    "Write it as a picture instead; - is standard output": "화면 대신 그림 파일로 쓰기. -는 표준 출력",
    "Write it as one page for a browser instead; - is standard output":
      "화면 대신 브라우저로 볼 페이지로 쓰기. -는 표준 출력",
    "Look at the last three months": "지난 석 달 보기",
    "Look at one deck": "한 덱만 보기",
    "Make a page of it for a browser": "브라우저로 볼 페이지 만들기",
    "Written to {1}.": "{1}에 썼습니다.",
    "Counting": "세는 중",
    "There are no words in {1}.": "{1}에는 단어가 없습니다.",
    "Today": "오늘",
    "Streak": "연속 학습",
    "This week": "이번 주",
    "Last week": "지난주",
    "League": "순위",
    "Tomorrow": "내일",
    "Known": "아는 단어",
    "{1} due and {2} new to go": "복습할 카드 {1}장과 새 카드 {2}장 남음",
    "nothing left to do": "남은 카드 없음",
    "longest so far {1}": "최장 {1}",
    "today not yet counted": "오늘은 아직 학습 전",
    "{1} off when nothing was due": "복습할 카드가 없어 쉰 날 {1}",
    "{1} of them on {2}": "그중 {2}에 {1}개",
    "{1} of them from {2} to {3}": "그중 {2}부터 {3}까지 {1}개",
    "nothing to do": "할 카드 없음",
    "{1} to review": "복습할 카드 {1}장",
    "{1} new, about {2}": "새 카드 {1}장, 약 {2}",
    "about {1}": "약 {1}",
    "{1} out of {2}": "{2} 중 {1}개",
    "counting each by the chance that you know it": "단어마다 지금 알고 있을 확률만큼 셈",
    "{1} right, {2}": "정답률 {1}, {2}",
    "{1} of {2}": "{2} 중 {1}",
    "{1} more right answer for {2} place": "정답 {1}개를 더하면 {2}",
    "{1} more right answers for {2} place": "정답 {1}개를 더하면 {2}",
    "level with another week": "다른 주와 동점",
    "{1} right answer ahead": "2위보다 정답 {1}개 앞섬",
    "{1} right answers ahead": "2위보다 정답 {1}개 앞섬",
    "This week: {1}, {2}.": "이번 주는 {1}입니다({2}).",
    "{1}st": "{1}위", "{1}nd": "{1}위", "{1}rd": "{1}위", "{1}th": "{1}위",

    "Sun": "일", "Mon": "월", "Tue": "화", "Wed": "수", "Thu": "목", "Fri": "금", "Sat": "토",
    "Sunday": "일요일", "Monday": "월요일", "Tuesday": "화요일", "Wednesday": "수요일", "Thursday": "목요일",
    "Friday": "금요일", "Saturday": "토요일",
    "Jan": "1월", "Feb": "2월", "Mar": "3월", "Apr": "4월", "May": "5월", "Jun": "6월",
    "Jul": "7월", "Aug": "8월", "Sep": "9월", "Oct": "10월", "Nov": "11월", "Dec": "12월",
    "The past year, answers by day": "지난 1년의 날짜별 답 수",
    "The last {1}, answers by day": "지난 {1}의 날짜별 답 수",
    "none": "없음",
    "By day": "날짜별",
    "By week, named by its first day": "주별(첫날의 날짜)",
    "By month": "월별",
    "right": "정답",
    "minutes": "시간(분)",
    "No answers in this period.": "이 기간에는 답이 없습니다.",
    "Retention": "기억률",
    "None yet. It is measured by answers given on a later day than the one before.":
      "아직 없습니다. 같은 카드에 다른 날 다시 답하면 잴 수 있습니다.",
    "Retention by age": "간격별 기억률",
    "age is the days since the answer before; the line marks your goal, {1}":
      "간격은 바로 앞의 답부터 지난 날수, 세로선은 목표 기억률 {1}",
    "Retention by hour": "시간대별 기억률",
    "known": "아는 단어",
    "still known": "기억률",
    "{1}-{2} days": "{1}-{2}일",
    "The coming days (forecast)": "앞으로의 학습량(예측)",
    "if you finish each day's cards, today's too": "오늘부터 날마다 그날의 카드를 모두 끝낼 때",
    "to review": "복습",
    "new": "새 카드",
    "Words by state": "상태별 단어",
    "all": "전체",
    "no level": "수준 없음",
    "{1} more": "나머지 {1}개",
    "words": "단어",
    "in review": "익힘",
    "suspended": "보류",
    "Hardest words of the last {1}": "지난 {1} 동안 가장 어려웠던 단어",
    "Hardest words today": "오늘 가장 어려웠던 단어",
    "None yet. A word is listed here once you have missed it after its first answer.":
      "아직 없습니다. 두 번째 답부터 틀린 단어가 여기에 나옵니다.",
    "{1} in {2}": "{2}번 중 {1}번",
    "missed {1} of {2}": "{2}번 중 {1}번 틀림",
    "typed {1}": "쓴 답: {1}",
    "'{1}'{2} twice": "'{1}'{2} 2번",
    "'{1}'{2} {3} times": "'{1}'{2} {3}번",

    "Words learned": "그동안 배운 단어",
    "Words learned up to {1}": "{1}까지 배운 단어",
    "Figures": "숫자로 보기",
    "{1} on {2} of the last {3}": "지난 {3} 중 {2} 동안 {1}",
    "{1} in {2}, {3} of them right": "{1}, {2}, 정답률 {3}",
    "missed": "오답",
    "{1} (of {2})": "{1} (답 {2}개)",
    "{1} of {2} right, by days since the answer before; your goal is {3}":
      "바로 앞의 답부터 지난 날수별. {2} 중 {1} 정답, 목표 {3}",
    "{1} of {2} right, by the hour of the day; your goal is {3}": "하루 중 시간대별. {2} 중 {1} 정답, 목표 {3}",
    "goal {1}": "목표 {1}",
    "about {1} a day over the next {2}, if you finish each day's cards, today's too":
      "오늘부터 날마다 그날의 카드를 모두 끝내면 앞으로 {2} 동안 하루 약 {1}",
    "{1}: {2} to review, {3} new, about {4}": "{1}: 복습할 카드 {2}장, 새 카드 {3}장, 약 {4}",
    "month": "월",
    "week of": "주(첫날)",
    "day": "날짜",
    "days studied": "학습한 날수",
    "age": "간격",
    "hour": "시각",
    "Words by level": "수준별 단어",
    "Words by deck": "덱별 단어",
    "typed": "쓴 답",

    "There are no answers yet. 'vocab quiz' asks the first words.":
      "아직 답이 없습니다. 'vocab quiz'를 실행하면 첫 단어부터 묻습니다.",
  ]
}
