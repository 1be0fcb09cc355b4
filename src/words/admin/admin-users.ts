import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the calls about users and their refunds answer. */
export const adminUsersMessages = {
  noUser: {
    en: 'There is no such user, or the account was deleted.',
    hi: 'ऐसा कोई उपयोगकर्ता नहीं है, या खाता हटाया जा चुका है।',
  },
  isOperator: {
    en: 'An operator can’t be banned. The role must be taken away first, at the server.',
    hi: 'संचालक पर रोक नहीं लगाई जा सकती। पहले सर्वर पर उनकी भूमिका हटानी होगी।',
  },
  bannedBefore: { en: 'This user is banned already.', hi: 'इन पर पहले से रोक लगी है।' },
  notBanned: { en: 'This user is not banned.', hi: 'इन पर कोई रोक नहीं है।' },
  banned: {
    en: 'Banned, and signed out everywhere.',
    hi: 'रोक लगा दी गई, और हर डिवाइस से लॉग आउट कर दिया गया।',
  },
  lifted: { en: 'The ban is lifted.', hi: 'रोक हटा दी गई।' },
  notOneself: {
    en: 'Nobody decides for their own account. Ask another operator.',
    hi: 'अपने ही खाते का फ़ैसला कोई नहीं करता। किसी दूसरे संचालक से कहें।',
  },
  tooMuchGiven: {
    en: 'At most 20 can be given back to one user in 24 hours.',
    hi: 'एक उपयोगकर्ता को 24 घंटे में अधिकतम 20 लौटाए जा सकते हैं।',
  },
  given: { en: 'Given back.', hi: 'लौटा दिया गया।' },
  dayIsGiven: {
    en: 'You have given as many questions as one operator may in a day. Please ask another operator, or go on tomorrow.',
    hi: 'एक संचालक एक दिन में जितने प्रश्न दे सकता है, उतने आप दे चुके हैं। कृपया दूसरे संचालक से कहें या कल आगे बढ़ें।',
  },
  givenBefore: {
    en: 'This was given back before. Nothing was given again.',
    hi: 'यह पहले ही लौटाया जा चुका है। दोबारा कुछ नहीं दिया गया।',
  },
  noQuestion: {
    en: 'This user has no such paid question, or it was given back before.',
    hi: 'इनका ऐसा कोई चुकाया हुआ प्रश्न नहीं है, या वह पहले लौटाया जा चुका है।',
  },
  periodOver: {
    en: 'This answer was paid from a plan month that has ended, so nothing can be given back into it. You can give questions instead.',
    hi: 'यह उत्तर प्लान के ऐसे महीने से लिया गया था जो पूरा हो चुका है, इसलिए उसमें कुछ लौटाया नहीं जा सकता। आप इसके बदले प्रश्न दे सकते हैं।',
  },
  answerKept: {
    en: 'Kept as it is; the user is told.',
    hi: 'जैसा था वैसा रखा गया; उपयोगकर्ता को बता दिया गया।',
  },
  noPlanRuns: {
    en: 'No plan month is running for this user, so plan questions can’t be given. Give Oracle or Astra questions instead.',
    hi: 'इनके प्लान का कोई महीना अभी नहीं चल रहा, इसलिए प्लान के प्रश्न नहीं दिए जा सकते। इसके बदले ओरेकल या एस्ट्रा प्रश्न दें।',
  },
  noRefund: {
    en: 'No such refund waits for a decision.',
    hi: 'ऐसा कोई रिफ़ंड फ़ैसले की प्रतीक्षा में नहीं है।',
  },
  refundGranted: {
    en: 'Granted. The money is sent back within a minute.',
    hi: 'स्वीकार हुआ। पैसे एक मिनट में वापस भेजे जाएँगे।',
  },
  refundDeclined: {
    en: 'Declined. What was set aside is back in the wallet.',
    hi: 'अस्वीकार हुआ। अलग रखी गई राशि वॉलेट में लौट गई।',
  },
} satisfies Record<string, LocalizedText>

