import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a journey from which one comes back. */
export const tripMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      {
        en: 'the way is clear, and help is at hand',
        hi: 'रास्ता साफ़ रहता है और ज़रूरत पर मदद मिलती है',
      },
    ],
    patience: [{ en: 'somebody insists on his own plan', hi: 'कोई अपनी ही योजना पर अड़ता है' }],
  },
  moon: {
    favourable: [{ en: 'the mind comes home rested', hi: 'मन हल्का होकर लौटता है' }],
    patience: [{ en: 'plans change on the way', hi: 'रास्ते में योजना बदलती है' }],
  },
  mars: {
    favourable: [{ en: 'there is energy for the road', hi: 'सफ़र के लिए जोश रहता है' }],
    patience: [{ en: 'haste on the road can do harm', hi: 'रास्ते में जल्दबाज़ी से नुक़सान हो सकता है' }],
  },
  mercury: {
    favourable: [{ en: 'tickets and connections work out', hi: 'टिकट और आगे की सवारी ठीक बैठती है' }],
    patience: [
      { en: 'a booking or a paper has to be checked again', hi: 'टिकट या काग़ज़ दोबारा देखने पड़ते हैं' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'the company is good', hi: 'साथ अच्छा मिलता है' }],
    patience: [{ en: 'it takes longer than planned', hi: 'सोचे से ज़्यादा समय लगता है' }],
  },
  venus: {
    favourable: [{ en: 'food and rooms are pleasant', hi: 'ठहरना और खाना अच्छा रहता है' }],
    patience: [{ en: 'more is spent than was planned', hi: 'सोचे से ज़्यादा ख़र्च होता है' }],
  },
  saturn: {
    favourable: [{ en: 'it goes slowly and safely', hi: 'सफ़र धीरे, पर सुरक्षित रहता है' }],
    patience: [{ en: 'there is waiting on the way', hi: 'रास्ते में इंतज़ार करना पड़ता है' }],
  },
  rahu: {
    favourable: [
      { en: 'a stop that was not planned turns out well', hi: 'बिना सोचा कोई पड़ाव अच्छा निकलता है' },
    ],
    patience: [{ en: 'weather or the route can surprise', hi: 'मौसम या रास्ता अचानक बदल सकता है' }],
  },
  ketu: {
    favourable: [{ en: 'the journey gives peace', hi: 'यात्रा से शांति मिलती है' }],
    patience: [{ en: 'something is left behind', hi: 'कोई चीज़ पीछे छूट जाती है' }],
  },
}
