import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a contest before others: an election, a match, an audition. */
export const contestMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'the name carries weight', hi: 'नाम का वज़न रहता है' }],
    patience: [{ en: 'pride costs support', hi: 'अहं से साथ छूटता है' }],
  },
  moon: {
    favourable: [{ en: 'ordinary people are on this side', hi: 'आम लोग इस तरफ़ रहते हैं' }],
    patience: [{ en: 'the mood of the people keeps changing', hi: 'लोगों का मन बदलता रहता है' }],
  },
  mars: {
    favourable: [{ en: 'courage and energy decide it', hi: 'हिम्मत और जोश से बात बनती है' }],
    patience: [
      { en: 'haste gives an opening to the rivals', hi: 'जल्दबाज़ी से मुक़ाबले वालों को मौक़ा मिलता है' },
    ],
  },
  mercury: {
    favourable: [{ en: 'good words win people over', hi: 'अच्छी बोली से लोग जुड़ते हैं' }],
    patience: [
      { en: 'too many advisers pull different ways', hi: 'बहुत-से सलाहकार अलग दिशा में खींचते हैं' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'respected people give their support', hi: 'इज़्ज़तदार लोग साथ देते हैं' }],
    patience: [{ en: 'support comes late', hi: 'साथ देर से मिलता है' }],
  },
  venus: {
    favourable: [{ en: 'charm and goodwill help', hi: 'अपनापन और सद्भाव काम आता है' }],
    patience: [{ en: 'money goes into show', hi: 'पैसा दिखावे में जाता है' }],
  },
  saturn: {
    favourable: [{ en: 'years of work are remembered', hi: 'बरसों का काम याद रखा जाता है' }],
    patience: [{ en: 'it takes more than one attempt', hi: 'एक से ज़्यादा बार उतरना पड़ता है' }],
  },
  rahu: {
    favourable: [{ en: 'new supporters appear', hi: 'नए समर्थक मिलते हैं' }],
    patience: [{ en: 'rumours have to be answered', hi: 'अफ़वाहों का जवाब देना पड़ता है' }],
  },
  ketu: {
    favourable: [{ en: 'a rival falls away', hi: 'कोई मुक़ाबले वाला हट जाता है' }],
    patience: [{ en: 'interest fades in the middle', hi: 'बीच में जोश ठंडा पड़ता है' }],
  },
}
