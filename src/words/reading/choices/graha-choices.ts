import type { VoicedText } from '../matters/matter-texts.ts'

/** Which of two grahas is the trouble: `{graha}` is the weaker, `{why}` a clause of `grounds` on it. */
export const weakerGraha: VoicedText = {
  oracle: {
    en: 'Of the two it is rather {graha}, {why}.',
    hi: 'दोनों में ध्यान {graha} पर देना चाहिए, {why}।',
  },
  astra: {
    en: 'I would look to {graha}, {why}, more than to {other}.',
    hi: '{other} से ज़्यादा बात {graha} की है, {why}।',
  },
}
/** The other of the two, which stands well. */
export const soundGraha: VoicedText = {
  oracle: {
    en: 'You can lean on {other}, {why}.',
    hi: '{other} से आपको सहारा है, {why}।',
  },
  astra: {
    en: 'With {other} all is well, {why}.',
    hi: '{other} ठीक हैं, {why}।',
  },
}
/** Neither of the two is badly placed. */
export const neitherGraha: VoicedText = {
  oracle: {
    en: 'Neither of the two does harm in your chart; you can lean on {other}, {why}.',
    hi: 'दोनों में कोई भी ज़्यादा बिगड़ा हुआ नहीं है; इस बात का सहारा {other} हैं, {why}।',
  },
  astra: {
    en: 'Neither is bad for you; your support is {other}, {why}.',
    hi: 'आपके लिए दोनों में कोई बुरा नहीं; सहारा {other} से मिलता है, {why}।',
  },
}
