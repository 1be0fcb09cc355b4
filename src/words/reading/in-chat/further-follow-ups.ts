import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** First sentences of follow-ups: and if not, what till then, whose wish, whose fault, whole or part, how many attempts. */

export type ByDirection = Readonly<Record<'favourable' | 'mixed' | 'patience', VoicedText>>

/** "And if not?", with the next stretch behind the one that was told. */
export const ifNotDated: VoicedText = {
  oracle: {
    en: 'If it does not happen then, the next good stretch for {matter} is {from} to {to}; nothing is lost by it.',
    hi: 'तब न हुआ तो {matter} के लिए अगला अच्छा समय {from} से {to} तक है; बात ख़त्म नहीं होती।',
  },
  astra: {
    en: 'Then it moves on and does not end: after that the chart supports {matter} from {from} to {to}.',
    hi: 'न हुआ तो आगे बढ़ेगा, बंद नहीं होगा: उसके बाद {matter} को सहारा {from} से {to} तक है।',
  },
}
export const ifNot: VoicedText = {
  oracle: {
    en: 'If it does not happen then, it is put off and not refused; keep a second way ready from now on, and try again.',
    hi: 'तब न हुआ तो बात टलेगी, रुकेगी नहीं; अभी से एक दूसरा रास्ता तैयार रखें और फिर कोशिश करें।',
  },
  astra: {
    en: 'Then it only takes longer: nothing in the chart shuts it, so keep plan B ready and go on.',
    hi: 'न हुआ तो बस समय ज़्यादा लगेगा: कुंडली में रास्ता बंद नहीं है, इसलिए दूसरा रास्ता साथ रखें और लगे रहें।',
  },
}

/** "What should I do till then?": `{advice}` is one thing to do. */
export const tillThen: VoicedText = {
  oracle: { en: 'Until then do this: {advice}', hi: 'तब तक यह करें: {advice}' },
  astra: { en: 'Till then, one thing: {advice}', hi: 'तब तक एक काम रखें: {advice}' },
}

/** "Why yes?": what stands behind it follows. */
export const whyYes: Readonly<Record<'oracle' | 'astra', LocalizedText>> = {
  oracle: { en: 'This speaks for it:', hi: 'पक्ष में यह है:' },
  astra: { en: 'The reason is this:', hi: 'वजह यह है:' },
}

/** "Full or part?" */
export const wholeOrPart: ByDirection = {
  favourable: {
    oracle: {
      en: 'Most of it, and likely the whole in the end, though perhaps not in one go.',
      hi: 'ज़्यादातर, और आख़िर में पूरा होने के आसार हैं, चाहे एक साथ न हो।',
    },
    astra: {
      en: 'More likely the whole than a part; only be ready for it to come in two steps.',
      hi: 'अधूरे से ज़्यादा पूरे के आसार हैं; बस दो बार में हो तो घबराएँ नहीं।',
    },
  },
  mixed: {
    oracle: {
      en: 'A part first, about half, and the rest later and with some effort.',
      hi: 'पहले एक हिस्सा, क़रीब आधा, और बाक़ी बाद में कुछ कोशिश से।',
    },
    astra: {
      en: 'Partly at first; the rest needs follow-up from your side and comes later.',
      hi: 'शुरू में आधा-सा; बाक़ी आपके पीछे लगने से बाद में होगा।',
    },
  },
  patience: {
    oracle: {
      en: 'Only a part for now; do not count on the whole yet.',
      hi: 'अभी बस एक हिस्सा; पूरे का भरोसा अभी न करें।',
    },
    astra: {
      en: 'A small part to begin with, so plan with that and take the rest as extra.',
      hi: 'शुरू में थोड़ा ही, इसलिए उतने से ही योजना बनाएँ और बाक़ी को ऊपर का मानें।',
    },
  },
}

/** "In how many attempts?" */
export const attempts: ByDirection = {
  favourable: {
    oracle: {
      en: 'Reckon with the next attempt: a chart counts no attempts, but it supports you in this one.',
      hi: 'अगले ही प्रयास का हिसाब रखें: गिनती कुंडली नहीं बताती, पर इसमें साथ देती है।',
    },
    astra: {
      en: 'The coming attempt is the strong one; no chart gives a count, so give this one everything.',
      hi: 'आने वाला प्रयास मज़बूत है; गिनती कुंडली नहीं देती, इसलिए पूरा ज़ोर इसी में लगाएँ।',
    },
  },
  mixed: {
    oracle: {
      en: 'One more than you hope, so likely two: a chart counts no attempts, and the support here comes and goes.',
      hi: 'सोच से एक ज़्यादा, यानी शायद दो: गिनती कुंडली नहीं बताती, और सहारा इसमें आता-जाता है।',
    },
    astra: {
      en: 'Plan for two; no chart gives a count, and the first will show you what is missing.',
      hi: 'दो मानकर चलें; गिनती कुंडली नहीं देती, और पहला बता देगा कि कमी कहाँ है।',
    },
  },
  patience: {
    oracle: {
      en: 'More than one, so set yourself a limit of two or three and keep a second way beside it; a chart counts no attempts.',
      hi: 'एक से ज़्यादा, इसलिए दो-तीन की हद तय करें और साथ में दूसरा रास्ता रखें; गिनती कुंडली नहीं बताती।',
    },
    astra: {
      en: 'Not the first; decide now after how many you stop, two or three, because no chart gives a count.',
      hi: 'पहले में मुश्किल है; अभी तय कर लें कि कितने के बाद रुकेंगे, दो या तीन, क्योंकि गिनती कुंडली नहीं देती।',
    },
  },
}

