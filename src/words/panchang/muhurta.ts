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
    en: 'Find a muhurta for marriage, a new home, a vehicle, a business, a journey or a naming, for any place and dates, with what every rule says and the text it comes from.',
    hi: 'विवाह, गृह प्रवेश, वाहन, व्यापार, यात्रा या नामकरण का मुहूर्त किसी भी स्थान और अवधि में खोजें, हर नियम के फल और उसके ग्रंथ के साथ।',
  },
  lead: {
    en: 'By the rules of Muhurta Chintamani. A time is shown only if no rule forbids it; the score says how much of what could be favourable actually is.',
    hi: 'मुहूर्त चिंतामणि के नियमों से। वही समय दिखाया जाता है जो किसी नियम से वर्जित न हो; अंक से पता चलता है कि कितनी बातें शुभ हैं।',
  },
  purpose: { en: 'What for', hi: 'किस काम के लिए' },
  from: { en: 'From', hi: 'कब से' },
  to: { en: 'To', hi: 'कब तक' },
  range: { en: 'At most 400 days, 1900 to 2100.', hi: 'ज़्यादा से ज़्यादा 400 दिन, 1900 से 2100 तक।' },
  search: { en: 'Search', hi: 'खोजें' },
  searching: { en: 'Searching …', hi: 'खोज रहे हैं …' },
  wrong: {
    en: 'Please choose a first and a later last day, at most 400 days apart, from 1900 to 2100.',
    hi: 'पहली तारीख़ आख़िरी से पहले की चुनें, ज़्यादा से ज़्यादा 400 दिन के अंतर पर, 1900 से 2100 तक।',
  },
  busy: {
    en: 'Many people are searching just now. Please wait a minute and search again.',
    hi: 'अभी बहुत-से लोग मुहूर्त खोज रहे हैं। कृपया एक मिनट रुककर फिर खोजें।',
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
    en: 'Eclipses, and the days just before and after combustion, are not taken into account here.',
    hi: 'ग्रहण, और ग्रह के अस्त होने से ठीक पहले और बाद के दिन, यहाँ नहीं देखे गए हैं।',
  },
  nobodyWeighed: {
    en: 'Choose whom it is for, and chandra bala and tara bala for that person are taken into account too.',
    hi: 'मुहूर्त किनके लिए है, यह चुनें, तो उनका चंद्र बल और तारा बल भी देखा जाएगा।',
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
