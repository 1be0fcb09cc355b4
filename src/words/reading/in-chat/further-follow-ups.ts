import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** First sentences of follow-ups: and if not, what till then, why yes, whole or part, how many attempts, for how long. */

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
    en: 'If it does not happen then, it is put off and not lost; keep a second way ready from now on, and try again.',
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

/** "For how long?", until the time for it begins. */
export const howLongDated: VoicedText = {
  oracle: {
    en: 'Until {from}: from then to {to} the time carries it better, so look again then.',
    hi: '{from} तक: उसके बाद {to} तक समय बेहतर साथ देता है, तब दोबारा सोचें।',
  },
  astra: {
    en: 'Keep it so until {from}; between then and {to} it goes easier.',
    hi: '{from} तक ऐसे ही रखें; उसके बाद {to} तक रास्ता आसान है।',
  },
}
export const howLong: VoicedText = {
  oracle: {
    en: 'About a year, and then look again: the chart marks no earlier day for the change.',
    hi: 'क़रीब एक साल, फिर दोबारा देखें: उससे पहले का कोई दिन कुंडली में ख़ास नहीं दिखता।',
  },
  astra: {
    en: 'Give it a year by your own plan; no nearer date stands out.',
    hi: 'अपनी योजना से एक साल दें; इससे पास की कोई तारीख़ अलग नहीं दिखती।',
  },
}
/** "That is too long." */
export const tooLong: VoicedText = {
  oracle: {
    en: 'It need not be all waiting: small relief can come now from what you do yourself, and what was told is when it holds.',
    hi: 'सारा समय इंतज़ार का नहीं है: थोड़ी राहत अभी आपके अपने क़दम से आ सकती है, और बताया समय वह है जब बात टिकेगी।',
  },
  astra: {
    en: 'I know, that sounds long; something small can get easier this very month, and the rest follows by then.',
    hi: 'समझ में आता है, लंबा लगता है; कुछ छोटा इसी महीने आसान हो सकता है, और बाक़ी तब तक।',
  },
}
