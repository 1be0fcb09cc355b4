import { formatNumber, formatRupees, type LocalizedText, type LocalizedTemplate } from '../say.ts'

/** The page of plans (one's own plan: own-plan.ts). */
export const subscriptionWords = {
  title: { en: 'Recharge and plans', hi: 'रिचार्ज और प्लान' },
  description: {
    en: 'A month’s questions in one plan: for Oracle, Astra and predictions together. Stop or cancel at any time.',
    hi: 'एक प्लान में महीने भर के प्रश्न: ओरेकल, एस्ट्रा और भविष्यफल, सबके लिए। जब चाहें रोकें या रद्द करें।',
  },
  lead: {
    en: 'Ask Oracle, ask Astra, read your predictions: the plan’s questions count for all of them.',
    hi: 'ओरेकल से पूछें, एस्ट्रा से पूछें, भविष्यफल पढ़ें: प्लान के प्रश्न तीनों में लगते हैं।',
  },
  perMonth: { en: 'per month', hi: 'प्रति माह' },
  renew: { en: 'Start it again', hi: 'फिर से शुरू करें' },
  active: { en: 'Your plan is active', hi: 'आपका प्लान चालू है' },
  toPlan: { en: 'See your plan', hi: 'अपना प्लान देखें' },
  methods: {
    en: 'UPI (Google Pay, PhonePe, Paytm, BHIM), card or net banking. Renews every month until you stop it.',
    hi: 'UPI (Google Pay, PhonePe, Paytm, BHIM), कार्ड या नेटबैंकिंग। जब तक आप न रोकें, हर महीने अपने आप आगे बढ़ेगा।',
  },
  benefits: { en: 'What you get', hi: 'आपको क्या मिलता है' },
  single: { en: 'Only a few questions? Recharge', hi: 'थोड़े ही प्रश्न हैं? रिचार्ज करें' },
  faq: { en: 'Questions about the plan', hi: 'प्लान के बारे में अक्सर पूछी बातें' },
} satisfies Record<string, LocalizedText>

export const subscriptionTemplates = {
  heading: {
    en: (count: number) => `${formatNumber(count)} questions a month`,
    hi: (count: number) => `हर महीने ${formatNumber(count)} प्रश्न`,
  },
  oneByOne: {
    en: (price: number) => `without the plan ${formatRupees(price)}`,
    hi: (price: number) => `प्लान के बिना ${formatRupees(price)}`,
  },
  buy: {
    en: (price: number) => `Start for ${formatRupees(price)}`,
    hi: (price: number) => `${formatRupees(price)} में शुरू करें`,
  },
  renew: {
    en: (price: number) => `Start again for ${formatRupees(price)}`,
    hi: (price: number) => `${formatRupees(price)} में फिर शुरू करें`,
  },
  count: {
    en: (count: number) =>
      `So far ${formatNumber(count)} ${count === 1 ? 'user has' : 'users have'} recharged this plan`,
    hi: (count: number) =>
      `अब तक ${formatNumber(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'} ने यह प्लान लिया है`,
  },
  proof: {
    en: (users: string, rating: number) => `${users} users, rated ${rating}/5`,
    hi: (users: string, rating: number) => `${users} उपयोगकर्ता, ${rating}/5 की रेटिंग`,
  },
  bar: {
    en: (price: number) => `${formatRupees(price)} a month`,
    hi: (price: number) => `${formatRupees(price)} प्रति माह`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>

/** What comes with the plan: short name and one sentence. */
export const planBenefits: { name: LocalizedText; text: LocalizedText }[] = [
  {
    name: { en: 'Facts behind every line', hi: 'हर बात का आधार' },
    text: {
      en: 'Each sentence shows the fact of your chart it rests on.',
      hi: 'हर वाक्य के साथ दिखता है कि वह कुंडली की किस बात पर टिका है।',
    },
  },
  {
    name: { en: 'Two astrologers', hi: 'दो ज्योतिषी' },
    text: {
      en: 'Oracle for the road ahead, Astra for love and work.',
      hi: 'जीवन की राह के लिए ओरेकल, प्रेम और काम के लिए एस्ट्रा।',
    },
  },
  {
    name: { en: 'Predictions', hi: 'भविष्यफल' },
    text: {
      en: 'For the day, the week, the month and the year, with the same questions.',
      hi: 'दिन, सप्ताह, महीने और साल के लिए, उन्हीं प्रश्नों से।',
    },
  },
  {
    name: { en: 'You pay for answers only', hi: 'जितने उत्तर, उतना ही' },
    text: {
      en: 'A question counts only when its answer is complete.',
      hi: 'प्रश्न तभी गिना जाता है जब उत्तर पूरा हो।',
    },
  },
]

export const planFaq: { question: LocalizedText; answer: LocalizedText }[] = [
  {
    question: { en: 'What happens to questions I don’t use?', hi: 'जो प्रश्न बच जाएँ उनका क्या होगा?' },
    answer: {
      en: 'They end with the month, and the new month starts with the full number again. Free and bought questions are not affected.',
      hi: 'वे महीने के साथ समाप्त हो जाते हैं; नया महीना फिर पूरे प्रश्नों से शुरू होता है। मुफ़्त और ख़रीदे हुए प्रश्नों पर इसका असर नहीं होता।',
    },
  },
  {
    question: { en: 'How do I stop it?', hi: 'इसे कैसे रोकूँ?' },
    answer: {
      en: 'Under My plan: “Stop renewing” takes two taps and keeps the days you have paid for. “Cancel Subscription” ends it at once.',
      hi: '“मेरा प्लान” में “आगे न बढ़ाएँ” चुनें: दो बार दबाना है, और जिन दिनों के पैसे दिए हैं वे बने रहते हैं। “प्लान रद्द करें” से वह तुरंत समाप्त हो जाता है।',
    },
  },
  {
    question: { en: 'Can I get my money back?', hi: 'क्या पैसे वापस मिल सकते हैं?' },
    answer: {
      en: 'Ask within 7 days under Payments: what you have not used is refunded. You hear from us within 5 business days. A payment that failed comes back by itself, usually within 2 days.',
      hi: '7 दिन के भीतर “भुगतान” में माँगें: जो इस्तेमाल नहीं हुआ, उसका रिफ़ंड मिलता है। 5 कार्यदिवसों में जवाब मिलेगा। असफल भुगतान अपने आप लौट आता है, आमतौर पर 2 दिन में।',
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
