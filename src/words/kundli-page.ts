import type { Sentence, SentenceWith } from './say.ts'

/** Headings and controls of the kundli page: these travel to the browser. */
export const kundliPage = {
  title: { en: 'Kundli', hi: 'कुंडली' },
  description: {
    en: 'The whole kundli: chart, divisions, dashas, yogas, transits, with what the birth time leaves open.',
    hi: 'पूरी कुंडली: चक्र, वर्ग, दशा, योग, गोचर, और जन्म समय से क्या-क्या बदल सकता है।',
  },
  back: { en: 'Your kundlis', hi: 'आपकी कुंडलियाँ' },
  gone: { en: 'This kundli was not found', hi: 'यह कुंडली नहीं मिली' },
  goneMore: {
    en: 'It may have been deleted, or it belongs to another account.',
    hi: 'शायद इसे हटा दिया गया है, या यह किसी और खाते की है।',
  },
  contents: { en: 'On this page', hi: 'इस पन्ने पर' },
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
  panchang: { en: 'Panchang', hi: 'पंचांग' },
  conventions: { en: 'How it was computed', hi: 'गणना कैसे हुई' },
  facts: { en: 'Every computed fact, with its reason', hi: 'हर गणना किया तथ्य, कारण सहित' },
  showFacts: { en: 'Show the facts', hi: 'तथ्य दिखाएँ' },
  ask: { en: 'Ask Oracle about this', hi: 'इस पर ओरेकल से पूछें' },
  edit: { en: 'Change birth details', hi: 'जन्म विवरण बदलें' },
  see: { en: 'See', hi: 'देखें' },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  variesInDay: { en: 'changes within the day', hi: 'दिन में बदलता है' },
} satisfies Record<string, Sentence>

export const dashaSpan = {
  en: (from: string, until: string) => `${from} to ${until}`,
  hi: (from: string, until: string) => `${from} से ${until}`,
} satisfies SentenceWith<[string, string]>
export const untilDay = {
  en: (day: string) => `until ${day}`,
  hi: (day: string) => `${day} तक`,
} satisfies SentenceWith<[string]>
export const kundliOf = {
  en: (name: string) => `${name}’s kundli`,
  hi: (name: string) => `${name} की कुंडली`,
} satisfies SentenceWith<[string]>
