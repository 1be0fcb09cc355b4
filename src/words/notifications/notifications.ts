import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page. */
export const notificationWords = {
  title: { en: 'Notifications', hi: 'सूचनाएँ' },
  description: {
    en: 'What happened around your discussions, comments, questions and refunds.',
    hi: 'आपकी चर्चाओं, टिप्पणियों, प्रश्नों और रिफ़ंड पर क्या हुआ।',
  },
  toForum: { en: 'Go to AstroHub', hi: 'एस्ट्रोहब पर जाएँ' },
  none: {
    en: 'Ohh! There is no Notifications history available',
    hi: 'अरे! अभी कोई सूचना नहीं है।',
  },
  unseen: { en: 'New', hi: 'नई' },
  markAll: { en: 'Mark all as read', hi: 'सभी को पढ़ा हुआ मानें' },
  marked: { en: 'All notifications are marked as read.', hi: 'सभी सूचनाएँ पढ़ी हुई मानी गईं।' },
  failed: { en: 'something went wrong!', hi: 'कुछ गड़बड़ हुई!' },
  openFailed: {
    en: 'Something went wrong please try again',
    hi: 'कुछ गड़बड़ हुई, कृपया फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>

/** What a notification says: who did it (or empty), the discussion's title (or empty), how many. */
export const notificationTemplates = {
  comment: {
    en: (name: string, title: string) => `${name || 'Somebody'} commented on “${title}”.`,
    hi: (name: string, title: string) => `${name || 'किसी'} ने “${title}” पर टिप्पणी की।`,
  },
  reply: {
    en: (name: string, title: string) =>
      `${name || 'Somebody'} replied to your comment on “${title}”.`,
    hi: (name: string, title: string) =>
      `${name || 'किसी'} ने “${title}” पर आपकी टिप्पणी का जवाब दिया।`,
  },
  'also-commented': {
    en: (name: string, title: string) =>
      `${name || 'Somebody'} also commented on “${title}”, where you took part.`,
    hi: (name: string, title: string) =>
      `${name || 'किसी'} ने भी “${title}” पर टिप्पणी की, जहाँ आपने लिखा था।`,
  },
  upvotes: {
    en: (_name: string, title: string, count: number) =>
      `“${title}” got ${count} ${count === 1 ? 'upvote' : 'upvotes'} in a day.`,
    hi: (_name: string, title: string, count: number) =>
      `“${title}” को एक दिन में ${count === 1 ? 'एक व्यक्ति' : `${count} लोगों`} ने पसंद किया।`,
  },
  'comment-upvotes': {
    en: (_name: string, title: string, count: number) =>
      `Your comment on “${title}” got ${count} ${count === 1 ? 'upvote' : 'upvotes'} in a day.`,
    hi: (_name: string, title: string, count: number) =>
      `“${title}” पर आपकी टिप्पणी को एक दिन में ${count === 1 ? 'एक व्यक्ति' : `${count} लोगों`} ने पसंद किया।`,
  },
  approved: {
    en: (_name: string, title: string) => `“${title}”: your post can now be seen by everyone.`,
    hi: (_name: string, title: string) => `“${title}”: आपकी पोस्ट अब सबको दिख रही है।`,
  },
  'hidden-for-now': {
    en: (_name: string, title: string) =>
      `“${title}”: your post was reported and is hidden until we have looked at it.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी पोस्ट की शिकायत हुई है। हमारे देखने तक वह छिपी रहेगी।`,
  },
  restored: {
    en: (_name: string, title: string) =>
      `“${title}”: we looked at the reports. Your post keeps to the rules and stays.`,
    hi: (_name: string, title: string) =>
      `“${title}”: हमने शिकायतें देखीं। आपकी पोस्ट नियमों के अनुसार है और बनी रहेगी।`,
  },
  removed: {
    en: (_name: string, title: string) =>
      `“${title}”: your post was removed, because it does not keep to the rules of AstroHub.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी पोस्ट हटाई गई, क्योंकि वह एस्ट्रोहब के नियमों के अनुसार नहीं थी।`,
  },
  'report-kept': {
    en: (_name: string, title: string) =>
      `“${title}”: we looked at what you reported. It keeps to the rules and stays.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी शिकायत पर हमने देखा। यह नियमों के अनुसार है और बना रहेगा।`,
  },
  'report-removed': {
    en: (_name: string, title: string) => `“${title}”: what you reported was removed. Thank you.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपने जिसकी शिकायत की थी, वह हटा दिया गया। धन्यवाद।`,
  },
  'questions-received': {
    en: (_name: string, _title: string, count: number) =>
      `You received ${count} Oracle ${count === 1 ? 'question' : 'questions'}.`,
    hi: (_name: string, _title: string, count: number) => `आपको ${count} ओरेकल प्रश्न मिले।`,
  },
  'questions-returned': {
    en: (_name: string, _title: string, count: number) =>
      `${count} Oracle ${count === 1 ? 'question' : 'questions'} came back to you: nobody signed up with that number in 7 days.`,
    hi: (_name: string, _title: string, count: number) =>
      `${count} ओरेकल प्रश्न आपके पास लौट आए: 7 दिन में उस नंबर से किसी ने खाता नहीं बनाया।`,
  },
  'refund-done': {
    en: () => 'Your refund has been paid back to where you paid from.',
    hi: () => 'आपका रिफ़ंड उसी साधन में लौटा दिया गया है जिससे आपने भुगतान किया था।',
  },
  'refund-refused': {
    en: () => 'Your refund request was declined. You can see it under Payments.',
    hi: () => 'आपका रिफ़ंड अनुरोध स्वीकार नहीं हुआ। इसे “भुगतान और रसीदें” में देख सकते हैं।',
  },
  'refund-failed': {
    en: () =>
      'Your refund could not be paid out. We are looking into it; you need not do anything.',
    hi: () => 'आपका रिफ़ंड भेजा नहीं जा सका। हम इसे देख रहे हैं; आपको कुछ नहीं करना है।',
  },
  'payment-disputed': {
    en: () =>
      'A payment of yours is disputed at the bank. What is left of it is frozen until that is settled.',
    hi: () => 'आपके एक भुगतान पर बैंक में विवाद है। फ़ैसला होने तक उसकी बची राशि या प्रश्न रोके गए हैं।',
  },
  'dispute-won': {
    en: () => 'The dispute about your payment is settled. What was frozen is free again.',
    hi: () => 'आपके भुगतान का विवाद सुलझ गया। जो रोका गया था, वह फिर से आपका है।',
  },
  'operator-dispute': {
    en: () => 'A payment is disputed, or a dispute was decided. See Refunds.',
    hi: () => 'किसी भुगतान पर विवाद हुआ, या विवाद का फ़ैसला आया। “रिफ़ंड” देखें।',
  },
  'operator-gateway-refund': {
    en: () =>
      'A refund was made in the gateway’s dashboard; its credit was taken back. See Refunds.',
    hi: () => 'गेटवे के डैशबोर्ड से रिफ़ंड हुआ; उसकी राशि वॉलेट से वापस ली गई। “रिफ़ंड” देखें।',
  },
  'operator-refund-failed': {
    en: () => 'A refund failed at the gateway and waits for you. See Refunds.',
    hi: () => 'एक रिफ़ंड गेटवे पर पूरा नहीं हुआ और आपके फ़ैसले की प्रतीक्षा में है। “रिफ़ंड” देखें।',
  },
  'invite-gift': {
    en: () => 'A friend you invited has joined: your free questions are in your balance.',
    hi: () => 'आपके बुलाए मित्र जुड़ गए: आपके मुफ़्त प्रश्न आपके बैलेंस में हैं।',
  },
  'answer-given-back': {
    en: () => 'We gave you back what an answer had cost.',
    hi: () => 'एक उत्तर पर जो लगा था, वह हमने आपको लौटा दिया है।',
  },
  'answer-kept': {
    en: () => 'We looked at the answer you doubted. It stays charged as it was.',
    hi: () => 'आपने जिस उत्तर पर आपत्ति की थी, उसे हमने देखा। उसका प्रश्न गिना हुआ ही रहेगा।',
  },
  'questions-given': {
    en: (_name: string, _title: string, count: number) =>
      `We gave you ${count} ${count === 1 ? 'question' : 'questions'}.`,
    hi: (_name: string, _title: string, count: number) => `हमने आपको ${count} प्रश्न दिए हैं।`,
  },
  'predictions-given': {
    en: (_name: string, _title: string, count: number) =>
      `We gave you ${count} ${count === 1 ? 'prediction' : 'predictions'}.`,
    hi: (_name: string, _title: string, count: number) => `हमने आपको ${count} भविष्यफल दिए हैं।`,
  },
  'plan-renews': {
    en: () => 'Your plan renews within three days. You can stop it until then.',
    hi: () => 'आपका प्लान तीन दिन के भीतर नवीनीकृत होगा। तब तक आप उसे रोक सकते हैं।',
  },
  'items-waiting': {
    en: (_name: string, _title: string, count: number) =>
      count === 1
        ? 'A post in AstroHub waits for your decision.'
        : `${count} posts in AstroHub came in today that wait for your decision.`,
    hi: (_name: string, _title: string, count: number) =>
      `एस्ट्रोहब की ${count} पोस्ट आज आपके निर्णय के लिए आई हैं।`,
  },
  'budget-questions': {
    en: () =>
      'Four fifths of the questions that may be answered in a day are used. Once all are, chat is closed until the next day.',
    hi: () =>
      'एक दिन में जितने प्रश्नों के उत्तर दिए जा सकते हैं, उनके 80% हो चुके हैं। पूरे होने पर चैट अगले दिन तक बंद रहेगी।',
  },
  'budget-sms': {
    en: () =>
      'Four fifths of the SMS that may be sent in an hour are sent. The rest is kept for people who have an account.',
    hi: () => 'एक घंटे में जितने SMS भेजे जा सकते हैं, उनके 80% भेजे जा चुके हैं। बचे हुए SMS खाताधारकों के लिए हैं।',
  },
  'budget-mails': {
    en: () => 'Four fifths of the code emails that may be sent in an hour are sent.',
    hi: () => 'एक घंटे में जितने कोड वाले ईमेल भेजे जा सकते हैं, उनके 80% भेजे जा चुके हैं।',
  },
  'budget-maps': {
    en: () =>
      'Four fifths of the day’s place searches on Google Maps are used. Once all are, places come from the built-in list.',
    hi: () =>
      'Google Maps पर दिन की जगह-खोजों में से 80% हो चुकी हैं। पूरी होने पर जगहें हमारी अपनी सूची से दिखेंगी।',
  },
  'ledger-problem': {
    en: () =>
      'The books do not add up: a check of all questions and rupees has found an error. Please have it looked at today.',
    hi: () => 'हिसाब में गड़बड़ी मिली है: प्रश्नों और रुपयों का मिलान सही नहीं बैठा। कृपया इसे आज ही दिखवाएँ।',
  },
} satisfies Record<string, LocalizedTemplate<[string, string, number]>>
export type NotificationKind = keyof typeof notificationTemplates
