import type { LocalizedText } from '../say.ts'
import type { VoicedLines } from './matters/matter-texts.ts'

/** A choice between two: `{one}` the option that the chart is nearer to, `{other}` the other. */
export const chooseTexts: VoicedLines = {
  oracle: [
    {
      en: 'Of the two, your chart is nearer to {one}: it goes with {graha}, which {why}.',
      hi: 'दोनों में आपकी कुंडली {one} के ज़्यादा पास है: यह {graha} का काम है, जो {why}।',
    },
    {
      en: 'The chart gives more support to {one}, the work of {graha}, which {why}.',
      hi: 'कुंडली {one} को ज़्यादा सहारा देती है: यह {graha} का क्षेत्र है, जो {why}।',
    },
    {
      en: 'Between the two I would put {one} ahead: it is the work of {graha}, which {why}.',
      hi: 'दोनों में {one} का पक्ष भारी है: इसके कारक {graha} हैं, जो {why}।',
    },
    {
      en: '{one} has the better support in your chart: it is the work of {graha}, which {why}.',
      hi: 'आपकी कुंडली में {one} को बेहतर सहारा है: यह {graha} से जुड़ा विषय है, जो {why}।',
    },
  ],
  astra: [
    {
      en: 'I would lean to {one} rather than {other}: {graha} stands behind it and {why}.',
      hi: '{other} से ज़्यादा {one} ठीक बैठता है: इसके पीछे {graha} हैं, जो {why}।',
    },
    {
      en: 'For you {one} looks better than {other}, because it is the work of {graha}, which {why}.',
      hi: 'आपके लिए {other} के बजाय {one} बेहतर दिखता है, क्योंकि इसके कारक {graha} हैं, जो {why}।',
    },
    {
      en: 'My choice for you is {one}, not {other}: {graha} represents it and {why}.',
      hi: '{other} से पहले {one} को रखें: इस विकल्प के साथ {graha} हैं, जो {why}।',
    },
    {
      en: 'Take {one} if you can, and keep {other} in reserve: {graha} represents the former and {why}.',
      hi: 'हो सके तो {one} लें और {other} को बाद के लिए रखें: आपके चुनाव के साथ {graha} हैं, जो {why}।',
    },
  ],
}

/** Why that graha is the stronger of the two. */
export const choiceReasons = {
  strong: { en: 'is {dignity} in your chart', hi: 'आपकी कुंडली में {dignity} हैं' },
  rules: { en: 'rules your {house}', hi: 'आपके {house} के स्वामी हैं' },
  stands: { en: 'stands in your {house}', hi: 'आपके {house} में हैं' },
} as const satisfies Record<string, LocalizedText>

/** A change against staying: the time that is marked for it, or that none is. */
export const changeNow: VoicedLines = {
  oracle: [
    {
      en: 'The chart is for the change: the time for it is {from} to {to}.',
      hi: 'कुंडली बदलाव के पक्ष में है: उसका समय {from} से {to} तक है।',
    },
    {
      en: 'A change is supported, and the dates for it are {from} to {to}.',
      hi: 'बदलाव को सहारा है, और उसकी तारीख़ें {from} से {to} तक हैं।',
    },
    {
      en: 'Between staying and changing, the chart favours changing, from {from} to {to}.',
      hi: 'रुकने और बदलने में कुंडली बदलने की ओर है, {from} से {to} तक।',
    },
    {
      en: 'From {from} to {to} the time is good for a change, and the chart leans that way.',
      hi: '{from} से {to} तक का समय बदलाव के लिए अच्छा है, और कुंडली का झुकाव उसी ओर है।',
    },
  ],
  astra: [
    {
      en: 'I would make the change, and make it between {from} and {to}.',
      hi: 'बदलाव करना ठीक रहेगा, और उसका समय {from} से {to} तक है।',
    },
    {
      en: 'Yes, go for the change; {from} to {to} is your time for it.',
      hi: 'हाँ, बदलाव की ओर बढ़ें; {from} से {to} तक आपका समय है।',
    },
    {
      en: 'Staying is not your only way: plan the move for {from} to {to}.',
      hi: 'रुके रहना ज़रूरी नहीं: {from} से {to} तक बदलाव की तैयारी रखें।',
    },
    {
      en: 'I feel easier about the change than about staying, above all from {from} to {to}.',
      hi: 'रुकने से बदलना बेहतर लगता है, ख़ासकर {from} से {to} तक।',
    },
  ],
}

