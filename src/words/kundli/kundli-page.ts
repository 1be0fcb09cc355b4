import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** Headings and controls of the kundli page: these travel to the browser. */
export const kundliPageWords = {
  title: { en: 'Kundli', hi: 'कुंडली' },
  description: {
    en: 'The whole kundli: chart, divisions, dashas, yogas, transits, with what the birth time leaves open.',
    hi: 'पूरी कुंडली: चक्र, वर्ग, दशा, योग, गोचर, और जन्म समय से क्या-क्या बदल सकता है।',
  },
  gone: { en: 'This kundli was not found', hi: 'यह कुंडली नहीं मिली' },
  goneMore: {
    en: 'It may have been deleted, it may be of another account, or its day in this browser is over.',
    hi: 'शायद इसे हटा दिया गया है, या यह किसी और खाते की है, या इस ब्राउज़र में इसका एक दिन पूरा हो गया है।',
  },
  contents: { en: 'Parts of the kundli', hi: 'कुंडली के भाग' },
  overview: { en: 'Overview', hi: 'सार' },
  planets: { en: 'Planets', hi: 'ग्रह' },
  dasha: { en: 'Dasha', hi: 'दशा' },
  yogasTab: { en: 'Yogas', hi: 'योग-दोष' },
  today: { en: 'Today', hi: 'आज' },
  expert: { en: 'Expert', hi: 'विस्तार' },
  inFiveLines: { en: 'In five lines', hi: 'पाँच बातों में' },
  inShort: { en: 'In short', hi: 'संक्षेप में' },
  tapHouse: {
    en: 'Tap a house of the chart to read it.',
    hi: 'कोई भाव पढ़ने के लिए चक्र में उस पर टैप करें।',
  },
  sign: { en: 'Sign', hi: 'राशि' },
  nobodyHere: { en: 'No graha stands here.', hi: 'यहाँ कोई ग्रह नहीं है।' },
  askHouse: { en: 'Ask about this', hi: 'इसके बारे में पूछें' },
  close: { en: 'Close', hi: 'बंद करें' },
  share: { en: 'Share', hi: 'साझा करें' },
  pdf: { en: 'PDF', hi: 'पीडीएफ़' },
  forOneDay: {
    en: 'Not saved. It stays in this browser for a day; “Ask Oracle” saves it to your account.',
    hi: 'सहेजी नहीं गई है। एक दिन इसी ब्राउज़र में रहेगी; “ओरेकल से पूछें” से आपके खाते में सहेज ली जाएगी।',
  },
  forOneDayAstra: {
    en: 'Not saved. It stays in this browser for a day; “Ask Astra” saves it to your account.',
    hi: 'सहेजी नहीं गई है। एक दिन इसी ब्राउज़र में रहेगी; “एस्ट्रा से पूछें” से आपके खाते में सहेज ली जाएगी।',
  },
  failedToSave: {
    en: 'The kundli could not be saved. Please try again.',
    hi: 'कुंडली सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।',
  },
  makeAnew: { en: 'Make a kundli', hi: 'कुंडली बनाएँ' },
  chart: { en: 'Chart', hi: 'चक्र' },
  style: { en: 'Style of the chart', hi: 'कुंडली की शैली' },
  east: { en: 'East Indian', hi: 'पूर्व भारतीय' },
  division: { en: 'Division', hi: 'वर्ग' },
  draw: { en: 'Draw', hi: 'बनाएँ' },
  failed: {
    en: 'This could not be loaded. Please try again.',
    hi: 'यह नहीं आ सका। कृपया फिर कोशिश करें।',
  },
  certainty: { en: 'How sure the time makes it', hi: 'समय से कितना पक्का' },
  grahas: { en: 'Grahas', hi: 'ग्रह' },
  place: { en: 'Sign and nakshatra', hi: 'राशि और नक्षत्र' },
  house: { en: 'House', hi: 'भाव' },
  vargas: { en: 'The sixteen divisions', hi: 'सोलह वर्ग' },
  vargasLead: {
    en: 'The sign of each graha in each division: 1 is Aries, 12 is Pisces. The higher the division, the more exact the birth time must be.',
    hi: 'हर वर्ग में हर ग्रह की राशि: 1 मेष, 12 मीन। वर्ग जितना ऊँचा, जन्म समय उतना सही होना चाहिए।',
  },
  vargasFor: { en: 'What each division is read for', hi: 'कौन-सा वर्ग किसके लिए' },
  dashas: { en: 'Dashas', hi: 'दशाएँ' },
  dashasLead: {
    en: 'Nine grahas take turns over 120 years. Open a period to see its parts, down to the fifth level.',
    hi: 'नौ ग्रह 120 वर्षों में बारी-बारी से आते हैं। किसी दशा को खोलें तो उसके भाग दिखेंगे, पाँचवें स्तर तक।',
  },
  now: { en: 'You are here', hi: 'आप यहाँ हैं' },
  parts: { en: 'Show its parts', hi: 'भाग दिखाएँ' },
  loading: { en: 'Loading …', hi: 'आ रहा है …' },
  transits: { en: 'Today’s sky over your chart', hi: 'आपकी कुंडली पर आज का आकाश' },
  yogas: { en: 'Yogas', hi: 'योग' },
  yogasLead: {
    en: 'What the texts name in your chart, the best supported first. A yoga is a leaning: how much of it shows depends on the grahas that make it and on their dashas.',
    hi: 'आपकी कुंडली में वे योग जिन्हें ग्रंथ नाम देते हैं, सबसे बलवान पहले। योग एक झुकाव है: वह कितना दिखेगा, यह उसे बनाने वाले ग्रहों और उनकी दशाओं पर है।',
  },
  yogasNone: {
    en: 'None of the named yogas we look for holds in this chart.',
    hi: 'जो नामित योग हम देखते हैं, उनमें से कोई इस कुंडली में नहीं है।',
  },
  yogasDay: {
    en: 'Only those that hold all day, whatever the minute.',
    hi: 'केवल वे, जो पूरे दिन सही रहते हैं।',
  },
  doshas: { en: 'Doshas', hi: 'दोष' },
  doshasLead: {
    en: 'A dosha asks for some care in one matter; it decides nothing. What eases each one stands with it.',
    hi: 'दोष किसी एक विषय में थोड़ी सावधानी कहता है; वह कुछ तय नहीं करता। उसका परिहार भी साथ में लिखा है।',
  },
  doshasNone: {
    en: 'None of the doshas we look for is in this chart.',
    hi: 'जो दोष हम देखते हैं, उनमें से कोई इस कुंडली में नहीं है।',
  },
  eased: { en: 'Eased by', hi: 'परिहार' },
  weakened: { en: 'Weakened by', hi: 'इससे योग कमज़ोर होता है' },
  source: { en: 'Text', hi: 'ग्रंथ' },
  sadeSatis: { en: 'Sade Sati in your life', hi: 'आपके जीवन में साढ़े साती' },
  ashtakavarga: { en: 'Ashtakavarga', hi: 'अष्टकवर्ग' },
  ashtakavargaLead: {
    en: 'Points of each sign, 1 Aries to 12 Pisces. The last line is their sum, 337 in all: 28 is the average, and a transit through a sign with more goes more easily.',
    hi: 'हर राशि के अंक, 1 मेष से 12 मीन। अंतिम पंक्ति उनका जोड़ है, कुल 337: औसत 28; अधिक अंक वाली राशि से गोचर सहज रहता है।',
  },
  sum: { en: 'Sum', hi: 'जोड़' },
  shadbala: { en: 'Strength of the grahas', hi: 'ग्रहों का बल' },
  shadbalaLead: {
    en: 'In rupas, strongest first. The mark is what the text asks of each graha: a bar that reaches it is strong enough.',
    hi: 'रूपा में, सबसे बलवान पहले। निशान वह बल है जो ग्रंथ उस ग्रह से माँगता है: पट्टी वहाँ तक पहुँचे तो ग्रह पर्याप्त बलवान है।',
  },
  otherDashas: { en: 'Second opinions, from now on', hi: 'दूसरी राय, अब से आगे' },
  panchang: { en: 'Panchang', hi: 'पंचांग' },
  conventions: { en: 'How it was computed', hi: 'गणना कैसे हुई' },
  facts: { en: 'Every computed fact, with its reason', hi: 'हर गणना किया तथ्य, कारण सहित' },
  showFacts: { en: 'Show the facts', hi: 'तथ्य दिखाएँ' },
  match: { en: 'Match with another kundli', hi: 'किसी और कुंडली से मिलान करें' },
  change: { en: 'Change', hi: 'बदलें' },
  see: { en: 'See', hi: 'देखें' },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  variesInDay: { en: 'changes within the day', hi: 'दिन में बदलता है' },
} satisfies Record<string, LocalizedText>

