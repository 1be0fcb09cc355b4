import type { VoicedText } from '../matters/matter-texts.ts'

/** "Which planet is behind it?": `{graha}` weighs most, stands in the house `{there}`, and means `{clause}`. */
export const grahaBehindTexts: VoicedText = {
  oracle: {
    en: '{Graha} weighs most in this: it stands in your {there}, and so {clause}.',
    hi: 'इसमें सबसे ज़्यादा असर {graha} का है, जो आपके {there} में हैं: {clause}।',
  },
  astra: {
    en: 'Most of it comes from {graha}, which stands in your {there}: {clause}.',
    hi: 'ज़्यादातर बात {graha} की है, जो आपके {there} में बैठे हैं: {clause}।',
  },
}
