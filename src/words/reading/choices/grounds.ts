import type { LocalizedText } from '../../say.ts'

/**
 * Why a graha is the stronger or the weaker of two in a choice: a relative clause behind its name, as in "Mercury,
 * which rules your tenth house". `{house}` is a house of the chart, `{gloss}` what that house stands for,
 * `{matter}` what is asked about.
 */
export const grounds = {
  strong: {
    en: 'which is {dignity} in your chart and has its full strength',
    hi: 'जो आपकी कुंडली में {dignity} हैं और पूरे बल में हैं',
  },
  rulesMatter: {
    en: 'which rules your {house}, from which {matter} is read',
    hi: 'जो आपके {house} के स्वामी हैं, और {matter} की बात उसी भाव से देखी जाती है',
  },
  rulesGood: {
    en: 'which rules your {house}, the house of {gloss}',
    hi: 'जो आपके {house} के स्वामी हैं, यानी {gloss} के भाव के',
  },
  standsWell: {
    en: 'which stands in your {house}, the house of {gloss}',
    hi: 'जो आपके {house} में बैठे हैं, यानी {gloss} के भाव में',
  },
  runs: {
    en: 'and the {antar.bare} antardasha runs until {antar.until}',
    hi: 'और {antar.bare} की अंतर्दशा {antar.until} तक चल रही है',
  },
  leads: {
    en: 'and the {maha.bare} mahadasha runs until {maha.until}',
    hi: 'और {maha.bare} की महादशा {maha.until} तक चल रही है',
  },
  weak: {
    en: 'which is {dignity} in your chart and gives its results late',
    hi: 'जो आपकी कुंडली में {dignity} हैं और फल देर से देते हैं',
  },
  combust: {
    en: 'which is combust in your chart and does not show all its strength',
    hi: 'जो आपकी कुंडली में अस्त हैं और इसलिए कमज़ोर हैं',
  },
  standsHard: {
    en: 'which stands in your {house}, where {gloss}',
    hi: 'जो आपके {house} में बैठे हैं, जहाँ {gloss}',
  },
} as const satisfies Record<string, LocalizedText>

/** What a house stands for, first to twelfth; of the sixth, eighth and twelfth also what is hard about it. */
export const houseGlosses: readonly LocalizedText[] = [
  { en: 'your own strength and name', hi: 'अपने बल और नाम' },
  { en: 'savings and family', hi: 'बचत और परिवार' },
  { en: 'effort and courage', hi: 'मेहनत और हिम्मत' },
  { en: 'home and peace of mind', hi: 'घर और मन की शांति' },
  { en: 'learning and good judgement', hi: 'विद्या और समझ' },
  { en: 'hard work and competition', hi: 'मेहनत और मुक़ाबले' },
  { en: 'partnership and agreements', hi: 'साझेदारी और समझौते' },
  { en: 'deep study and sudden turns', hi: 'गहरी खोज और अचानक बदलाव' },
  { en: 'luck and good advice', hi: 'भाग्य और अच्छी सलाह' },
  { en: 'work and standing', hi: 'काम और प्रतिष्ठा' },
  { en: 'gains and friends', hi: 'लाभ और मित्रों' },
  { en: 'far places and expenses', hi: 'दूर की जगहों और ख़र्च' },
]
export const hardHouseGlosses: Readonly<Record<6 | 8 | 12, LocalizedText>> = {
  6: { en: 'there is more strain and competition', hi: 'खींचतान और मुक़ाबला ज़्यादा रहता है' },
  8: { en: 'things get held up in the middle', hi: 'काम बीच में अटकता है' },
  12: { en: 'it costs before it brings', hi: 'शुरू में ख़र्च ज़्यादा और फल कम रहता है' },
}
