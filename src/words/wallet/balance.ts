import { formatNumber, type LocalizedText, type LocalizedTemplate } from '../say.ts'

/** Balance, transfers, redemptions, the ledger, payments. */
export const balanceWords = {
  title: { en: 'Balance', hi: 'बैलेंस' },
  description: { en: 'What you have left on Drishti.', hi: 'दृष्टि पर आपके पास क्या बचा है।' },
  oracle: { en: 'Oracle', hi: 'ओरेकल' },
  astra: { en: 'Astra', hi: 'एस्ट्रा' },
  daily: { en: 'Daily predictions', hi: 'दैनिक भविष्यफल' },
  weekly: { en: 'Weekly predictions', hi: 'साप्ताहिक भविष्यफल' },
  monthly: { en: 'Monthly predictions', hi: 'मासिक भविष्यफल' },
  yearly: { en: 'Yearly predictions', hi: 'वार्षिक भविष्यफल' },
  plan: { en: 'Monthly plan', hi: 'मासिक प्लान' },
  wallet: { en: 'Wallet', hi: 'वॉलेट' },
  nothingLeft: {
    en: 'You have no questions and no money here at the moment.',
    hi: 'अभी आपके पास न प्रश्न बचे हैं, न वॉलेट में पैसे।',
  },
  noData: { en: 'No data found', hi: 'कोई जानकारी नहीं मिली' },
  transfer: { en: 'Transfer Questions', hi: 'प्रश्न भेजें' },
  transferNote: {
    en: 'Enter a 10-digit mobile number. You can send Oracle questions that you redeemed or received, and pay for more from your wallet. Free, gifted and plan questions can’t be sent.',
    hi: '10 अंकों का मोबाइल नंबर डालें। ओरेकल के वे प्रश्न भेजे जा सकते हैं जो आपने रिडीम किए हों या जो किसी ने आपको भेजे हों; वॉलेट के पैसों से और भी भेज सकते हैं। मुफ़्त, उपहार और प्लान के प्रश्न नहीं भेजे जा सकते।',
  },
  toMobile: { en: 'To this mobile number', hi: 'किस मोबाइल नंबर पर' },
  howMany: { en: 'Questions', hi: 'कितने प्रश्न' },
  transferring: { en: 'transferring..', hi: 'भेजा जा रहा है..' },
  send: { en: 'Send', hi: 'भेजें' },
  mobileWrong: {
    en: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
    hi: '10 अंकों का मोबाइल नंबर डालें, जो 6, 7, 8 या 9 से शुरू हो।',
  },
  countWrong: { en: 'Enter a whole number, 1 or more.', hi: '1 या उससे बड़ी पूरी संख्या डालें।' },
  sentBefore: {
    en: 'This form was sent before, with other numbers. Please look at your transfer history, then open this page anew.',
    hi: 'यह फ़ॉर्म पहले ही दूसरी संख्या के साथ भेजा जा चुका है। कृपया ट्रांसफ़र का ब्योरा देखें, फिर यह पेज नए सिरे से खोलें।',
  },
  failed: { en: 'Something went wrong!', hi: 'कुछ गड़बड़ हो गई!' },
  recharge: { en: 'Recharge', hi: 'रिचार्ज करें' },
  ledgerLink: { en: 'See your statement', hi: 'पूरा हिसाब देखें' },
  transferTitle: { en: 'Transfer History', hi: 'ट्रांसफ़र का ब्योरा' },
  transferNone: {
    en: 'Ohh! There is no Transfer history available',
    hi: 'अभी कोई ट्रांसफ़र नहीं हुआ है।',
  },
  waiting: { en: 'Waiting for this number to sign up', hi: 'इस नंबर से खाता बनने का इंतज़ार है' },
  cameBack: { en: 'Came back to you', hi: 'आपके पास लौट आए' },
  sent: { en: 'Sent', hi: 'भेज दिए' },
  redeemTitle: { en: 'Questions Redeem History', hi: 'प्रश्न रिडीम का ब्योरा' },
  redeemNone: {
    en: 'Ohh! There is no Redeem history available',
    hi: 'अभी कुछ रिडीम नहीं हुआ है।',
  },
  toPoints: { en: 'See my points', hi: 'अपने पॉइंट देखें' },
  noRecord: { en: 'No record found', hi: 'कोई रिकॉर्ड नहीं मिला' },
  ledgerTitle: { en: 'Statement', hi: 'पूरा हिसाब' },
  ledgerLead: {
    en: 'Every question and every rupee, newest first.',
    hi: 'हर प्रश्न और हर रुपये का हिसाब, सबसे नया ऊपर।',
  },
  ledgerNone: { en: 'Nothing here yet.', hi: 'अभी कुछ नहीं हुआ है।' },
  newer: { en: 'Newer', hi: 'नए' },
  older: { en: 'Older', hi: 'पुराने' },
  paymentsTitle: { en: 'Payments and invoices', hi: 'भुगतान और रसीदें' },
  paymentsNone: { en: 'You have not paid for anything yet.', hi: 'अभी आपने कोई भुगतान नहीं किया है।' },
  ofRecharge: { en: 'Wallet recharge', hi: 'वॉलेट रिचार्ज' },
  ofPlan: { en: 'Monthly plan', hi: 'मासिक प्लान' },
  invoice: { en: 'Invoice (PDF)', hi: 'रसीद (PDF)' },
  creditNote: { en: 'Credit note (PDF)', hi: 'क्रेडिट नोट (PDF)' },
  askRefund: { en: 'Ask for a refund', hi: 'रिफ़ंड माँगें' },
  askingRefund: { en: 'asking..', hi: 'भेजा जा रहा है..' },
  refundWhy: { en: 'Why?', hi: 'कारण?' },
  mistake: { en: 'I paid by mistake', hi: 'ग़लती से भुगतान हो गया' },
  unhappy: { en: 'The answers did not help me', hi: 'उत्तरों से मदद नहीं मिली' },
  technical: { en: 'Something did not work', hi: 'कुछ काम नहीं किया' },
  other: { en: 'Another reason', hi: 'कोई और कारण' },
  refundReview: { en: 'we are looking at it', hi: 'हम देख रहे हैं' },
  refundSending: { en: 'being sent to your bank', hi: 'आपके बैंक को भेजा जा रहा है' },
  refundDone: { en: 'paid back', hi: 'लौटा दिया गया' },
  refundRefused: { en: 'declined', hi: 'स्वीकार नहीं हुआ' },
  refundRule: {
    en: 'A refund can be asked for within 7 days. We reply within 5 business days; the money reaches you within 10 business days.',
    hi: 'रिफ़ंड 7 दिन के भीतर माँगा जा सकता है। हम 5 कार्यदिवस में जवाब देते हैं; पैसे 10 कार्यदिवस में पहुँच जाते हैं।',
  },
} satisfies Record<string, LocalizedText>

