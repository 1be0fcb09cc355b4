import { formatNumber, formatRupees, type LocalizedTemplate, type LocalizedText } from '../say.ts'

/** The sheet in a chat that says what questions cost, once none are left. */
export const paywallWords = {
  kept: { en: 'Your question is kept', hi: 'आपका प्रश्न सुरक्षित है' },
  none: { en: 'No questions left', hi: 'कोई प्रश्न नहीं बचा' },
  choose: { en: 'Choose how to go on', hi: 'आगे कैसे पूछना चाहेंगे?' },
  anyTime: { en: 'cancel any time', hi: 'जब चाहें रद्द करें' },
  promise: {
    en: 'No answer, no charge. GST included. Google Pay, PhonePe, Paytm and every UPI app; cards and netbanking too.',
    hi: 'उत्तर नहीं, तो शुल्क नहीं। GST शामिल। Google Pay, PhonePe, Paytm और हर UPI ऐप; कार्ड और नेटबैंकिंग भी।',
  },
  pricesFailed: {
    en: 'The prices could not be loaded.',
    hi: 'क़ीमतें नहीं खुल पाईं।',
  },
  close: { en: 'Not now', hi: 'अभी नहीं' },
  back: { en: 'Ask your question', hi: 'अपना प्रश्न पूछें' },
  home: { en: 'Ok, to the home page', hi: 'ठीक है, होम पेज पर जाएँ' },
  more: { en: 'More amounts', hi: 'और राशियाँ' },
} satisfies Record<string, LocalizedText>

export const paywallTemplates = {
  month: {
    en: (price: number) => `${formatRupees(price)} a month`,
    hi: (price: number) => `${formatRupees(price)} महीना`,
  },
  questions: {
    en: (count: number) => (count === 1 ? '1 question' : `${formatNumber(count)} questions`),
    hi: (count: number) => `${formatNumber(count)} प्रश्न`,
  },
  pay: {
    en: (amount: number) => `Pay ${formatRupees(amount)} by UPI`,
    hi: (amount: number) => `UPI से ${formatRupees(amount)} दें`,
  },
  rest: {
    en: (rupees: number) => `and ${formatRupees(rupees)} stays in the wallet`,
    hi: (rupees: number) => `और ${formatRupees(rupees)} वॉलेट में ${rupees === 1 ? 'बचेगा' : 'बचेंगे'}`,
  },
  coupon: {
    en: (percent: number) => `${percent}% coupon from the wheel applied`,
    hi: (percent: number) => `पहिए का ${percent}% कूपन लगा दिया गया`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
