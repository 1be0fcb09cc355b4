import type { LocalizedText } from '../say.ts'
import type { VoicedLines } from './matters/matter-texts.ts'

/** A choice between two: `{one}` the option that the chart is nearer to, `{other}` the other. */
export const chooseTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two, your chart is nearer to {one}: it goes with {graha}, which {why}.',
      hi: 'दोनों में आपकी कुंडली {one} के ज़्यादा पास है: इसे {graha} से देखा जाता है, जो {why}।',
    },
    {
      en: 'The chart gives more support to {one}: behind it is {graha}, which {why}.',
      hi: 'कुंडली {one} को ज़्यादा सहारा देती है: इसके पीछे {graha} हैं, जो {why}।',
    },
    {
      en: 'Between the two I would put {one} ahead: it goes with {graha}, which {why}.',
      hi: 'दोनों में {one} का पक्ष भारी है: इसके कारक {graha} हैं, जो {why}।',
    },
    {
      en: '{one} has the better support in your chart through {graha}, which {why}.',
      hi: 'आपकी कुंडली में {one} को बेहतर सहारा है: यह {graha} से जुड़ा विषय है, जो {why}।',
    },
  ],
  astra: [
    {
      en: 'I would lean to {one} rather than {other}: behind it is {graha}, which {why}.',
      hi: '{other} से ज़्यादा {one} ठीक बैठता है: इसके पीछे {graha} हैं, जो {why}।',
    },
    {
      en: 'For you {one} looks better than {other}: it goes with {graha}, which {why}.',
      hi: 'आपके लिए {other} के बजाय {one} बेहतर दिखता है, क्योंकि इसके कारक {graha} हैं, जो {why}।',
    },
    {
      en: 'My choice for you is {one}, not {other}: it goes with {graha}, which {why}.',
      hi: '{other} से पहले {one} को रखें: इस विकल्प के साथ {graha} हैं, जो {why}।',
    },
    {
      en: 'Take {one} if you can, and keep {other} in reserve: I read the first from {graha}, which {why}.',
      hi: 'हो सके तो {one} चुनें और {other} को बाद के लिए रखें: पहले को {graha} से देखा जाता है, जो {why}।',
    },
  ],
}

/** One option alone has a graha behind it, and that one is badly placed: the other is taken. */
export const otherTexts: VoicedLines = {
  oracle: [
    {
      en: 'I would put {one} before {other}: behind {other} is {graha}, which stands in your {house}, a house of delay.',
      hi: '{other} से पहले {one} को रखना ठीक है: {other} को {graha} से देखा जाता है, जो आपके {house} में हैं, जहाँ देर लगती है।',
    },
    {
      en: 'Of the two, {one}: {graha}, which stands for {other}, is in your {house}, a house of delay.',
      hi: 'दोनों में {one}: {other} के कारक {graha} आपके {house} में हैं, जहाँ देर लगती है।',
    },
  ],
  astra: [
    {
      en: 'I would go with {one}; {other} leans on {graha}, which sits in your {house}, where things take longer.',
      hi: '{one} बेहतर है; {other} के पीछे {graha} हैं, जो आपके {house} में बैठे हैं, जहाँ काम में देर होती है।',
    },
    {
      en: 'For you {one} is easier than {other}, because {graha} sits in your {house}, where things take longer.',
      hi: 'आपके लिए {other} से {one} आसान है, क्योंकि {graha} आपके {house} में बैठे हैं, जहाँ काम में देर होती है।',
    },
  ],
}

