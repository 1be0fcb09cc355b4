import type { LocalizedText } from '../say.ts'

/** What every page needs at once. The bar, dialogs and errors have their own words, which come after it. */
export const siteWords = {
  name: { en: 'Drishti', hi: 'दृष्टि' },
  tagline: { en: 'Vedic astrology, computed exactly', hi: 'सटीक गणना वाला वैदिक ज्योतिष' },
  label: {
    en: 'AI-based service, not a human consultation',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं',
  },
  labelLine: {
    en: 'AI-based service, not a human consultation.',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं।',
  },
  home: { en: 'Home', hi: 'होम' },
  logIn: { en: 'Log In', hi: 'लॉग इन' },
  skip: { en: 'Skip to the page', hi: 'सीधे पेज पर जाएँ' },
  offlineNow: {
    en: 'You are offline. What is on this page stays; the rest comes back with the network.',
    hi: 'इंटरनेट नहीं है। इस पेज पर जो है वह रहेगा; बाक़ी नेटवर्क लौटने पर मिलेगा।',
  },
  slow: { en: 'Still loading…', hi: 'अभी लोड हो रहा है…' },
} satisfies Record<string, LocalizedText>