export const balanceTemplates = {
  sendable: {
    en: (own: number, wallet: number) => {
      if (own > 0 && wallet > 0)
        return `You can send ${formatNumber(own)} of your own, and ${formatNumber(wallet)} more from your wallet.`
      if (wallet > 0) return `You can send ${formatNumber(wallet)} from your wallet.`
      return own > 0 ? `You can send ${formatNumber(own)}.` : 'You have none that can be sent yet.'
    },
    hi: (own: number, wallet: number) => {
      if (own > 0 && wallet > 0)
        return `आप अपने ${formatNumber(own)} प्रश्न भेज सकते हैं, और वॉलेट से ${formatNumber(wallet)} और।`
      if (wallet > 0) return `आप वॉलेट से ${formatNumber(wallet)} प्रश्न भेज सकते हैं।`
      return own > 0 ? `आप ${formatNumber(own)} प्रश्न भेज सकते हैं।` : 'अभी आपके पास भेजने लायक़ प्रश्न नहीं हैं।'
    },
  },
  payFromWallet: {
    en: (price: string) => `Pay what is missing from my wallet: ${price} a question`,
    hi: (price: string) => `जितने कम पड़ें, मेरे वॉलेट से लें: ${price} प्रति प्रश्न`,
  },
  left: {
    en: (count: number) => `${formatNumber(count)} ${count === 1 ? 'Question' : 'Questions'} Left`,
    hi: (count: number) => `${formatNumber(count)} प्रश्न बाक़ी`,
  },
  sent: {
    en: (count: number) => `${count} Oracle ${count === 1 ? 'question' : 'questions'} sent`,
    hi: (count: number) => `${count} ओरेकल प्रश्न भेजे`,
  },
  redeemed: {
    en: (points: number) => `${formatNumber(points)} points redeemed`,
    hi: (points: number) => `${formatNumber(points)} पॉइंट रिडीम हुए`,
  },
  added: {
    en: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} added`,
    hi: (count: number) => `${count} प्रश्न जुड़े`,
  },
  page: {
    en: (page: number, of: number) => `Page ${page} of ${of}`,
    hi: (page: number, of: number) => `${of} में से पेज ${page}`,
  },
  refund: {
    en: (amount: string, state: string) => `Refund of ${amount}: ${state}`,
    hi: (amount: string, state: string) => `${amount} का रिफ़ंड: ${state}`,
  },
  after: {
    en: (left: string) => `${left} left`,
    hi: (left: string) => `बाक़ी ${left}`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
