import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a government post: the papers, the list, the appointment. */
export const postMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'the way to a government post opens', hi: 'सरकारी पद का रास्ता बनता है' }],
    patience: [{ en: 'selection asks for one more attempt', hi: 'चयन के लिए एक और प्रयास लगता है' }],
  },
  moon: {
    favourable: [
      { en: 'the mind stays calm on the day of the paper', hi: 'पेपर के दिन मन शांत रहता है' },
    ],
    patience: [{ en: 'nerves cost marks on the day', hi: 'उस दिन की घबराहट से नंबर कटते हैं' }],
  },
  mars: {
    favourable: [{ en: 'speed and practice bring the marks', hi: 'अभ्यास और फुर्ती से नंबर आते हैं' }],
    patience: [{ en: 'haste costs marks', hi: 'जल्दबाज़ी में नंबर कटते हैं' }],
  },
  mercury: {
    favourable: [{ en: 'the written paper goes well', hi: 'लिखित परीक्षा अच्छी जाती है' }],
    patience: [
      {
        en: 'a slip in a form or a paper can cost a chance',
        hi: 'फ़ॉर्म या काग़ज़ की चूक से मौक़ा जा सकता है',
      },
    ],
  },
  jupiter: {
    favourable: [
      {
        en: 'right guidance brings the name into the list',
        hi: 'सही मार्गदर्शन से नाम सूची तक पहुँचता है',
      },
    ],
    patience: [{ en: 'the list or the result comes late', hi: 'सूची या नतीजा देर से आता है' }],
  },
  venus: {
    favourable: [{ en: 'the interview goes well', hi: 'इंटरव्यू अच्छा जाता है' }],
    patience: [
      { en: 'comfort takes hours from the preparation', hi: 'आराम में तैयारी का समय चला जाता है' },
    ],
  },
  saturn: {
    favourable: [
      { en: 'preparation kept up over years pays', hi: 'बरसों की लगातार तैयारी काम आती है' },
    ],
    patience: [
      {
        en: 'selection comes late, after more than one attempt',
        hi: 'चयन देर से, एक से ज़्यादा प्रयास के बाद होता है',
      },
    ],
  },
  rahu: {
    favourable: [{ en: 'a new notification opens a chance', hi: 'नई भर्ती से मौक़ा निकलता है' }],
    patience: [
      { en: 'a court case or a new rule holds things up', hi: 'कोर्ट केस या नए नियम से बात अटकती है' },
    ],
  },
  ketu: {
    favourable: [{ en: 'few books read deeply pay', hi: 'कम किताबें गहराई से पढ़ना काम आता है' }],
    patience: [{ en: 'interest breaks before the last round', hi: 'आख़िरी दौर से पहले मन उचटता है' }],
  },
}
