import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The page of one’s own day. */
export const todayWords = {
  title: { en: 'Today, for me', hi: 'आज, मेरे लिए' },
  description: {
    en: 'Your day in short: how it feels, Tara and Chandra bala, Rahu Kaal and the good hours in your city, what ends or begins soon, one thing to do. Free.',
    hi: 'आपका दिन संक्षेप में: दिन कैसा है, तारा और चंद्र बल, आपके शहर का राहु काल और अच्छे समय, जल्द क्या बदलेगा, और करने को एक छोटा काम। मुफ़्त।',
  },
  yesterday: { en: 'Yesterday', hi: 'बीता कल' },
  today: { en: 'Today', hi: 'आज' },
  tomorrow: { en: 'Tomorrow', hi: 'आने वाला कल' },
  days: { en: 'Which day', hi: 'कौन-सा दिन' },
  measures: { en: 'The Moon and you', hi: 'चंद्रमा और आप' },
  hours: { en: 'Hours', hi: 'समय' },
  avoid: { en: 'start nothing new', hi: 'कुछ नया शुरू न करें' },
  good: { en: 'good', hi: 'अच्छा समय' },
  ahead: { en: 'Ends or begins within a month', hi: 'महीने भर में क्या बदलेगा' },
  deed: { en: 'One thing to do', hi: 'एक छोटा काम' },
  yourCity: { en: 'Your city?', hi: 'आपका शहर?' },
  cityWhy: {
    en: 'These are the hours for Delhi. Tell us your city once, and from then on you see its hours.',
    hi: 'अभी दिल्ली के समय दिख रहे हैं। अपना शहर एक बार बता दें, फिर वहीं के दिखेंगे।',
  },
  changeCity: { en: 'Another city', hi: 'दूसरा शहर' },
  keepCity: { en: 'Keep this city', hi: 'यही शहर रखें' },
  noCity: {
    en: 'No place of this name was found. Please try another spelling.',
    hi: 'इस नाम का कोई स्थान नहीं मिला। कृपया दूसरी तरह लिखकर देखें।',
  },
  yourSign: { en: 'Your Moon sign?', hi: 'आपकी चंद्र राशि?' },
  signWhy: {
    en: 'Choose it once; this device remembers it.',
    hi: 'एक बार चुन लें; यह डिवाइस याद रखेगा।',
  },
  changeSign: { en: 'Another sign', hi: 'दूसरी राशि' },
  keepSign: { en: 'Show my day', hi: 'मेरा दिन दिखाएँ' },
  notSure: { en: 'Find it from my birth details', hi: 'जन्म के विवरण से जानें' },
  openMoon: {
    en: 'The Moon changed its sign on your day of birth. Add the time to your kundli, or choose the sign here.',
    hi: 'आपके जन्म के दिन चंद्रमा ने राशि बदली थी। कुंडली में समय जोड़ें, या राशि यहाँ चुनें।',
  },
  own: {
    en: 'With your own kundli, your birth star and your dashas count too.',
    hi: 'अपनी कुंडली हो तो जन्म नक्षत्र और आपकी दशाएँ भी गिनी जाती हैं।',
  },
  makeKundli: { en: 'Make my kundli', hi: 'मेरी कुंडली बनाएँ' },
  ask: { en: 'Ask about this day', hi: 'इस दिन के बारे में पूछें' },
} satisfies Record<string, LocalizedText>

export const todayPageTemplates = {
  for: { en: (name) => `For ${name}`, hi: (name) => `${name} के लिए` },
} satisfies Record<string, LocalizedTemplate<[string]>>
