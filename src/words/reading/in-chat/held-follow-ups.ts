import type { VoicedText } from '../matters/matter-texts.ts'
import type { ByDirection } from './further-follow-ups.ts'

/**
 * First sentences of follow-ups that press, doubt or object: what was told stays. `{told}` is the time that was
 * told: "from March to June 2027", "मार्च 2027 के बाद".
 */

/** "Sure?", "पक्का ना?" */
export const sureDated: VoicedText = {
  oracle: {
    en: 'Yes, it stays: {told} is what the chart supports, though no chart can promise a day.',
    hi: 'हाँ, वही मानें: कुंडली का साथ {told} है, पर पक्का दिन कोई कुंडली नहीं बाँध सकती।',
  },
  astra: {
    en: 'As sure as a chart can be: the time that was told stays, {told}; it is likely, and not a promise.',
    hi: 'जितना कुंडली कह सकती है उतना पक्का: {told} मानकर चलें; आसार हैं, वादा नहीं।',
  },
}
export const sure: VoicedText = {
  oracle: {
    en: 'Fairly sure: what was told stays, though a chart shows what is likely and promises nothing.',
    hi: 'काफ़ी हद तक: जो बताया गया वही मानें, पर कुंडली आसार दिखाती है, वादा नहीं करती।',
  },
  astra: {
    en: 'I stand by it: that is what is likely, and what you do now decides the rest.',
    hi: 'बात वही है जो बताई गई: आसार उसी के हैं, बाक़ी आपके क़दम पर है।',
  },
}

/** "Not at all this year?" */
export const notAtAll: VoicedText = {
  oracle: {
    en: 'No, it is not "not at all": the chance this time is small, so try all the same and count more on the time after.',
    hi: 'ऐसा नहीं कि बिल्कुल नहीं: इस बार आसार कम हैं, इसलिए कोशिश ज़रूर करें, पर भरोसा अगली बार पर ज़्यादा रखें।',
  },
  astra: {
    en: 'Not quite so: a small chance is still one, so take it, and keep your strength for the next.',
    hi: 'इतना भी बंद नहीं: थोड़े आसार हैं, तो मौक़ा लें, और असली ज़ोर अगली बार के लिए रखें।',
  },
}

/** "But my boss makes it hard", of what was told for later: `{advice}` is one thing to do. */
export const toldStaysDated: VoicedText = {
  oracle: {
    en: 'That is hard, and the answer stays the same, {told}. Till then: {advice}',
    hi: 'यह आसान नहीं, फिर भी बात वही रहेगी, {told}। तब तक: {advice}',
  },
  astra: {
    en: 'I understand; still the time that was told, {told}, is better than now. Meanwhile one thing: {advice}',
    hi: 'समझ में आता है; फिर भी अभी से बेहतर वही समय है, {told}। इस बीच एक काम: {advice}',
  },
}
export const toldStays: VoicedText = {
  oracle: {
    en: 'I hear that, and what was told stays. What helps now: {advice}',
    hi: 'बात समझ में आती है, पर जो बताया गया वही ठीक है। अभी यह काम आएगा: {advice}',
  },
  astra: {
    en: 'That is not easy; still I would not change the answer. One thing for now: {advice}',
    hi: 'यह आसान नहीं; फिर भी जवाब वही है। अभी के लिए एक काम: {advice}',
  },
}

/** "But my heart is with the other." */
export const ownHeart: VoicedText = {
  oracle: {
    en: 'Then do not decide against your heart: the chart only says where the road is easier, and whom you can live with you know better.',
    hi: 'तो दिल के ख़िलाफ़ फ़ैसला न करें: कुंडली बस यह कहती है कि रास्ता किधर आसान है; किसके साथ मन लगेगा, यह आपसे बेहतर कोई नहीं जानता।',
  },
  astra: {
    en: 'Your heart counts more than a small lead in the chart; take it seriously, and test it on work, family and money before you say yes.',
    hi: 'कुंडली का थोड़ा झुकाव दिल से बड़ा नहीं; दिल की सुनें, पर हाँ कहने से पहले काम, घर और पैसे पर खुलकर बात कर लें।',
  },
}

