import type { LocalizedText } from '../say.ts'

/** One's account: where it is open, taking everything along, and leaving. */
export const accountPageWords = {
  title: { en: 'Account', hi: 'खाता' },
  description: { en: 'Your Drishti account.', hi: 'आपका दृष्टि खाता।' },
  sessions: { en: 'Where you are logged in', hi: 'आप कहाँ-कहाँ लॉग इन हैं' },
  browser: { en: 'A browser', hi: 'कोई ब्राउज़र' },
  here: { en: 'this device', hi: 'यही डिवाइस' },
  endSession: { en: 'Log out there', hi: 'वहाँ से लॉग आउट करें' },
  everywhere: { en: 'Log out everywhere', hi: 'हर जगह से लॉग आउट करें' },
  loggingOut: { en: 'logging out..', hi: 'लॉग आउट हो रहा है..' },
  take: { en: 'Take your data along', hi: 'अपना डेटा साथ ले जाएँ' },
  takeWhy: {
    en: 'One file with everything we hold on you: kundlis, chats, balances, payments.',
    hi: 'एक ही फ़ाइल में वह सब जो हमारे पास आपके बारे में है: कुंडलियाँ, चैट, बैलेंस, भुगतान।',
  },
  download: { en: 'Download everything (JSON)', hi: 'सब कुछ डाउनलोड करें (JSON)' },
  yours: { en: 'Yours', hi: 'आपका' },
  invite: { en: 'Invite friends', hi: 'मित्रों को बुलाएँ' },
  operator: { en: 'Operator’s pages', hi: 'संचालक के पेज' },
  money: { en: 'Money and questions', hi: 'पैसे और प्रश्न' },
  deleteTitle: { en: 'Delete Account', hi: 'खाता मिटाएँ' },
  deleteDescription: {
    en: 'Delete your Drishti account with a code sent to your number.',
    hi: 'अपने नंबर पर आए कोड से दृष्टि खाता मिटाएँ।',
  },
  deleteWhat: {
    en: 'Your name, number, kundlis, chats and posts’ authorship are deleted at once and can’t be brought back. A running plan is cancelled first. Amounts stay without your name, as tax law asks. Questions and money that are left are lost.',
    hi: 'आपका नाम, नंबर, कुंडलियाँ, चैट और पोस्ट से आपका नाम तुरंत मिट जाएगा और वापस नहीं लाया जा सकेगा। चालू प्लान पहले रद्द होगा। टैक्स नियमों के कारण भुगतान का रिकॉर्ड बिना नाम के रखा जाएगा। बचे हुए प्रश्न और पैसे चले जाएँगे।',
  },
  deleteTake: { en: 'Take your data along first', hi: 'पहले अपना डेटा ले लें' },
  deleteCode: { en: 'Enter the code to delete the account', hi: 'खाता मिटाने के लिए कोड डालें' },
  deleted: {
    en: 'Your account has been deleted.',
    hi: 'आपका खाता मिटा दिया गया है।',
  },
  failed: {
    en: 'An error occurred. Please try again later.',
    hi: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>
