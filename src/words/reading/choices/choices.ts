import type { LocalizedText } from '../../say.ts'
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
      en: 'Take {one}, and think of {other} only if that falls through: with the first goes {graha}, {why}.',
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
        en: '{other} can work too: there you have {graha}, {why}; the first is just stronger.',
        hi: '{other} भी बुरा नहीं: वहाँ {graha} हैं, {why}; बस पहला ज़्यादा मज़बूत है।',
      },
      {
        en: 'Nothing bad about {other}, whose planet is {graha}, {why}; it only helps you less.',
        hi: '{other} में बुरा कुछ नहीं: इसके साथ {graha} हैं, {why}; बस सहारा थोड़ा कम है।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

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

/**
 * Two options of one kind, or whose kind is not known, by the lord of the side from which each is read: `{side}` is
 * the first or the seventh house.
 */
export const sideTexts: VoicedLines = {
  oracle: [
    {
      en: '{one} rather than {other}, by a small margin: by the rule of prashna it goes with {graha}, {why}.',
      hi: 'थोड़े अंतर से {one} बेहतर है: प्रश्न के नियम से इसका साथ {graha} देते हैं, {why}।',
    },
  ],
  astra: [
    {
      en: 'I lean a little to {one}: when a prashna weighs the two, it goes with {graha}, {why}.',
      hi: 'मेरी राय में {one} थोड़ा बेहतर है: प्रश्न के नियम से इसका साथ {graha} देते हैं, {why}।',
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

export const earlierTime: LocalizedText = { en: 'earlier', hi: 'पहले' }
export const laterTime: LocalizedText = { en: 'later', hi: 'बाद' }

/** A match that the family has found, whatever was said of it. */
export const familysMatch: LocalizedText = {
  en: 'the match that your family has found',
  hi: 'घरवालों का बताया रिश्ता',
}
/** The same before a Hindi postposition. */
export const familysMatchOblique = 'घरवालों के बताए रिश्ते'

/** Options that cannot be repeated. */
export const firstOption: LocalizedText = { en: 'what you named first', hi: 'पहला रास्ता' }
export const secondOption: LocalizedText = { en: 'what you named second', hi: 'दूसरा रास्ता' }
/** The same before a Hindi postposition. */
export const firstOblique = 'पहले रास्ते'
export const secondOblique = 'दूसरे रास्ते'
export const goOption: LocalizedText = { en: 'the new step', hi: 'नया क़दम' }
export const stayOption: LocalizedText = {
  en: 'staying as you are',
  hi: 'जैसा चल रहा है, वैसा चलने देना',
}

/** "Which planet …?" */
export const whichGraha: VoicedLines = {
  oracle: [
    {
      en: '{Lord} decides {matter} in your chart: it is the lord of your {main} and stands in the {there}.',
      hi: 'आपकी कुंडली में {matter} का फ़ैसला {lord} करते हैं: वे {main} के स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'For {matter} the deciding planet is {lord}, lord of your {main}, placed in the {there}.',
      hi: '{matter} के लिए निर्णायक ग्रह {lord} हैं, जो {main} के स्वामी हैं और {there} में स्थित हैं।',
    },
    {
      en: 'It is {lord}: it rules your {main}, from which {matter} is read, and stands in your {there}.',
      hi: 'वे {lord} हैं: {matter} आपके {main} से देखा जाता है, {lord} उसके स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'The planet that carries {matter} is {lord}; it is lord of your {main} and is in your {there}.',
      hi: '{matter} का भार {lord} पर है; वे आपके {main} के स्वामी हैं और {there} में हैं।',
    },
  ],
  astra: [
    {
      en: 'For {matter} watch {lord}: it rules your {main}, and it sits in your {there}.',
      hi: '{matter} के लिए {lord} को देखें: वे आपके {main} के स्वामी हैं, और {there} में बैठे हैं।',
    },
    {
      en: 'Your planet for {matter} is {lord}, lord of your {main}, and you have it in the {there}.',
      hi: '{matter} के लिए आपके ग्रह {lord} हैं, {main} के स्वामी, और वे {there} में बैठे हैं।',
    },
    {
      en: 'When you ask about {matter}, I turn to {lord}: it is lord of your {main} and sits in the {there}.',
      hi: '{matter} की बात हो तो {lord} को देखा जाता है: वे {main} के स्वामी हैं और {there} में बैठे हैं।',
    },
    {
      en: '{Lord} matters most for {matter}: it sits in your {there} and rules your {main}.',
      hi: '{matter} में सबसे ज़्यादा {lord} का असर है: वे {there} में बैठे हैं और {main} के स्वामी हैं।',
    },
  ],
}