/** A yoga by its name, which alone may be any word: दाम, Raja. */
export const yogaNamed = {
  en: (name: string) => (/yoga/i.test(name) ? name : `${name} yoga`),
  hi: (name: string) => (name.includes('योग') ? name : `${name} योग`),
} satisfies LocalizedTemplate<[string]>

export const dashaSpan = {
  en: (from: string, until: string) => `${from} to ${until}`,
  hi: (from: string, until: string) => `${from} से ${until}`,
} satisfies LocalizedTemplate<[string, string]>
export const shadbalaTemplate = {
  en: (rupas: string, required: string) => `${rupas} · ${required} asked`,
  hi: (rupas: string, required: string) => `${rupas} · चाहिए ${required}`,
} satisfies LocalizedTemplate<[string, string]>
export const absentDoshasTemplate = {
  en: (names: string) => `Looked for and not there: ${names}.`,
  hi: (names: string) => `देखा गया, नहीं है: ${names}।`,
} satisfies LocalizedTemplate<[string]>
export const undecidedMessage = {
  en: (names: string) => `These need the birth time and are left open: ${names}.`,
  hi: (names: string) => `इनके लिए जन्म समय चाहिए, इसलिए ये खुले छोड़े गए हैं: ${names}।`,
} satisfies LocalizedTemplate<[string]>
export const untilDay = {
  en: (day: string) => `until ${day}`,
  hi: (day: string) => `${day} तक`,
} satisfies LocalizedTemplate<[string]>
export const askPersonaOf = {
  Oracle: { en: 'Ask Oracle', hi: 'ओरेकल से पूछें' },
  Astra: { en: 'Ask Astra', hi: 'एस्ट्रा से पूछें' },
} satisfies Record<string, LocalizedText>
export const askAboutHouse = {
  en: (house: string) => `What does the ${house} of my kundli say?`,
  hi: (house: string) => `मेरी कुंडली का ${house} क्या कहता है?`,
} satisfies LocalizedTemplate<[string]>
/** What goes along when a kundli is shared: its signs, and nothing that was typed. */
export const sharedKundli = {
  en: (signs: string) => `My kundli: ${signs}. See yours, free:`,
  hi: (signs: string) => `मेरी कुंडली: ${signs}। अपनी कुंडली मुफ़्त देखें:`,
} satisfies LocalizedTemplate<[string]>
