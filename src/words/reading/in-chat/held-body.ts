import type { VoicedText } from '../matters/matter-texts.ts'
import type { ByDirection } from './further-follow-ups.ts'

/** First sentences of follow-ups on the body, on a loan, and on what stands in the way. */

/** "Will it come back again?", of an illness. */
export const comesAgain: ByDirection = {
  favourable: {
    oracle: {
      en: 'It need not come back: the chart supports your health; what keeps it away is the follow-up and the food or habits that the doctor names.',
      hi: 'दोबारा होना ज़रूरी नहीं: कुंडली सेहत के साथ है; इसे दूर रखेंगे समय पर जाँच और डॉक्टर का बताया परहेज़।',
    },
    astra: {
      en: 'Likely not, if you keep to the check-ups: the chart shows good strength, and the doctor can tell what caused it.',
      hi: 'आसार कम हैं, बस जाँच कराते रहें: कुंडली में शरीर का साथ अच्छा है, और यह क्यों हुआ, डॉक्टर से पूछें।',
    },
  },
  mixed: {
    oracle: {
      en: 'It can come back if its cause stays: ask the doctor what caused it, and keep the check-ups even when you feel well.',
      hi: 'वजह बनी रही तो दोबारा हो सकता है: डॉक्टर से पूछें कि यह क्यों हुआ, और ठीक लगने पर भी जाँच कराते रहें।',
    },
    astra: {
      en: 'Some chance remains, so it is in your hands: remove the cause that the doctor names, and have it checked each half year.',
      hi: 'थोड़ी गुंजाइश है, और यह आपके हाथ में है: डॉक्टर जो वजह बताएँ उसे हटाएँ और हर छह महीने में जाँच कराएँ।',
    },
  },
  patience: {
    oracle: {
      en: 'It may come back, so do not leave the check-ups: found early it stays small.',
      hi: 'दोबारा हो सकता है, इसलिए जाँच न छोड़ें: जल्दी पकड़ में आए तो बात छोटी रहती है।',
    },
    astra: {
      en: 'I would reckon with it and stay ahead of it: regular check-ups, and the diet your doctor gives.',
      hi: 'मानकर चलें कि ध्यान रखना पड़ेगा: समय पर जाँच और डॉक्टर का दिया परहेज़, इतने से बात सँभल जाती है।',
    },
  },
}

/** "As before?", of a body that mends. */
export const asBefore: ByDirection = {
  favourable: {
    oracle: {
      en: 'Yes, the chart speaks for becoming as before, in some weeks to months; the doctor knows how far this treatment brings it.',
      hi: 'हाँ, कुंडली पहले जैसा होने का साथ देती है, कुछ हफ़्तों से महीनों में; इस इलाज से कितना होगा, यह डॉक्टर बताएँगे।',
    },
    astra: {
      en: 'Yes, by the chart you come back to it; do as the doctor tells you and let nobody hurry you.',
      hi: 'हाँ, कुंडली से लगता है कि पहले जैसा हो जाएगा; डॉक्टर का बताया परहेज़ रखें और जल्दी न करें।',
    },
  },
  mixed: {
    oracle: {
      en: 'Largely yes, though more slowly than you hope; the care after it decides how far, and the doctor knows best.',
      hi: 'काफ़ी हद तक हाँ, पर सोच से धीरे; कितना, यह बाद की देखभाल से तय होगा, और डॉक्टर सबसे ठीक बताएँगे।',
    },
    astra: {
      en: 'Mostly, yes, step by step: give it months and not weeks, and keep to what the doctor says.',
      hi: 'ज़्यादातर हाँ, धीरे-धीरे: हफ़्ते नहीं, कुछ महीने दें और डॉक्टर की बात मानें।',
    },
  },
  patience: {
    oracle: {
      en: 'Much of it, but slowly: the chart asks for patience here, and the doctor alone can say how far it goes.',
      hi: 'बहुत कुछ लौटेगा, पर धीरे: कुंडली यहाँ धीरज कहती है, और कितना होगा, यह डॉक्टर ही बता सकते हैं।',
    },
    astra: {
      en: 'Not at once, but step by step much of it comes back; a little care every day does more than waiting.',
      hi: 'एकदम नहीं, पर क़दम-क़दम पर बहुत कुछ लौट आता है; रोज़ की देखभाल इंतज़ार से ज़्यादा काम करती है।',
    },
  },
}

