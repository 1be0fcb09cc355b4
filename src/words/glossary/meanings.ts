import type { LocalizedText } from '../say.ts'
import type { TermName } from './terms.ts'

/** The small glossary behind every underlined word of the field: what it means, in one plain line. */
export const meanings: Record<TermName, LocalizedText> = {
  kundli: {
    en: 'A map of the sky at the minute and place of a birth.',
    hi: 'जन्म के मिनट और स्थान पर आकाश का नक़्शा।',
  },
  lagna: {
    en: 'The sign that was rising in the east at the minute of birth. Houses are counted from it.',
    hi: 'जन्म के मिनट पर पूर्व में जो राशि उदय हो रही थी। भाव इसी से गिने जाते हैं।',
  },
  graha: {
    en: 'One of the nine that Jyotish watches: Sun, Moon, five planets, and Rahu and Ketu.',
    hi: 'ज्योतिष के नौ: सूर्य, चंद्रमा, पाँच ग्रह, और राहु-केतु।',
  },
  node: {
    en: 'The two points where the Moon’s path crosses the Sun’s. Eclipses happen near them.',
    hi: 'वे दो बिंदु जहाँ चंद्रमा का पथ सूर्य के पथ को काटता है। ग्रहण इन्हीं के पास होते हैं।',
  },
  rashi: {
    en: 'One of the twelve equal signs of the zodiac, measured against the stars.',
    hi: 'तारों के सामने नापे गए राशिचक्र के बारह बराबर भागों में से एक।',
  },
  nakshatra: {
    en: 'One of 27 parts of the zodiac; the Moon crosses one in about a day.',
    hi: 'राशिचक्र के 27 भागों में से एक; चंद्रमा लगभग एक दिन में एक पार करता है।',
  },
  pada: { en: 'A quarter of a nakshatra.', hi: 'नक्षत्र का चौथाई भाग।' },
  bhava: {
    en: 'One of twelve fields of life, counted from the lagna: self, wealth, siblings and so on.',
    hi: 'लग्न से गिने जाने वाले जीवन के बारह क्षेत्रों में से एक: स्वयं, धन, भाई-बहन इत्यादि।',
  },
  retrograde: {
    en: 'Seen from Earth it moves backwards for a while. Marked ℞.',
    hi: 'पृथ्वी से देखने पर कुछ समय उल्टा चलता दिखता है। चिह्न ℞।',
  },
  combust: {
    en: 'So near the Sun that it can’t be seen.',
    hi: 'सूर्य के इतना पास कि दिखाई नहीं देता।',
  },
  dignity: {
    en: 'How well a graha stands in its sign: at home, with a friend, at its best or its weakest.',
    hi: 'ग्रह अपनी राशि में कैसा है: अपने घर में, मित्र के यहाँ, उच्च या नीच।',
  },
  varga: {
    en: 'A chart made by dividing each sign into parts; each is read for one side of life.',
    hi: 'हर राशि को भागों में बाँटकर बनी कुंडली; हर एक जीवन के एक पक्ष के लिए देखी जाती है।',
  },
  navamsa: {
    en: 'The ninth division (D9), read for marriage and for the strength behind the birth chart.',
    hi: 'नौवाँ वर्ग (D9), विवाह और जन्म कुंडली के भीतरी बल के लिए देखा जाता है।',
  },
  dasha: {
    en: 'A stretch of life in one graha’s charge. The Moon’s place at birth sets the order.',
    hi: 'जीवन का वह समय जो एक ग्रह के अधीन है। क्रम जन्म के चंद्रमा से बनता है।',
  },
  vimshottari: {
    en: 'The best-known order of dashas: nine grahas share out 120 years.',
    hi: 'दशाओं का सबसे प्रचलित क्रम: नौ ग्रह 120 वर्ष बाँटते हैं।',
  },
  yogini: {
    en: 'A second order of dashas, 36 years in all, read as a second opinion.',
    hi: 'दशाओं का दूसरा क्रम, कुल 36 वर्ष, दूसरी राय के लिए।',
  },
  chara: {
    en: 'Periods ruled by signs instead of grahas, after Jaimini.',
    hi: 'जैमिनि के अनुसार ग्रहों के बजाय राशियों की दशाएँ।',
  },
  gochar: {
    en: 'Where the grahas move today, seen from your chart.',
    hi: 'ग्रह आज कहाँ चल रहे हैं, आपकी कुंडली से देखने पर।',
  },
  sadeSati: {
    en: 'Seven and a half years in which Saturn passes the Moon sign and its two neighbours. Nearly everyone meets it two or three times.',
    hi: 'साढ़े सात साल, जब शनि चंद्र राशि और उसके दोनों ओर की राशियों से गुज़रता है। लगभग सबके जीवन में यह दो-तीन बार आता है।',
  },
  yoga: {
    en: 'A named arrangement of grahas that the texts connect with a trait or an outcome.',
    hi: 'ग्रहों की वह स्थिति जिसे ग्रंथ किसी स्वभाव या फल से जोड़ते हैं।',
  },
  dosha: {
    en: 'An arrangement that asks for care. Many are common, and many soften each other.',
    hi: 'ऐसी स्थिति जिसमें सावधानी कही गई है। कई आम हैं, और कई एक-दूसरे से हल्के होते हैं।',
  },
  ashtakavarga: {
    en: 'Points that the grahas and the lagna give to each sign: more points, easier going.',
    hi: 'ग्रह और लग्न हर राशि को जो अंक देते हैं: जितने अधिक, उतनी सुगमता।',
  },
  shadbala: {
    en: 'The strength of a graha added up from six sources.',
    hi: 'छह स्रोतों से जोड़ा गया ग्रह का बल।',
  },
  panchang: {
    en: 'The almanac of a day: tithi, weekday, nakshatra, yoga and karana.',
    hi: 'दिन का पंचांग: तिथि, वार, नक्षत्र, योग और करण।',
  },
  lunarMonth: {
    en: 'The lunar month, here from full moon to full moon, and which half of it: bright or dark.',
    hi: 'चांद्र मास, यहाँ पूर्णिमा से पूर्णिमा तक, और उसका पक्ष: शुक्ल या कृष्ण।',
  },
  tithi: {
    en: 'A lunar day: the time in which the Moon gains 12° on the Sun.',
    hi: 'चंद्र दिन: जितने समय में चंद्रमा सूर्य से 12° आगे बढ़ता है।',
  },
  vara: { en: 'The weekday, from sunrise to sunrise.', hi: 'वार, सूर्योदय से सूर्योदय तक।' },
  karana: { en: 'Half a tithi.', hi: 'तिथि का आधा भाग।' },
  dayYoga: {
    en: 'One of 27 parts of the sum of Sun’s and Moon’s places.',
    hi: 'सूर्य और चंद्रमा की स्थिति के योग के 27 भागों में से एक।',
  },
  ayanamsa: {
    en: 'The angle between the zodiac of the seasons and that of the stars. Sites that use another one show other degrees.',
    hi: 'ऋतुओं और तारों के राशिचक्र के बीच का कोण। दूसरा अयनांश लेने वाली जगहें दूसरे अंश दिखाती हैं।',
  },
  sunrise: {
    en: 'When the Sun’s upper edge appears over the horizon at this place.',
    hi: 'जब इस स्थान पर सूर्य का ऊपरी किनारा क्षितिज पर दिखता है।',
  },
  factsHash: {
    en: 'A fingerprint of everything computed. The same birth, settings and day always give the same.',
    hi: 'सारी गणना की छाप। वही जन्म, वही नियम और वही दिन हमेशा वही छाप देते हैं।',
  },
  clockOffset: {
    en: 'How far the clock at the birth place stood ahead of Greenwich (UTC) on that day.',
    hi: 'उस दिन जन्म स्थान की घड़ी ग्रीनविच (UTC) से कितनी आगे थी।',
  },
  ashtakoota: {
    en: 'Eight comparisons of the two Moons, 36 points (gunas) in all. Custom asks for 18.',
    hi: 'दोनों चंद्रमाओं की आठ तुलनाएँ, कुल 36 गुण। परंपरा 18 माँगती है।',
  },
  manglik: {
    en: 'Mars in the 1st, 4th, 7th, 8th or 12th house from the lagna or the Moon. Some two in three charts have it, and much cancels it.',
    hi: 'लग्न या चंद्रमा से 1, 4, 7, 8 या 12वें भाव में मंगल। लगभग तीन में से दो कुंडलियों में यह होता है, और इसके कई परिहार हैं।',
  },
  porutham: {
    en: 'Agreement: one of ten checks by which kundlis are matched in the south.',
    hi: 'मेल: दक्षिण में कुंडली मिलान की दस कसौटियों में से एक।',
  },
  mahadasha: {
    en: 'The graha whose turn it is for years: the longest of the five levels.',
    hi: 'वह ग्रह जिसकी बारी वर्षों तक चलती है: पाँच स्तरों में सबसे लंबा।',
  },
  antardasha: {
    en: 'A part of a mahadasha, some months to three years.',
    hi: 'महादशा का एक भाग, कुछ महीनों से लगभग तीन वर्ष तक।',
  },
  pratyantardasha: {
    en: 'A part of an antardasha: weeks or months.',
    hi: 'अंतर्दशा का एक भाग: कुछ सप्ताह या महीने।',
  },
  sukshma: {
    en: 'A part of a pratyantardasha: days or weeks.',
    hi: 'प्रत्यंतर्दशा का एक भाग: कुछ दिन या सप्ताह।',
  },
  prana: {
    en: 'The finest level: hours or days. It moves with every second of birth time.',
    hi: 'सबसे महीन स्तर: कुछ घंटे या दिन। जन्म समय के हर सेकंड से यह खिसकता है।',
  },
  chalit: {
    en: 'Houses with the lagna’s exact degree in the middle of the first, after Sripati. A graha near the edge of its sign may fall in the next house.',
    hi: 'श्रीपति की रीति से वे भाव जिनमें लग्न का ठीक अंश पहले भाव के बीच होता है। राशि के किनारे का ग्रह पास के भाव में जा सकता है।',
  },
  'kaal-sarp': {
    en: 'All seven grahas on one side of the line from Rahu to Ketu. A later idea, not in the old texts.',
    hi: 'सातों ग्रह राहु-केतु की रेखा के एक ओर। यह बाद का विचार है, प्राचीन ग्रंथों में नहीं मिलता।',
  },
  pitra: {
    en: 'The Sun or the ninth house under Rahu, Ketu or Saturn; read as a call to honour one’s forebears.',
    hi: 'सूर्य या नवम भाव पर राहु, केतु या शनि का प्रभाव; इसे पूर्वजों के सम्मान का संकेत माना जाता है।',
  },
  'guru-chandal': {
    en: 'Jupiter together with Rahu or Ketu: a mind that questions its teachers.',
    hi: 'गुरु के साथ राहु या केतु: ऐसा मन जो अपने गुरुओं से प्रश्न करता है।',
  },
  'ganda-moola': {
    en: 'The Moon in one of the six nakshatras at the joints of the zodiac.',
    hi: 'राशिचक्र की संधियों के छह नक्षत्रों में से किसी में चंद्रमा।',
  },
  vikram: {
    en: 'The year counted from 57 BC, in use in the north and west.',
    hi: 'ईसा पूर्व 57 से गिना जाने वाला वर्ष, जो उत्तर और पश्चिम भारत में चलता है।',
  },
  shaka: {
    en: 'The year counted from AD 78, used by India’s national calendar.',
    hi: 'ईस्वी 78 से गिना जाने वाला वर्ष, जो भारत के राष्ट्रीय पंचांग में है।',
  },
  ritu: {
    en: 'One of six seasons, two signs of the Sun each.',
    hi: 'छह ऋतुओं में से एक; हर ऋतु में सूर्य की दो राशियाँ।',
  },
  ayana: {
    en: 'The half of the year in which the Sun moves north or south.',
    hi: 'वर्ष का वह आधा भाग जिसमें सूर्य उत्तर या दक्षिण की ओर चलता है।',
  },
}
