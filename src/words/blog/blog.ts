import type { LocalizedText } from '../say.ts'

export const blogWords = {
  listTitle: {
    en: 'Vedic astrology blog: kundli, nakshatra, dasha',
    hi: 'वैदिक ज्योतिष ब्लॉग: कुंडली, नक्षत्र, दशा',
  },
  heading: { en: 'Astrology blog', hi: 'ज्योतिष ब्लॉग' },
  lead: {
    en: 'How charts and almanacs are calculated, and what can honestly be read from them.',
    hi: 'कुंडली और पंचांग की गणना कैसे होती है, और उनसे सचमुच क्या-क्या कहा जा सकता है।',
  },
  description: {
    en: 'Articles on Vedic astrology: kundli, nakshatras, dashas, panchang, matching, and how to read them without fear or exaggeration.',
    hi: 'वैदिक ज्योतिष पर लेख: कुंडली, नक्षत्र, दशा, पंचांग, मिलान, और इन्हें बिना डर या बढ़ा-चढ़ाकर कहे कैसे पढ़ें।',
  },
  keywords: {
    en: 'vedic astrology blog, kundli, nakshatra, dasha, panchang, kundli matching',
    hi: 'वैदिक ज्योतिष ब्लॉग, कुंडली, नक्षत्र, दशा, पंचांग, कुंडली मिलान',
  },
  latest: { en: 'Latest from the blog', hi: 'ब्लॉग से नए लेख' },
  all: { en: 'All articles', hi: 'सभी लेख' },
  readOn: { en: 'Read', hi: 'पढ़ें' },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
  loading: { en: 'Loading...', hi: 'खुल रहा है...' },
  gone: {
    en: 'The articles can’t be shown just now. Please try again in a few minutes.',
    hi: 'लेख अभी नहीं खुल पा रहे हैं। कुछ मिनट बाद फिर देखें।',
  },
  empty: { en: 'There are no articles here yet.', hi: 'यहाँ अभी कोई लेख नहीं है।' },
  ask: {
    en: 'What does this mean in your own chart?',
    hi: 'आपकी अपनी कुंडली में इसका क्या अर्थ है?',
  },
  makeKundli: { en: 'Make your free kundli', hi: 'अपनी कुंडली बनाएँ, मुफ़्त' },
} satisfies Record<string, LocalizedText>
