import type { LocalizedText } from '../say.ts'

/** What the wallet says. */
export const walletMessages = {
  tooFewQuestions: {
    en: 'You have no questions left. Please recharge or subscribe to ask more.',
    hi: 'आपके प्रश्न समाप्त हो गए हैं। और पूछने के लिए कृपया रिचार्ज करें या प्लान लें।',
  },
  tooFewRupees: {
    en: 'Your wallet balance is too low. Please recharge.',
    hi: 'आपके वॉलेट में पर्याप्त राशि नहीं है। कृपया रिचार्ज करें।',
  },
  tooFewPoints: {
    en: 'You do not have enough points for this.',
    hi: 'इसके लिए आपके पास पर्याप्त पॉइंट नहीं हैं।',
  },
  noData: { en: 'No data found', hi: 'कोई जानकारी नहीं मिली' },
} satisfies Record<string, LocalizedText>

/** Why a line stands in somebody's ledger: the stored reason, and how a person reads it. */
export const ledgerReasons = {
  'sign-up': { en: 'Welcome gift', hi: 'स्वागत उपहार' },
  landing: { en: 'Welcome offer', hi: 'स्वागत ऑफ़र' },
  invite: { en: 'Gift for an invitation', hi: 'आमंत्रण का उपहार' },
  app: { en: 'Gift for installing the app', hi: 'ऐप इंस्टॉल करने का उपहार' },
  operator: { en: 'Given by Drishti', hi: 'दृष्टि की ओर से' },
  'ask-oracle': { en: 'Question to Oracle', hi: 'ओरेकल से प्रश्न' },
  'ask-astra': { en: 'Question to Astra', hi: 'एस्ट्रा से प्रश्न' },
  'ask-daily': { en: 'Daily prediction', hi: 'दैनिक भविष्यफल' },
  'ask-weekly': { en: 'Weekly prediction', hi: 'साप्ताहिक भविष्यफल' },
  'ask-monthly': { en: 'Monthly prediction', hi: 'मासिक भविष्यफल' },
  'ask-yearly': { en: 'Yearly prediction', hi: 'वार्षिक भविष्यफल' },
  answered: { en: 'Answered', hi: 'उत्तर मिला' },
  'points-discussion': { en: 'Discussion started', hi: 'चर्चा शुरू की' },
  'points-comment': { en: 'Comment written', hi: 'टिप्पणी लिखी' },
  'points-vote': { en: 'Vote given', hi: 'वोट दिया' },
  'points-upvote': { en: 'Upvote received', hi: 'किसी ने पसंद किया' },
  'points-back': {
    en: 'Points taken back, because the post or vote is gone',
    hi: 'पोस्ट या वोट हट जाने से पॉइंट वापस गए',
  },
  returned: {
    en: 'Returned, because no answer came',
    hi: 'उत्तर न मिलने पर वापस किया गया',
  },
  recharge: { en: 'Wallet recharge', hi: 'वॉलेट रिचार्ज' },
  'plan-payment': { en: 'Payment for the plan', hi: 'प्लान का भुगतान' },
  'plan-month': { en: 'Questions of the plan’s new month', hi: 'प्लान के नए महीने के प्रश्न' },
  'plan-end': { en: 'Not used before the month ended', hi: 'महीना पूरा होने तक इस्तेमाल नहीं हुए' },
  'transfer-sent': { en: 'Sent to another number', hi: 'दूसरे नंबर पर भेजे गए' },
  'transfer-received': { en: 'Received from another user', hi: 'किसी ने आपको भेजे' },
  'transfer-returned': {
    en: 'Came back: nobody signed up with that number in 7 days',
    hi: 'वापस आए: 7 दिन में उस नंबर से किसी ने खाता नहीं बनाया',
  },
  redeem: { en: 'Points redeemed for questions', hi: 'पॉइंट के बदले प्रश्न' },
  'refund-asked': { en: 'Set aside for a refund', hi: 'रिफ़ंड के लिए अलग रखा गया' },
  'refund-refused': { en: 'Back from a refund that was declined', hi: 'रिफ़ंड न होने पर वापस' },
  disputed: {
    en: 'Frozen: the bank is looking into this payment',
    hi: 'रोका गया: बैंक इस भुगतान की जाँच कर रहा है',
  },
  'dispute-won': {
    en: 'Back after a disputed payment was settled',
    hi: 'भुगतान का विवाद सुलझने पर वापस',
  },
  'dispute-lost': { en: 'Taken back by the bank', hi: 'बैंक ने वापस लिया' },
  'refund-paid': { en: 'Refund paid', hi: 'रिफ़ंड हुआ' },
  'given-back': { en: 'Given back by Drishti', hi: 'दृष्टि ने लौटाया' },
  refunded: {
    en: 'Given back, because a sentence of the answer did not hold',
    hi: 'उत्तर का एक वाक्य सही न होने पर लौटाया गया',
  },
  missed: {
    en: 'Given back, because the answer was about something else',
    hi: 'उत्तर किसी और बात पर होने से लौटाया गया',
  },
} satisfies Record<string, LocalizedText>
export type LedgerReason = keyof typeof ledgerReasons

/** The accounts of a person, as the ledger page names them. */
export const ledgerAccountNames = {
  'gift oracle': { en: 'Free Oracle questions', hi: 'मुफ़्त ओरेकल प्रश्न' },
  'gift astra': { en: 'Free Astra questions', hi: 'मुफ़्त एस्ट्रा प्रश्न' },
  'own oracle': { en: 'Oracle questions', hi: 'ओरेकल प्रश्न' },
  'own astra': { en: 'Astra questions', hi: 'एस्ट्रा प्रश्न' },
  'own plan': { en: 'Plan questions', hi: 'प्लान के प्रश्न' },
  'own daily': { en: 'Daily predictions', hi: 'दैनिक भविष्यफल' },
  'own weekly': { en: 'Weekly predictions', hi: 'साप्ताहिक भविष्यफल' },
  'own monthly': { en: 'Monthly predictions', hi: 'मासिक भविष्यफल' },
  'own yearly': { en: 'Yearly predictions', hi: 'वार्षिक भविष्यफल' },
  'own points': { en: 'AstroHub points', hi: 'एस्ट्रोहब पॉइंट' },
  'own rupees': { en: 'Wallet', hi: 'वॉलेट' },
} satisfies Record<string, LocalizedText>