/** How the other option stands, beside the one that is chosen. */
export const comparisonTexts = {
  late: {
    oracle: [
      {
        en: 'For {other} one looks to {graha}, which is in your {house}, where results come late.',
        hi: '{other} को {graha} से देखा जाता है, जो आपके {house} में हैं, जहाँ फल देर से मिलता है।',
      },
      {
        en: 'Behind {other} is {graha} in your {house}, and that asks for more waiting.',
        hi: '{other} के पीछे {graha} हैं, जो आपके {house} में हैं, इसलिए वहाँ ज़्यादा रुकना पड़ता है।',
      },
    ],
    astra: [
      {
        en: 'With {other} you would lean on {graha} in your {house}, and that road is slower for you.',
        hi: '{other} में सहारा {graha} का है, जो आपके {house} में हैं, और वह रास्ता आपके लिए धीमा है।',
      },
      {
        en: '{other} would ask more patience of you: {graha} sits in your {house}.',
        hi: '{other} में आपको ज़्यादा धीरज रखना पड़ेगा: {graha} आपके {house} में हैं।',
      },
    ],
  },
  also: {
    oracle: [
      {
        en: '{other} is not against you: it goes with {graha} in your {house}, only with less strength.',
        hi: '{other} भी आपके ख़िलाफ़ नहीं है: इसे {graha} से देखा जाता है, जो आपके {house} में हैं, बस बल थोड़ा कम है।',
      },
      {
        en: 'For {other} one looks to {graha} in your {house}: possible too, though the weaker of the two.',
        hi: '{other} को {graha} से देखा जाता है, जो आपके {house} में हैं: हो वह भी सकता है, पर बल दूसरे में ज़्यादा है।',
      },
    ],
    astra: [
      {
        en: '{other} can work too, with {graha} in your {house}; it is just not your strongest side.',
        hi: '{other} भी चल सकता है, {graha} आपके {house} में हैं; बस यह आपका सबसे मज़बूत पक्ष नहीं है।',
      },
      {
        en: 'Nothing bad about {other}: {graha} stands in your {house}, but it helps less than the other.',
        hi: '{other} में बुरा कुछ नहीं: {graha} आपके {house} में हैं, पर सहारा दूसरे जितना नहीं है।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** Why that graha is the stronger of the two. */
export const choiceReasons = {
  strong: { en: 'is {dignity} in your chart', hi: 'आपकी कुंडली में {dignity} हैं' },
  rules: { en: 'rules your {house}', hi: 'आपके {house} के स्वामी हैं' },
  stands: { en: 'stands in your {house}', hi: 'आपके {house} में हैं' },
} as const satisfies Record<string, LocalizedText>

/** Going against staying: `{one}` is the new thing; the time for it is marked. */
export const goTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two the chart is for {one}, and the time for it is {from} to {to}.',
      hi: 'दोनों में कुंडली {one} के पक्ष में है, और उसका समय {from} से {to} तक है।',
    },
    {
      en: 'The chart leans to {one} over {other}; the dates for it are {from} to {to}.',
      hi: '{other} से ज़्यादा {one} को सहारा है; उसका समय {from} से {to} तक है।',
    },
    {
      en: '{one} has more support than {other}, above all from {from} to {to}.',
      hi: '{other} के मुक़ाबले {one} को ज़्यादा सहारा है, ख़ासकर {from} से {to} तक।',
    },
    {
      en: 'I would put {one} before {other}: from {from} to {to} the time favours the step.',
      hi: '{other} से पहले {one} को रखना ठीक है: {from} से {to} तक समय इस क़दम के साथ है।',
    },
  ],
  astra: [
    {
      en: 'I would go for {one}, and take the step between {from} and {to}.',
      hi: 'मेरी राय में {one} बेहतर है; यह क़दम {from} से {to} तक उठाना ठीक रहेगा।',
    },
    {
      en: 'Choose {one} rather than {other}; {from} to {to} is your time for it.',
      hi: '{other} के बजाय {one} चुनें; {from} से {to} तक इसका समय है।',
    },
    {
      en: 'I feel easier about {one} than about {other}, so plan it for {from} to {to}.',
      hi: '{other} से ज़्यादा भरोसा {one} पर बनता है; इसकी तैयारी {from} से {to} तक के लिए रखें।',
    },
    {
      en: 'Yes to {one}: your chart backs it from {from} to {to}.',
      hi: '{one} के लिए हाँ: {from} से {to} तक कुंडली इसके साथ है।',
    },
  ],
}

/** Staying against going: `{one}` is what is, `{other}` the new thing, for which no time is marked. */
export const stayTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two, {one} is the safer choice at present: the chart marks no time for {other} yet.',
      hi: 'दोनों में अभी {one} ज़्यादा सुरक्षित है: {other} का समय कुंडली में अब तक नहीं दिखता।',
    },
    {
      en: 'The chart leans to {one}; {other} has little support in the months ahead.',
      hi: 'कुंडली {one} की ओर है; {other} को आगे के महीनों में कम सहारा है।',
    },
    {
      en: 'I would keep to {one} and leave {other} for a later time.',
      hi: 'अभी {one} पर टिकना ठीक है, {other} को बाद के लिए रखें।',
    },
    {
      en: '{one} has more support than {other} at the moment.',
      hi: 'अभी {other} से ज़्यादा सहारा {one} को है।',
    },
  ],
  astra: [
    {
      en: 'Just now I would choose {one}; the time for {other} has not come.',
      hi: 'अभी {one} चुनना अच्छा है; {other} का समय नहीं आया।',
    },
    {
      en: 'Go with {one} for the present, and get ready for {other} quietly.',
      hi: 'फ़िलहाल {one} के साथ रहें, और {other} की तैयारी चुपचाप करते रहें।',
    },
    {
      en: 'I know {other} is tempting, but your chart is happier with {one} for the present.',
      hi: 'मन {other} का होगा, पर अभी कुंडली {one} के साथ है।',
    },
    {
      en: '{one} first, {other} later: that is how your chart reads just now.',
      hi: 'पहले {one}, बाद में {other}: कुंडली अभी यही कहती है।',
    },
  ],
}

