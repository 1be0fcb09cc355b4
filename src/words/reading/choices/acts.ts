import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * "Should I …?", answered first: `{act}` is the act in the asker's words, a gerund in English and an infinitive in
 * Hindi, `{actOf}` the same before a Hindi postposition. `{graha}` with `{why}` is what the act goes with.
 */
export const actTexts = {
  /** The chart is for it, and the time is near. */
  yes: {
    oracle: [
      {
        en: 'Yes, the chart is for {act}; the best time for it is {from} to {to}.',
        hi: 'हाँ, {act} ठीक रहेगा; इसका सबसे अच्छा समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'Yes, I would say go ahead with {act}, best between {from} and {to}.',
        hi: 'हाँ, मेरी राय में {act} ठीक है; {from} से {to} के बीच यह सबसे अच्छा रहेगा।',
      },
    ],
  },
  /** The same, by the graha of the act. */
  yesBy: {
    oracle: [
      {
        en: 'Yes, {act} suits your chart: it goes with {graha}, {why}.',
        hi: 'हाँ, {act} ठीक रहेगा: इसके कारक {graha} हैं, {why}।',
      },
    ],
    astra: [
      {
        en: 'Yes, I would go ahead with {act}: behind it is {graha}, {why}.',
        hi: 'हाँ, मेरी राय में {act} ठीक है: इसके साथ {graha} हैं, {why}।',
      },
    ],
  },
  /** The chart is for it, though not soon. */
  later: {
    oracle: [
      {
        en: 'Not at once: {act} has better support between {from} and {to}.',
        hi: 'तुरंत नहीं: {act} {from} से {to} के बीच बेहतर रहेगा।',
      },
    ],
    astra: [
      {
        en: 'I would wait a little with {act}; {from} to {to} carries it better.',
        hi: 'अभी थोड़ा रुकिए: {act} {from} से {to} के बीच ज़्यादा ठीक रहेगा।',
      },
    ],
  },
  /** The chart is for it only after a year and a half or more. */
  far: {
    oracle: [
      {
        en: 'Rather not now: the chart carries {act} well only from {from} on; if it can’t wait, keep the risk small.',
        hi: 'अभी नहीं: {actOf} को कुंडली का अच्छा सहारा {from} से ही है; रुक न सकें तो जोखिम छोटा रखें।',
      },
    ],
    astra: [
      {
        en: 'I would say not now: {act} gets its support from {from} on; if you must, do it in a small way.',
        hi: 'मेरी राय में अभी नहीं: {actOf} को सहारा {from} से है; करना ही पड़े तो छोटे में करें।',
      },
    ],
  },
  /** Open. */
  slow: {
    oracle: [
      {
        en: 'You may, but in small steps: the chart does not speak against {act}, nor does it press for it.',
        hi: 'कर सकते हैं, पर छोटे क़दमों में: कुंडली {actOf} से रोकती नहीं, पर ज़ोर भी नहीं देती।',
      },
    ],
    astra: [
      {
        en: 'Yes, but carefully: nothing in the chart forbids {act}, and nothing hurries it either.',
        hi: 'हाँ, पर सँभलकर: कुंडली {actOf} से मना नहीं करती, और जल्दी भी नहीं करवाती।',
      },
    ],
  },
  /** Open, by the graha of the act, which stands well. */
  slowBy: {
    oracle: [
      {
        en: 'Yes, but in small steps: {act} goes with {graha}, {why}, and only the time is not special.',
        hi: 'हाँ, पर छोटे क़दमों में: {actOf} को {graha} से देखते हैं, {why}; बस समय साधारण है।',
      },
    ],
    astra: [
      {
        en: 'Yes, without hurry: behind {act} is {graha}, {why}; only the time is an even one.',
        hi: 'हाँ, पर बिना जल्दी के: {actOf} को {graha} से देखते हैं, {why}; बस समय साधारण है।',
      },
    ],
  },
  /** The chart is against it at present. */
  hard: {
    oracle: [
      {
        en: 'Rather not for now: the chart gives {act} little support in the months ahead.',
        hi: 'अभी नहीं: आगे के महीनों में {act} कुंडली से ज़्यादा सहारा नहीं पाता।',
      },
    ],
    astra: [
      {
        en: 'I would leave {act} alone for the present; these months do not carry it.',
        hi: 'अभी {act} रहने दीजिए; ये महीने इसका साथ नहीं देते।',
      },
    ],
  },
  /** The same, by the graha of the act, which stands badly. */
  hardBy: {
    oracle: [
      {
        en: 'Rather not for now: {act} goes with {graha}, {why}.',
        hi: 'अभी नहीं: {actOf} को {graha} से देखते हैं, {why}।',
      },
    ],
    astra: [
      {
        en: 'I would leave {act} alone for the present: behind it is {graha}, {why}.',
        hi: 'अभी {act} रहने दीजिए: इसके पीछे {graha} हैं, {why}।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** An act by which something is left or ended, against which a good time for the matter speaks. */
export const leavingTexts = {
  /** A good time for what is there is near. */
  yes: {
    oracle: [
      {
        en: 'Rather not yet: {from} to {to} is a good time for {matter}, so hold back with {act} until you have seen it.',
        hi: 'अभी नहीं: {from} से {to} तक {matter} का अच्छा समय है, इसलिए {actOf} का फ़ैसला उसके बाद करें।',
      },
    ],
    astra: [
      {
        en: 'I would wait with {act}: your chart has a good stretch for {matter} from {from} to {to}.',
        hi: '{actOf} में जल्दी न करें: {matter} के लिए {from} से {to} तक आपका अच्छा समय है।',
      },
    ],
  },
  later: {
    oracle: [
      {
        en: 'Only if you cannot wait: the better time for {matter} is {from} to {to}, and until then {act} is no mistake.',
        hi: 'रुक सकें तो रुकें: {matter} का बेहतर समय {from} से {to} तक है; न रुक सकें तो {act} ग़लत नहीं।',
      },
    ],
    astra: [
      {
        en: 'If you can hold out, {matter} gets better from {from} to {to}; if you can’t, I see no fault in {act}.',
        hi: 'निभ सके तो निभाइए, {from} से {to} तक {matter} का समय बेहतर है; न निभे तो {act} भी ठीक है।',
      },
    ],
  },
  far: {
    oracle: [
      {
        en: 'You need not hold on for the chart’s sake: the better time for {matter} comes only from {from}, and {act} is no mistake.',
        hi: 'कुंडली के भरोसे रुकना ज़रूरी नहीं: {matter} का बेहतर समय {from} से ही है, इसलिए {act} ग़लत नहीं।',
      },
    ],
    astra: [
      {
        en: 'I see no fault in {act}: what is better for {matter} begins only on {from}, and that is long to wait.',
        hi: '{act} ग़लत नहीं: {matter} का बेहतर समय {from} से शुरू होता है, और उतना इंतज़ार लंबा है।',
      },
    ],
  },
  slow: {
    oracle: [
      {
        en: 'There is no hurry with {act}: the chart neither pushes to it nor holds back.',
        hi: '{actOf} की जल्दी नहीं है: कुंडली न इसके लिए ज़ोर देती है, न रोकती है।',
      },
    ],
    astra: [
      {
        en: 'Nothing presses: {act} stays open, and the chart leaves it to a plain count of the costs.',
        hi: 'कोई जल्दी नहीं: {act} आपके हाथ में है, और कुंडली इसे आपके हिसाब पर छोड़ती है।',
      },
    ],
  },
  hard: {
    oracle: [
      {
        en: 'Yes, {act} is the sounder course: the chart shows little support for {matter} in the months ahead.',
        hi: 'हाँ, {act} ही समझदारी है: आगे के महीनों में {matter} को कुंडली का सहारा कम है।',
      },
    ],
    astra: [
      {
        en: 'Yes, I would lean to {act}: these months carry {matter} badly.',
        hi: 'हाँ, मेरा झुकाव {actOf} की तरफ़ है: ये महीने {matter} के लिए भारी हैं।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
