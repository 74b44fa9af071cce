extension Korean {
  /// Fitting the memory model, and judging it.
  static let optimizing: KeyValuePairs<String, String> = [
    "Fit the memory model to your own answers": "기억 모형을 내 답에 맞추기",
    """
    Afterwards every card's memory is made anew from its answers, and due dates follow; 'vocab undo' takes it back. \
    Of auto, the model is used that foretells better, fitted to the past and judged by what followed. --check shows how \
    well: log loss (lower is better), and how often words were recalled of which so much was foretold.
    """: """
    맞춘 뒤에는 카드마다 기억을 답에서 새로 계산하고 복습할 날도 그에 따릅니다. 'vocab undo'로 되돌릴 수 있습니다. auto는 과거에 \
    맞추고 그 뒤의 답으로 평가해서 더 잘 예측하는 모형을 씁니다. --check는 얼마나 잘 예측하는지 보여 줍니다: 로그 손실(낮을수록 \
    좋음), 그리고 예측한 확률마다 실제로 떠올린 비율입니다.
    """,
    "Fit to the answers of this deck and those below it, and use the result for them alone":
      "이 덱과 하위 덱의 답에 맞추고, 결과도 거기에만 쓰기",
    "The memory model; auto fits both": "기억 모형. auto는 둘 다 맞춤",
    "Fit to a log (card,reviewed_at_ms,rating), and change nothing":
      "기록 파일(card,reviewed_at_ms,rating)에 맞추고 아무것도 바꾸지 않기",
    "Fit to the past and judge by what followed; change nothing": "과거에 맞추고 그 뒤의 답으로 평가하기(아무것도 바꾸지 않음)",
    "With --check: write what was foretold of each answer": "--check와 함께: 답마다 예측한 것을 쓰기",
    "Fitting, round": "맞추는 중, 회차",
    "stopped: nothing was changed": "멈춤: 아무것도 바뀌지 않았습니다",

    "There is 1 answer given on a later day than the one before, and {1} are wanted: the published weights stay.":
      "앞선 답과 다른 날에 한 답이 1개뿐인데 {1}개가 있어야 합니다. 공개된 가중치를 그대로 씁니다.",
    "There are {1} answers given on a later day than the one before, and {2} are wanted: the published weights stay.":
      "앞선 답과 다른 날에 한 답이 {1}개뿐인데 {2}개가 있어야 합니다. 공개된 가중치를 그대로 씁니다.",
    "{1}: log loss {2} fitted, {3} with the published weights ({4}, {5} of them judged)":
      "{1}: 로그 손실 맞춘 뒤 {2}, 공개된 가중치로는 {3} ({4} 가운데 {5}개로 평가)",
    """
    {1}: log loss {2} fitted, {3} with the published weights ({4}, {5} of them judged, first stabilities only: more \
    answers will tell more)
    """: """
    {1}: 로그 손실 맞춘 뒤 {2}, 공개된 가중치로는 {3} ({4} 가운데 {5}개로 평가. 첫 안정도만 맞췄고, 답이 더 쌓이면 더 많이 \
    알게 됩니다)
    """,
    "{1}, fitted to the past and judged by {2}: log loss {3} (published weights {4}), RMSE(bins) {5}{6}":
      "{1}, 과거에 맞추고 {2}{으로} 평가: 로그 손실 {3} (공개된 가중치 {4}), RMSE(bins) {5}{6}",
    "foretold": "예측",
    "recalled": "실제",
    "answers": "답",
    "Log loss: how surprised the model was by the answers. Lower is better; always to say 50% gives 0.693.":
      "로그 손실: 모형이 답에 얼마나 놀랐는지 나타냅니다. 낮을수록 좋고, 늘 50%라고만 하면 0.693입니다.",
    "RMSE(bins): how far the recall foretold is from the recall there was. 0 is exact, 0.05 is 5% off.":
      "RMSE(bins): 예측한 비율이 실제로 떠올린 비율과 얼마나 다른지 나타냅니다. 0이면 정확하고, 0.05면 5% 어긋난 것입니다.",
    """
    AUC: how well words that were known are told from words that were forgotten. 1 is always; near 0.5 nothing is told \
    apart.
    """: """
    AUC: 기억한 단어와 잊은 단어를 얼마나 잘 가려내는지 나타냅니다. 1이면 늘 가려내고, 0.5에 가까우면 전혀 가려내지 못합니다.
    """,
    """
    Bars: '#' is the share that was recalled, '|' what was foretold. They meet where the model is right; rows of few \
    answers say little.
    """: """
    막대: '#'는 실제로 떠올린 비율, '|'는 예측한 비율입니다. 예측이 맞으면 둘의 끝이 만납니다. 답이 적은 줄은 참고만 하세요.
    """,
    "It takes {1} judged answers to tell which model foretells better; until then it is {2}.":
      "어느 모형이 더 잘 예측하는지 알려면 평가에 쓸 답이 {1}개 있어야 합니다. 그때까지는 {2}{을} 씁니다.",
    "Fitted to the past and judged by later answers, all counting alike: log loss {1}.":
      "과거에 맞추고 그 뒤의 답을 모두 똑같이 쳐서 평가한 로그 손실: {1}.",
    "{1} foretells better.": "{1}{이} 더 잘 예측합니다.",
    "{1} is used from now on.": "이제부터 {1}{을} 씁니다.",
    "1 card now comes due at another time; 'vocab undo' takes it back.":
      "카드 1장의 복습할 때가 바뀌었습니다. 'vocab undo'로 되돌릴 수 있습니다.",
    "{1} cards now come due at another time; 'vocab undo' takes it back.":
      "카드 {1}장의 복습할 때가 바뀌었습니다. 'vocab undo'로 되돌릴 수 있습니다.",
    "Due now: {1}, before: {2}.": "지금 복습할 카드: {1}장, 맞추기 전: {2}장.",
    "Due now: {1}, before: {2}. The day's limit leaves {3} of them for today.":
      "지금 복습할 카드: {1}장, 맞추기 전: {2}장. 하루 한도에 따라 오늘은 그중 {3}장을 묻습니다.",
  ]
}
