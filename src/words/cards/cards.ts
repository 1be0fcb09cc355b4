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
  horoscope: {
    en: (sign) => `${sign}: what today’s sky says`,
    hi: (sign) => `${sign}: आज का आकाश क्या कहता है`,
  } satisfies LocalizedTemplate<[string]>,
} satisfies Record<string, LocalizedText | LocalizedTemplate<[string]>>
