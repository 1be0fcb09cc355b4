import type { Sentence, SentenceWith } from './say.ts'
import { number, rupees } from './say.ts'

/** The home page. */
export const homeWords = {
  title: {
    en: 'Online astrology consultation with AI astrologers',
    hi: 'AI ज्योतिषियों से ऑनलाइन ज्योतिष परामर्श',
  },
  description: {
    en: 'Ask two AI astrologers about love, career and timing. Your kundli is computed to the arcsecond, and every line of an answer shows the chart fact behind it. First questions free.',
    hi: 'प्रेम, करियर और सही समय के बारे में दो AI ज्योतिषियों से पूछें। कुंडली की गणना विकला तक सटीक, और उत्तर की हर पंक्ति के पीछे का तथ्य आपके सामने। शुरुआती प्रश्न मुफ़्त।',
  },
  keywords: {
    en: 'online astrology consultation, AI astrologer, free kundli, Vedic astrology, kundli in Hindi, horoscope',
    hi: 'ऑनलाइन ज्योतिष परामर्श, AI ज्योतिषी, मुफ़्त कुंडली, वैदिक ज्योतिष, हिन्दी कुंडली, राशिफल',
  },
  promise: {
    en: 'Ask the sky you were born under.',
    hi: 'जिस आकाश तले जन्म हुआ, उसी से पूछिए।',
  },
  lead: {
    en: 'Two AI astrologers read your kundli, computed to the arcsecond. Every line of an answer shows the chart fact behind it.',
    hi: 'दो AI ज्योतिषी आपकी कुंडली पढ़ते हैं, जिसकी गणना विकला तक सटीक है। उत्तर की हर पंक्ति के पीछे का तथ्य आप स्वयं देख सकते हैं।',
  },
  seeKundli: { en: 'See my kundli, free', hi: 'मेरी कुंडली देखें, मुफ़्त' },
  noLogin: { en: 'No login. About one minute.', hi: 'बिना लॉग इन, लगभग एक मिनट में।' },
  start: { en: 'Start your journey now!', hi: 'अभी शुरुआत करें!' },
  whatToday: { en: 'What would you like to ask today?', hi: 'आज क्या पूछना चाहेंगे?' },
  astrologers: { en: 'Our AI Astrologers', hi: 'हमारे AI ज्योतिषी' },
  howTitle: { en: 'How does it work', hi: 'यह कैसे काम करता है' },
  howNote: { en: 'Connecting takes about 2 minutes.', hi: 'जुड़ने में लगभग 2 मिनट लगते हैं।' },
  answerTitle: { en: 'How an answer is made', hi: 'उत्तर कैसे बनता है' },
} satisfies Record<string, Sentence>

export const homeCounts = {
  freeQuestions: {
    en: (count: number) => `${number(count)} Free Questions`,
    hi: (count: number) => `${number(count)} प्रश्न मुफ़्त`,
  },
  perQuestion: {
    en: (price: number) => `${rupees(price)} per question`,
    hi: (price: number) => `${rupees(price)} प्रति प्रश्न`,
  },
  questionsFree: {
    en: (count: number) => `${number(count)} Questions free`,
    hi: (count: number) => `${number(count)} प्रश्न मुफ़्त`,
  },
} satisfies Record<string, SentenceWith<[number]>>

export const personaWords = {
  Oracle: {
    name: { en: 'Oracle', hi: 'ओरेकल' },
    chat: { en: 'Chat with Oracle', hi: 'ओरेकल से चैट करें' },
  },
  Astra: {
    name: { en: 'Astra', hi: 'एस्ट्रा' },
    chat: { en: 'Chat with Astra', hi: 'एस्ट्रा से चैट करें' },
  },
} satisfies Record<string, Record<string, Sentence>>

export const steps: { title: Sentence; text: Sentence }[] = [
  {
    title: { en: 'Registration', hi: 'पंजीकरण' },
    text: {
      en: 'Enter your mobile number and verify it with the code.',
      hi: 'अपना मोबाइल नंबर लिखें और कोड से पुष्टि करें।',
    },
  },
  {
    title: { en: 'Click the Chat button', hi: 'चैट का बटन दबाएँ' },
    text: { en: 'Choose Oracle or Astra.', hi: 'ओरेकल या एस्ट्रा को चुनें।' },
  },
  {
    title: { en: 'Enter birth details', hi: 'जन्म का विवरण दें' },
    text: {
      en: 'The date, place and time of birth.',
      hi: 'जन्म की तारीख़, स्थान और समय।',
    },
  },
  {
    title: { en: 'Go and ask your questions', hi: 'अपने प्रश्न पूछें' },
    text: {
      en: 'In English or Hindi, in your own words.',
      hi: 'हिन्दी या अंग्रेज़ी में, अपने शब्दों में।',
    },
  },
]

/** The greeting of someone who is logged in, by the hour of their own clock. */
export const greetings = {
  morning: { en: 'Good Morning', hi: 'सुप्रभात' },
  afternoon: { en: 'Good Afternoon', hi: 'नमस्कार' },
  evening: { en: 'Good Evening', hi: 'शुभ संध्या' },
  otherwise: { en: 'Welcome Back', hi: 'फिर से स्वागत है' },
} satisfies Record<string, Sentence>

/** Which greeting an hour (0 to 23) calls for. */
export function greetingAt(hour: number): Sentence {
  if (hour >= 5 && hour <= 11) return greetings.morning
  if (hour >= 12 && hour <= 16) return greetings.afternoon
  if (hour >= 17 && hour <= 20) return greetings.evening
  return greetings.otherwise
}
