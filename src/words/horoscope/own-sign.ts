import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** Which sign the horoscope means, how one finds one's own, and that this device remembers it. */
export const ownSignWords = {
  byMoon: { en: 'by Moon sign (rashi)', hi: 'चंद्र राशि से' },
  mine: { en: 'This is my sign', hi: 'यही मेरी राशि है' },
  yours: {
    en: 'Your sign, remembered on this device.',
    hi: 'आपकी राशि, जो इस डिवाइस पर याद रखी गई है।',
  },
  forget: { en: 'Forget it', hi: 'याद न रखें' },
  find: { en: 'Find your Moon sign by your birth date', hi: 'जन्म तारीख़ से अपनी चंद्र राशि जानें' },
  notSun: {
    en: 'The dates printed with the signs in newspapers are of the Sun. The Moon changes its sign every two and a quarter days, so it needs your own date.',
    hi: 'अख़बारों में राशि के साथ छपी तारीख़ें सूर्य की होती हैं। चंद्रमा हर सवा दो दिन में राशि बदलता है, इसलिए आपकी अपनी तारीख़ चाहिए।',
  },
  date: { en: 'Date of birth', hi: 'जन्म तारीख़' },
  time: { en: 'Time of birth, if you know it', hi: 'जन्म समय, यदि मालूम हो' },
  show: { en: 'Show my sign', hi: 'मेरी राशि दिखाएँ' },
  noDate: { en: 'Please choose your date of birth.', hi: 'कृपया अपनी जन्म तारीख़ चुनें।' },
  changes: {
    en: 'On that day the Moon went from one sign to the next. Add the time of birth to know which is yours.',
    hi: 'उस दिन चंद्रमा एक राशि से दूसरी में गया। कौन-सी आपकी है, यह जानने के लिए जन्म समय भी लिखें।',
  },
  failed: {
    en: 'This could not be found just now. Please try again.',
    hi: 'अभी यह पता नहीं चल सका। कृपया फिर कोशिश करें।',
  },
  inIndia: {
    en: 'Counted for a birth in India; elsewhere the free kundli is exact.',
    hi: 'गणना भारत में जन्म के लिए है; कहीं और जन्म हो तो मुफ़्त कुंडली बिल्कुल सही बताएगी।',
  },
} satisfies Record<string, LocalizedText>

export const ownSignTemplates = {
  toYours: {
    en: (sign: string) => `Your sign: ${sign}`,
    hi: (sign: string) => `आपकी राशि: ${sign}`,
  },
  found: {
    en: (sign: string) => `Your Moon sign is ${sign}.`,
    hi: (sign: string) => `आपकी चंद्र राशि ${sign} है।`,
  },
  today: {
    en: (sign: string) => `Today for ${sign}`,
    hi: (sign: string) => `${sign} राशि का आज का दिन`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
