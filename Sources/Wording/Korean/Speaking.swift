extension Korean {
  /// Words read aloud: the player, sound files, voices.
  static let speaking: KeyValuePairs<String, String> = [
    "Read words and meanings aloud": "단어와 뜻을 소리 내어 읽기",
    """
    Speaks each word and then its meanings, each in its own language. How long it pauses is decided by what comes \
    next. Ctrl-C stops at once, and --resume goes on from there.

    On a terminal, space pauses and goes on within the word, n and p go to the next and the previous word, r says it \
    again, + and - change the rate, q quits.
    """: """
    단어를 읽고 이어서 뜻을, 저마다 제 언어로 읽습니다. 얼마나 쉬는지는 다음에 무엇이 오는지에 달려 있습니다. Ctrl-C를 \
    누르면 바로 멈추고, --resume을 쓰면 거기서부터 이어 갑니다.

    터미널에서 스페이스는 단어 중간에서도 멈추고 이어 갑니다. n과 p는 다음 단어와 이전 단어로 가고, r은 다시 읽고, +와 -는 \
    빠르기를 바꾸고, q는 끝냅니다.
    """,
    "The words to speak": "읽을 단어",
    "Every word": "모든 단어",
    "The words that are due": "복습할 단어",
    "What is spoken of each word, in this order: word, meaning, example": "단어마다 읽을 것과 그 차례: word, meaning, example",
    "Say each word so many times": "단어를 읽을 횟수",
    "Pause between two times of a word, in seconds": "단어를 되풀이하는 사이의 쉼, 초 단위",
    "Begin again at the end": "끝나면 처음부터 다시 하기",
    "Mix the words": "단어 섞기",
    "Make the mixing repeatable": "난수 씨앗: 같은 수면 같은 순서",
    "Go on from where it was stopped": "멈춘 곳부터 이어서 읽기",
    "Stop after so many minutes, at the end of a word": "이만큼의 분이 지나면 단어 끝에서 멈추기",
    "Silence before the first word, for headphones that wake slowly": "첫 단어 앞의 침묵, 늦게 켜지는 헤드폰용",
    "Where the sound goes; null is nowhere": "소리를 낼 곳. null은 내지 않음",
    "Write a sound file instead: WAV, FLAC, Ogg Vorbis or MP3 by its ending":
      "소리를 내지 않고 파일로 쓰기: 확장자에 따라 WAV, FLAC, Ogg Vorbis, MP3",
    "Write an .lrc file beside the sound file, so that a player shows each word":
      "재생기가 단어를 보여 주도록 소리 파일 옆에 .lrc 파일도 쓰기",
    "The voice of a language, such as en=en-us+f3": "언어마다의 음성(예: en=en-us+f3)",
    "the setting, else {1}": "설정값, 없으면 {1}",
    "--output FILE with --lyrics": "--lyrics와 함께 --output FILE",

    "space pause · n next · p back · r again · + - rate · q quit": "스페이스 멈춤 · n 다음 · p 이전 · r 다시 · + - 빠르기 · q 끝",
    "paused": "멈춤",
    "{1} wpm": "빠르기 {1}",
    "There is nothing to speak.": "읽을 것이 없습니다.",
    "stopped at {1} of {2}: {3}": "{2}개 중 {1}번째에서 멈춤: {3}",
    "asleep at {1} of {2}: {3}": "시간이 되어 {2}개 중 {1}번째에서 멈춤: {3}",
    "Writing {1}": "{1} 쓰는 중",
    "{1}: {2}, {3} seconds": "{1}: {2}, {3}초",
    "stopped: {1} was not written": "멈춤: {1}{을} 쓰지 않았습니다",

    "there is no voice for language '{1}', which '{2}' is to be spoken in.": "'{2}'{을} 읽을 언어 '{1}'의 음성이 없습니다.",
    "there is no voice for language '{1}', which the meaning of '{2}' is to be spoken in.":
      "'{2}'의 뜻을 읽을 언어 '{1}'의 음성이 없습니다.",
    "there is no voice for '{1}', chosen for '{2}', which '{3}' is to be spoken in.":
      "'{3}'{을} 읽으려고 '{2}'에 고른 음성 '{1}'{이} 없습니다.",
    "there is no voice for '{1}', chosen for '{2}', which the meaning of '{3}' is to be spoken in.":
      "'{3}'의 뜻을 읽으려고 '{2}'에 고른 음성 '{1}'{이} 없습니다.",
    "Choose one with --voice {1}=VOICE or 'vocab config set voice.{2}'; 'vocab voices' lists them.":
      "--voice {1}=VOICE나 'vocab config set voice.{2}'{으로} 고르세요. 'vocab voices'가 목록을 보여 줍니다.",
    "The nearest are {1}.": "가까운 음성은 {1}입니다.",
    "List the voices": "음성 목록 보기",
    """
    A variant may follow a voice after a plus sign: 'vocab speak --voice en=en-us+f3'. 'vocab config set voice.en \
    en-us+f3' keeps it.
    """: """
    음성 뒤에 더하기표와 변형을 붙일 수 있습니다: 'vocab speak --voice en=en-us+f3'. 'vocab config set voice.en en-us+f3'은 \
    그것을 설정에 남깁니다.
    """,
    "Only voices of this language, such as en": "이 언어의 음성만(예: en)",
    "Variants: {1}": "변형: {1}",
    "male": "남성",
    "female": "여성",
  ]
}
