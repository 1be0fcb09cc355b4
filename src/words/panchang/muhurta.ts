import type { LocalizedTemplate } from '../say.ts'

export const muhurtaWords = {
  title: { en: 'Shubh Muhurat: find an auspicious date', hi: 'शुभ मुहूर्त: शुभ तारीख़ और समय खोजें' },
  heading: { en: 'Find a shubh muhurat', hi: 'शुभ मुहूर्त खोजें' },
  titleFor: {
    en: (purpose: string) => `${purpose} muhurat: auspicious dates and times`,
    hi: (purpose: string) => `${purpose} मुहूर्त: शुभ तारीख़ें और समय`,
  } satisfies LocalizedTemplate<[string]>,
  headingFor: {
    en: (purpose: string) => `${purpose} muhurat`,
    hi: (purpose: string) => `${purpose} मुहूर्त`,
  } satisfies LocalizedTemplate<[string]>,
  /** As people search for them. */
  sought: {
    marriage: { en: 'Marriage (vivah)', hi: 'विवाह' },
    'house-entry': { en: 'Griha pravesh', hi: 'गृह प्रवेश' },
    vehicle: { en: 'Vehicle purchase', hi: 'वाहन ख़रीद' },
    business: { en: 'Business opening', hi: 'व्यापार आरंभ' },
    travel: { en: 'Travel (yatra)', hi: 'यात्रा' },
    naming: { en: 'Naming (namkaran)', hi: 'नामकरण' },
  },
  description: {
    en: 'Search any place and range for a muhurta of marriage, a new home, a vehicle, a business, a journey or a naming, with what every rule says, and the text it comes from.',
    hi: 'विवाह, गृह प्रवेश, वाहन, व्यापार, यात्रा या नामकरण का मुहूर्त किसी भी स्थान और अवधि में खोजें, हर नियम का फल और उसका ग्रंथ भी।',
  },
  lead: {
    en: 'By the rules of Muhurta Chintamani. An hour is shown only if no rule forbids it; the score tells how much of what could be good is.',
    hi: 'मुहूर्त चिंतामणि के नियमों से। वही समय दिखता है जिसे कोई नियम मना न करे; अंक बताते हैं कि कितना कुछ शुभ है।',
  },
  purpose: { en: 'What for', hi: 'किसके लिए' },
  from: { en: 'From', hi: 'कब से' },
  to: { en: 'To', hi: 'कब तक' },
  range: { en: 'At most 400 days, 1900 to 2100.', hi: 'अधिक से अधिक 400 दिन, 1900 से 2100 तक।' },
  search: { en: 'Search', hi: 'खोजें' },
  searching: { en: 'Searching …', hi: 'खोज रहे हैं …' },
  wrong: {
    en: 'That range can’t be searched. It goes from an earlier to a later day, at most 400 days, between 1900 and 2100.',
    hi: 'इस अवधि में खोज नहीं हो सकती। पहले दिन से बाद के दिन तक, अधिक से अधिक 400 दिन, 1900 और 2100 के बीच रखें।',
  },
  busy: {
    en: 'Many searches came at once. Please wait a minute and search again.',
    hi: 'एक साथ बहुत सारी खोजें आ गईं। कृपया एक मिनट रुककर फिर खोजें।',
  },
  score: { en: 'score', hi: 'अंक' },
  lagna: {
    en: (sign: string) => `${sign} lagna`,
    hi: (sign: string) => `${sign} लग्न`,
  } satisfies LocalizedTemplate<[string]>,
  between: {
    en: (from: string, to: string) => `${from} to ${to}`,
    hi: (from: string, to: string) => `${from} से ${to}`,
  } satisfies LocalizedTemplate<[string, string]>,
  sources: { en: 'The texts', hi: 'ग्रंथ' },
  notWeighed: {
    en: 'Eclipses and the days before and after combustion are not weighed here.',
    hi: 'ग्रहण, और अस्त के आगे-पीछे के दिन यहाँ नहीं देखे गए हैं।',
  },
  nobodyWeighed: {
    en: 'Choose whom it is for, and the strength of their Moon and birth star is weighed too.',
    hi: 'किनके लिए है, यह चुनें, तो उनका चंद्र बल और तारा बल भी देखा जाएगा।',
  },
  person: { en: 'For whom', hi: 'किनके लिए' },
  anybody: { en: 'No one in particular', hi: 'किसी ख़ास व्यक्ति के लिए नहीं' },
  bornUnder: {
    en: (star: string, sign: string) => `Birth star ${star} (${sign})`,
    hi: (star: string, sign: string) => `जन्म नक्षत्र ${star} (${sign})`,
  } satisfies LocalizedTemplate<[string, string]>,
  purposes: {
    marriage: { en: 'Marriage', hi: 'विवाह' },
    'house-entry': { en: 'Entering a new home', hi: 'गृह प्रवेश' },
    vehicle: { en: 'Buying a vehicle', hi: 'वाहन ख़रीद' },
    business: { en: 'Opening a business', hi: 'व्यापार आरंभ' },
    travel: { en: 'Journey', hi: 'यात्रा' },
    naming: { en: 'Naming a child', hi: 'नामकरण' },
  },
}
