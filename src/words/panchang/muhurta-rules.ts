import type { LocalizedText } from '../say.ts'

const line = (en: string, hi: string): LocalizedText => ({ en, hi })

/** What each rule of a muhurta looks at, in one plain line, by the engine's own name of the rule. */
export const muhurtaRules: Record<string, LocalizedText> = {
  tithi: line(
    'The lunar day: one of thirty, by how far the Moon has moved ahead of the Sun.',
    'चांद्र मास का एक दिन: सूर्य से चंद्रमा की दूरी के अनुसार तीस में से एक।',
  ),
  nakshatra: line(
    'The part of the zodiac, one of 27, that the Moon is crossing.',
    'राशिचक्र के 27 भागों में से वह, जिसमें चंद्रमा है।',
  ),
  vara: line('The weekday, counted from sunrise.', 'सप्ताह का दिन, सूर्योदय से गिना हुआ।'),
  yoga: line(
    'One of 27 parts, counted from the sum of the longitudes of Sun and Moon.',
    'सूर्य और चंद्रमा के भोगांश के योग से गिने जाने वाले 27 भागों में से एक।',
  ),
  karana: line('Half a tithi; there are eleven kinds.', 'आधी तिथि; इसके ग्यारह प्रकार हैं।'),
  'rahu-kaal': line(
    'An eighth of the daylight, set by the weekday, when nothing new is begun.',
    'दिन का आठवाँ भाग, वार के अनुसार, जिसमें नया काम शुरू नहीं करते।',
  ),
  'dur-muhurta': line(
    'A fifteenth of the day or night that is avoided on that weekday.',
    'दिन या रात का वह पंद्रहवाँ भाग, जो उस वार को वर्जित है।',
  ),
  varjyam: line(
    'Four of the sixty ghatis of a nakshatra that are avoided.',
    'नक्षत्र की साठ घटियों में से वे चार, जिनमें शुभ काम नहीं करते।',
  ),
  gandanta: line(
    'The junction where a sign and a nakshatra end together.',
    'वह संधि जहाँ राशि और नक्षत्र साथ समाप्त होते हैं।',
  ),
  sankranti: line('The passage of the Sun into the next sign.', 'सूर्य का अगली राशि में प्रवेश।'),
  abhijit: line(
    'The eighth of fifteen parts of the day, round noon; good for most things.',
    'दिन के पंद्रह में से आठवाँ भाग, मध्याह्न के आसपास; अधिकतर कामों के लिए शुभ।',
  ),
  'sun-sign': line('The sidereal sign in which the Sun stands.', 'वह राशि (निरयन) जिसमें सूर्य है।'),
  month: line(
    'The lunar month, named after the nakshatra of its full moon.',
    'चांद्र मास, जिसका नाम उसकी पूर्णिमा के नक्षत्र से पड़ा है।',
  ),
  'added-month': line(
    'A lunar month without a sankranti (adhika), or with two (kshaya).',
    'बिना संक्रांति का चांद्र मास (अधिक), या दो संक्रांतियों वाला (क्षय)।',
  ),
  chaturmas: line(
    'The four months of the rains in which Vishnu is said to sleep.',
    'वर्षा के चार महीने, जिनमें माना जाता है कि भगवान विष्णु शयन करते हैं।',
  ),
  combustion: line(
    'Jupiter or Venus so near the Sun that it cannot be seen.',
    'गुरु या शुक्र का सूर्य के इतने पास होना कि वह दिखाई न दे।',
  ),
  'simhastha-guru': line(
    'Jupiter in Leo, when marriages are put off in many places.',
    'सिंह राशि में गुरु, जब कई स्थानों पर विवाह टाले जाते हैं।',
  ),
  'day-or-night': line('Whether the Sun is above the horizon.', 'सूर्य क्षितिज के ऊपर है या नहीं।'),
  lagna: line(
    'The sign that rises in the east at the hour; the chart of the hour counts from it.',
    'उस समय पूर्व में उदय होती राशि; मुहूर्त की कुंडली इसी से गिनी जाती है।',
  ),
  'clean-houses': line(
    'Houses in the chart of the hour that should hold no graha, or no malefic.',
    'मुहूर्त कुंडली के वे भाव जिनमें कोई ग्रह, या कोई क्रूर ग्रह, नहीं होना चाहिए।',
  ),
  support: line(
    'Jupiter, Venus or Mercury in a kendra (houses 1, 4, 7, 10) or a trikona (5, 9).',
    'गुरु, शुक्र या बुध केंद्र (1, 4, 7, 10) या त्रिकोण (5, 9) में।',
  ),
  'panchaka-count': line(
    'The sum of tithi, weekday, nakshatra and lagna, divided by nine; five of the remainders are avoided.',
    'तिथि, वार, नक्षत्र और लग्न की संख्याओं का जोड़, नौ से भाग देकर; पाँच शेषफल वर्जित हैं।',
  ),
  'star-panchaka': line(
    'The Moon in Aquarius or Pisces, where the last five nakshatras lie.',
    'कुंभ या मीन में चंद्रमा, जहाँ आख़िरी पाँच नक्षत्र पड़ते हैं।',
  ),
  'disha-shula': line(
    'The direction in which one does not set out on that weekday.',
    'वह दिशा जिसमें उस वार को यात्रा आरंभ नहीं करते।',
  ),
  'tara-bala': line(
    'The strength of the Moon’s nakshatra, counted from the person’s birth star.',
    'व्यक्ति के जन्म नक्षत्र से गिना गया चंद्र नक्षत्र का बल।',
  ),
  'chandra-bala': line(
    'The strength of the Moon, counted from the person’s own Moon sign.',
    'व्यक्ति की जन्म राशि से गिना गया चंद्रमा का बल।',
  ),
}
