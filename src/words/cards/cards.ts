import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What stands on the pictures beside shared links. */
export const cardWords = {
  site: {
    en: 'Your kundli, computed exactly and explained kindly',
    hi: 'आपकी कुंडली: सटीक गणना, सहज भाषा',
  },
  siteKicker: { en: 'Vedic astrology', hi: 'वैदिक ज्योतिष' },
  horoscopeKicker: { en: 'Horoscope of the day', hi: 'दैनिक राशिफल' },
  blogKicker: { en: 'From the blog', hi: 'ब्लॉग से' },
  kundli: { en: 'Your janam kundli, free', hi: 'अपनी जन्म कुंडली देखें, मुफ़्त' },
  kundliLine: {
    en: 'The chart, and what it says, in a minute',
    hi: 'एक मिनट में कुंडली और उसका अर्थ',
  },
  kundliKicker: { en: 'Kundli', hi: 'कुंडली' },
  match: { en: 'Do the two kundlis match?', hi: 'क्या दोनों कुंडलियाँ मिलती हैं?' },
  matchLine: {
    en: 'All the gunas, each with its reason. Free.',
    hi: 'सभी गुण, हर एक कारण सहित। मुफ़्त।',
  },
  matchKicker: { en: 'Kundli matching', hi: 'कुंडली मिलान' },
  gunas: { en: 'gunas', hi: 'गुण' },
  gunaMilan: { en: 'Guna milan of two kundlis', hi: 'दो कुंडलियों का गुण मिलान' },
  muhurta: { en: 'Find the right day and hour', hi: 'सही दिन और समय चुनिए' },
  muhurtaKicker: { en: 'Shubh muhurat', hi: 'शुभ मुहूर्त' },
  panchangKicker: { en: 'Panchang', hi: 'पंचांग' },
  festivalsKicker: { en: 'Festivals and vrats', hi: 'व्रत और त्योहार' },
  forum: {
    en: 'Questions of astrology, answered by people',
    hi: 'ज्योतिष के सवाल, लोगों के जवाब',
  },
  forumKicker: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  answer: { en: 'An answer read from a kundli', hi: 'कुंडली से पढ़ा गया एक उत्तर' },
  answerKicker: { en: 'Oracle and Astra', hi: 'ओरेकल और एस्ट्रा' },
  answerLine: { en: 'Ask about yours, free', hi: 'अपना प्रश्न पूछें, मुफ़्त' },
} satisfies Record<string, LocalizedText>

export const cardTemplates = {
  horoscope: {
    en: (sign) => `${sign}: what today’s sky says`,
    hi: (sign) => `${sign}: आज का आकाश क्या कहता है`,
  },
  until: {
    en: (clock) => `until ${clock}`,
    hi: (clock) => `${clock} तक`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
