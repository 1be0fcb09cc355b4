import type { LocalizedText } from '../say.ts'

/** One kind of thing that is kept on a person, as the privacy policy names it. */
export interface HeldData {
  what: LocalizedText
  /** With the account: it goes, or it stays under an account that names nobody; or it ends by itself within two days. */
  afterDeletion: 'goes' | 'stays' | 'ends'
}

/**
 * What is kept, by the name that it has in the document that everybody may export. A test holds this list
 * to the sources of export and deletion: neither may have a row that the other lacks.
 */
export const heldData: Record<string, HeldData> = {
  account: goes('your mobile number, language and role', 'आपका मोबाइल नंबर, भाषा और भूमिका'),
  sessions: goes('where you are logged in', 'आप कहाँ-कहाँ लॉग इन हैं'),
  codes: {
    what: {
      en: 'when codes were sent to your number, under a mark from which it cannot be read',
      hi: 'आपके नंबर पर कोड कब भेजे गए, ऐसे निशान के साथ जिससे नंबर नहीं पढ़ा जा सकता',
    },
    afterDeletion: 'ends',
  },
  second_factor: goes(
    'when an authenticator app was set up, if you are an operator, and its key in sealed form',
    'अगर आप संचालक हैं, तो ऑथेंटिकेटर ऐप कब जोड़ा गया, और उसकी कुंजी, कूट रूप में',
  ),
  invitations: goes(
    'whom you invited, as a mark from which no number can be read',
    'आपने किन्हें न्योता भेजा, ऐसे निशान के रूप में जिससे नंबर नहीं पढ़ा जा सकता',
  ),
  kundlis: goes(
    'the birth details you save, and whose you say they are',
    'आपके सहेजे हुए जन्म विवरण, और यह कि वे किसके हैं',
  ),
  predictions: goes('your daily to yearly predictions', 'आपके दैनिक से वार्षिक भविष्यफल'),
  kept_city: goes(
    'the city that your day is computed for, if you name one',
    'वह शहर जिसके लिए आपका दिन निकाला जाता है, अगर आप बताएँ',
  ),
  reminders: goes(
    'which reminders were sent to you and when, but not what they said, for 200 days',
    'आपको कौन-से रिमाइंडर कब भेजे गए, 200 दिन तक; उनमें क्या लिखा था, यह नहीं',
  ),
  reminder_devices: goes(
    'the browsers that you let us send reminders to, until you log out there or switch them off',
    'वे ब्राउज़र जिन पर आपने रिमाइंडर चालू किए, जब तक आप वहाँ लॉग आउट न करें या उन्हें बंद न कर दें',
  ),
  reminder_settings: goes(
    'what you want to be reminded of and when, and the email address for it, if you give one',
    'आप किस बात के रिमाइंडर कब चाहते हैं, और ईमेल पता, अगर आप बताएँ',
  ),
  marked_muhurtas: goes(
    'the muhurtas you mark, until 30 days after them',
    'आपके चुने मुहूर्त, उनके 30 दिन बाद तक',
  ),
  calendar_feed: goes(
    'what your calendar feed contains, if you make one',
    'आपके कैलेंडर फ़ीड में क्या-क्या है, अगर आप उसे बनाएँ',
  ),
  verdicts: goes(
    'what was found in your charts for your questions',
    'आपके प्रश्नों के लिए कुंडली में क्या मिला',
  ),
  forecasts: goes(
    'the times that were named for you, until you delete them, and what you say came of them; only totals for many people are shown to others',
    'आपको बताए गए समय, जब तक आप उन्हें न हटाएँ, और उनके बारे में आपका उत्तर कि क्या हुआ; दूसरों को केवल बहुत-से लोगों का जोड़ दिखता है',
  ),
  chats: goes('your chats', 'आपकी बातचीत'),
  messages: goes(
    'your questions, their answers and your ratings',
    'आपके प्रश्न, उनके उत्तर और आपकी रेटिंग',
  ),
  misses: goes(
    'which answers you said were not what you had asked; we read those questions to understand such questions better',
    'किन उत्तरों के बारे में आपने कहा कि आपने यह नहीं पूछा था; ऐसे प्रश्नों को बेहतर समझने के लिए हम उन्हें पढ़ते हैं',
  ),
  shared_answers: goes('the answers you share', 'आपके साझा किए हुए उत्तर'),
  memories: goes(
    'what you say about yourself in questions, unless you switch that off',
    'प्रश्नों में अपने बारे में बताई बातें, अगर आपने इसे बंद न किया हो',
  ),
  dropped_samples: goes(
    'for 90 days, sentences that were held back from your answers, if you agreed to our reading them',
    'आपके उत्तरों में से रोके गए वाक्य, 90 दिन तक, अगर आपने हमें उन्हें पढ़ने की सहमति दी हो',
  ),
  profile: goes(
    'your AstroHub name, avatar and email address',
    'आपका एस्ट्रोहब का नाम, तस्वीर और ईमेल पता',
  ),
  discussions: goes('your discussions', 'आपकी चर्चाएँ'),
  comments: goes('your comments', 'आपकी टिप्पणियाँ'),
  votes: goes('your votes', 'आपके वोट'),
  points: goes('your points', 'आपके पॉइंट'),
  reports: goes('what you report', 'आपकी शिकायतें'),
  notifications: goes('your notifications', 'आपकी सूचनाएँ'),
  repeated_requests: goes(
    'for a day, the reply to what you pressed, so that pressing twice does it only once',
    'एक दिन तक, दबाए गए बटन का जवाब, ताकि दो बार दबाने पर भी काम एक ही बार हो',
  ),
  operator_acts: goes(
    'what you did as an operator, if you are one',
    'संचालक के रूप में आपके काम, अगर आप संचालक हैं',
  ),
  balances: stays('your balances', 'आपका बैलेंस'),
  ledger: stays('what was earned, bought and spent', 'क्या मिला, ख़रीदा और ख़र्च हुआ'),
  payments: stays('payments, invoices and refunds', 'भुगतान, रसीदें और रिफ़ंड'),
  plans: stays('your plans and their months', 'आपके प्लान और उनके महीने'),
  wheel: stays('prizes won on the wheel', 'पहिए के इनाम'),
  transfers: stays('questions sent and received', 'भेजे और मिले प्रश्न'),
}

function goes(en: string, hi: string): HeldData {
  return { what: { en, hi }, afterDeletion: 'goes' }
}

function stays(en: string, hi: string): HeldData {
  return { what: { en, hi }, afterDeletion: 'stays' }
}

/** Everything of one sort, one after the other. */
export function heldDataOf(afterDeletion: HeldData['afterDeletion']): LocalizedText[] {
  return Object.values(heldData)
    .filter((row) => row.afterDeletion === afterDeletion)
    .map(({ what }) => what)
}
