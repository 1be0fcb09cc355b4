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
      en: 'when codes were sent to your number, under a mark from which it can not be read',
      hi: 'आपके नंबर पर कोड कब भेजे गए, ऐसे निशान के साथ जिससे नंबर नहीं पढ़ा जा सकता',
    },
    afterDeletion: 'ends',
  },
  second_factor: goes(
    'when an authenticator app was set up, if you are an operator, and its key in sealed form',
    'यदि आप संचालक हैं, तो ऑथेंटिकेटर ऐप कब जोड़ा गया, और उसकी कुंजी बंद रूप में',
  ),
  invitations: goes(
    'whom you invited, as a mark from which no number can be read',
    'आपने किन्हें बुलाया, ऐसे निशान के रूप में जिससे नंबर नहीं पढ़ा जा सकता',
  ),
  kundlis: goes(
    'the birth details you save, and whose you say they are',
    'आपके सहेजे जन्म विवरण, और यह कि वे किसके हैं',
  ),
  predictions: goes('your daily to yearly predictions', 'आपके दैनिक से वार्षिक भविष्यफल'),
  kept_city: goes('the city of your days, if you name one', 'आपके दिन का शहर, अगर आप बताएँ'),
  reminders: goes(
    'which reminders were sent to you and when, for 200 days, without their words',
    'आपको कौन-से याद दिलाने वाले संदेश कब भेजे गए, 200 दिन तक, उनके शब्दों के बिना',
  ),
  reminder_devices: goes(
    'the browsers that you let us send reminders to, until you log out there or switch them off',
    'वे ब्राउज़र जिन पर आपने याद दिलाने दी, जब तक आप वहाँ लॉग आउट न करें या उन्हें बंद न करें',
  ),
  reminder_settings: goes(
    'what you want to be reminded of and when, and the address it is mailed to, if you name one',
    'आप किस बात की और कब याद चाहते हैं, और मेल का पता, अगर आप बताएँ',
  ),
  marked_muhurtas: goes(
    'the muhurtas you mark, until 30 days after them',
    'आपके चुने मुहूर्त, उनके 30 दिन बाद तक',
  ),
  calendar_feed: goes(
    'what your calendar feed holds, if you make one',
    'आपके कैलेंडर फ़ीड में क्या रहे, अगर आप उसे बनाएँ',
  ),
  verdicts: goes(
    'what was found in your charts for your questions',
    'आपके प्रश्नों के लिए कुंडली में क्या मिला',
  ),
  forecasts: goes(
    'the times that were named for your matters, until you delete them, and what you say came of them; everybody is shown only the sums of many people',
    'आपकी बातों के लिए बताए गए समय, जब तक आप न हटाएँ, और उनमें क्या हुआ यह आपका कहा; सबको केवल बहुत-से लोगों का जोड़ दिखता है',
  ),
  chats: goes('your chats', 'आपकी बातचीत'),
  messages: goes(
    'your questions, their answers and your ratings',
    'आपके प्रश्न, उनके उत्तर और आपकी रेटिंग',
  ),
  misses: goes(
    'which answers you said were not what you asked; we read those questions to understand them better',
    'किन उत्तरों को आपने अपने प्रश्न से अलग बताया; वे प्रश्न हम पढ़ते हैं ताकि उन्हें बेहतर समझें',
  ),
  shared_answers: goes('the answers you share', 'आपके साझा किए उत्तर'),
  memories: goes(
    'what you state of yourself in questions, if you leave that switched on',
    'प्रश्नों में अपने बारे में बताई बातें, अगर आपने इसे बंद न किया हो',
  ),
  dropped_samples: goes(
    'for 90 days, sentences that were held back from your answers, if you agreed that we may read them',
    'आपकी सहमति हो तो, आपके उत्तरों से रोके गए वाक्य, 90 दिन तक',
  ),
  profile: goes(
    'your AstroHub name, avatar and email address',
    'आपका एस्ट्रोहब का नाम, अवतार और ईमेल पता',
  ),
  discussions: goes('your discussions', 'आपकी चर्चाएँ'),
  comments: goes('your comments', 'आपकी टिप्पणियाँ'),
  votes: goes('your votes', 'आपके वोट'),
  points: goes('your points', 'आपके पॉइंट'),
  reports: goes('what you report', 'आपकी शिकायतें'),
  notifications: goes('your notifications', 'आपकी सूचनाएँ'),
  repeated_requests: goes(
    'for a day, what was answered to a request, so that pressing twice does it once',
    'एक दिन तक, किसी अनुरोध का उत्तर, ताकि दो बार दबाने पर काम एक ही बार हो',
  ),
  operator_acts: goes(
    'what you did as an operator, if you are one',
    'संचालक के रूप में आपके काम, अगर आप संचालक हैं',
  ),
  balances: stays('your balances', 'आपका बैलेंस'),
  ledger: stays('what was earned, bought and spent', 'क्या मिला, ख़रीदा और ख़र्च हुआ'),
  payments: stays('payments, invoices and refunds', 'भुगतान, रसीदें और रिफ़ंड'),
  plans: stays('your plans and their months', 'आपके प्लान और उनके महीने'),
  wheel: stays('prizes of the wheel', 'पहिए के इनाम'),
  transfers: stays('questions sent and received', 'भेजे और मिले प्रश्न'),
}

function goes(en: string, hi: string): HeldData {
  return { what: { en, hi }, afterDeletion: 'goes' }
}

function stays(en: string, hi: string): HeldData {
  return { what: { en, hi }, afterDeletion: 'stays' }
}

/** Everything of one sort, in a row. */
export function listHeldData(afterDeletion: HeldData['afterDeletion']): LocalizedText {
  const rows = Object.values(heldData).filter((row) => row.afterDeletion === afterDeletion)
  return {
    en: rows.map(({ what }) => what.en).join('; '),
    hi: rows.map(({ what }) => what.hi).join('; '),
  }
}
