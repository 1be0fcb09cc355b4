import { formatRupees, type LocalizedText, type LocalizedTemplate } from '../say.ts'

/** The recharge pages, the checkout that stands in, and what follows a payment. */
export const rechargeWords = {
  title: { en: 'Recharge your wallet', hi: 'वॉलेट रिचार्ज करें' },
  description: {
    en: 'Recharge your Drishti wallet from ₹49. ₹6 a question to Oracle or Astra, charged only for complete answers.',
    hi: 'दृष्टि वॉलेट ₹49 से रिचार्ज करें। ओरेकल या एस्ट्रा से ₹6 में एक प्रश्न, और केवल पूरे उत्तर का शुल्क।',
  },
  lead: {
    en: 'One wallet pays for both astrologers, ₹6 a question, and only for complete answers.',
    hi: 'एक ही वॉलेट से दोनों ज्योतिषी, ₹6 में एक प्रश्न, और केवल पूरे उत्तर का शुल्क।',
  },
  inWallet: { en: 'In your wallet', hi: 'आपके वॉलेट में' },
  oracle: { en: 'Questions to Oracle', hi: 'ओरेकल से प्रश्न' },
  astra: { en: 'Questions to Astra', hi: 'एस्ट्रा से प्रश्न' },
  recharge: { en: 'Recharge', hi: 'रिचार्ज करें' },
  making: { en: 'One moment...', hi: 'एक क्षण...' },
  payTitle: { en: 'Pay for your recharge', hi: 'रिचार्ज का भुगतान' },
  toPay: { en: 'To pay', hi: 'देना है' },
  gets: { en: 'Added to your wallet', hi: 'वॉलेट में जुड़ेगा' },
  tax: { en: 'GST 18 % is included.', hi: 'GST 18 % शामिल है।' },
  secure: {
    en: 'UPI, cards and netbanking. The amount is set by our server, whatever a link says.',
    hi: 'UPI, कार्ड और नेटबैंकिंग। राशि हमारा सर्वर तय करता है, लिंक में जो भी लिखा हो।',
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
  spin: { en: 'Spin the wheel for up to 15% off', hi: 'पहिया घुमाएँ, 15% तक छूट पाएँ' },
  payments: { en: 'Payments and invoices', hi: 'भुगतान और रसीदें' },
  plan: { en: 'See the monthly plan', hi: 'मासिक प्लान देखें' },
  thankYou: { en: 'Thank you', hi: 'धन्यवाद' },
  error: { en: 'Error', hi: 'भुगतान नहीं हुआ' },
  ok: { en: 'Ok', hi: 'ठीक है' },
  close: { en: 'Close', hi: 'बंद करें' },
  orderFailed: { en: 'Failed to create order', hi: 'ऑर्डर नहीं बन पाया' },
  noId: {
    en: 'Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.',
    hi: 'भुगतान नहीं हो पाया। अगर पैसे कटे हैं तो 2 दिन में आपके खाते में लौट आएँगे।',
  },
  notConfirmed: {
    en: 'Something went wrong please try again',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें',
  },
  noSdk: {
    en: 'Razorpay SDK failed to load. Are you online?',
    hi: 'Razorpay की विंडो नहीं खुल पाई। क्या आपका इंटरनेट चालू है?',
  },
  paperTitle: { en: 'Stand-in checkout', hi: 'परीक्षण भुगतान' },
  paperWhy: {
    en: 'No payment service is connected here, so no money moves. Choose how this payment ends:',
    hi: 'यहाँ कोई भुगतान सेवा नहीं जुड़ी, इसलिए कोई पैसा नहीं लगेगा। चुनें कि यह भुगतान कैसे पूरा हो:',
  },
  paperSuccess: { en: 'Pay', hi: 'भुगतान करें' },
  paperFailure: { en: 'Let the payment fail', hi: 'भुगतान असफल हो' },
  paperClosed: { en: 'Pay, then lose the browser', hi: 'भुगतान हो, पर ब्राउज़र बंद हो जाए' },
} satisfies Record<string, LocalizedText>

export const rechargeTemplates = {
  voucher: {
    en: (percent: number, until: string) =>
      `Your ${percent}% from the wheel is taken off below. It is good until ${until}, for one recharge.`,
    hi: (percent: number, until: string) =>
      `पहिए से मिली ${percent}% की छूट नीचे जोड़ दी गई है। यह ${until} तक, एक रिचार्ज के लिए है।`,
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