/** "Even with this?" */
export const evenSo: ByDirection = {
  favourable: {
    oracle: {
      en: 'Yes, even so: what was told stays, and the chart still supports it.',
      hi: 'हाँ, फिर भी: जो बताया गया वह वैसा ही है, कुंडली का साथ बना हुआ है।',
    },
    astra: {
      en: 'Even then, yes: it asks for a little more care, and the support stays.',
      hi: 'तब भी हाँ: थोड़ा ज़्यादा ध्यान रखना होगा, साथ बना हुआ है।',
    },
  },
  mixed: {
    oracle: {
      en: 'Yes, it stays possible even so, only with more effort and time than without it.',
      hi: 'हाँ, फिर भी हो सकता है, बस इसके साथ मेहनत और समय थोड़ा ज़्यादा लगेगा।',
    },
    astra: {
      en: 'It is not shut by that: reckon with a slower way, and take the right help for it now.',
      hi: 'इससे रास्ता बंद नहीं होता: थोड़ा धीमा मानकर चलें और इसके लिए सही मदद अभी लें।',
    },
  },
  patience: {
    oracle: {
      en: 'It is harder with this, but not shut; let it be looked after first, and what was told can still come.',
      hi: 'इसके साथ थोड़ा कठिन है, पर बंद नहीं; पहले इसका उपाय करें, जो बताया गया वह फिर भी हो सकता है।',
    },
    astra: {
      en: 'Even so it can come, later rather than sooner; deal with this first.',
      hi: 'फिर भी हो सकता है, बस देर से; पहले इसी पर काम करें।',
    },
  },
}

/** "Will a loan be needed for it?" */
export const needsLoan: ByDirection = {
  favourable: {
    oracle: {
      en: 'A small loan, if any: most of it can come from your own money, so keep the instalment below a third of what comes in each month.',
      hi: 'लेना पड़ा तो थोड़ा ही: ज़्यादातर अपने पैसे से हो सकता है, इसलिए किस्त महीने की आमदनी के एक तिहाई से कम रखें।',
    },
    astra: {
      en: 'Only for a part: put in your own money first, and let the instalment stay below a third of your income.',
      hi: 'बस एक हिस्से के लिए: पहले अपना पैसा लगाएँ, और किस्त आमदनी के एक तिहाई से कम रहे।',
    },
  },
  mixed: {
    oracle: {
      en: 'Yes, likely for about half of it; take no more than what a third of your monthly income can pay back.',
      hi: 'हाँ, क़रीब आधे के लिए लेना पड़ सकता है; उतना ही लें जितना महीने की आमदनी के एक तिहाई से चुक जाए।',
    },
    astra: {
      en: 'Some loan, yes; compare three banks, and let the instalment stay below a third of your income.',
      hi: 'कुछ क़र्ज़ तो लगेगा; तीन बैंक का ब्याज मिला लें, और किस्त आमदनी के एक तिहाई से कम रखें।',
    },
  },
  patience: {
    oracle: {
      en: 'Yes, and a large one if you begin now; save a third of the price first, and the loan stays bearable.',
      hi: 'हाँ, और अभी शुरू करें तो ज़्यादा; पहले क़ीमत का एक तिहाई जोड़ लें, तब क़र्ज़ हल्का रहेगा।',
    },
    astra: {
      en: 'Likely a good part of it by loan, so don’t hurry: every month of saving makes it smaller.',
      hi: 'बड़ा हिस्सा क़र्ज़ से हो सकता है, इसलिए जल्दी न करें: हर महीने की बचत उसे छोटा करती है।',
    },
  },
}

/** "The doctor says January." */
export const doctorSays: VoicedText = {
  oracle: {
    en: 'Go by the doctor: a treatment has its own time, and what was told here is no reason to wait or to hurry.',
    hi: 'डॉक्टर की बात मानें: इलाज का समय वही तय करते हैं, यहाँ बताए समय के लिए न रुकें, न जल्दी करें।',
  },
  astra: {
    en: 'Then take the doctor’s date: the chart only says when the body has more support, and never puts a treatment off.',
    hi: 'तो डॉक्टर की तारीख़ ही रखें: कुंडली बस यह कहती है कि शरीर को सहारा कब ज़्यादा है, इलाज नहीं टालती।',
  },
}

/** "Tablets for life?" */
export const medicineForLife: VoicedText = {
  oracle: {
    en: 'Not for certain: many take less of it when their readings stay good, but only the doctor may lessen or stop it.',
    hi: 'ज़रूरी नहीं: जाँच अच्छी आती रहे तो कई लोगों की ख़ुराक कम होती है, पर घटाना या रोकना डॉक्टर ही तय करेंगे।',
  },
  astra: {
    en: 'Perhaps not at this dose: keep a note of the readings, and ask the doctor every few months whether less will do.',
    hi: 'शायद इतनी ही नहीं: जाँच के नंबर लिखते रहें, और हर कुछ महीने में डॉक्टर से पूछें कि ख़ुराक कम हो सकती है क्या।',
  },
}
