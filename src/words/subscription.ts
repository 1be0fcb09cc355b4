import { number, rupees, type Sentence, type SentenceWith } from './say.ts'

/** The page of plans, one's own plan, and the ways out of it. */
export const subscription = {
  title: { en: 'Recharge and plans', hi: 'रिचार्ज और प्लान' },
  description: {
    en: '500 questions a month for ₹199: Oracle, Astra and predictions from one pool. Stop or cancel at any time.',
    hi: '₹199 में महीने के 500 प्रश्न: ओरेकल, एस्ट्रा और भविष्यफल एक ही भंडार से। जब चाहें रोकें या रद्द करें।',
  },
  heading: { en: '500 questions a month', hi: 'हर महीने 500 प्रश्न' },
  lead: {
    en: 'Ask Oracle, ask Astra, read your predictions: one pool for everything.',
    hi: 'ओरेकल से पूछें, एस्ट्रा से पूछें, भविष्यफल पढ़ें: सबके लिए एक ही भंडार।',
  },
  perMonth: { en: 'per month', hi: 'प्रति माह' },
  oneByOne: { en: '500 questions, one by one', hi: '500 प्रश्न, एक-एक करके' },
  popular: { en: 'Most Popular', hi: 'सबसे लोकप्रिय' },
  buy: { en: 'Recharge Now', hi: 'रिचार्ज करें' },
  renew: { en: 'Renew Now', hi: 'फिर से शुरू करें' },
  active: { en: 'Your plan is active', hi: 'आपका प्लान चालू है' },
  toPlan: { en: 'See your plan', hi: 'अपना प्लान देखें' },
  methods: {
    en: 'UPI (Google Pay, PhonePe, Paytm, BHIM), card or netbanking. Renews every month until you stop it.',
    hi: 'UPI (Google Pay, PhonePe, Paytm, BHIM), कार्ड या नेटबैंकिंग। जब तक आप न रोकें, हर महीने अपने आप नया होगा।',
  },
  pitch: {
    en: 'That is about ₹0.40 for each question or prediction, against ₹6 one by one.',
    hi: 'यानी एक प्रश्न या भविष्यफल करीब ₹0.40 में; अलग-अलग लें तो ₹6।',
  },
  benefits: { en: 'What you get', hi: 'आपको क्या मिलता है' },
  single: { en: 'Only a few questions? Recharge from ₹49', hi: 'थोड़े ही प्रश्न हैं? ₹49 से रिचार्ज करें' },
  faq: { en: 'Questions about the plan', hi: 'प्लान के बारे में सवाल' },
  sample: { en: 'Sample figures', hi: 'नमूना आँकड़े' },
  mine: { en: 'My plan', hi: 'मेरा प्लान' },
  mineDescription: {
    en: 'Your Drishti plan, its days and its questions.',
    hi: 'आपका दृष्टि प्लान, उसके दिन और प्रश्न।',
  },
  status: { en: 'Status', hi: 'स्थिति' },
  isActive: { en: 'ACTIVE', hi: 'चालू' },
  isCancelled: { en: 'CANCELLED', hi: 'रद्द' },
  endsSoon: { en: 'ACTIVE, not renewing', hi: 'चालू, आगे नया नहीं होगा' },
  id: { en: 'Subscription id', hi: 'सदस्यता संख्या' },
  copy: { en: 'Copy the id', hi: 'संख्या कॉपी करें' },
  copied: { en: 'Text copied to clipboard', hi: 'कॉपी हो गया' },
  notCopied: { en: 'Failed to copy', hi: 'कॉपी नहीं हो पाया' },
  used: { en: 'Questions used', hi: 'इस्तेमाल हुए प्रश्न' },
  start: { en: 'Start date', hi: 'शुरू होने की तारीख' },
  end: { en: 'End date', hi: 'पूरा होने की तारीख' },
  last: { en: 'Last payment', hi: 'पिछला भुगतान' },
  days: { en: 'Days remaining', hi: 'बचे हुए दिन' },
  newPlan: { en: 'Start a New Plan', hi: 'नया प्लान शुरू करें' },
  stop: { en: 'Stop renewing', hi: 'आगे नया न करें' },
  stopAsk: {
    en: 'The plan stays active until the end of the month you have paid for, and is not renewed after that.',
    hi: 'जिस महीने का भुगतान हो चुका है, उसके अंत तक प्लान चालू रहेगा; उसके बाद नया नहीं होगा।',
  },
  stopYes: { en: 'Yes, stop renewing', hi: 'हाँ, आगे नया न करें' },
  keep: { en: 'Keep the plan', hi: 'प्लान रहने दें' },
  cancel: { en: 'Cancel Subscription', hi: 'सदस्यता रद्द करें' },
  cancelNow: {
    en: 'Cancelling ends the plan at once. To keep the days you have paid for, stop renewing instead.',
    hi: 'रद्द करने से प्लान तुरंत पूरा हो जाता है। चुकाए हुए दिन रखने हों तो बस "आगे नया न करें" चुनें।',
  },
  cancelMobile: { en: 'Confirm with your number', hi: 'अपने नंबर से पुष्टि करें' },
  cancelCode: { en: 'Enter the code', hi: 'कोड डालें' },
  cancelLast: { en: 'The last step', hi: 'आख़िरी कदम' },
  cancelFinal: {
    en: 'Your subscription will end right away. Do you wish to proceed?',
    hi: 'आपकी सदस्यता तुरंत समाप्त हो जाएगी। क्या आप आगे बढ़ना चाहते हैं?',
  },
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  cancelling: { en: 'cancelling..', hi: 'रद्द हो रहा है..' },
  ownNumber: { en: 'The mobile number of this account', hi: 'इसी खाते का मोबाइल नंबर' },
  notVerified: {
    en: 'Please try again, something went wrong!',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें!',
  },
  /** The specification's sentence lacks "wrong"; it is shown spelt right. */
  notCancelled: {
    en: 'Something went wrong please try again!',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें!',
  },
  stopped: { en: 'Renewal is stopped.', hi: 'आगे का नवीनीकरण रुक गया।' },
} satisfies Record<string, Sentence>

