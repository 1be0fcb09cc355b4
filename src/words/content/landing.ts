import { formatNumber, formatRupees } from '../say.ts'
import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The pages of Oracle, of Astra, and of both (the AI astrologer). */
export const landingWords = {
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  notOk: { en: 'Network response was not ok', hi: 'जवाब ठीक से नहीं आया' },
  title: {
    en: 'AI astrologer: talk to Oracle and Astra',
    hi: 'AI ज्योतिषी: ओरेकल और एस्ट्रा से बात करें',
  },
  description: {
    en: 'Talk to an AI astrologer about love, work and timing. An exactly computed kundli, the reason behind each line, and the first questions free.',
    hi: 'प्रेम, काम और सही समय के बारे में AI ज्योतिषी से बात करें। कुंडली की सटीक गणना, हर बात का आधार सामने, और पहले कुछ प्रश्न मुफ़्त।',
  },
  keywords: {
    en: 'AI astrologer, talk to astrologer, chat with astrologer, free astrology questions',
    hi: 'AI ज्योतिषी, ज्योतिषी से बात, ज्योतिषी से चैट, मुफ़्त ज्योतिष प्रश्न',
  },
  heading: { en: 'Talk to an AI astrologer', hi: 'AI ज्योतिषी से बात करें' },
  lead: {
    en: 'Two voices, one exact chart. Say what is on your mind; each answer shows what in the chart it is based on.',
    hi: 'दो ज्योतिषी, एक सटीक कुंडली। मन की बात कहिए; हर उत्तर के साथ दिखता है कि वह कुंडली की किस बात पर टिका है।',
  },
  ask: { en: 'What people ask', hi: 'लोग क्या पूछते हैं' },
  ratings: { en: 'Rating and reviews', hi: 'रेटिंग और समीक्षाएँ' },
  sample: {
    en: 'Sample rating and reviews: these people are made up.',
    hi: 'नमूने की रेटिंग और समीक्षाएँ: ये लोग काल्पनिक हैं।',
  },
  offerNote: {
    en: 'to Oracle, for those who sign up from this page',
    hi: 'ओरेकल से, इस पेज से जुड़ने वालों के लिए',
  },
  both: { en: 'See both astrologers', hi: 'दोनों ज्योतिषी देखें' },
} satisfies Record<string, LocalizedText>

export const landingTemplates = {
  error: {
    en: (message: string) => `Error: ${message}`,
    hi: (message: string) => `गड़बड़ी: ${message}`,
  } satisfies LocalizedTemplate<[string]>,
  perQuestion: {
    en: (price: number) => `${formatRupees(price)} per question`,
    hi: (price: number) => `${formatRupees(price)} प्रति प्रश्न`,
  } satisfies LocalizedTemplate<[number]>,
  free: {
    en: (count: number) => `${formatNumber(count)} Questions free`,
    hi: (count: number) => `${formatNumber(count)} प्रश्न मुफ़्त`,
  } satisfies LocalizedTemplate<[number]>,
  freeNote: {
    en: (count: number) => `(${formatNumber(count)} Questions free)`,
    hi: (count: number) => `(${formatNumber(count)} प्रश्न मुफ़्त)`,
  } satisfies LocalizedTemplate<[number]>,
  outOf: {
    en: (rating: number, count: number) => `${rating} of 5, from ${formatNumber(count)} reviews`,
    hi: (rating: number, count: number) => `5 में से ${rating}, ${formatNumber(count)} समीक्षाओं से`,
  } satisfies LocalizedTemplate<[number, number]>,
  stars: {
    en: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    hi: (count: number) => `${count} स्टार`,
  } satisfies LocalizedTemplate<[number]>,
}

/** One astrologer's own page. */
export const astrologerPages = {
  Oracle: {
    title: {
      en: 'Oracle, the AI astrologer of your life path',
      hi: 'ओरेकल, जीवन की राह के AI ज्योतिषी',
    },
    description: {
      en: 'Oracle reads your kundli for timing, work and what lies ahead, and shows the chart fact behind each sentence.',
      hi: 'ओरेकल आपकी कुंडली से सही समय, काम और आगे के जीवन की बात बताते हैं, और यह भी दिखाते हैं कि हर बात कुंडली में कहाँ है।',
    },
    lead: {
      en: 'Detailed readings of your own chart and of the road ahead. Oracle also writes your daily, weekly, monthly and yearly predictions.',
      hi: 'आपकी कुंडली पर विस्तार से बात और जीवन की राह की समझ। आपके दैनिक, साप्ताहिक, मासिक और वार्षिक भविष्यफल भी ओरेकल लिखते हैं।',
    },
    questions: [
      { en: 'When will my work change?', hi: 'मेरे काम में बदलाव कब आएगा?' },
      { en: 'What is this period of my life for?', hi: 'मेरे जीवन का यह दौर किसलिए है?' },
      { en: 'Is next year good for a move abroad?', hi: 'क्या अगला वर्ष विदेश जाने के लिए अच्छा है?' },
    ],
  },
  Astra: {
    title: { en: 'Astra, the AI astrologer of the heart', hi: 'एस्ट्रा, दिल के सवालों की AI ज्योतिषी' },
    description: {
      en: 'Astra reads your kundli for love, marriage, compatibility and career, and shows the chart fact behind each sentence.',
      hi: 'एस्ट्रा आपकी कुंडली से प्रेम, विवाह, मिलान और करियर की बात बताती हैं, और यह भी दिखाती हैं कि हर बात कुंडली में कहाँ है।',
    },
    lead: {
      en: 'Relationship compatibility, career guidance and what the coming months ask of you.',
      hi: 'रिश्तों का मेल, करियर का मार्गदर्शन, और आने वाले समय में किन बातों पर ध्यान दें।',
    },
    questions: [
      { en: 'When is a good time to marry?', hi: 'विवाह के लिए अच्छा समय कब है?' },
      { en: 'What kind of partner suits my chart?', hi: 'मेरी कुंडली के हिसाब से कैसा साथी ठीक रहेगा?' },
      { en: 'Which work would make me glad?', hi: 'किस काम में मन लगेगा?' },
    ],
  },
} satisfies Record<
  string,
  {
    title: LocalizedText
    description: LocalizedText
    lead: LocalizedText
    questions: LocalizedText[]
  }
>
