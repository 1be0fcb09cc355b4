import type { Sentence } from './say.ts'

/** What the operator's calls answer. */
export const adminSaid = {
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  noItem: {
    en: 'There is no such item, or it is of another kind.',
    hi: 'ऐसी कोई चीज़ नहीं है, या उसका प्रकार दूसरा है।',
  },
  noOffer: { en: 'There is no such offer.', hi: 'ऐसा कोई ऑफ़र नहीं है।' },
  notMeasured: {
    en: 'This can’t be measured, so it can’t be switched to the live figure.',
    hi: 'इसे मापा नहीं जा सकता, इसलिए असली आँकड़ा नहीं दिखाया जा सकता।',
  },
} satisfies Record<string, Sentence>
