import type { GrahaMeanings } from './graha-meanings.ts'

/** Of income, savings and investment. */
export const moneyMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'income comes through position and elders', hi: 'पद और बड़ों के सहारे आमदनी आती है' },
    ],
    patience: [
      { en: 'spending for prestige runs ahead of income', hi: 'दिखावे का ख़र्च आमदनी से आगे निकलता है' },
    ],
  },
  moon: {
    favourable: [{ en: 'money flows in small sums, often', hi: 'पैसा थोड़ा-थोड़ा पर बार-बार आता है' }],
    patience: [
      { en: 'income rises and falls from month to month', hi: 'आमदनी हर महीने घटती-बढ़ती है' },
    ],
  },
  mars: {
    favourable: [{ en: 'effort and land bring money', hi: 'मेहनत और ज़मीन से पैसा बनता है' }],
    patience: [{ en: 'hasty spending undoes the saving', hi: 'जल्दी में किया ख़र्च बचत खा जाता है' }],
  },
  mercury: {
    favourable: [{ en: 'keeping accounts makes money stay', hi: 'हिसाब रखने से पैसा टिकता है' }],
    patience: [
      { en: 'small leaks in the accounts add up', hi: 'हिसाब की छोटी चूकें जुड़कर बड़ी होती हैं' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'savings grow by good advice', hi: 'अच्छी सलाह से बचत बढ़ती है' }],
    patience: [{ en: 'gains come later than hoped', hi: 'लाभ उम्मीद से देर में आता है' }],
  },
  venus: {
    favourable: [{ en: 'comfort and income grow together', hi: 'सुख और आमदनी साथ बढ़ते हैं' }],
    patience: [
      { en: 'pleasures and gifts take a large share', hi: 'शौक़ और उपहार में बड़ा हिस्सा जाता है' },
    ],
  },
  saturn: {
    favourable: [
      {
        en: 'small savings of many years become a real sum',
        hi: 'बरसों की छोटी बचत अच्छी रक़म बन जाती है',
      },
    ],
    patience: [
      { en: 'payments come late and after reminders', hi: 'पैसा देर से और याद दिलाने पर आता है' },
    ],
  },
  rahu: {
    favourable: [
      {
        en: 'a new or distant source of income opens',
        hi: 'कमाई का कोई नया या दूर का रास्ता खुलता है',
      },
    ],
    patience: [
      {
        en: 'quick-profit schemes cost more than they bring',
        hi: 'जल्दी मुनाफ़े की योजनाएँ घाटा देती हैं',
      },
    ],
  },
  ketu: {
    favourable: [{ en: 'forgotten money or dues come back', hi: 'भूला हुआ या बक़ाया पैसा लौट आता है' }],
    patience: [
      {
        en: 'money goes without leaving a trace in the accounts',
        hi: 'पैसा कहाँ गया, यह हिसाब में नहीं दिखता',
      },
    ],
  },
}
