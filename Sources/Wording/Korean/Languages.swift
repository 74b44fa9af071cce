extension Korean {
  /// Languages by the English names of the speech engine.
  static let languages: [String: String] = [
    "Afrikaans": "아프리칸스어", "Albanian": "알바니아어", "Amharic": "암하라어", "Arabic": "아랍어", "Aragonese": "아라곤어",
    "Armenian": "아르메니아어", "Assamese": "아삼어", "Azerbaijani": "아제르바이잔어", "Bashkir": "바시키르어", "Basque": "바스크어",
    "Belarusian": "벨라루스어", "Bengali": "벵골어", "Bishnupriya Manipuri": "비슈누프리야 마니푸르어", "Bosnian": "보스니아어",
    "Bulgarian": "불가리아어", "Catalan": "카탈루냐어", "Cherokee": "체로키어", "Chinese": "중국어", "Chuvash": "추바시어",
    "Croatian": "크로아티아어", "Czech": "체코어", "Danish": "덴마크어", "Dutch": "네덜란드어", "English": "영어",
    "Esperanto": "에스페란토", "Estonian": "에스토니아어", "Finnish": "핀란드어", "French": "프랑스어", "Gaelic": "게일어",
    "Georgian": "조지아어", "German": "독일어", "Greek": "그리스어", "Greenlandic": "그린란드어", "Guarani": "과라니어",
    "Gujarati": "구자라트어", "Haitian Creole": "아이티 크레올어", "Hakka Chinese": "하카어", "Hawaiian": "하와이어",
    "Hebrew": "히브리어", "Hindi": "힌디어", "Hungarian": "헝가리어", "Icelandic": "아이슬란드어", "Ido": "이도",
    "Indonesian": "인도네시아어", "Interlingua": "인터링구아", "Italian": "이탈리아어", "Japanese": "일본어", "K'iche'": "키체어",
    "Kannada": "칸나다어", "Kazakh": "카자흐어", "Klingon": "클링온어", "Konkani": "콘칸어", "Korean": "한국어", "Kurdish": "쿠르드어",
    "Kyrgyz": "키르기스어", "Latgalian": "라트갈레어", "Latin": "라틴어", "Latvian": "라트비아어",
    "Lingua Franca Nova": "링구아 프랑카 노바", "Lithuanian": "리투아니아어", "Lojban": "로지반", "Lule Saami": "룰레 사미어",
    "Luxembourgish": "룩셈부르크어", "Macedonian": "마케도니아어", "Malay": "말레이어", "Malayalam": "말라얄람어",
    "Maltese": "몰타어", "Māori": "마오리어", "Marathi": "마라티어", "Myanmar": "미얀마어", "Nahuatl": "나와틀어",
    "Nepali": "네팔어", "Nogai": "노가이어", "Norwegian Bokmål": "노르웨이어 보크몰", "Oriya": "오리야어", "Oromo": "오로모어",
    "Papiamento": "파피아멘토어", "Persian": "페르시아어", "Polish": "폴란드어", "Portuguese": "포르투갈어", "Punjabi": "펀자브어",
    "Quechua": "케추아어", "Quenya": "퀘냐", "Romanian": "루마니아어", "Russian": "러시아어", "Serbian": "세르비아어",
    "Setswana": "츠와나어", "Shan": "샨어", "Sindarin": "신다린", "Sindhi": "신드어", "Sinhala": "싱할라어", "Slovak": "슬로바키아어",
    "Slovenian": "슬로베니아어", "Spanish": "스페인어", "Swahili": "스와힐리어", "Swedish": "스웨덴어", "Tamil": "타밀어",
    "Tatar": "타타르어", "Telugu": "텔루구어", "Thai": "태국어", "Turkish": "튀르키예어", "Turkmen": "튀르크멘어",
    "Ukrainian": "우크라이나어", "Urdu": "우르두어", "Uyghur": "위구르어", "Uzbek": "우즈베크어", "Vietnamese": "베트남어",
    "Welsh": "웨일스어",
  ]

  /// The kinds of languages that stand in parentheses behind their names.
  static let languageKinds: [String: String] = [
    "America": "미국", "Ancient": "고대", "Belgium": "벨기에", "Brazil": "브라질", "Burmese": "버마어", "Cantonese": "광둥어",
    "Caribbean": "카리브", "Central": "중부", "Classical": "고전", "East Armenia": "동부", "France": "프랑스",
    "Great Britain": "영국", "Irish": "아일랜드", "Lancaster": "랭커스터", "Latin America": "라틴 아메리카", "Latvia": "라트비아",
    "Mandarin": "표준 중국어", "New York City": "뉴욕", "Northern": "북부", "Pinglish": "로마자", "Portugal": "포르투갈",
    "Received Pronunciation": "용인 발음", "Scotland": "스코틀랜드", "Scottish": "스코틀랜드", "Southern": "남부",
    "Spain": "스페인", "Switzerland": "스위스", "Tai Yai": "따이야이", "West Armenia": "서부", "West Midlands": "웨스트미들랜즈",
    "latin as English": "로마자는 영어로", "latin as Jyutping": "로마자는 월병으로", "latin as Pinyin": "로마자는 병음으로",
  ]
}
