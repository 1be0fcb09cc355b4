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
  title: LocalizedText,
  days: LocalizedText,
  description: LocalizedText,
): ZodiacSign => ({
  value,
  title,
  date: { en: `(${days.en})`, hi: `(${days.hi})` },
  description,
})

export const zodiacSigns: readonly ZodiacSign[] = [
  sign(
    'Aries',
    { en: 'Aries', hi: 'मेष' },
    { en: '21 March - 19 April', hi: '21 मार्च - 19 अप्रैल' },
    { en: 'Begins first, and in earnest.', hi: 'पहल करने वाले, पूरे मन से।' },
  ),
  sign(
    'Taurus',
    { en: 'Taurus', hi: 'वृषभ' },
    { en: '20 April - 20 May', hi: '20 अप्रैल - 20 मई' },
    { en: 'Patient, steady, fond of what lasts.', hi: 'धैर्य और टिकाऊ चीज़ों से लगाव।' },
  ),
  sign(
    'Gemini',
    { en: 'Gemini', hi: 'मिथुन' },
    { en: '21 May - 20 June', hi: '21 मई - 20 जून' },
    { en: 'Quick to ask, quick to answer.', hi: 'प्रश्न और उत्तर, दोनों में तेज़।' },
  ),
  sign(
    'Cancer',
    { en: 'Cancer', hi: 'कर्क' },
    { en: '21 June - 22 July', hi: '21 जून - 22 जुलाई' },
    { en: 'Guards the home and remembers.', hi: 'घर के रखवाले, यादों के धनी।' },
  ),
  sign(
    'Leo',
    { en: 'Leo', hi: 'सिंह' },
    { en: '23 July - 22 August', hi: '23 जुलाई - 22 अगस्त' },
    { en: 'Warm-hearted, made to lead.', hi: 'उदार हृदय, नेतृत्व का स्वभाव।' },
  ),
  sign(
    'Virgo',
    { en: 'Virgo', hi: 'कन्या' },
    { en: '23 August - 22 September', hi: '23 अगस्त - 22 सितंबर' },
    { en: 'Sees the detail others miss.', hi: 'वह बारीकी देखें जो औरों से छूटे।' },
  ),
  sign(
    'Libra',
    { en: 'Libra', hi: 'तुला' },
    { en: '23 September - 22 October', hi: '23 सितंबर - 22 अक्टूबर' },
    { en: 'Weighs both sides before a word.', hi: 'बोलने से पहले दोनों पक्ष तौलें।' },
  ),
  sign(
    'Scorpio',
    { en: 'Scorpio', hi: 'वृश्चिक' },
    { en: '23 October - 21 November', hi: '23 अक्टूबर - 21 नवंबर' },
    { en: 'Goes deep, and does not let go.', hi: 'गहराई तक जाएँ, और डटे रहें।' },
  ),
  sign(
    'Saggitarius',
    { en: 'Sagittarius', hi: 'धनु' },
    { en: '22 November - 21 December', hi: '22 नवंबर - 21 दिसंबर' },
    { en: 'Looks far and aims high.', hi: 'दूर की नज़र, ऊँचा लक्ष्य।' },
  ),
  sign(
    'Capricorn',
    { en: 'Capricorn', hi: 'मकर' },
    { en: '22 December - 19 January', hi: '22 दिसंबर - 19 जनवरी' },
    { en: 'Climbs slowly, and arrives.', hi: 'धीरे चढ़ें, पर पहुँचें ज़रूर।' },
  ),
  sign(
    'Aquarius',
    { en: 'Aquarius', hi: 'कुंभ' },
    { en: '20 January - 18 February', hi: '20 जनवरी - 18 फ़रवरी' },
    { en: 'Thinks of all, in a way of its own.', hi: 'सबके लिए सोचें, अपने ढंग से।' },
  ),
  sign(
    'Pisces',
    { en: 'Pisces', hi: 'मीन' },
    { en: '19 February - 20 March', hi: '19 फ़रवरी - 20 मार्च' },
    { en: 'Feels before it is told.', hi: 'बिना कहे समझ लेने वाले।' },
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
