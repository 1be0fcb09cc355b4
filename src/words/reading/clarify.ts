import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/** Asks back what was meant: `{one}`, `{two}` and `{three}` are the likeliest meanings. Free. */
export const whichIsMeant: VoicedText = {
  oracle: {
    en: 'Before I answer, let me be sure what you mean: {one}, {two} or {three}?',
    hi: 'पहले ज़रा बता दें, सवाल किस बारे में है: {one}, {two} या {three}?',
  },
  astra: {
    en: 'Tell me which you mean: {one}, {two} or {three}?',
    hi: 'ज़रा बताइए, बात किसकी है: {one}, {two} या {three}?',
  },
}
/** The same where only two meanings are likely. */
export const whichOfTwoIsMeant: VoicedText = {
  oracle: {
    en: 'Before I answer, let me be sure what you mean: {one} or {two}?',
    hi: 'पहले ज़रा बता दें, सवाल किस बारे में है: {one} या {two}?',
  },
  astra: {
    en: 'Tell me which you mean: {one} or {two}?',
    hi: 'ज़रा बताइए, बात किसकी है: {one} या {two}?',
  },
}
export const asksBackFree: LocalizedText = {
  en: 'Choose one, or write it in other words; nothing is charged for this.',
  hi: 'एक चुन लें, या दूसरे शब्दों में लिखें; इसका कोई शुल्क नहीं है।',
}

/** Names of the topics that are no matter of life; those of the matters stand with their texts. */
export const topicNames = {
  dasha: { en: 'your dasha', hi: 'दशा' },
  transit: { en: 'the transits now', hi: 'गोचर' },
  'chart-fact': { en: 'a fact of your chart', hi: 'कुंडली की कोई बात' },
  dosha: { en: 'a dosha', hi: 'दोष' },
  yoga: { en: 'a yoga in your chart', hi: 'राजयोग जैसे योग' },
  lucky: { en: 'lucky numbers or days', hi: 'शुभ अंक या दिन' },
  'name-letter': { en: 'a name letter', hi: 'नाम का अक्षर' },
  gemstone: { en: 'a gemstone', hi: 'रत्न' },
  remedy: { en: 'a remedy', hi: 'उपाय' },
  mantra: { en: 'a mantra', hi: 'मंत्र' },
  fasting: { en: 'a fast', hi: 'व्रत' },
  day: { en: 'a certain day', hi: 'किसी दिन' },
  muhurta: { en: 'a good date', hi: 'शुभ मुहूर्त' },
  celebrity: { en: 'a well-known person', hi: 'कोई प्रसिद्ध व्यक्ति' },
  product: { en: 'this app', hi: 'यह ऐप' },
  price: { en: 'the price', hi: 'शुल्क' },
  refund: { en: 'a refund', hi: 'रिफ़ंड' },
  account: { en: 'your account', hi: 'आपका खाता' },
  trust: { en: 'how far to trust this', hi: 'भरोसा' },
  persona: { en: 'Oracle and Astra', hi: 'ओरेकल और एस्ट्रा' },
} as const satisfies Record<string, LocalizedText>
