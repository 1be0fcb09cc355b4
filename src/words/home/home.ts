import type { LocalizedText, LocalizedTemplate } from '../say.ts'
import { formatNumber, formatRupees } from '../say.ts'

/** The home page. */
export const homeWords = {
  title: {
    en: 'Online astrology consultation with AI: free kundli and answers',
    hi: 'ऑनलाइन ज्योतिष परामर्श: AI ज्योतिषी से पूछें, मुफ़्त कुंडली',
  },
  description: {
    en: 'Ask two AI astrologers about love, career and timing. Your kundli is computed to the arcsecond, and every line of an answer shows the chart fact behind it. First questions free.',
    hi: 'प्रेम, करियर और सही समय के बारे में दो AI ज्योतिषियों से पूछें। कुंडली की गणना विकला तक सटीक, और उत्तर की हर पंक्ति के पीछे का तथ्य आपके सामने। शुरुआती प्रश्न मुफ़्त।',
  },
  keywords: {
    en: 'online astrology consultation, AI astrologer, free kundli, Vedic astrology, kundli in Hindi, horoscope',
    hi: 'ऑनलाइन ज्योतिष परामर्श, AI ज्योतिषी, मुफ़्त कुंडली, वैदिक ज्योतिष, हिंदी कुंडली, राशिफल',
  },
  heading: {
    en: 'Online astrology: ask your question, see your kundli free',
    hi: 'ऑनलाइन ज्योतिष: अपना प्रश्न पूछें, कुंडली मुफ़्त देखें',
  },
  lead: {
    en: 'Two AI astrologers read your kundli, computed to the arcsecond. Every line of an answer shows the chart fact behind it.',
    hi: 'दो AI ज्योतिषी आपकी कुंडली पढ़ते हैं, जिसकी गणना विकला तक सटीक है। उत्तर की हर पंक्ति के पीछे का तथ्य आप स्वयं देख सकते हैं।',
  },
  seeKundli: { en: 'See my kundli, free', hi: 'मेरी कुंडली देखें, मुफ़्त' },
  noLogin: { en: 'No login. About one minute.', hi: 'बिना लॉग इन, लगभग एक मिनट में।' },
  start: { en: 'Start your journey now!', hi: 'अभी शुरुआत करें!' },
  whatToday: { en: 'What would you like to ask today?', hi: 'आज क्या पूछना चाहेंगे?' },
  statPredictions: { en: 'predictions completed', hi: 'भविष्यफल पूरे' },
  statUsers: { en: 'happy users', hi: 'संतुष्ट उपयोगकर्ता' },
  statChats: { en: 'total chats', hi: 'कुल चैट' },
  statAstrologers: { en: 'AI astrologers', hi: 'AI ज्योतिषी' },
  astrologers: { en: 'Our AI Astrologers', hi: 'हमारे AI ज्योतिषी' },
  about: { en: 'About', hi: 'किसके बारे में' },
  otherKundli: { en: 'Another kundli', hi: 'दूसरी कुंडली' },
  readDay: { en: 'The whole day', hi: 'पूरा दिन' },
  lastChat: { en: 'Go on with your last chat', hi: 'पिछली चैट जारी रखें' },
  balance: { en: 'Balance', hi: 'बैलेंस' },
} satisfies Record<string, LocalizedText>

/** /invite-earn, the same page with the invite dialog over it. */
export const invitePageMeta = {
  title: { en: 'Invite friends', hi: 'मित्रों को बुलाएँ' },
  description: {
    en: 'Invite a friend: both of you get free questions.',
    hi: 'मित्र को बुलाएँ: दोनों को मुफ़्त प्रश्न मिलेंगे।',
  },
} satisfies Record<string, LocalizedText>

export const todayFor = {
  en: (name: string) => `Today for ${name}`,
  hi: (name: string) => `आज का दिन: ${name}`,
} satisfies LocalizedTemplate<[string]>

/** Beside the day of one’s kundli: from when to when. */
export const rahuKaalToday = {
  en: (span: string) => `Rahu Kaal ${span}`,
  hi: (span: string) => `राहु काल ${span}`,
} satisfies LocalizedTemplate<[string]>

