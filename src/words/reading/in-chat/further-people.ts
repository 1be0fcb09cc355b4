import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'
import type { ByDirection } from './further-follow-ups.ts'

/** First sentences of follow-ups on people: whose wish, whose fault, with whom, he or I, whose side. */

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

/** "Whose side will he take?" */
export const whoseSide: ByDirection = {
  favourable: {
    oracle: {
      en: 'Yours, though perhaps not aloud in front of the others.',
      hi: 'आपका साथ देंगे, भले सबके सामने खुलकर न कहें।',
    },
    astra: {
      en: 'Your side, by the chart; he says it better when you two are alone.',
      hi: 'कुंडली के हिसाब से आपका साथ देंगे; अकेले में यह बात बेहतर कह पाएँगे।',
    },
  },
  mixed: {
    oracle: {
      en: 'Neither openly: he will try to keep both content, so ask him for one clear thing at a time.',
      hi: 'खुलकर किसी का साथ नहीं देंगे: दोनों को ख़ुश रखने की कोशिश करेंगे, इसलिए एक बार में एक ही साफ़ बात माँगें।',
    },
    astra: {
      en: 'He stands in between; he leans to you when he is not made to choose.',
      hi: 'बीच में रहेंगे; चुनने को न कहा जाए तो झुकाव आपकी तरफ़ रहेगा।',
    },
  },
  patience: {
    oracle: {
      en: 'For now more that of his own home; it turns slowly, and not by pressing.',
      hi: 'अभी अपने घर वालों का साथ ज़्यादा देंगे; यह धीरे-धीरे बदलता है, ज़ोर देने से नहीं।',
    },
    astra: {
      en: 'Not yours yet, so do not make it a test; a calm word at the right hour does more.',
      hi: 'अभी आपका साथ मुश्किल से देंगे, इसलिए इसे परीक्षा न बनाएँ; सही समय पर शांत बात ज़्यादा काम करती है।',
    },
  },
}