/** "But my father wants the other": `{who}` is that person. */
export const otherWish: VoicedText = {
  oracle: {
    en: 'The chart does not change with it: what was told still holds, but take {who} along, with one calm talk before you decide.',
    hi: 'इससे कुंडली की बात नहीं बदलती: जो बताया गया वही ठीक है, पर फ़ैसले से पहले {who} से एक बार शांति से बात करके साथ लें।',
  },
  astra: {
    en: 'Stay with what was told, and win {who} over first: ask what the worry behind it is, and offer a trial for a fixed time.',
    hi: 'जो बताया गया उसी पर रहें, और पहले {who} को साथ लें: पूछें कि चिंता क्या है, और कुछ समय आज़माकर देखने की बात रखें।',
  },
}

/** "Is it my fault?" */
export const notYourFault: VoicedText = {
  oracle: {
    en: 'No, not yours alone: two sides have their part in it, and a chart gives nobody the blame.',
    hi: 'नहीं, अकेले आपकी नहीं: इसमें दोनों तरफ़ का हिस्सा होता है, और कुंडली किसी को दोषी नहीं ठहराती।',
  },
  astra: {
    en: 'It isn’t your fault, at most a share of it, as everybody has; look at what you can do differently next time and leave the rest.',
    hi: 'ग़लती आपकी अकेले की नहीं; थोड़ा हिस्सा सबका होता है, जो बदल सकें वह बदलें और बाक़ी का बोझ न रखें।',
  },
}

/** "Tension with whom at home?": `{who}` by the house of Mars, `{house}`. */
export const withWhom: VoicedText = {
  oracle: {
    en: 'Most likely with {who}: Mars, the planet of heated words, is in your {house}.',
    hi: 'ज़्यादा संभावना {who} से: गर्म बातों के ग्रह मंगल आपके {house} में हैं।',
  },
  astra: {
    en: 'Sooner with {who} than with the others, for Mars sits in your {house}; a name no chart gives.',
    hi: 'औरों से ज़्यादा {who} से, क्योंकि मंगल आपके {house} में बैठे हैं; नाम कुंडली नहीं बताती।',
  },
}
export const withWhomPlain: VoicedText = {
  oracle: {
    en: 'A chart gives no name; begin with whoever you have not talked to openly for longest.',
    hi: 'नाम कुंडली नहीं बताती; जिससे सबसे लंबे समय से खुलकर बात नहीं हुई, शुरुआत उसी से करें।',
  },
  astra: {
    en: 'No name can be read; it is usually the one with whom money or work at home is shared.',
    hi: 'नाम नहीं दिखता; अक्सर वही होता है जिसके साथ घर का पैसा या काम साझा हो।',
  },
}
/** People of a home, by house, in Hindi before "से". */
export const peopleAtHome: readonly LocalizedText[] = [
  { en: 'those who tell you what to do', hi: 'टोकने वालों' },
  { en: 'relatives, over money', hi: 'पैसे को लेकर रिश्तेदारों' },
  { en: 'a brother or sister', hi: 'भाई-बहन' },
  { en: 'your mother or the elders of the house', hi: 'माँ या घर के बड़ों' },
  { en: 'children, or over them', hi: 'बच्चों की बात पर उन' },
  { en: 'those who work with or for you', hi: 'साथ काम करने वालों' },
  { en: 'your partner', hi: 'जीवनसाथी' },
  { en: 'the in-laws', hi: 'ससुराल वालों' },
  { en: 'your father or an elder', hi: 'पिता या किसी बड़े' },
  { en: 'those with whom work is shared', hi: 'काम में साथ वालों' },
  { en: 'an elder brother or sister, or a friend', hi: 'बड़े भाई-बहन या किसी मित्र' },
  { en: 'those who live far away', hi: 'दूर रहने वालों' },
]

/** "Will he go or I?" */
export const heOrMe: ByDirection = {
  favourable: {
    oracle: {
      en: 'Sooner the other goes, and you stay: your own place stands well in the chart.',
      hi: 'जाने के आसार सामने वाले के ज़्यादा हैं, आप टिकेंगे: आपकी जगह कुंडली में मज़बूत है।',
    },
    astra: {
      en: 'You stay, by the chart; the one who moves is more likely the other.',
      hi: 'कुंडली के हिसाब से आप रहेंगे; हटने वाला ज़्यादा संभव है कि दूसरा हो।',
    },
  },
  mixed: {
    oracle: {
      en: 'Neither soon: both stay for now, and later it is more likely you who finds a better place.',
      hi: 'जल्दी कोई नहीं: अभी दोनों रहेंगे, और आगे बेहतर जगह आपको मिलने के आसार ज़्यादा हैं।',
    },
    astra: {
      en: 'For some months nobody moves; after that your own way out looks easier than theirs.',
      hi: 'कुछ महीने कोई नहीं हिलेगा; उसके बाद उनसे ज़्यादा आपका रास्ता खुलता दिखता है।',
    },
  },
  patience: {
    oracle: {
      en: 'More likely you, so keep your papers and a second offer ready, and let it be on your own terms.',
      hi: 'संभावना आपकी ज़्यादा है, इसलिए काग़ज़ और दूसरा विकल्प तैयार रखें, ताकि जाना अपनी शर्तों पर हो।',
    },
    astra: {
      en: 'You may be the first to move; look around quietly now and you choose where to.',
      hi: 'पहले आप हट सकते हैं; अभी से चुपचाप देखें तो जगह आप चुनेंगे।',
    },
  },
}
