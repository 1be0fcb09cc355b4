import { splitSpellings, type NameEntry } from './normalize-text.ts'
import type { Dignity, Graha, BilingualText } from '../sky/types.ts'

/** A graha in words. */
export interface NamedGraha extends NameEntry {
  key: Graha
  sanskrit: string
  abbreviation: BilingualText
  /** As the subject of an English sentence: "The Moon", "Saturn". */
  subject: string
}

/** The nine grahas by their lower-case English name. */
export const grahas: Record<Graha, NamedGraha> = {
  sun: {
    key: 'sun',
    sanskrit: 'Surya',
    subject: 'The Sun',
    name: { en: 'Sun', hi: 'सूर्य' },
    abbreviation: { en: 'Su', hi: 'सू' },
    spellings: splitSpellings(
      'surya, suraj, soorya, suryadev, ravi graha, सूर्य, सूरज, सूर्यदेव, रवि ग्रह',
    ),
  },
  moon: {
    key: 'moon',
    sanskrit: 'Chandra',
    subject: 'The Moon',
    name: { en: 'Moon', hi: 'चंद्रमा' },
    abbreviation: { en: 'Mo', hi: 'चं' },
    spellings: splitSpellings(
      'chandra, chandrama, chandrma, chandr, chand, chaand, chandradev, चंद्रमा, चंद्र, चाँद, चंद्रदेव, मून',
    ),
  },
  mars: {
    key: 'mars',
    sanskrit: 'Mangal',
    subject: 'Mars',
    name: { en: 'Mars', hi: 'मंगल' },
    abbreviation: { en: 'Ma', hi: 'मं' },
    spellings: splitSpellings(
      'mangal, mangala, mangaldev, kuja, kuj, bhauma, bhaum, angaraka, मंगल, मंगलदेव, कुज, भौम, अंगारक, मार्स',
    ),
  },
  mercury: {
    key: 'mercury',
    sanskrit: 'Budh',
    subject: 'Mercury',
    name: { en: 'Mercury', hi: 'बुध' },
    abbreviation: { en: 'Me', hi: 'बु' },
    spellings: splitSpellings('budh, budha, budhdev, बुध, बुधदेव, मरकरी, मर्करी'),
  },
  jupiter: {
    key: 'jupiter',
    sanskrit: 'Guru',
    subject: 'Jupiter',
    name: { en: 'Jupiter', hi: 'गुरु' },
    abbreviation: { en: 'Ju', hi: 'गु' },
    spellings: splitSpellings(
      'guru, brihaspati, bruhaspati, brahaspati, vrihaspati, brihaspathi, guruji graha, gurudev, गुरु, गुरू, बृहस्पति, ब्रहस्पति, बृहस्पतिदेव, देवगुरु, जुपिटर, ज्यूपिटर',
    ),
  },
  venus: {
    key: 'venus',
    sanskrit: 'Shukra',
    subject: 'Venus',
    name: { en: 'Venus', hi: 'शुक्र' },
    abbreviation: { en: 'Ve', hi: 'शु' },
    spellings: splitSpellings('shukra, shukr, sukra, shukradev, शुक्र, शुक्रदेव, वीनस'),
  },
  saturn: {
    key: 'saturn',
    sanskrit: 'Shani',
    subject: 'Saturn',
    name: { en: 'Saturn', hi: 'शनि' },
    abbreviation: { en: 'Sa', hi: 'श' },
    spellings: splitSpellings(
      'shani, sani, shanidev, shanaishchara, shani dev, शनि, शनिदेव, शनी, शनैश्चर, सैटर्न',
    ),
  },
  rahu: {
    key: 'rahu',
    sanskrit: 'Rahu',
    subject: 'Rahu',
    name: { en: 'Rahu', hi: 'राहु' },
    abbreviation: { en: 'Ra', hi: 'रा' },
    spellings: splitSpellings('rahu, raahu, राहु, राहू, north node, ascending node'),
  },
  ketu: {
    key: 'ketu',
    sanskrit: 'Ketu',
    subject: 'Ketu',
    name: { en: 'Ketu', hi: 'केतु' },
    abbreviation: { en: 'Ke', hi: 'के' },
    spellings: splitSpellings('ketu, kethu, केतु, केतू, south node, descending node'),
  },
}

/** A sign in words. */
export interface NamedRashi extends NameEntry {
  sanskrit: string
}

