extension Korean {
  /// Why nothing is spoken.
  static let sound: KeyValuePairs<String, String> = [
    "there is no audio device. Start a sound server, or write a file with 'vocab speak --output FILE.wav'.":
      "소리 장치가 없습니다. 사운드 서버를 시작하거나 'vocab speak --output FILE.wav'로 파일을 만드세요.",
    "no audio device: {1}": "소리 장치가 없습니다: {1}",
    "the sound server went away while speaking": "읽는 동안 사운드 서버와 연결이 끊겼습니다",
    "no voice for '{1}'": "'{1}'의 음성이 없습니다",
    "no voice for '{1}'; the nearest are {2}": "'{1}'의 음성이 없습니다. 가장 비슷한 것: {2}",
    "espeak-ng cannot be used: {1}": "espeak-ng를 쓸 수 없습니다: {1}",
    "cannot write '{1}': {2}": "'{1}'{을} 쓸 수 없습니다: {2}",
    "the sound server does not answer": "사운드 서버가 응답하지 않습니다",
    "ALSA: the device does not answer": "ALSA: 장치가 응답하지 않습니다",
    "libpulse has no main loop": "libpulse의 메인 루프를 만들 수 없습니다",
    "libpulse has no context": "libpulse의 컨텍스트를 만들 수 없습니다",
    "libpulse has no thread": "libpulse의 스레드를 시작할 수 없습니다",
    "it is not an ordinary file": "보통 파일이 아닙니다",
    "its name must end in .wav, .flac, .ogg or .mp3": "이름이 .wav, .flac, .ogg, .mp3 가운데 하나로 끝나야 합니다",
  ]
}
