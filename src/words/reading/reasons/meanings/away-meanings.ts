import type { GrahaMeanings } from './graha-meanings.ts'

/** Of travel, moving and life abroad. */
export const awayMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'an official approval comes in time', hi: 'सरकारी मंज़ूरी समय पर आती है' }],
    patience: [
      { en: 'the office abroad asks for one more proof', hi: 'वहाँ का दफ़्तर एक और प्रमाण माँगता है' },
    ],
  },
  moon: {
    favourable: [{ en: 'the mind settles quickly in a new place', hi: 'नई जगह मन जल्दी लगता है' }],
    patience: [{ en: 'homesickness pulls back', hi: 'घर की याद पीछे खींचती है' }],
  },
  mars: {
    favourable: [{ en: 'courage for the step is there', hi: 'क़दम उठाने की हिम्मत रहती है' }],
    patience: [
      { en: 'haste leads to a costly mistake on the way', hi: 'जल्दबाज़ी में रास्ते में महँगी चूक होती है' },
    ],
  },
  mercury: {
    favourable: [{ en: 'forms and interviews go smoothly', hi: 'फ़ॉर्म और इंटरव्यू आराम से हो जाते हैं' }],
    patience: [
      { en: 'a document is missing at the last moment', hi: 'आख़िरी समय पर कोई काग़ज़ कम पड़ता है' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'a guide or sponsor helps', hi: 'कोई मार्गदर्शक या प्रायोजक मदद करता है' }],
    patience: [{ en: 'the permission comes after a wait', hi: 'अनुमति इंतज़ार के बाद मिलती है' }],
  },
  venus: {
    favourable: [{ en: 'life there is pleasant', hi: 'वहाँ का रहन-सहन अच्छा मिलता है' }],
    patience: [{ en: 'the cost of living there is high', hi: 'वहाँ रहने का ख़र्च ज़्यादा पड़ता है' }],
  },
  saturn: {
    favourable: [{ en: 'a long stay becomes possible', hi: 'लंबे समय तक रहने का रास्ता बनता है' }],
    patience: [{ en: 'the date is moved more than once', hi: 'तारीख़ एक से ज़्यादा बार खिसकती है' }],
  },
  rahu: {
    favourable: [{ en: 'foreign contacts open the way', hi: 'विदेश के संपर्क रास्ता खोलते हैं' }],
    patience: [
      { en: 'an agent promises more than he can do', hi: 'एजेंट जितना कहता है, उतना कर नहीं पाता' },
    ],
  },
  ketu: {
    favourable: [{ en: 'leaving the old place comes easily', hi: 'पुरानी जगह छोड़ना आसान रहता है' }],
    patience: [{ en: 'the plan breaks off and begins again', hi: 'योजना टूटकर फिर शुरू होती है' }],
  },
}
