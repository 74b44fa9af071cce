extension Korean {
  /// The forecast: its table, its plot, its advice.
  static let forecasting: KeyValuePairs<String, String> = [
    "Foresee reviews, minutes and words known": "앞으로의 복습과 시간, 아는 단어를 예측하기",
    """
    Simulates the coming days: words are asked when they come due, and recalled as the memory model thinks likely; \
    new ones begin in the order in which they were added. Ratings and times are taken from your own answers. Shows \
    for each retention the reviews and minutes a day and the words known at the end, and recommends the retention \
    that gives the most words known for the minutes. Each word counts as a quiz asks it by default, as a word to be \
    produced; suspended words are left out.
    """: """
    앞으로의 날들을 모의 실험합니다. 단어는 복습할 때가 되면 묻고, 기억 모형이 보는 확률대로 떠올리며, 새 단어는 더한 차례대로 \
    시작합니다. 평가와 시간은 내 답에서 가져옵니다. 기억률마다 하루 복습과 시간, 마지막에 아는 단어를 보여 주고, 들인 시간에 비해 \
    가장 많은 단어를 알게 되는 기억률을 권합니다. 단어마다 퀴즈가 보통 묻는 대로 뜻을 보고 단어를 떠올리는 카드만 \
    세고, 보류한 단어는 뺍니다.
    """,
    "Days to simulate": "모의 실험할 날 수",
    "The retentions to compare, parted by commas": "견줄 기억률. 쉼표로 나눔",
    "the one set, the one recommended, 0.8, 0.85, 0.9 and 0.95": "설정값과 권하는 값, 0.8, 0.85, 0.9, 0.95",
    "New words a day": "하루의 새 단어",
    "the setting new-per-day": "설정 new-per-day",
    "Another number gives other chances, the same one the same": "난수 씨앗: 같은 수면 같은 결과",
    "There are no words to forecast. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'.":
      "예측할 단어가 없습니다. 'vocab import FILE'이나 'vocab add WORD MEANING'으로 더하세요.",
    "Simulating": "모의 실험 중",

    "{1} from {2}, at most {3} a day": "{2}부터 {1} 동안, 하루에 많아야 {3}",
    "There are no answers yet: how an average learner answers, and how fast, is assumed.":
      "아직 답이 없어서, 평균적인 학습자의 답과 빠르기를 가정했습니다.",
    "There is 1 answer so far: for the most part an average learner is assumed.":
      "아직 답이 1개여서, 대부분 평균적인 학습자를 가정했습니다.",
    "There are {1} answers so far: in part an average learner is assumed.":
      "아직 답이 {1}개여서, 일부는 평균적인 학습자를 가정했습니다.",
    "retention": "기억률",
    "reviews a day": "하루 복습",
    "minutes a day": "하루 시간(분)",
    "words known": "아는 단어",
    "reviews waiting": "밀린 복습",
    "Words known:": "아는 단어:",
    "Over a year a retention of {1} gives the most words known for the minutes":
      "1년을 보면 기억률이 {1}일 때 들인 시간에 비해 가장 많은 단어를 알게 됩니다",
    """
    Over a year (the table is of {1}) a retention of {2} gives the most words known for the minutes
    """: "1년을 보면(표는 {1} 동안) 기억률이 {2}일 때 들인 시간에 비해 가장 많은 단어를 알게 됩니다",
    "; from {1} to {2} a word costs at most {3}% more": ". {1}에서 {2}까지는 단어 하나에 드는 시간이 많아야 {3}% 늘어납니다",
    " (simulated with one word in {1})": " (단어 {1}개에 하나씩 골라 모의 실험)",
    "It is what is set.": "지금 설정된 값입니다.",
    "Set it with 'vocab config set desired-retention {1}'.": "'vocab config set desired-retention {1}'{으로} 설정하세요.",
  ]
}