/** "You said March last time": the later one holds. */
export const laterHolds: VoicedText = {
  oracle: {
    en: 'Go by the later answer, {told}: the earlier time was a lighter chance for the same thing, and I am sorry that it was not said then.',
    hi: 'बाद वाली बात मानें, {told}: पहले वाला समय उसी बात का हल्का मौक़ा था; यह तब नहीं कहा गया, इसके लिए क्षमा करें।',
  },
  astra: {
    en: 'What counts now is the later time, {told}; the one before it was a smaller chance, and it should have been said so. Sorry for the confusion.',
    hi: 'अब जो मानना है वह है {told}; पहले वाला समय छोटा मौक़ा था, यह तभी साफ़ कहना चाहिए था। इसके लिए क्षमा करें।',
  },
}

/** "Only the month": the one inside what was told. */
export const monthOfTold: VoicedText = {
  oracle: {
    en: '{month}: narrowed to one month of the time that was told, {told}, this has the most support.',
    hi: '{month}: जो समय बताया गया, {told}, उसमें सबसे ज़्यादा साथ इसी महीने का है।',
  },
  astra: {
    en: 'Make it {month}; to narrow down what was told, {told}, that is its strongest month.',
    hi: '{month} मानकर चलें; बताए गए समय में, {told}, सबसे मज़बूत महीना यही है।',
  },
}

/** "And May?", of the year that was told. */
export const monthOfYear: ByDirection = {
  favourable: {
    oracle: {
      en: '{month} is one of the better months of it: put there what needs somebody’s yes.',
      hi: '{month} साल के अच्छे महीनों में है: जिस काम में किसी की हाँ चाहिए, उसे इसी में रखें।',
    },
    astra: {
      en: '{month} looks good: a fine month to ask, to apply or to begin.',
      hi: '{month} अच्छा दिखता है: कुछ माँगना, भरना या शुरू करना हो तो यही महीना लें।',
    },
  },
  mixed: {
    oracle: {
      en: '{month} is a middling month: steady work, and nothing large that has to be decided just then.',
      hi: '{month} बीच का महीना है: काम चलता रहेगा, बस बड़ा फ़ैसला उसी में करना ज़रूरी न रखें।',
    },
    astra: {
      en: '{month} looks ordinary, neither a push nor a hindrance; what you have begun goes on.',
      hi: '{month} सामान्य दिखता है, न ख़ास तेज़ी, न रुकावट; जो शुरू किया है वह चलता रहेगा।',
    },
  },
  patience: {
    oracle: {
      en: '{month} is one of the heavier months of it: finish old work, keep money together, and begin nothing large.',
      hi: '{month} साल के भारी महीनों में है: पुराना काम निपटाएँ, पैसा सँभालें और बड़ा काम शुरू न करें।',
    },
    astra: {
      en: 'Go gently through {month}: it asks for patience, so leave the big step for another month.',
      hi: '{month} में धीरे चलें: वह धीरज का महीना है, बड़ा क़दम किसी और महीने में रखें।',
    },
  },
}

/** "Can it not be sooner?" */
export const soonerDated: VoicedText = {
  oracle: {
    en: 'Sooner is possible but less likely: go on trying now, and count on what was told, {told}.',
    hi: 'इससे पहले भी हो सकता है, पर आसार कम हैं: कोशिश अभी से रखें, भरोसा बताए समय पर रखें, {told}।',
  },
  astra: {
    en: 'A small chance before that, yes, so keep the door open; what counts stays as told, {told}.',
    hi: 'उससे पहले छोटा मौक़ा बन सकता है, इसलिए कोशिश न रोकें; पर मानकर वही चलें जो बताया गया, {told}।',
  },
}
export const sooner: VoicedText = {
  oracle: {
    en: 'Sooner is possible but less likely: go on trying now, and do not stake everything on it.',
    hi: 'इससे पहले भी हो सकता है, पर आसार कम हैं: कोशिश अभी से रखें, सब कुछ उसी पर न टिकाएँ।',
  },
  astra: {
    en: 'A small chance before that, yes; keep the door open and plan for the later time.',
    hi: 'उससे पहले छोटा मौक़ा बन सकता है; कोशिश न रोकें, पर योजना बाद के समय की रखें।',
  },
}
