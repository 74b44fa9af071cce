extension Korean {
  /// The settings, and the command that lists them.
  static let settings: KeyValuePairs<String, String> = [
    "Show and change settings": "설정을 보고 바꾸기",
    """
    Without an action it lists every setting, its value, and what it is for. The settings are kept in the library. \
    Those of the voice may be set for one language, as rate.ko or voice.en, and the desired retention for one deck, as \
    desired-retention.German.
    """: """
    동작을 쓰지 않으면 모든 설정과 그 값, 쓰임새를 보여 줍니다. 설정은 단어장에 저장됩니다. 음성 설정은 rate.ko나 voice.en처럼 \
    언어마다, 목표 기억률은 desired-retention.German처럼 덱마다 정할 수 있습니다.
    """,
    "Show a setting": "설정 보기",
    "Change a setting": "설정 바꾸기",
    "Go back to the default": "기본값으로 되돌리기",
    "The setting, such as new-per-day": "설정(예: new-per-day)",
    "The setting; all of them if none is named": "설정. 쓰지 않으면 모두",
    "Its new value": "새 값",
    "(default)": "(기본값)",

    "New cards a day": "하루의 새 카드",
    "Reviews a day; what is over is spread over days": "하루의 복습. 넘치면 여러 날로 나눔",
    "When a study day begins": "학습일이 시작하는 시각",
    "How likely a card is still known when it comes due": "복습할 때까지 기억하고 있을 확률",
    "The memory model; auto takes the one that 'vocab optimize' found to foretell better":
      "기억 모형. auto는 'vocab optimize'가 더 잘 예측한다고 본 모형을 씀",
    "Days of the week without reviews where that can be, such as sat,sun": "되도록 복습하지 않을 요일(예: sat,sun)",
    "The language of vocab's messages; auto takes that of the system": "vocab이 말하는 언어. auto는 시스템의 언어를 따름",
    "Whether a quiz reads answers aloud": "퀴즈에서 답을 소리 내어 읽을지 여부",
    "Pause before the next word, in seconds": "다음 단어 앞의 쉼, 초 단위",
    "Pause between two meanings, in seconds": "뜻과 뜻 사이의 쉼, 초 단위",
    "Pause between a word and its meaning, in seconds": "단어와 뜻 사이의 쉼, 초 단위",
    "Words spoken a minute": "1분에 읽는 단어 수",
    "Pitch of the voice": "음성의 높낮이",
    "Volume of the voice": "음성의 크기",
    "Voice of a language, set as voice.LANG": "언어의 음성. voice.LANG으로 정함",
    "a time from 00:00 to 23:59": "00:00에서 23:59까지의 시각",
    "a language such as en or ko": "en이나 ko 같은 언어",
  ]
}
