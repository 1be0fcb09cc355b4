import type { VoicedText } from '../matters/matter-texts.ts'

/** What holds of a dosha, a period or a state in every chart; it stands before what the asker's own chart says. */

export const truths = {
  mool: {
    oracle: {
      en: 'It is not true that somebody born in Mool harms a father-in-law or anyone else: that is a later belief, and a quarter of all people are born in those six nakshatras.',
      hi: 'यह सच नहीं है कि मूल में जन्मा कोई ससुर या किसी और पर भारी होता है: यह बाद की मान्यता है, और क़रीब हर चौथा व्यक्ति उन छह नक्षत्रों में जन्म लेता है।',
    },
    astra: {
      en: 'No one is harmed by a birth in Mool, no father-in-law and no husband; it is a belief that grew up later, and every fourth person is born in those six nakshatras.',
      hi: 'मूल में जन्म से न ससुर का कुछ बिगड़ता है, न पति का; यह बाद में चली मान्यता है, और क़रीब हर चौथा व्यक्ति उन छह नक्षत्रों में जन्म लेता है।',
    },
  },
  'sade-sati': {
    oracle: {
      en: 'Sade Sati is not bad all through: it is a time of more work and slower results, in which many people build a house, marry or rise.',
      hi: 'साढ़ेसाती में हमेशा बुरा नहीं होता: यह ज़्यादा मेहनत और धीमे फल का समय है, और इसी में बहुतों का घर बनता है, शादी और तरक़्क़ी होती है।',
    },
    astra: {
      en: 'No, Sade Sati is not only bad: it slows things down and asks for order, and what is built in it mostly lasts.',
      hi: 'नहीं, साढ़ेसाती सिर्फ़ बुरी नहीं होती: वह चाल धीमी करती है और अनुशासन माँगती है, और इसमें बना काम प्रायः टिकता है।',
    },
  },
  'kaal-sarp': {
    oracle: {
      en: 'Parashara and the other old texts do not know a Kaal Sarp dosha; it was named in later times, and many people who have it do well.',
      hi: 'पराशर और दूसरे पुराने ग्रंथों में काल सर्प दोष नहीं है; यह नाम बाद में चला, और जिनके यह होता है वे भी ख़ूब आगे बढ़ते हैं।',
    },
    astra: {
      en: 'You will not find Kaal Sarp in the classical books: the name came later, and plenty of people who have it live very well.',
      hi: 'काल सर्प का नाम पुराने ग्रंथों में नहीं मिलता: यह बाद में चला, और इसके साथ बहुत लोग मज़े से जीते हैं।',
    },
  },
  manglik: {
    oracle: {
      en: 'A Manglik brings death to nobody: that is a fear and no rule, and nearly half of all people are Manglik by one count or another.',
      hi: 'मांगलिक होने से किसी की मृत्यु नहीं होती: यह डर है, नियम नहीं, और किसी न किसी गिनती से लगभग आधे लोग मांगलिक होते हैं।',
    },
    astra: {
      en: 'Nobody dies of a Manglik partner; please put that fear aside, for nearly half of all people are Manglik by one count or another.',
      hi: 'मांगलिक साथी से किसी की जान नहीं जाती; यह डर मन से निकाल दें, किसी न किसी गिनती से लगभग आधे लोग मांगलिक होते हैं।',
    },
  },
  retrograde: {
    oracle: {
      en: 'A retrograde planet is not a bad one: it is nearer to the earth and counted as strong, and what it stands for is thought over twice.',
      hi: 'वक्री ग्रह बुरा नहीं होता: वह पृथ्वी के पास होता है और बली गिना जाता है; उसकी बातों पर मन दो बार सोचता है।',
    },
    astra: {
      en: 'No, retrograde is not bad: the old count even gives such a planet more strength, and its matters come by a second try.',
      hi: 'नहीं, वक्री होना बुरा नहीं है: पुरानी गिनती ऐसे ग्रह को ज़्यादा बल देती है, और उसके काम दूसरी कोशिश में बनते हैं।',
    },
  },
  'lagna-or-rashi': {
    oracle: {
      en: 'The lagna is the sign that was rising in the east at your birth and sets the houses, the rashi is the sign of the Moon; daily horoscopes of India go by the rashi, a kundli by both.',
      hi: 'लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी और जिससे भाव बनते हैं, राशि वह जिसमें चंद्रमा था; रोज़ का राशिफल चंद्र राशि से देखें, कुंडली दोनों से।',
    },
    astra: {
      en: 'Lagna is the rising sign, which shows body and course of life; rashi is the Moon’s sign, which shows the mind, and that is the one to read in a daily horoscope.',
      hi: 'लग्न उगती हुई राशि है, उससे शरीर और जीवन की राह देखते हैं; राशि चंद्रमा की है, उससे मन, और रोज़ का राशिफल इसी से पढ़ा जाता है।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Behind the first sentence: why two sources say different things of Manglik. */
export const whyManglikDiffers: VoicedText = {
  oracle: {
    en: 'Apps and pandits differ because some count from the lagna alone, some from the Moon and Venus too, and some leave out what cancels it.',
    hi: 'ऐप और पंडित इसलिए अलग बताते हैं कि कोई केवल लग्न से गिनता है, कोई चंद्रमा और शुक्र से भी, और कोई परिहार छोड़ देता है।',
  },
  astra: {
    en: 'They differ as one counts from the lagna only, another from the Moon and Venus as well, and not all look at what cancels it.',
    hi: 'अंतर इसलिए कि एक केवल लग्न से गिनता है, दूसरा चंद्रमा और शुक्र से भी, और परिहार सब नहीं देखते।',
  },
}
