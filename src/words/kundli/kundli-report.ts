import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the printed kundli says beside the words of the page that it repeats. */
export const reportWords = {
  title: { en: 'Kundli', hi: 'जन्म कुंडली' },
  south: { en: 'South Indian', hi: 'दक्षिण भारतीय' },
  birthplace: { en: 'Birthplace', hi: 'जन्म स्थान' },
  graha: { en: 'Graha', hi: 'ग्रह' },
  rashi: { en: 'Sign', hi: 'राशि' },
  degrees: { en: 'Degrees', hi: 'अंश' },
  nakshatra: { en: 'Nakshatra, pada', hi: 'नक्षत्र, चरण' },
  house: { en: 'House', hi: 'भाव' },
  state: { en: 'State', hi: 'अवस्था' },
  from: { en: 'From', hi: 'से' },
  until: { en: 'Until', hi: 'तक' },
  running: { en: 'Running now', hi: 'अभी चल रही' },
  mahadashas: { en: 'Mahadashas', hi: 'महादशाएँ' },
  yogini: { en: 'Yogini dasha', hi: 'योगिनी दशा' },
  chara: { en: 'Chara dasha', hi: 'चर दशा' },
  shadbala: { en: 'Shadbala', hi: 'षड्बल' },
  shadbalaLead: {
    en: 'The strength of each graha from six sources, in rupas. The line across a bar is what the text asks of that graha (Brihat Parashara Hora Shastra, ch. 27).',
    hi: 'हर ग्रह का बल छह स्रोतों से, रूप में। पट्टी पर खड़ी रेखा वह बल है जो ग्रंथ उस ग्रह से चाहता है (बृहत् पाराशर होरा शास्त्र, अध्याय 27)।',
  },
  rank: { en: 'Rank', hi: 'क्रम' },
  transits: { en: 'Transits', hi: 'गोचर' },
  moves: { en: 'Over your chart', hi: 'आपकी कुंडली में' },
  hash: { en: 'Fingerprint of the facts', hi: 'तथ्यों की छाप' },
  made: { en: 'Report made', hi: 'रिपोर्ट बनी' },
  conventionsLead: {
    en: 'Another setting gives other figures; these are the ones used here. The fingerprint is the same wherever the same facts come out.',
    hi: 'आधार बदलें तो अंक बदलते हैं; यहाँ ये आधार लिए गए हैं। जहाँ यही तथ्य निकलेंगे, वहाँ छाप भी यही होगी।',
  },
  service: {
    en: 'AI-based service, not a human consultation. The figures of this report are computed, not written by AI.',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं। इस रिपोर्ट के अंक गणना से निकले हैं, AI के लिखे नहीं।',
  },
  noTime: {
    en: 'The birth time is not known, so this report holds only what is true all day.',
    hi: 'जन्म समय ज्ञात नहीं है, इसलिए इस रिपोर्ट में केवल वही है जो पूरे दिन सही रहता है।',
  },
} satisfies Record<string, LocalizedText>

export const dashaPartTemplate = {
  en: (lord: string, level: string) => `${lord}: ${level}`,
  hi: (lord: string, level: string) => `${lord}: ${level}`,
} satisfies LocalizedTemplate<[string, string]>

export const rupasTotalTemplate = {
  en: (total: string, asked: string) => `${total} (asked ${asked})`,
  hi: (total: string, asked: string) => `${total} (अपेक्षित ${asked})`,
} satisfies LocalizedTemplate<[string, string]>