/** By the lord of the side from which an option is read: `{side}` is the first or the seventh house. */
export const sideTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two I would take {one}: it is read here from {graha}, lord of your {side}, which {why}.',
      hi: 'दोनों में {one} बेहतर है: इसे आपके {side} के स्वामी {graha} से देखा जाता है, जो {why}।',
    },
    {
      en: '{one} comes before {other} in this chart, since {graha}, lord of your {side}, {why}.',
      hi: 'आपकी कुंडली में {one} का पक्ष भारी है: आपके {side} के स्वामी {graha} हैं, जो {why}।',
    },
  ],
  astra: [
    {
      en: 'I would choose {one} over {other}: the lord of your {side} is {graha}, which {why}.',
      hi: '{other} के बजाय {one} बेहतर रहेगा: इसके साथ आपके {side} के स्वामी {graha} हैं, जो {why}।',
    },
    {
      en: 'My lean is to {one} rather than {other}, because {graha}, lord of your {side}, {why}.',
      hi: 'मेरी राय में {other} से {one} अच्छा रहेगा, क्योंकि आपके {side} के स्वामी {graha} हैं, जो {why}।',
    },
  ],
}

/** Without a birth time: by the verdict alone. */
export const boldOrSafeTexts: Readonly<Record<'bold' | 'safe', VoicedLines>> = {
  bold: {
    oracle: [
      {
        en: 'Of {one} and {other}, the chart allows you the bolder of the two at present.',
        hi: '{one} और {other} में अभी कुंडली थोड़ा बड़ा क़दम लेने देती है।',
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

/** Options that are too long to be repeated. */
export const firstOption: LocalizedText = { en: 'the first option', hi: 'पहली राह' }
export const secondOption: LocalizedText = { en: 'the second option', hi: 'दूसरी राह' }
export const goOption: LocalizedText = { en: 'the new step', hi: 'नई राह' }
export const stayOption: LocalizedText = { en: 'staying as you are', hi: 'मौजूदा राह' }

/** "Which planet …?" */
export const whichGraha: VoicedLines = {
  oracle: [
    {
      en: '{Lord} decides {matter} in your chart: it is the lord of your {main} and stands in the {there}.',
      hi: 'आपकी कुंडली में {matter} का फ़ैसला {lord} करते हैं: वे {main} के स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'For {matter} the deciding graha is {lord}, lord of your {main}, placed in the {there}.',
      hi: '{matter} के लिए निर्णायक ग्रह {lord} हैं, जो {main} के स्वामी हैं और {there} में स्थित हैं।',
    },
    {
      en: 'It is {lord}: it rules your {main}, from which {matter} is read, and stands in your {there}.',
      hi: 'वे {lord} हैं: {matter} आपके {main} से देखा जाता है, {lord} उसके स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'The graha that carries {matter} is {lord}; it is lord of your {main} and is in your {there}.',
      hi: '{matter} का भार {lord} पर है; वे आपके {main} के स्वामी हैं और {there} में हैं।',
    },
  ],
  astra: [
    {
      en: 'For {matter} watch {lord}: it rules your {main}, and it sits in your {there}.',
      hi: '{matter} के लिए {lord} को देखें: वे आपके {main} के स्वामी हैं, और {there} में बैठे हैं।',
    },
    {
      en: 'Your graha for {matter} is {lord}, lord of your {main}, and you have it in the {there}.',
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
