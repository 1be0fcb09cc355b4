import type { VoicedText } from './matters/matter-texts.ts'

/** First sentences of follow-ups: the option that was not chosen, a time after the one that was told, harm to something else. */

/** "Why not that one": `{one}` the doubted option with its `{graha}` and `{why}`, `{other}` the other. The chart is nearer to it. */
export const doubtNearer: VoicedText = {
  oracle: {
    en: 'Nothing in the chart shuts out {one}; it is even the nearer of the two, for behind it is {graha}, {why}.',
    hi: 'कुंडली {one} को रोकती नहीं; दोनों में वही ज़्यादा पास है, क्योंकि इसके कारक {graha} हैं, {why}।',
  },
  astra: {
    en: 'You may well take {one}: by the chart it stands even nearer than {other}, through {graha}, {why}.',
    hi: '{one} भी लिया जा सकता है: कुंडली में वह {other} से भी पास है, क्योंकि इसके कारक {graha} हैं, {why}।',
  },
}
/** The chart is nearer to the other. */
export const doubtFarther: VoicedText = {
  oracle: {
    en: 'Not because {one} is shut to you: its planet is {graha}, {why}, and {other} has more support.',
    hi: 'ऐसा नहीं कि {one} का रास्ता बंद है: इसके कारक {graha} हैं, {why}, और {other} को सहारा ज़्यादा है।',
  },
  astra: {
    en: '{one} is open to you too; only its planet is {graha}, {why}, and so {other} is easier.',
    hi: '{one} का रास्ता भी खुला है; बस इसके कारक {graha} हैं, {why}, इसलिए {other} आसान है।',
  },
}

/** "And after that?" */
export const afterThat: VoicedText = {
  oracle: {
    en: 'After that the next good stretch for {matter} is {from} to {to}.',
    hi: 'उसके बाद {matter} के लिए अगला अच्छा समय {from} से {to} तक है।',
  },
  astra: {
    en: 'The next good time for {matter} after that runs from {from} to {to}.',
    hi: 'उसके बाद {matter} का अगला अच्छा समय {from} से {to} तक रहेगा।',
  },
}
export const nothingAfterThat: VoicedText = {
  oracle: {
    en: 'After that the chart marks no second stretch for {matter} within these years, so use the one that was named.',
    hi: 'उसके बाद इन वर्षों में {matter} के लिए दूसरा समय नहीं दिखता, इसलिए जो बताया गया है उसी का उपयोग करें।',
  },
  astra: {
    en: 'I see no second stretch for {matter} after that in these years; make good use of the first.',
    hi: 'उसके बाद इन वर्षों में {matter} के लिए दूसरा अच्छा समय नहीं दिखता; पहले वाले का पूरा उपयोग करें।',
  },
}

/** "Is it bad for this too?", by the verdict on this matter. */
export const harmTexts: Readonly<Record<'favourable' | 'mixed' | 'patience', VoicedText>> = {
  favourable: {
    oracle: {
      en: 'No, it is not bad for {matter}: there the chart supports you at present.',
      hi: 'नहीं, {matter} के लिए यह बुरा नहीं है: वहाँ कुंडली अभी साथ देती है।',
    },
    astra: {
      en: 'No, don’t be afraid for {matter}; there your chart stands well just now.',
      hi: 'नहीं, {matter} की चिंता न करें; वहाँ अभी कुंडली की स्थिति अच्छी है।',
    },
  },
  mixed: {
    oracle: {
      en: 'Not bad for {matter}, only uneven: some stretches ask for more care than others.',
      hi: '{matter} के लिए बुरा नहीं, बस उतार-चढ़ाव रहेगा: कुछ समय ज़्यादा ध्यान माँगेगा।',
    },
    astra: {
      en: 'It does no lasting harm to {matter}; good spells and slow ones take turns.',
      hi: '{matter} में इससे कोई स्थायी नुक़सान नहीं; अच्छा और धीमा समय बारी-बारी से आएगा।',
    },
  },
  patience: {
    oracle: {
      en: 'Yes, {matter} asks for more care at present, though it is a slow time and no lasting harm.',
      hi: 'हाँ, {matter} में अभी ज़्यादा ध्यान रखना होगा, पर यह धीमा समय है, हमेशा का नुक़सान नहीं।',
    },
    astra: {
      en: 'A little, yes: take more care of {matter} for now; it is slow and not spoiled.',
      hi: 'हाँ, थोड़ा असर है: अभी {matter} पर ज़्यादा ध्यान दें; चाल धीमी है, बात बिगड़ी नहीं है।',
    },
  },
}
