import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The accuracy page: what is measured, by which conventions, and why other sites may differ. */
export const accuracyWords = {
  title: { en: 'How exact we are', hi: 'हमारी गणना कितनी सही है' },
  description: {
    en: 'The error of every computed place against 600 reference births, measured and published, with the conventions used and the command that repeats it.',
    hi: '600 संदर्भ जन्मों से मिलाकर नापा गया हर गणना का अंतर, साथ में हमारी मान्यताएँ और वह कमांड जिससे आप ख़ुद जाँच सकें।',
  },
  lead: {
    en: 'An arcsecond is a 3,600th of a degree. A minute of birth time moves the lagna by about 900 of them. These are our errors, as the test last measured them.',
    hi: 'विकला अंश का 3,600वाँ भाग है। जन्म समय के एक मिनट से लग्न लगभग 900 विकला खिसकता है। नीचे हमारी गणना का अंतर है, जितना पिछली जाँच में निकला।',
  },
  what: { en: 'What', hi: 'क्या' },
  worst: { en: 'Worst', hi: 'सबसे ज़्यादा' },
  median: { en: 'Median', hi: 'मध्य' },
  conventions: { en: 'Conventions', hi: 'मान्यताएँ' },
  differs: { en: 'Why another site may differ', hi: 'दूसरी साइट से अंतर क्यों' },
  repeat: { en: 'Measure it yourself', hi: 'ख़ुद मापें' },
  repeatText: {
    en: 'The engine, the births and the comparison are in our repository. This command prints the table above; a test fails when the two differ.',
    hi: 'इंजन, संदर्भ जन्म और तुलना हमारे कोड में हैं। इस कमांड से ऊपर की तालिका निकलती है; दोनों में अंतर हो तो जाँच असफल होती है।',
  },
} satisfies Record<string, LocalizedText>

export const referenceBirthsTemplate = {
  en: (births: number) =>
    `Against ${births} reference births, 1900 to 2050, made by another program`,
  hi: (births: number) => `दूसरे प्रोग्राम से बने ${births} संदर्भ जन्मों से, 1900 से 2050 तक`,
} satisfies LocalizedTemplate<[number]>

export const differencesTemplate = {
  en: (different: number, parts: string) =>
    `Signs, nakshatras, padas, divisions and limbs of the panchang that differ: ${different} of ${parts}.`,
  hi: (different: number, parts: string) =>
    `राशि, नक्षत्र, चरण, वर्ग और पंचांग के अंगों में अंतर: ${parts} में से ${different}।`,
} satisfies LocalizedTemplate<[number, string]>

/** The rows as the engine's measurement names them. */
export const accuracyRowNames: Record<string, LocalizedText> = {
  sun: { en: 'Sun', hi: 'सूर्य' },
  moon: { en: 'Moon', hi: 'चंद्र' },
  mars: { en: 'Mars', hi: 'मंगल' },
  mercury: { en: 'Mercury', hi: 'बुध' },
  jupiter: { en: 'Jupiter', hi: 'गुरु' },
  venus: { en: 'Venus', hi: 'शुक्र' },
  saturn: { en: 'Saturn', hi: 'शनि' },
  meanNode: { en: 'Rahu, mean node', hi: 'राहु, मध्यम' },
  trueNode: { en: 'Rahu, true node', hi: 'राहु, स्पष्ट' },
  'ascendant before 2050': { en: 'Lagna, before 2050', hi: 'लग्न, 2050 से पहले' },
  'midheaven before 2050': { en: 'Midheaven, before 2050', hi: 'दशम लग्न, 2050 से पहले' },
  'ascendant from 2050': {
    en: 'Lagna, from 2050 (the reference’s own clock steps there)',
    hi: 'लग्न, 2050 से (संदर्भ की घड़ी वहाँ बदलती है)',
  },
  'midheaven from 2050': { en: 'Midheaven, from 2050', hi: 'दशम लग्न, 2050 से' },
  'first dasha': { en: 'Start of the first dasha', hi: 'पहली दशा का आरंभ' },
  'hindu sunrise': { en: 'Sunrise by the Hindu rule', hi: 'सूर्योदय, हिंदू नियम से' },
  'hindu sunset': { en: 'Sunset by the Hindu rule', hi: 'सूर्यास्त, हिंदू नियम से' },
  'standard sunrise': { en: 'Sunrise as seen', hi: 'सूर्योदय, जैसा दिखता है' },
  'standard sunset': { en: 'Sunset as seen', hi: 'सूर्यास्त, जैसा दिखता है' },
}

export const accuracyUnits: Record<string, LocalizedText> = {
  '″': { en: '″', hi: '″' },
  s: { en: ' s', hi: ' सेकंड' },
  days: { en: ' days', hi: ' दिन' },
}

export const conventions: LocalizedText[] = [
  {
    en: 'Sidereal zodiac, Lahiri ayanamsa (mean), on the mean equinox of the date.',
    hi: 'निरयन राशिचक्र, लाहिड़ी अयनांश (मध्यम), उस दिन के मध्यम विषुव पर।',
  },
  {
    en: 'Rahu is the true node; Ketu stands opposite. Houses are whole signs from the lagna.',
    hi: 'राहु स्पष्ट है; केतु ठीक सामने। भाव लग्न से पूरी राशियाँ हैं।',
  },
  {
    en: 'The sixteen divisions and the dashas follow Parashara; the dasha year has 365.25 days.',
    hi: 'षोडश वर्ग और दशाएँ पाराशर के अनुसार; दशा का वर्ष 365.25 दिन का।',
  },
  {
    en: 'The clock of the birth place is taken from its history: war time and old Madras time included.',
    hi: 'जन्म स्थान का समय उसके इतिहास से लिया जाता है: युद्धकाल का और पुराना मद्रास समय भी।',
  },
  {
    en: 'From VSOP87 and ELP/MPP02, the full series, fitted to tables; 1900 to 2100.',
    hi: 'VSOP87 और ELP/MPP02 की पूरी श्रेणियों से, तालिकाओं में ढालकर; 1900 से 2100।',
  },
]

export const differenceReasons: LocalizedText[] = [
  {
    en: 'Another ayanamsa moves everything by up to a degree and a half.',
    hi: 'दूसरा अयनांश सब कुछ डेढ़ अंश तक खिसका देता है।',
  },
  {
    en: 'The mean ayanamsa taken off a true-equinox longitude, a common mistake, costs up to 17″.',
    hi: 'स्पष्ट विषुव की स्थिति से मध्यम अयनांश घटाना, एक आम भूल, 17″ तक का अंतर देता है।',
  },
  {
    en: 'The mean node differs from the true one by up to a degree and three quarters.',
    hi: 'मध्यम राहु स्पष्ट राहु से पौने दो अंश तक अलग होता है।',
  },
  {
    en: 'A birth clock without its history is off by up to an hour in 1941 to 1945.',
    hi: 'घड़ियों का इतिहास न देखें तो 1941 से 1945 के जन्म समय में एक घंटे तक की भूल होती है।',
  },
]

export const accuracyCommand = 'npm run accuracy -w packages/jyotish'
