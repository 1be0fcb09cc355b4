import type { VoicedLines } from '../matters/matter-texts.ts'

/** Going against staying: `{one}` is the new thing; the time for it is marked. */
export const goTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two the chart is for {one}, and the time for it is {from} to {to}.',
      hi: 'दोनों में कुंडली {one} के पक्ष में है, और उसका समय {from} से {to} तक है।',
    },
    {
      en: 'The chart leans to {one} over {other}; the dates for it are {from} to {to}.',
      hi: '{other} से {one} बेहतर है; उसका समय {from} से {to} तक है।',
    },
    {
      en: '{one} has more support than {other}, above all from {from} to {to}.',
      hi: '{other} के मुक़ाबले {one} ज़्यादा ठीक है, ख़ासकर {from} से {to} तक।',
    },
    {
      en: 'I would put {one} before {other}: from {from} to {to} the time favours the step.',
      hi: '{other} के बजाय {one} ही ठीक है, और समय {from} से {to} तक का है।',
    },
  ],
  astra: [
    {
      en: 'I would go for {one}, and take the step between {from} and {to}.',
      hi: 'मेरी राय में {one} बेहतर है; {from} से {to} के बीच यह कर लीजिए।',
    },
    {
      en: 'Choose {one} rather than {other}; {from} to {to} is your time for it.',
      hi: '{other} के बजाय {one} चुनें; {from} से {to} तक इसका समय है।',
    },
    {
      en: 'I feel easier about {one} than about {other}, so plan it for {from} to {to}.',
      hi: 'मेरा मन {one} की तरफ़ है, {other} की तरफ़ नहीं; इसे {from} से {to} के बीच का सोचकर चलिए।',
    },
    {
      en: 'Yes to {one}: your chart backs it from {from} to {to}.',
      hi: '{one} के लिए मेरी हाँ है: {from} से {to} तक का समय इसी का है।',
    },
  ],
}

/** Staying against going: `{one}` is what is, `{other}` the new thing, for which no time is marked. */
export const stayTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two, {one} is the safer choice at present: the chart marks no time for {other} yet.',
      hi: 'अभी {one} ही ठीक है: {other} का समय कुंडली में अब तक नहीं दिखता।',
    },
    {
      en: 'The chart leans to {one}; {other} has little support in the months ahead.',
      hi: 'कुंडली {one} की तरफ़ है; आगे के महीने {other} के लिए कमज़ोर हैं।',
    },
    {
      en: 'I would keep to {one} and leave {other} for a later time.',
      hi: 'अभी {one} ही ठीक है, {other} की बाद में सोचिए।',
    },
    {
      en: '{one} has more support than {other} at the moment.',
      hi: 'अभी {other} से {one} बेहतर है।',
    },
  ],
  astra: [
    {
      en: 'Just now I would choose {one}; the time for {other} has not come.',
      hi: 'अभी के लिए {one} ठीक है; {other} का समय नहीं आया।',
    },
    {
      en: 'Go with {one} for the present, and get ready for {other} quietly.',
      hi: 'फ़िलहाल {one} ठीक है; {other} की तैयारी साथ-साथ चुपचाप करते रहिए।',
    },
    {
      en: 'I know {other} is tempting, but your chart is happier with {one} for the present.',
      hi: 'मन {other} का होगा, पर कुंडली अभी {one} की तरफ़ है।',
    },
    {
      en: '{one} first, {other} later: that is how your chart reads just now.',
      hi: 'पहले {one}, बाद में {other}: कुंडली अभी यही कहती है।',
    },
  ],
}

/** Without a birth time: by the verdict alone. */
export const boldOrSafeTexts: Readonly<Record<'bold' | 'safe', VoicedLines>> = {
  bold: {
    oracle: [
      {
        en: 'Of {one} and {other}, the chart allows you the bolder of the two at present.',
        hi: '{one} और {other} में अभी जो बड़ा क़दम है, वही लीजिए: कुंडली उसकी इजाज़त देती है।',
      },
    ],
    astra: [
      {
        en: 'Between {one} and {other}, dare the one that asks a little more of you.',
        hi: '{one} और {other} में वह चुनिए जिसमें थोड़ी ज़्यादा हिम्मत लगे।',
      },
    ],
  },
  safe: {
    oracle: [
      {
        en: 'Of {one} and {other}, take the safer one at present; the chart does not back a risk.',
        hi: '{one} और {other} में अभी सुरक्षित वाला लें; कुंडली जोखिम के साथ नहीं है।',
      },
    ],
    astra: [
      {
        en: 'Between {one} and {other}, I would take the one that risks less just now.',
        hi: '{one} और {other} में अभी वही लेना ठीक है जिसमें जोखिम कम हो।',
      },
    ],
  },
}
