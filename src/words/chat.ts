import type { Sentence } from './say.ts'

export const personaNames = {
  Oracle: { en: 'Oracle', hi: 'ओरेकल' },
  Astra: { en: 'Astra', hi: 'एस्ट्रा' },
} satisfies Record<string, Sentence>

/** What the server says about a chat. */
export const chatRefusals = {
  noChat: { en: 'There is no such chat.', hi: 'ऐसी कोई चैट नहीं है।' },
  noAnswer: { en: 'There is no such answer.', hi: 'ऐसा कोई उत्तर नहीं है।' },
  noKundli: { en: 'There is no such kundli.', hi: 'ऐसी कोई कुंडली नहीं है।' },
  chatEnded: {
    en: 'This chat has ended. Start a new one to go on.',
    hi: 'यह चैट समाप्त हो चुकी है। आगे पूछने के लिए नई चैट शुरू करें।',
  },
  timeOver: {
    en: 'The time of this chat is over. Start a new one to go on; nothing was charged.',
    hi: 'इस चैट का समय पूरा हो गया है। आगे पूछने के लिए नई चैट शुरू करें; कोई शुल्क नहीं लगा।',
  },
  tooManyStreams: {
    en: 'Three answers are already being written. Please wait for one of them.',
    hi: 'तीन उत्तर पहले से लिखे जा रहे हैं। कृपया किसी एक के पूरा होने की प्रतीक्षा करें।',
  },
  chatFull: {
    en: 'This chat has grown very long. Please start a new one.',
    hi: 'यह चैट बहुत लंबी हो गई है। कृपया नई चैट शुरू करें।',
  },
  enoughToday: {
    en: 'You have asked a great deal today. Let the answers settle, and come back tomorrow.',
    hi: 'आज आपने बहुत कुछ पूछ लिया। उत्तरों को थोड़ा समय दें और कल फिर आएँ।',
  },
  houseFullToday: {
    en: 'Very many questions came in today. Nothing was charged; please come back tomorrow.',
    hi: 'आज बहुत अधिक प्रश्न आए। कोई शुल्क नहीं लगा; कृपया कल फिर आएँ।',
  },
  stoppedOften: {
    en: 'You have stopped many answers today. This one will be finished and kept for you.',
    hi: 'आज आपने कई उत्तर बीच में रोके हैं। यह उत्तर पूरा करके आपके लिए रखा जाएगा।',
  },
  notFinished: {
    en: 'The answer could not be finished. Nothing was charged; please ask again.',
    hi: 'उत्तर पूरा नहीं हो सका। कोई शुल्क नहीं लगा; कृपया फिर पूछें।',
  },
  stopped: {
    en: 'You stopped this answer. Nothing was charged.',
    hi: 'आपने यह उत्तर रोक दिया। कोई शुल्क नहीं लगा।',
  },
} satisfies Record<string, Sentence>

/** What the server says when things go well. */
export const chatNews = {
  charged: { en: '1 question used.', hi: '1 प्रश्न लिया गया।' },
  free: { en: 'This answer is free of charge.', hi: 'इस उत्तर का कोई शुल्क नहीं है।' },
  deleted: { en: 'Chat successfully deleted', hi: 'चैट मिटा दी गई' },
  rated: { en: 'Thank you, noted.', hi: 'धन्यवाद, आपकी राय दर्ज हुई।' },
  stopped: { en: 'The chat has ended.', hi: 'चैट समाप्त हुई।' },
  answerStopped: {
    en: 'Stopped. Nothing was charged.',
    hi: 'रोक दिया गया। कोई शुल्क नहीं लगा।',
  },
} satisfies Record<string, Sentence>

/** Nothing left to ask this persona with. */
export const nothingLeft = {
  Oracle: {
    en: 'You have no questions left for Oracle. Recharge or take a plan to go on.',
    hi: 'ओरेकल से पूछने के लिए आपके पास कोई प्रश्न नहीं बचा। आगे पूछने के लिए रिचार्ज करें या प्लान लें।',
  },
  Astra: {
    en: 'You have no questions left for Astra. Recharge or take a plan to go on.',
    hi: 'एस्ट्रा से पूछने के लिए आपके पास कोई प्रश्न नहीं बचा। आगे पूछने के लिए रिचार्ज करें या प्लान लें।',
  },
} satisfies Record<string, Sentence>
