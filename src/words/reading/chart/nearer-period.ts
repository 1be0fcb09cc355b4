import type { VoicedText } from '../matters/matter-texts.ts'

/** Beside a period of years to come in which a yoga or a dosha shows: weeks of the same graha that are near. */
export const nearerPeriodTexts: VoicedText = {
  oracle: {
    en: 'Sooner, and in a smaller measure, the {graha} pratyantar will run from {from} to {to}.',
    hi: 'उससे पहले, थोड़े असर के साथ, {graha} की प्रत्यंतर दशा {from} से {to} तक रहेगी।',
  },
  astra: {
    en: 'A first taste of it comes sooner: the {graha} pratyantar will run from {from} to {to}.',
    hi: 'इसका थोड़ा असर पहले भी दिखता है: {graha} की प्रत्यंतर दशा {from} से {to} तक रहेगी।',
  },
}