/** What is left to ask with. */
export interface Holdings {
  /** Questions of the running plan; null without one. */
  ofPlan: number | null
  /** Free questions. */
  oracle: number
  astra: number
  rupees: number
}

/** What is left to ask with: the plan's questions, or the free ones to Oracle and Astra; rupees. */
export const questionsLeft = {
  en: ({ ofPlan, oracle, astra, rupees }: Holdings) =>
    [
      ofPlan === null
        ? `Oracle: ${oracle} free · Astra: ${astra} free`
        : `${formatNumber(ofPlan)} questions of your plan`,
      ...(rupees > 0 ? [formatRupees(rupees)] : []),
    ].join(' · '),
  hi: ({ ofPlan, oracle, astra, rupees }: Holdings) =>
    [
      ofPlan === null
        ? `ओरेकल: ${oracle} मुफ़्त · एस्ट्रा: ${astra} मुफ़्त`
        : `प्लान के ${formatNumber(ofPlan)} प्रश्न`,
      ...(rupees > 0 ? [formatRupees(rupees)] : []),
    ].join(' · '),
} satisfies LocalizedTemplate<[Holdings]>

export const homeTemplates = {
  freeQuestions: {
    en: (count: number) => `${formatNumber(count)} Free Questions`,
    hi: (count: number) => `${formatNumber(count)} प्रश्न मुफ़्त`,
  },
  perQuestion: {
    en: (price: number) => `${formatRupees(price)} per question`,
    hi: (price: number) => `${formatRupees(price)} प्रति प्रश्न`,
  },
  questionsFree: {
    en: (count: number) => `${formatNumber(count)} Questions free`,
    hi: (count: number) => `${formatNumber(count)} प्रश्न मुफ़्त`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/** The almanac line and the dial of the sky. */
export const skyWords = {
  wheel: { en: 'The sky at this moment', hi: 'इस समय का आकाश' },
  backwards: { en: '(R)', hi: '(व)' },
  rahuKaal: {
    en: (hours: string) => `Rahu Kaal ${hours} (Delhi)`,
    hi: (hours: string) => `राहु काल ${hours} (दिल्ली)`,
  },
  moonIn: {
    en: (nakshatra: string) => `Moon in ${nakshatra}`,
    hi: (nakshatra: string) => `चंद्रमा ${nakshatra} में`,
  },
  caption: {
    en: (clock: string) =>
      `The sky at ${clock} today, India time. In marigold, the Moon’s nakshatra.`,
    hi: (clock: string) => `आज ${clock} बजे (भारतीय समय) का आकाश। गेंदे के रंग में चंद्रमा का नक्षत्र।`,
  },
}

export const personaWords = {
  Oracle: {
    name: { en: 'Oracle', hi: 'ओरेकल' },
    chat: { en: 'Chat with Oracle', hi: 'ओरेकल से चैट करें' },
  },
  Astra: {
    name: { en: 'Astra', hi: 'एस्ट्रा' },
    chat: { en: 'Chat with Astra', hi: 'एस्ट्रा से चैट करें' },
  },
} satisfies Record<string, Record<string, LocalizedText>>

/** The greeting of someone who is logged in, by the hour of their own clock. */
export const greetings = {
  morning: { en: 'Good Morning', hi: 'सुप्रभात' },
  afternoon: { en: 'Good Afternoon', hi: 'नमस्कार' },
  evening: { en: 'Good Evening', hi: 'शुभ संध्या' },
  otherwise: { en: 'Welcome Back', hi: 'फिर से स्वागत है' },
} satisfies Record<string, LocalizedText>

/** Which greeting an hour (0 to 23) calls for. */
export function greetingAt(hour: number): LocalizedText {
  if (hour >= 5 && hour <= 11) return greetings.morning
  if (hour >= 12 && hour <= 16) return greetings.afternoon
  if (hour >= 17 && hour <= 20) return greetings.evening
  return greetings.otherwise
}
