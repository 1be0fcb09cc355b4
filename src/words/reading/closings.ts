import type { LocalizedText } from '../say.ts'

/** How each persona takes leave: Oracle sees long lines, Astra speaks as a friend beside you. */
export const closings: Readonly<Record<'oracle' | 'astra', readonly LocalizedText[]>> = {
  oracle: [
    {
      en: 'The chart shows the weather of a life; the steering stays with you.',
      hi: 'कुंडली जीवन का मौसम बताती है; दिशा आपके हाथ में रहती है।',
    },
    {
      en: 'Take it as a map, and trust your own feet.',
      hi: 'इसे नक़्शा समझें, और भरोसा अपने क़दमों पर रखें।',
    },
    {
      en: 'What you do patiently in such a time stays.',
      hi: 'ऐसे समय में धैर्य से किया काम बना रहता है।',
    },
    {
      en: 'There is more room in your chart than it may feel like today.',
      hi: 'आज जितना लगता है, आपकी कुंडली में उससे ज़्यादा जगह है।',
    },
  ],
  astra: [
    {
      en: 'Be as kind to yourself in this as you would be to a friend.',
      hi: 'इसमें अपने साथ उतनी ही नरमी रखें जितनी किसी मित्र के साथ।',
    },
    {
      en: 'You have more say in this than it feels like right now.',
      hi: 'अभी जितना लगता है, इसमें आपकी बात उससे ज़्यादा चलती है।',
    },
    {
      en: 'Start small, start this week, and see what answers you.',
      hi: 'छोटी शुरुआत करें, इसी सप्ताह, और देखें कि जवाब क्या आता है।',
    },
    {
      en: 'The right people make this easier, so let one of them in.',
      hi: 'सही लोग इसे आसान बना देते हैं, इसलिए किसी एक को साथ लें।',
    },
    {
      en: 'Come back to it after that step, and we can look further.',
      hi: 'उस क़दम के बाद फिर पूछें, तब आगे देखा जा सकेगा।',
    },
  ],
}

/** Leave-takings for a judgement that is not a call for patience. */
export const hopefulClosings: Readonly<Record<'oracle' | 'astra', readonly LocalizedText[]>> = {
  oracle: [{ en: 'The time is good; make use of it.', hi: 'समय अच्छा है; इसका लाभ उठाएँ।' }],
  astra: [
    {
      en: 'I read this as hopeful, and I would act on it gently.',
      hi: 'यह संकेत आशा वाला है, और इस पर नरमी से आगे बढ़ना अच्छा है।',
    },
  ],
}
