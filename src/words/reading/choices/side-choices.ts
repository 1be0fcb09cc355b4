import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * Two options of one kind, or whose kind is not known, by the lords of the sides from which a prashna reads them:
 * the first house for what is named first, the seventh for the other.
 */
export const sideTexts: VoicedLines = {
  oracle: [
    {
      en: '{one} rather than {other}, by a small margin: {graha} rules your {side}, from which a prashna reads {one}, and is stronger than {otherGraha}, which rules the {otherSide}, that of {other}.',
      hi: 'थोड़े अंतर से {one} बेहतर है: प्रश्न के नियम से पहली बात के लिए {side} के स्वामी {graha} हैं और दूसरी के लिए {otherSide} के स्वामी {otherGraha} हैं, और आपकी कुंडली में {ofWhich} का बल ज़्यादा है।',
    },
  ],
  astra: [
    {
      en: 'I lean a little to {one}: in a prashna {graha} is lord of the {side}, that of {one}, and has more strength than {otherGraha}, lord of the {otherSide}, that of {other}.',
      hi: 'मेरी राय में {one} थोड़ा बेहतर है: प्रश्न में पहली बात के लिए {side} के स्वामी {graha} हैं, दूसरी के लिए {otherSide} के स्वामी {otherGraha} हैं, और {ofWhich} का बल ज़्यादा है।',
    },
  ],
}