export const stayNow: VoicedLines = {
  oracle: [
    {
      en: 'For the present it is better to stay with what you have: no time for the change is marked yet.',
      hi: 'अभी जो है उसी के साथ रहना बेहतर है: बदलाव का समय अभी नहीं दिखता।',
    },
    {
      en: 'The chart marks no time for a change yet, so staying is the safer choice.',
      hi: 'कुंडली में बदलाव का समय अभी नहीं है, इसलिए रुकना ज़्यादा सुरक्षित है।',
    },
    {
      en: 'Of staying and changing, staying has more support at the moment.',
      hi: 'रुकने और बदलने में अभी रुकने को ज़्यादा सहारा है।',
    },
    {
      en: 'I would keep to the present place, since nothing in the chart opens a change so far.',
      hi: 'मौजूदा जगह पर बने रहना ठीक है, क्योंकि बदलाव का रास्ता अब तक नहीं खुला।',
    },
  ],
  astra: [
    {
      en: 'Just now I would not move; the time for the change has not come.',
      hi: 'अभी जगह न बदलना अच्छा है; बदलाव का समय अभी नहीं आया।',
    },
    {
      en: 'Stay where you are for a while, and get ready quietly.',
      hi: 'कुछ समय वहीं रहें जहाँ हैं, और चुपचाप तैयारी करें।',
    },
    {
      en: 'I know you want to go, but the chart asks you to wait a little longer.',
      hi: 'मन बदलने का होगा, पर कुंडली थोड़ा और रुकने को कहती है।',
    },
    {
      en: 'Hold on to what you have for now; a better moment for leaving is still ahead.',
      hi: 'जो हाथ में है, अभी उसे थामे रखें; छोड़ने का बेहतर समय अभी बाक़ी है।',
    },
  ],
}

/** Options that the chart cannot tell apart. */
export const cannotTellApart: VoicedLines = {
  oracle: [
    {
      en: 'A chart does not name one of the two for you; how {matter} stands, and when, it does show.',
      hi: 'दोनों में से एक का नाम कुंडली नहीं बताती; {matter} के बारे में जो दिखता है, वह यह है।',
    },
    {
      en: 'Your chart does not name either option; what it shows for {matter} is the support and the time.',
      hi: 'कुंडली किसी एक विकल्प का नाम नहीं लेती; वह {matter} के लिए सहारा और समय बताती है।',
    },
    {
      en: 'To pick one of the two would be a guess; what can be read is how {matter} stands.',
      hi: 'दोनों में से एक चुनना अंदाज़ा होगा; पढ़ा यह जा सकता है कि {matter} की स्थिति कैसी है।',
    },
    {
      en: 'The chart does not name a winner between them, but it shows what helps {matter}.',
      hi: 'दोनों में कौन-सा, यह कुंडली नहीं कहती, पर {matter} में क्या मदद करता है, यह दिखाती है।',
    },
  ],
  astra: [
    {
      en: 'I won’t guess between the two; what the chart says of {matter} can help you weigh them.',
      hi: 'दोनों के बीच अंदाज़ा लगाना ठीक नहीं; {matter} के बारे में जो दिखता है वह तौलने में मदद करेगा।',
    },
    {
      en: 'It would only be a guess if I chose for you; let us see what supports {matter}.',
      hi: 'आपके लिए चुनना सिर्फ़ अंदाज़ा होगा; यह देखा जा सकता है कि {matter} को किससे सहारा है।',
    },
    {
      en: 'You know the two better than any chart does, and I won’t guess; the chart can tell how {matter} stands.',
      hi: 'दोनों की जानकारी आपको ज़्यादा है; कुंडली से {matter} का हाल और समय जाना जा सकता है।',
    },
    {
      en: 'My guess would not help you here; what I see about {matter} may help you choose.',
      hi: 'यहाँ अंदाज़े से मदद नहीं होगी; {matter} के बारे में जो दिखता है, उससे चुनना आसान होगा।',
    },
  ],
}

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
