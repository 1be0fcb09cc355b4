import type { LocalizedText } from '../say.ts'

/** One sign of the horoscope's zodiac: counted from Aries = 0. */
export interface ZodiacSign {
  /** Its value in links and calls; Sagittarius is spelt as the contract spells it. */
  value: string
  title: LocalizedText
  /** The days of the Sun in it, as newspapers count them. */
  date: LocalizedText
  description: LocalizedText
}

const sign = (
  value: string,
  [en, hi]: [string, string],
  [dateEn, dateHi]: [string, string],
  [saidEn, saidHi]: [string, string],
): ZodiacSign => ({
  value,
  title: { en, hi },
  date: { en: `(${dateEn})`, hi: `(${dateHi})` },
  description: { en: saidEn, hi: saidHi },
})

export const zodiacSigns: readonly ZodiacSign[] = [
  sign(
    'Aries',
    ['Aries', 'मेष'],
    ['21 March - 19 April', '21 मार्च - 19 अप्रैल'],
    ['Begins first, and in earnest.', 'पहल करने वाले, पूरे मन से।'],
  ),
  sign(
    'Taurus',
    ['Taurus', 'वृषभ'],
    ['20 April - 20 May', '20 अप्रैल - 20 मई'],
    ['Patient, steady, fond of what lasts.', 'धैर्य और टिकाऊ चीज़ों से लगाव।'],
  ),
  sign(
    'Gemini',
    ['Gemini', 'मिथुन'],
    ['21 May - 20 June', '21 मई - 20 जून'],
    ['Quick to ask, quick to answer.', 'प्रश्न और उत्तर, दोनों में तेज़।'],
  ),
  sign(
    'Cancer',
    ['Cancer', 'कर्क'],
    ['21 June - 22 July', '21 जून - 22 जुलाई'],
    ['Guards the home and remembers.', 'घर के रखवाले, यादों के धनी।'],
  ),
  sign(
    'Leo',
    ['Leo', 'सिंह'],
    ['23 July - 22 August', '23 जुलाई - 22 अगस्त'],
    ['Warm-hearted, made to lead.', 'उदार हृदय, नेतृत्व का स्वभाव।'],
  ),
  sign(
    'Virgo',
    ['Virgo', 'कन्या'],
    ['23 August - 22 September', '23 अगस्त - 22 सितंबर'],
    ['Sees the detail others miss.', 'वह बारीकी देखें जो औरों से छूटे।'],
  ),
  sign(
    'Libra',
    ['Libra', 'तुला'],
    ['23 September - 22 October', '23 सितंबर - 22 अक्टूबर'],
    ['Weighs both sides before a word.', 'बोलने से पहले दोनों पक्ष तौलें।'],
  ),
  sign(
    'Scorpio',
    ['Scorpio', 'वृश्चिक'],
    ['23 October - 21 November', '23 अक्टूबर - 21 नवंबर'],
    ['Goes deep, and does not let go.', 'गहराई तक जाएँ, और डटे रहें।'],
  ),
  sign(
    'Saggitarius',
    ['Sagittarius', 'धनु'],
    ['22 November - 21 December', '22 नवंबर - 21 दिसंबर'],
    ['Looks far and aims high.', 'दूर की नज़र, ऊँचा लक्ष्य।'],
  ),
  sign(
    'Capricorn',
    ['Capricorn', 'मकर'],
    ['22 December - 19 January', '22 दिसंबर - 19 जनवरी'],
    ['Climbs slowly, and arrives.', 'धीरे चढ़ें, पर पहुँचें ज़रूर।'],
  ),
  sign(
    'Aquarius',
    ['Aquarius', 'कुंभ'],
    ['20 January - 18 February', '20 जनवरी - 18 फ़रवरी'],
    ['Thinks of all, in a way of its own.', 'सबके लिए सोचें, अपने ढंग से।'],
  ),
  sign(
    'Pisces',
    ['Pisces', 'मीन'],
    ['19 February - 20 March', '19 फ़रवरी - 20 मार्च'],
    ['Feels before it is told.', 'बिना कहे समझ लेने वाले।'],
  ),
]

/** The strip of signs on home and elsewhere. */
export const zodiacWords = {
  title: { en: 'Your sign today', hi: 'आज आपकी राशि' },
  today: { en: 'Today’s Horoscope', hi: 'आज का राशिफल' },
  previous: { en: 'Previous sign', hi: 'पिछली राशि' },
  next: { en: 'Next sign', hi: 'अगली राशि' },
} satisfies Record<string, LocalizedText>

/** The sign that a text names, 0 to 11, in any letter case; -1 for none. "Sagittarius" is taken too. */
export function zodiacIndex(text: string): number {
  const typed = text.trim().toLowerCase()
  const found = zodiacSigns.findIndex(({ value }) => value.toLowerCase() === typed)
  return found < 0 && typed === 'sagittarius' ? 8 : found
}
