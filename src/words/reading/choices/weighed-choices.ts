import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * A choice between two: `{one}` the option that the chart is nearer to, `{other}` the other; `{why}` a clause of
 * `grounds` on `{graha}`, which stands for the first.
 */
export const chooseTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two, your chart is nearer to {one}: its planet is {graha}, {why}.',
      hi: 'दोनों में {one} ही ठीक है: इसके कारक {graha} हैं, {why}।',
    },
    {
      en: 'The chart gives more support to {one}: behind it stands {graha}, {why}.',
      hi: 'मेरी राय {one} के पक्ष में है: इसके कारक {graha} हैं, {why}।',
    },
    {
      en: 'Between the two I would put {one} ahead: it goes with {graha}, {why}.',
      hi: 'दोनों में {one} बेहतर है: इसे {graha} से देखते हैं, {why}।',
    },
    {
      en: '{one} has the better support in your chart through {graha}, {why}.',
      hi: 'कुंडली के हिसाब से {one} बेहतर है: इसके कारक {graha} हैं, {why}।',
    },
  ],
  astra: [
    {
      en: 'I would lean to {one} rather than {other}: behind it is {graha}, {why}.',
      hi: 'मेरी मानें तो {one} ही ठीक है, {other} नहीं: इसके पीछे {graha} हैं, {why}।',
    },
    {
      en: 'For you {one} looks better than {other}: it goes with {graha}, {why}.',
      hi: 'आपके लिए {other} से {one} बेहतर है, क्योंकि इसके कारक {graha} हैं, {why}।',
    },
    {
      en: 'My choice for you is {one}, not {other}: it goes with {graha}, {why}.',
      hi: 'मेरी सलाह {one} की है, {other} की नहीं: इसके साथ {graha} हैं, {why}।',
    },
    {
      en: 'Take {one}, and think of {other} only if that falls through: with {one} goes {graha}, {why}.',
      hi: '{other} के बजाय {one} बेहतर है: इसके कारक {graha} हैं, {why}।',
    },
  ],
}

/** The same where it is asked which of two things it is: a cause, and no deed. */
export const likelierTexts: VoicedLines = {
  oracle: [
    {
      en: 'It looks more like {one} than {other}: {one} goes with {graha}, {why}.',
      hi: 'मुझे यह {other} से ज़्यादा {one} लगता है: इसके कारक {graha} हैं, {why}।',
    },
  ],
  astra: [
    {
      en: 'I would say {one} more than {other}: it goes with {graha}, {why}.',
      hi: 'मेरे हिसाब से {other} कम, {one} ज़्यादा: इसके साथ {graha} हैं, {why}।',
    },
  ],
}

/** The same by the graha of the other, which does not bear it out. */
export const unlikelierTexts: VoicedLines = {
  oracle: [
    {
      en: 'It looks more like {one}: {other} would go with {graha}, {why}.',
      hi: 'मुझे यह {one} लगता है: {other} {graha} से देखते हैं, {why}।',
    },
  ],
  astra: [
    {
      en: 'I would say {one}: for {other} one looks to {graha}, {why}.',
      hi: 'मेरे हिसाब से यह {one} है: {other} {graha} से देखते हैं, {why}।',
    },
  ],
}

/** Only one of the two has a graha, which is badly placed: the other is taken. */
export const otherTexts: VoicedLines = {
  oracle: [
    {
      en: 'I would put {one} before {other}: {other} goes with {graha}, {why}.',
      hi: '{one} ही ठीक है: {other} के कारक {graha} हैं, {why}।',
    },
    {
      en: 'My choice of the two is {one}, since behind {other} stands {graha}, {why}.',
      hi: 'मेरी राय में {one} बेहतर है, क्योंकि {other} के कारक {graha} हैं, {why}।',
    },
  ],
  astra: [
    {
      en: 'I would go with {one}; {other} leans on {graha}, {why}.',
      hi: '{one} बेहतर है; {other} के पीछे {graha} हैं, {why}।',
    },
    {
      en: 'For you I would take {one} over {other}, which leans on {graha}, {why}.',
      hi: 'आपके लिए {other} से {one} आसान है: {other} के पीछे {graha} हैं, {why}।',
    },
  ],
}

/** How the option that was not chosen stands. */
export const comparisonTexts = {
  late: {
    oracle: [
      {
        en: 'With {other} goes {graha}, {why}.',
        hi: '{other} के कारक {graha} हैं, {why}।',
      },
      {
        en: '{other} is slower for you: behind it is {graha}, {why}.',
        hi: '{other} में देर ज़्यादा है: इसके कारक {graha} हैं, {why}।',
      },
    ],
    astra: [
      {
        en: 'With {other} you would lean on {graha}, {why}.',
        hi: '{other} में आपका सहारा {graha} रहेंगे, {why}।',
      },
      {
        en: '{other} would ask more patience of you, as its planet is {graha}, {why}.',
        hi: '{other} में धीरज ज़्यादा लगेगा: इसके कारक {graha} हैं, {why}।',
      },
    ],
  },
  also: {
    oracle: [
      {
        en: '{other} is not against you either: it goes with {graha}, {why}; it is only the weaker of the two.',
        hi: '{other} भी ख़िलाफ़ नहीं है: इसके कारक {graha} हैं, {why}; बस वे थोड़े कमज़ोर हैं।',
      },
      {
        en: '{other} is possible too, through {graha}, {why}, but with less strength.',
        hi: '{other} में भी बुराई नहीं: इसके कारक {graha} हैं, {why}; बस बल कम है।',
      },
    ],
    astra: [
      {
        en: '{other} can work too: there you have {graha}, {why}; {one} is just stronger.',
        hi: '{other} भी बुरा नहीं: वहाँ {graha} हैं, {why}; बस उनका बल थोड़ा कम है।',
      },
      {
        en: 'Nothing bad about {other}, whose planet is {graha}, {why}; it only helps you less.',
        hi: '{other} में बुरा कुछ नहीं: इसके साथ {graha} हैं, {why}; बस सहारा थोड़ा कम है।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
