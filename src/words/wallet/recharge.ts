import { formatNumber, formatRupees, type LocalizedText, type LocalizedTemplate } from '../say.ts'

/** The recharge pages, the checkout that stands in, and what follows a payment. */
export const rechargeWords = {
  title: { en: 'Recharge your wallet', hi: 'वॉलेट रिचार्ज करें' },
  description: {
    en: 'Recharge your Drishti wallet and ask Oracle or Astra. Charged only for complete answers.',
    hi: 'दृष्टि वॉलेट रिचार्ज करें और ओरेकल या एस्ट्रा से पूछें। शुल्क केवल पूरे उत्तर का।',
  },
  lead: {
    en: 'One wallet pays for both astrologers, and only for complete answers.',
    hi: 'दोनों ज्योतिषियों के लिए एक ही वॉलेट, और शुल्क केवल पूरे उत्तर का।',
  },
  inWallet: { en: 'In your wallet', hi: 'आपके वॉलेट में' },
  once: { en: 'Or pay once', hi: 'या एक बार रिचार्ज करें' },
  yourPlan: { en: 'Your plan', hi: 'आपका प्लान' },
  seePlan: { en: 'See the plan', hi: 'प्लान देखें' },
  promise: { en: 'No answer, no charge.', hi: 'उत्तर नहीं, तो शुल्क नहीं।' },
  recharge: { en: 'Recharge', hi: 'रिचार्ज करें' },
  making: { en: 'One moment...', hi: 'एक क्षण...' },
  payTitle: { en: 'Pay for your recharge', hi: 'रिचार्ज का भुगतान' },
  toPay: { en: 'To pay', hi: 'देना है' },
  gets: { en: 'Added to your wallet', hi: 'वॉलेट में जुड़ेगा' },
  tax: { en: 'GST of 18% is included.', hi: '18% GST शामिल है।' },
  secure: {
    en: 'UPI (Google Pay, PhonePe, Paytm and others), cards and net banking.',
    hi: 'UPI (Google Pay, PhonePe, Paytm और अन्य), कार्ड और नेटबैंकिंग।',
  },
  needsScript: {
    en: 'The payment window needs JavaScript. Please switch it on to pay.',
    hi: 'भुगतान की विंडो JavaScript से चलती है। भुगतान के लिए कृपया उसे चालू करें।',
  },
  another: { en: 'Choose another amount', hi: 'दूसरी राशि चुनें' },
  loggedOut: {
    en: 'Log in to recharge: the money goes into the wallet of your account.',
    hi: 'रिचार्ज के लिए लॉग इन करें: राशि आपके खाते के वॉलेट में जाएगी।',
  },
  payments: { en: 'Payments and invoices', hi: 'भुगतान और रसीदें' },
  thankYou: { en: 'Thank you', hi: 'धन्यवाद' },
  error: { en: 'Error', hi: 'भुगतान नहीं हुआ' },
  ok: { en: 'Ok', hi: 'ठीक है' },
  toQuestion: { en: 'Ask your question', hi: 'अपना प्रश्न पूछें' },
  close: { en: 'Close', hi: 'बंद करें' },
  orderFailed: {
    en: 'Failed to create order',
    hi: 'भुगतान शुरू नहीं हो पाया, कोई पैसा नहीं कटा। कृपया फिर कोशिश करें।',
  },
  noId: {
    en: 'Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.',
    hi: 'भुगतान नहीं हो पाया। अगर पैसे कटे हैं तो 2 दिन में आपके खाते में लौट आएँगे।',
  },
  notConfirmed: {
    en: 'Something went wrong please try again',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें।',
  },
  noSdk: {
    en: 'Razorpay SDK failed to load. Are you online?',
    hi: 'Razorpay की विंडो नहीं खुल पाई। क्या आपका इंटरनेट चालू है?',
  },
  paperTitle: { en: 'Stand-in checkout', hi: 'परीक्षण भुगतान' },
  paperWhy: {
    en: 'No payment service is connected here, so no money moves. Choose how this payment ends:',
    hi: 'यहाँ कोई भुगतान सेवा नहीं जुड़ी है, इसलिए पैसे नहीं लगेंगे। चुनें कि यह भुगतान कैसे पूरा हो:',
  },
  paperSuccess: { en: 'Pay', hi: 'भुगतान करें' },
  paperFailure: { en: 'Let the payment fail', hi: 'भुगतान असफल होने दें' },
  paperClosed: { en: 'Pay, then lose the browser', hi: 'भुगतान हो, पर ब्राउज़र बंद हो जाए' },
} satisfies Record<string, LocalizedText>

export const rechargeTemplates = {
  planLeft: {
    en: (count: number) => `${formatNumber(count)} ${count === 1 ? 'question' : 'questions'} left`,
    hi: (count: number) => `${formatNumber(count)} प्रश्न ${count === 1 ? 'बचा है' : 'बचे हैं'}`,
  },
  voucher: {
    en: (percent: number, until: string) =>
      `Coupon from the wheel: ${percent}% off, applied below. Good until ${until}, for one recharge.`,
    hi: (percent: number, until: string) =>
      `पहिए का कूपन: ${percent}% छूट नीचे लगा दी गई है। ${until} तक, एक रिचार्ज के लिए।`,
  },
  description: {
    en: (least: number, each: number) =>
      `Recharge your Drishti wallet from ${formatRupees(least)}. ${formatRupees(each)} a question to Oracle or Astra, charged only for complete answers.`,
    hi: (least: number, each: number) =>
      `दृष्टि वॉलेट ${formatRupees(least)} से रिचार्ज करें। ओरेकल या एस्ट्रा से ${formatRupees(each)} में एक प्रश्न, और शुल्क केवल पूरे उत्तर का।`,
  },
  lead: {
    en: (each: number) =>
      `One wallet pays for both astrologers, ${formatRupees(each)} a question, and only for complete answers.`,
    hi: (each: number) =>
      `दोनों ज्योतिषियों के लिए एक ही वॉलेट, ${formatRupees(each)} में एक प्रश्न, और शुल्क केवल पूरे उत्तर का।`,
  },
  questions: {
    en: (count: number, each: number) =>
      `${count} ${count === 1 ? 'question' : 'questions'} at ${formatRupees(each)} each`,
    hi: (count: number, each: number) => `${count} प्रश्न, ${formatRupees(each)} में एक`,
  },
  questionsAndRest: {
    en: (count: number, each: number, rest: number) =>
      `${count} ${count === 1 ? 'question' : 'questions'} at ${formatRupees(each)} each; ${formatRupees(rest)} stays in the wallet`,
    hi: (count: number, each: number, rest: number) =>
      `${count} प्रश्न, ${formatRupees(each)} में एक; ${formatRupees(rest)} वॉलेट में ${rest === 1 ? 'बचेगा' : 'बचेंगे'}`,
  },
  pay: {
    en: (amount: number) => `Pay ${formatRupees(amount)}`,
    hi: (amount: number) => `${formatRupees(amount)} दें`,
  },
  wallet: {
    en: (amount: number) => `${formatRupees(amount)} in your wallet`,
    hi: (amount: number) => `वॉलेट में ${formatRupees(amount)}`,
  },
  before: {
    en: (amount: number) => `before: ${formatRupees(amount)}`,
    hi: (amount: number) => `पहले: ${formatRupees(amount)}`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>

/** The wheel, by its highest prize in percent. */
export const spinOffer = {
  en: (percent: number) => `Spin the wheel for up to ${percent}% off`,
  hi: (percent: number) => `पहिया घुमाएँ, ${percent}% तक छूट पाएँ`,
} satisfies LocalizedTemplate<[number]>