export const subscriptionWith = {
  count: {
    en: (count: number) =>
      `So far ${number(count)} ${count === 1 ? 'user has' : 'users have'} recharged this plan`,
    hi: (count: number) =>
      `अब तक ${number(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'} ने यह प्लान लिया है`,
  },
  proof: {
    en: (users: string, rating: number) => `${users} users, rated ${rating}/5`,
    hi: (users: string, rating: number) => `${users} उपयोगकर्ता, ${rating}/5 की रेटिंग`,
  },
  bar: {
    en: (price: number) => `${rupees(price)} a month`,
    hi: (price: number) => `${rupees(price)} प्रति माह`,
  },
  used: {
    en: (used: number, most: number, share: string) => `${used} of ${most} (${share} %)`,
    hi: (used: number, most: number, share: string) => `${most} में से ${used} (${share} %)`,
  },
  daysLeft: {
    en: (days: number) =>
      `You have ${days} ${days === 1 ? 'day' : 'days'} left on this plan. Do you want to cancel it?`,
    hi: (days: number) => `इस प्लान के ${days} दिन बाकी हैं। क्या आप इसे रद्द करना चाहते हैं?`,
  },
  step: {
    en: (step: number) => `Step ${step} of 4`,
    hi: (step: number) => `4 में से कदम ${step}`,
  },
} satisfies Record<string, SentenceWith<never[]>>

/** What comes with the plan: short name and one sentence. */
export const planBenefits: { name: Sentence; text: Sentence }[] = [
  {
    name: { en: 'Facts behind every line', hi: 'हर पंक्ति के पीछे तथ्य' },
    text: {
      en: 'Each sentence shows the fact of your chart it rests on.',
      hi: 'हर वाक्य दिखाता है कि वह कुंडली के किस तथ्य पर टिका है।',
    },
  },
  {
    name: { en: 'Two astrologers', hi: 'दो ज्योतिषी' },
    text: {
      en: 'Oracle for the long lines of life, Astra for love and work.',
      hi: 'जीवन की लंबी रेखाओं के लिए ओरेकल, प्रेम और काम के लिए एस्ट्रा।',
    },
  },
  {
    name: { en: 'Predictions', hi: 'भविष्यफल' },
    text: {
      en: 'For the day, the week, the month and the year, from the same pool.',
      hi: 'दिन, सप्ताह, महीने और साल के लिए, उसी भंडार से।',
    },
  },
  {
    name: { en: 'Only what is answered', hi: 'जितने उत्तर, उतना ही' },
    text: {
      en: 'A question counts when its answer is complete, and not before.',
      hi: 'प्रश्न तभी गिना जाता है जब उत्तर पूरा हो।',
    },
  },
]

export const planFaq: { question: Sentence; answer: Sentence }[] = [
  {
    question: { en: 'What happens to questions I don’t use?', hi: 'जो प्रश्न बच जाएँ उनका क्या होगा?' },
    answer: {
      en: 'They end with the month; a new month starts with 500 again. Free and bought questions are never touched by that.',
      hi: 'वे महीने के साथ समाप्त हो जाते हैं; नया महीना फिर 500 से शुरू होता है। मुफ़्त और ख़रीदे हुए प्रश्नों पर इसका असर नहीं होता।',
    },
  },
  {
    question: { en: 'How do I stop it?', hi: 'इसे कैसे रोकूँ?' },
    answer: {
      en: 'Under My plan: “Stop renewing” takes two taps and keeps the days you have paid for. “Cancel Subscription” ends it at once.',
      hi: '"मेरा प्लान" में: "आगे नया न करें" दो बार दबाने से हो जाता है और चुकाए हुए दिन बने रहते हैं। "सदस्यता रद्द करें" उसे तुरंत समाप्त करता है।',
    },
  },
  {
    question: { en: 'Can I get my money back?', hi: 'क्या पैसे वापस मिल सकते हैं?' },
    answer: {
      en: 'Ask within 7 days under Payments: what you have not used is refunded. You hear from us within 5 business days. A payment that failed comes back by itself, usually within 2 days.',
      hi: '7 दिन के भीतर "भुगतान" में माँगें: जो इस्तेमाल नहीं हुआ, उसका रिफ़ंड होता है। 5 कार्यदिवस में जवाब मिलेगा। असफल भुगतान अपने आप लौट आता है, आमतौर पर 2 दिन में।',
    },
  },
  {
    question: { en: 'Which questions are taken first?', hi: 'पहले कौन से प्रश्न लगते हैं?' },
    answer: {
      en: 'First your free ones, then the plan, then those you bought or were sent, and only then the wallet.',
      hi: 'पहले मुफ़्त वाले, फिर प्लान के, फिर ख़रीदे या मिले हुए, और अंत में वॉलेट।',
    },
  },
]
