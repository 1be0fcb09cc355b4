import type { GrahaMeanings } from './graha-meanings.ts'
import { homeMeanings } from './home-meanings.ts'

/** Of in-laws, brothers and sisters, friends, the people of one house: as for the home, without its good news. */
export const kinMeanings: GrahaMeanings = {
  ...homeMeanings,
  jupiter: {
    favourable: [
      { en: 'an elder’s word brings people together', hi: 'किसी बड़े की बात से लोग साथ आ जाते हैं' },
    ],
    patience: [{ en: 'elders take long to speak up', hi: 'बड़े देर से बीच में बोलते हैं' }],
  },
  mars: {
    favourable: [{ en: 'somebody has the courage to begin', hi: 'कोई हिम्मत करके पहल करता है' }],
    patience: homeMeanings.mars.patience,
  },
  rahu: {
    favourable: [
      { en: 'somebody from outside helps to mend it', hi: 'बाहर का कोई बात सँभालने में काम आता है' },
    ],
    patience: homeMeanings.rahu.patience,
  },
}
