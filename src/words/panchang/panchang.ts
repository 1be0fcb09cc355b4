import type { LocalizedTemplate } from '../say.ts'

export const panchangWords = {
  titleToday: {
    en: (date: string, place: string) =>
      `Aaj ka Panchang, ${date}, ${place}: today’s tithi and Rahu Kaal`,
    hi: (date: string, place: string) => `आज का पंचांग, ${date}, ${place}: तिथि और राहु काल`,
  } satisfies LocalizedTemplate<[string, string]>,
  title: {
    en: (date: string, place: string) => `Panchang of ${date}, ${place}: tithi and Rahu Kaal`,
    hi: (date: string, place: string) => `${date} का पंचांग, ${place}: तिथि और राहु काल`,
  } satisfies LocalizedTemplate<[string, string]>,
  headingToday: {
    en: (day: string) => `Today’s panchang: ${day}`,
    hi: (day: string) => `आज का पंचांग: ${day}`,
  } satisfies LocalizedTemplate<[string]>,
  headingOf: {
    en: (day: string) => `Panchang of ${day}`,
    hi: (day: string) => `${day} का पंचांग`,
  } satisfies LocalizedTemplate<[string]>,
  description: {
    en: 'Tithi, nakshatra, yoga and karana with their end times, sunrise and moonrise, Rahu Kaal, Abhijit, choghadiya and hora for any place and day from 1900 to 2100.',
    hi: 'तिथि, नक्षत्र, योग और करण समाप्ति समय सहित, सूर्योदय और चंद्रोदय, राहु काल, अभिजित, चौघड़िया और होरा: 1900 से 2100 तक, किसी भी स्थान और दिन के लिए।',
  },
  keywords: {
    en: 'panchang, tithi today, rahu kaal, choghadiya, hora, nakshatra today',
    hi: 'पंचांग, आज की तिथि, राहु काल, चौघड़िया, होरा, आज का नक्षत्र',
  },
  heading: { en: 'Panchang', hi: 'पंचांग' },
  today: { en: 'Today', hi: 'आज' },
  previousDay: { en: 'Previous day', hi: 'पिछला दिन' },
  nextDay: { en: 'Next day', hi: 'अगला दिन' },
  days: { en: 'Other days', hi: 'दूसरे दिन' },
  wholeMonth: { en: 'Whole month', hi: 'पूरा महीना' },
  festivals: { en: 'Festivals and vrats', hi: 'व्रत और त्योहार' },
  findMuhurta: { en: 'Find a muhurta', hi: 'मुहूर्त खोजें' },
  another: { en: 'Another day or place', hi: 'दूसरा दिन या स्थान' },
  date: { en: 'Day', hi: 'दिन' },
  place: { en: 'Place', hi: 'स्थान' },
  show: { en: 'Show the panchang', hi: 'पंचांग देखें' },
  keepPlace: { en: 'Show and remember this city', hi: 'देखें और यह शहर याद रखें' },
  yourCity: { en: 'your city', hi: 'आपका शहर' },
  otherCity: { en: 'Another city', hi: 'दूसरा शहर' },
  otherPlaces: { en: 'Other places of this name:', hi: 'इस नाम के दूसरे स्थान:' },
  placeNone: {
    en: 'No place of this name was found, so Delhi is shown. Check the spelling, or add the state.',
    hi: 'इस नाम का स्थान नहीं मिला, इसलिए दिल्ली दिखाई गई है। वर्तनी जाँचें या राज्य का नाम जोड़ें।',
  },
  wrong: {
    en: 'That day or place can’t be shown: days go from 1 January 1900 to 31 December 2100. Here is today instead.',
    hi: 'उस दिन या स्थान का पंचांग नहीं दिखाया जा सकता: दिन 1 जनवरी 1900 से 31 दिसंबर 2100 तक हैं। यहाँ आज का पंचांग दिया गया है।',
  },
  limbs: { en: 'The five parts of the panchang', hi: 'पंचांग के पाँच अंग' },
  until: {
    en: (clock: string) => `until ${clock}`,
    hi: (clock: string) => `${clock} तक`,
  } satisfies LocalizedTemplate<[string]>,
  now: { en: 'now', hi: 'अभी' },
  almanac: { en: 'Month and year', hi: 'मास और संवत' },
  sky: { en: 'Sun and Moon', hi: 'सूर्य और चंद्रमा' },
  spans: { en: 'Good and bad times', hi: 'शुभ और अशुभ काल' },
  sunset: { en: 'sunset', hi: 'सूर्यास्त' },
  sunrise: { en: 'sunrise', hi: 'सूर्योदय' },
  night: { en: 'The shaded part is the night.', hi: 'रंगा हुआ भाग रात है।' },
  countHindu: { en: 'Count from the Hindu sunrise', hi: 'हिंदू सूर्योदय से गिनें' },
  countStandard: { en: 'Count from the sunrise as seen', hi: 'दिखने वाले सूर्योदय से गिनें' },
  choghadiya: { en: 'Choghadiya', hi: 'चौघड़िया' },
  choghadiyaLead: {
    en: 'Eight parts of the day and eight of the night, each ruled by a graha.',
    hi: 'दिन के आठ और रात के आठ भाग, हर भाग का स्वामी एक ग्रह।',
  },
  hora: { en: 'Hora', hi: 'होरा' },
  horaLead: {
    en: 'Twelve hours of the day and twelve of the night, in the order of the grahas.',
    hi: 'दिन की बारह और रात की बारह होराएँ, ग्रहों के क्रम से।',
  },
  byDay: { en: 'By day', hi: 'दिन में' },
  byNight: { en: 'By night', hi: 'रात में' },
  time: { en: 'Time', hi: 'समय' },
  name: { en: 'Name', hi: 'नाम' },
  lord: { en: 'Lord', hi: 'स्वामी' },
  held: { en: 'Quality', hi: 'फल' },
  clock: {
    en: (timezone: string, offset: string) => `Time zone ${timezone}, ${offset}`,
    hi: (timezone: string, offset: string) => `समय क्षेत्र ${timezone}, ${offset}`,
  } satisfies LocalizedTemplate<[string, string]>,
}