/** The pages about users, one user and refunds. */
export const adminUsersWords = {
  title: { en: 'Users and bans', hi: 'उपयोगकर्ता और रोक' },
  find: { en: 'Mobile number, AstroHub name or id', hi: 'मोबाइल नंबर, एस्ट्रोहब का नाम या आईडी' },
  findHint: {
    en: 'Each page of a user that is opened stands in the log.',
    hi: 'किसी का पेज खोलना लेखे में दर्ज होता है।',
  },
  findWrong: {
    en: 'Type a mobile number, an AstroHub name or an id.',
    hi: 'मोबाइल नंबर, एस्ट्रोहब का नाम या आईडी डालें।',
  },
  open: { en: 'Find', hi: 'खोजें' },
  bans: { en: 'Banned', hi: 'जिन पर रोक है' },
  noBans: { en: 'Nobody is banned.', hi: 'किसी पर रोक नहीं है।' },
  user: { en: 'User', hi: 'उपयोगकर्ता' },
  noHandle: { en: 'No AstroHub name yet', hi: 'अभी एस्ट्रोहब का नाम नहीं' },
  handle: { en: 'AstroHub name', hi: 'एस्ट्रोहब का नाम' },
  mobile: { en: 'Mobile', hi: 'मोबाइल' },
  joined: { en: 'Joined', hi: 'कब से हैं' },
  role: { en: 'Role', hi: 'भूमिका' },
  roleUser: { en: 'User', hi: 'उपयोगकर्ता' },
  roleOperator: { en: 'Operator', hi: 'संचालक' },
  ban: { en: 'Ban', hi: 'रोक' },
  none: { en: 'None', hi: 'नहीं' },
  reason: { en: 'Reason', hi: 'कारण' },
  reasonHint: {
    en: '5 to 200 characters. It stands in the log: nothing personal.',
    hi: '5 से 200 अक्षर। यह लेखे में रहेगा: कुछ निजी न लिखें।',
  },
  reasonWrong: { en: 'Write a reason of 5 to 200 characters.', hi: '5 से 200 अक्षरों में कारण लिखें।' },
  banNow: { en: 'Ban this user', hi: 'रोक लगाएँ' },
  liftNow: { en: 'Lift the ban', hi: 'रोक हटाएँ' },
  banNote: {
    en: 'Ends all sessions, and blocks posts, comments, votes, reports, redeeming and transfers.',
    hi: 'हर जगह से लॉग आउट होगा; पोस्ट, टिप्पणी, वोट, शिकायत, रिडीम और ट्रांसफ़र बंद होंगे।',
  },
  balances: { en: 'Balances', hi: 'बैलेंस' },
  noBalances: { en: 'No accounts yet.', hi: 'अभी कोई बैलेंस नहीं।' },
  plan: { en: 'Plan', hi: 'प्लान' },
  noPlan: { en: 'No plan runs.', hi: 'कोई प्लान चालू नहीं है।' },
  planPrice: { en: 'Price a month', hi: 'महीने का मूल्य' },
  planLeft: { en: 'Questions left', hi: 'बाक़ी प्रश्न' },
  planUntil: { en: 'Paid until', hi: 'कब तक चुकाया' },
  planRenews: { en: 'Renews every month', hi: 'हर महीने आगे बढ़ता है' },
  planEnds: { en: 'Ends then, not renewed', hi: 'उसके बाद समाप्त, आगे नहीं बढ़ेगा' },
  holds: { en: 'Being answered now', hi: 'जिनका उत्तर अभी लिखा जा रहा है' },
  doubted: { en: 'Doubted answers', hi: 'जिन उत्तरों पर आपत्ति है' },
  noDoubted: { en: 'No doubted answer waits.', hi: 'आपत्ति वाला कोई उत्तर बाक़ी नहीं है।' },
  refundFailed: {
    en: 'failed at the gateway: grant to send it again',
    hi: 'गेटवे पर पूरा नहीं हुआ: फिर भेजने के लिए मंज़ूर करें',
  },
  disputes: { en: 'Disputes', hi: 'विवाद' },
  noDisputes: { en: 'No payment is disputed.', hi: 'किसी भुगतान पर विवाद नहीं है।' },
  disputeOpen: { en: 'open: answer it at the gateway', hi: 'खुला है: गेटवे पर जवाब दें' },
  disputeWon: { en: 'won', hi: 'हमारे पक्ष में' },
  disputeLost: { en: 'lost', hi: 'हमारे विरुद्ध' },
  notChecked: { en: 'could not be checked by itself', hi: 'अपने आप जाँचा नहीं जा सका' },
  notAsked: { en: 'not what was asked', hi: 'प्रश्न कुछ और था' },
  noHolds: { en: 'Nothing is set aside.', hi: 'कुछ अलग नहीं रखा है।' },
  questions: { en: 'Latest paid answers', hi: 'हाल के चुकाए हुए उत्तर' },
  noQuestions: { en: 'No answer was paid yet.', hi: 'अभी किसी उत्तर का भुगतान नहीं हुआ।' },
  giveQuestion: { en: 'Give back', hi: 'लौटाएँ' },
  wasGiven: { en: 'given back', hi: 'लौटाया गया' },
  give: { en: 'Give questions back', hi: 'प्रश्न लौटाएँ' },
  giveNote: {
    en: 'As a gift, at most 20 in 24 hours. They can’t be passed on.',
    hi: 'उपहार के रूप में, 24 घंटे में अधिकतम 20। इन्हें आगे नहीं भेजा जा सकता।',
  },
  kind: { en: 'What', hi: 'क्या' },
  howMany: { en: 'How many', hi: 'कितने' },
  howManyWrong: {
    en: 'Type a whole number from 1 to 20.',
    hi: '1 से 20 तक की पूरी संख्या डालें।',
  },
  ledger: { en: 'Ledger', hi: 'लेखा' },
  refunds: { en: 'Refunds', hi: 'रिफ़ंड' },
  noRefunds: { en: 'No refund was asked for.', hi: 'कोई रिफ़ंड नहीं माँगा गया।' },
  waiting: { en: 'Waiting for a decision', hi: 'फ़ैसले की प्रतीक्षा में' },
  noWaiting: { en: 'No refund waits for a decision.', hi: 'कोई रिफ़ंड फ़ैसले की प्रतीक्षा में नहीं है।' },
  decided: { en: 'Decided lately', hi: 'हाल के फ़ैसले' },
  noDecided: { en: 'Nothing was decided yet.', hi: 'अभी कोई फ़ैसला नहीं हुआ।' },
  grant: { en: 'Send the money back', hi: 'पैसे वापस भेजें' },
  decline: { en: 'Decline', hi: 'अस्वीकार करें' },
  automatic: { en: 'went back by itself', hi: 'अपने आप लौटा' },
  toUser: { en: 'Open the user', hi: 'उपयोगकर्ता देखें' },
} satisfies Record<string, LocalizedText>

export const adminUsersTemplates = {
  since: {
    en: (day: string) => `since ${day}`,
    hi: (day: string) => `${day} से`,
  },
  ofPayment: {
    en: (amount: string, paid: string) => `${amount} of ${paid}`,
    hi: (amount: string, paid: string) => `${paid} में से ${amount}`,
  },
  frozen: {
    en: (amount: string) => `${amount} frozen`,
    hi: (amount: string) => `${amount} रोके गए`,
  },
  wrong: {
    en: (count: number) => `${count} ${count === 1 ? 'sentence does' : 'sentences do'} not hold`,
    hi: (count: number) => `${count} ${count === 1 ? 'वाक्य ठीक नहीं है' : 'वाक्य ठीक नहीं हैं'}`,
  },
  asked: {
    en: (day: string) => `asked on ${day}`,
    hi: (day: string) => `${day} को माँगा`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
