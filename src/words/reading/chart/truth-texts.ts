import type { VoicedText } from '../matters/matter-texts.ts'

/** What holds of a dosha, a period or a state in every chart; it stands before what the asker's own chart says, and names nothing of the sky. */

export const truths = {
  mool: {
    oracle: {
      en: 'It is not true that such a birth harms a father-in-law or anyone else: that is a later belief, and a quarter of all people are born in those six nakshatras.',
      hi: 'यह सच नहीं है कि ऐसे जन्म से ससुर या किसी और पर भार पड़ता है: यह बाद की मान्यता है, और क़रीब हर चौथा व्यक्ति उन छह नक्षत्रों में जन्म लेता है।',
    },
    astra: {
      en: 'Nobody is harmed by such a birth, no father-in-law and no husband; it is a belief that grew up later, and every fourth person is born in those six nakshatras.',
      hi: 'ऐसे जन्म से न ससुर का कुछ बिगड़ता है, न पति का; यह बाद में चली मान्यता है, और क़रीब हर चौथा व्यक्ति उन छह नक्षत्रों में जन्म लेता है।',
    },
  },
  'sade-sati': {
    oracle: {
      en: 'No, those years are not bad all through: they bring more work and slower results, and many people build a house, marry or rise in them.',
      hi: 'नहीं, उन बरसों में हमेशा बुरा नहीं होता: मेहनत ज़्यादा और फल धीमा रहता है, और इन्हीं में बहुतों का घर बनता है, शादी और तरक़्क़ी होती है।',
    },
    astra: {
      en: 'No, they are not only bad years: things go slower and ask for order, and what is built then mostly lasts.',
      hi: 'नहीं, वे साल सिर्फ़ बुरे नहीं होते: चाल धीमी रहती है, अनुशासन लगता है, और जो तब बनता है वह प्रायः टिकता है।',
    },
  },
  'kaal-sarp': {
    oracle: {
      en: 'The classical texts do not know this dosha; it was named in later times, and many people who have it do well.',
      hi: 'पुराने ग्रंथों में यह दोष नहीं है; यह नाम बाद में चला, और जिनके यह होता है वे भी ख़ूब आगे बढ़ते हैं।',
    },
    astra: {
      en: 'You will not find this dosha in the old books: the name came later, and plenty of people who have it live very well.',
      hi: 'पुराने ग्रंथों में यह दोष नहीं है: नाम बाद में चला, और ऐसे बहुत लोग अच्छे से जीते हैं।',
    },
  },
  manglik: {
    oracle: {
      en: 'It brings death to nobody: that is a fear and no rule, and nearly half of all people have it by one count or another.',
      hi: 'इससे किसी की मृत्यु नहीं होती: यह डर है, नियम नहीं, और किसी न किसी गिनती से लगभग आधे लोगों में यह होता है।',
    },
    astra: {
      en: 'Nobody dies of it; please put that fear aside, for nearly half of all people have it by one count or another.',
      hi: 'इससे किसी की जान नहीं जाती; यह डर मन से निकाल दें, किसी न किसी गिनती से लगभग आधे लोगों में यह होता है।',
    },
  },
  retrograde: {
    oracle: {
      en: 'It is not bad: such a planet is nearer to the earth and counted as strong, and what it stands for is thought over twice.',
      hi: 'यह बुरा नहीं होता: ऐसा ग्रह पृथ्वी के पास होता है और बली गिना जाता है; उसकी बातों पर मन दो बार सोचता है।',
    },
    astra: {
      en: 'No, don’t worry: the old count even gives such a planet more strength, and its matters come by a second try.',
      hi: 'नहीं, चिंता न करें: पुरानी गिनती ऐसे ग्रह को ज़्यादा बल देती है, और उसके काम दूसरी कोशिश में बनते हैं।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Behind the first sentence: why two sources say different things of Manglik. */
export const whyManglikDiffers: VoicedText = {
  oracle: {
    en: 'Apps and pandits differ because some count from one point of the chart and some from three, and not all look at what cancels it.',
    hi: 'ऐप और पंडित इसलिए अलग बताते हैं कि कोई कुंडली में एक जगह से गिनता है, कोई तीन जगह से, और परिहार सब नहीं देखते।',
  },
  astra: {
    en: 'Why they differ: one counts from one point of the chart, another from three, and not everybody looks at what cancels it.',
    hi: 'अंतर इसलिए आता है कि कोई कुंडली में एक जगह से गिनता है, कोई तीन जगह से, और परिहार सब नहीं देखते।',
  },
}
