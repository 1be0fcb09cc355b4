import type { LocalizedText } from '../../say.ts'
import type { VoicedLines } from '../matters/matter-texts.ts'

/** Two times against each other: `{which}`, the earlier or the later, holds the good stretch. */
export const timeTexts = {
  holds: {
    oracle: [
      {
        en: 'The {which} of the two: the better stretch for {matter} runs from {from} to {to}.',
        hi: 'दोनों में {which} वाला समय बेहतर है: {matter} के लिए अच्छा समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'Choose the {which} time; your good stretch for {matter}, {from} to {to}, falls there.',
        hi: '{which} वाला समय रखिए; {matter} के लिए आपका अच्छा समय {from} से {to} तक उसी में पड़ता है।',
      },
    ],
  },
  /** By the shorter period of one of them. */
  inner: {
    oracle: [
      {
        en: 'The {which} of the two: from {from} to {to} the {graha} pratyantar will run, which does more for {matter}.',
        hi: 'दोनों में {which} वाला समय बेहतर है: {from} से {to} तक {graha} की प्रत्यंतर दशा रहेगी, जो {matter} के लिए ज़्यादा काम की है।',
      },
    ],
    astra: [
      {
        en: 'I would take the {which} time: the {graha} pratyantar will run from {from} to {to}, and it helps {matter} more.',
        hi: '{which} वाला समय रखिए: {from} से {to} तक {graha} की प्रत्यंतर दशा रहेगी, और वह {matter} में ज़्यादा साथ देती है।',
      },
    ],
  },
  neither: {
    oracle: [
      {
        en: 'For {matter} neither of the two times stands out in the chart; take the one for which you are better prepared.',
        hi: '{matter} के लिए दोनों में कोई समय कुंडली में अलग से अच्छा नहीं दिखता; जिसकी तैयारी पूरी हो, वही लीजिए।',
      },
    ],
    astra: [
      {
        en: 'Your chart puts neither time ahead for {matter}, so go by your own readiness and money.',
        hi: '{matter} के लिए दोनों समय आपकी कुंडली में बराबर हैं, तो अपनी तैयारी और पैसे देखकर तय करें।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

export const earlierTime: LocalizedText = { en: 'earlier', hi: 'पहले' }
export const laterTime: LocalizedText = { en: 'later', hi: 'बाद' }