/** The twelve signs from Aries. */
export const rashis: NamedRashi[] = [
  {
    key: 'aries',
    sanskrit: 'Mesh',
    name: { en: 'Aries', hi: 'मेष' },
    spellings: splitSpellings('mesh, mesha, mesh rashi, मेष, मेश, एरीज, एरीस'),
  },
  {
    key: 'taurus',
    sanskrit: 'Vrishabh',
    name: { en: 'Taurus', hi: 'वृषभ' },
    spellings: splitSpellings('vrishabh, vrishabha, vrushabh, vrish, brishabh, वृषभ, वृष, टॉरस'),
  },
  {
    key: 'gemini',
    sanskrit: 'Mithun',
    name: { en: 'Gemini', hi: 'मिथुन' },
    spellings: splitSpellings('mithun, mithuna, मिथुन, जेमिनी'),
  },
  {
    key: 'cancer',
    sanskrit: 'Kark',
    name: { en: 'Cancer', hi: 'कर्क' },
    spellings: splitSpellings('kark, karka, karkata, karkat, कर्क, कर्कट, कैंसर'),
  },
  {
    key: 'leo',
    sanskrit: 'Simha',
    name: { en: 'Leo', hi: 'सिंह' },
    spellings: splitSpellings('simha, sinh, singh, sinha, simh, सिंह, लियो'),
  },
  {
    key: 'virgo',
    sanskrit: 'Kanya',
    name: { en: 'Virgo', hi: 'कन्या' },
    spellings: splitSpellings('kanya, kanyaa, कन्या, वर्गो'),
  },
  {
    key: 'libra',
    sanskrit: 'Tula',
    name: { en: 'Libra', hi: 'तुला' },
    spellings: splitSpellings('tula, tulaa, thula, तुला, लिब्रा'),
  },
  {
    key: 'scorpio',
    sanskrit: 'Vrishchik',
    name: { en: 'Scorpio', hi: 'वृश्चिक' },
    spellings: splitSpellings(
      'vrishchik, vrishchika, vrischik, vrischika, vruschik, vrushchik, brishchik, वृश्चिक, स्कॉर्पियो',
    ),
  },
  {
    key: 'sagittarius',
    sanskrit: 'Dhanu',
    name: { en: 'Sagittarius', hi: 'धनु' },
    spellings: splitSpellings(
      'saggitarius, sagitarius, saggittarius, dhanu, dhanus, dhanur, धनु, सैजिटेरियस',
    ),
  },
  {
    key: 'capricorn',
    sanskrit: 'Makar',
    name: { en: 'Capricorn', hi: 'मकर' },
    spellings: splitSpellings('makar, makara, मकर, कैप्रिकॉर्न'),
  },
  {
    key: 'aquarius',
    sanskrit: 'Kumbh',
    name: { en: 'Aquarius', hi: 'कुंभ' },
    spellings: splitSpellings('kumbh, kumbha, कुंभ, कुम्भ, एक्वेरियस'),
  },
  {
    key: 'pisces',
    sanskrit: 'Meen',
    name: { en: 'Pisces', hi: 'मीन' },
    spellings: splitSpellings('meen, meena, min rashi, मीन, पाइसीज, पाइसीस'),
  },
]

/** What a graha's strength of place is called. Values as in `Dignity`. */
export const dignities: Record<Dignity, BilingualText & { spellings: string[] }> = {
  exalted: {
    en: 'exalted',
    hi: 'उच्च',
    spellings: splitSpellings('exaltation, uchcha, uchha, uccha, uchch, उच्च, उच्चस्थ'),
  },
  moolatrikona: {
    en: 'in moolatrikona',
    hi: 'मूलत्रिकोण',
    spellings: splitSpellings(
      'moolatrikona, mulatrikona, mooltrikon, moolatrikon, mool trikon, मूलत्रिकोण',
    ),
  },
  own: {
    en: 'in its own sign',
    hi: 'स्वराशि',
    spellings: splitSpellings(
      'own sign, own house, swakshetra, swarashi, swagrahi, swagruhi, swa rashi, स्वराशि, स्वगृही, स्वक्षेत्र, स्वक्षेत्री, अपनी राशि, apni rashi',
    ),
  },
  friend: {
    en: 'in a friendly sign',
    hi: 'मित्र राशि',
    spellings: splitSpellings(
      'friendly sign, friends sign, sign of a friend, mitra rashi, मित्र राशि',
    ),
  },
  neutral: {
    en: 'in a neutral sign',
    hi: 'सम राशि',
    spellings: splitSpellings('neutral sign, sam rashi, सम राशि'),
  },
  enemy: {
    en: 'in an enemy sign',
    hi: 'शत्रु राशि',
    spellings: splitSpellings(
      'enemy sign, inimical sign, enemys sign, sign of an enemy, shatru rashi, शत्रु राशि',
    ),
  },
  debilitated: {
    en: 'debilitated',
    hi: 'नीच',
    spellings: splitSpellings('debilitation, fallen, neech, neecha, nich, नीच, नीचस्थ'),
  },
}
