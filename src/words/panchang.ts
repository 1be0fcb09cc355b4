import type { Sentence, SentenceWith } from './say.ts'

export const panchang = {
  title: { en: 'Panchang of any day and place', hi: 'किसी भी दिन और स्थान का पंचांग' },
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
  previousDay: { en: 'Day before', hi: 'पिछला दिन' },
  nextDay: { en: 'Next day', hi: 'अगला दिन' },
  days: { en: 'Other days', hi: 'दूसरे दिन' },
  wholeMonth: { en: 'Whole month', hi: 'पूरा महीना' },
  findMuhurta: { en: 'Find a muhurta', hi: 'मुहूर्त खोजें' },
  another: { en: 'Another day or place', hi: 'दूसरा दिन या स्थान' },
  date: { en: 'Day', hi: 'दिन' },
  place: { en: 'Place', hi: 'स्थान' },
  show: { en: 'Show the panchang', hi: 'पंचांग देखें' },
  otherPlaces: { en: 'Other places of this name:', hi: 'इस नाम के दूसरे स्थान:' },
  placeNone: {
    en: 'No place of this name was found, so Delhi is shown. Check the spelling, or add the state.',
    hi: 'इस नाम का स्थान नहीं मिला, इसलिए दिल्ली दिखाई गई है। वर्तनी जाँचें या राज्य का नाम जोड़ें।',
  },
  wrong: {
    en: 'That day or place can’t be shown: days go from 1 January 1900 to 31 December 2100. Here is today instead.',
    hi: 'वह दिन या स्थान नहीं दिखाया जा सकता: दिन 1 जनवरी 1900 से 31 दिसंबर 2100 तक हैं। उसकी जगह आज का पंचांग है।',
  },
  limbs: { en: 'The limbs of the day', hi: 'दिन के अंग' },
  until: {
    en: (clock: string) => `until ${clock}`,
    hi: (clock: string) => `${clock} तक`,
  } satisfies SentenceWith<[string]>,
  now: { en: 'now', hi: 'अभी' },
  almanac: { en: 'Month and year', hi: 'मास और संवत' },
  sky: { en: 'Sun and Moon', hi: 'सूर्य और चंद्रमा' },
  spans: { en: 'Good and bad spans', hi: 'शुभ और अशुभ काल' },
  sunset: { en: 'sunset', hi: 'सूर्यास्त' },
  sunrise: { en: 'sunrise', hi: 'सूर्योदय' },
  night: { en: 'The tinted part is the night.', hi: 'रंगा हुआ भाग रात है।' },
  countHindu: { en: 'Count from the Hindu sunrise', hi: 'हिंदू सूर्योदय से गिनें' },
  countStandard: { en: 'Count from the sunrise as seen', hi: 'दिखने वाले सूर्योदय से गिनें' },
  choghadiya: { en: 'Choghadiya', hi: 'चौघड़िया' },
  choghadiyaLead: {
    en: 'Eight parts of the day and eight of the night, each in a graha’s charge.',
    hi: 'दिन के आठ और रात के आठ भाग, हर भाग एक ग्रह के अधीन।',
  },
  hora: { en: 'Hora', hi: 'होरा' },
  horaLead: {
    en: 'Twelve hours of the day and twelve of the night, by the order of the grahas.',
    hi: 'दिन की बारह और रात की बारह होराएँ, ग्रहों के क्रम से।',
  },
  byDay: { en: 'By day', hi: 'दिन में' },
  byNight: { en: 'By night', hi: 'रात में' },
  time: { en: 'Time', hi: 'समय' },
  name: { en: 'Name', hi: 'नाम' },
  lord: { en: 'Lord', hi: 'स्वामी' },
  held: { en: 'Held to be', hi: 'फल' },
  clock: {
    en: (timezone: string, offset: string) => `Clock of ${timezone}, ${offset}`,
    hi: (timezone: string, offset: string) => `घड़ी ${timezone}, ${offset}`,
  } satisfies SentenceWith<[string, string]>,
}

export const panchangMonth = {
  title: { en: 'Panchang month by month', hi: 'मासिक पंचांग' },
  description: {
    en: 'A month’s calendar with the tithi and nakshatra at each sunrise, full and new moons and sankrantis, for any place from 1900 to 2100.',
    hi: 'महीने का कैलेंडर: हर सूर्योदय की तिथि और नक्षत्र, पूर्णिमा, अमावस्या और संक्रांति, किसी भी स्थान के लिए, 1900 से 2100 तक।',
  },
  month: { en: 'Month', hi: 'महीना' },
  show: { en: 'Show the month', hi: 'महीना देखें' },
  previous: { en: 'Month before', hi: 'पिछला महीना' },
  next: { en: 'Next month', hi: 'अगला महीना' },
  months: { en: 'Other months', hi: 'दूसरे महीने' },
  lead: {
    en: 'Each square tells the tithi and nakshatra that its sunrise sees, and until when the tithi lasts.',
    hi: 'हर खाने में सूर्योदय की तिथि और नक्षत्र हैं, और तिथि कब तक है।',
  },
  wrong: {
    en: 'That month or place can’t be shown: months go from January 1900 to December 2100. Here is this month instead.',
    hi: 'वह महीना या स्थान नहीं दिखाया जा सकता: महीने जनवरी 1900 से दिसंबर 2100 तक हैं। उसकी जगह यह महीना है।',
  },
} satisfies Record<string, Sentence>

export const muhurta = {
  title: { en: 'Find a muhurta', hi: 'मुहूर्त खोजें' },
  description: {
    en: 'Search any place and range for a muhurta of marriage, a new home, a vehicle, a business, a journey or a naming, with the word and the text of every rule.',
    hi: 'विवाह, गृह प्रवेश, वाहन, व्यापार, यात्रा या नामकरण का मुहूर्त किसी भी स्थान और अवधि में खोजें, हर नियम की राय और उसके ग्रंथ सहित।',
  },
  lead: {
    en: 'By the rules of Muhurta Chintamani. An hour is shown only if no rule forbids it; the score tells how much of what could be good is.',
    hi: 'मुहूर्त चिंतामणि के नियमों से। वही समय दिखता है जिसे कोई नियम मना न करे; अंक बताते हैं कि कितना कुछ शुभ है।',
  },
  purpose: { en: 'What for', hi: 'किसके लिए' },
  from: { en: 'From', hi: 'कब से' },
  to: { en: 'To', hi: 'कब तक' },
  range: { en: 'At most 400 days, 1900 to 2100.', hi: 'अधिक से अधिक 400 दिन, 1900 से 2100 तक।' },
  search: { en: 'Search', hi: 'खोजें' },
  searching: { en: 'Searching …', hi: 'खोज रहे हैं …' },
  wrong: {
    en: 'That range can’t be searched. It goes from an earlier to a later day, at most 400 days, between 1900 and 2100.',
    hi: 'इस अवधि में खोज नहीं हो सकती। पहले दिन से बाद के दिन तक, अधिक से अधिक 400 दिन, 1900 और 2100 के बीच रखें।',
  },
  busy: {
    en: 'Many searches came at once. Please wait a minute and search again.',
    hi: 'एक साथ बहुत सारी खोजें आ गईं। कृपया एक मिनट रुककर फिर खोजें।',
  },
  score: { en: 'score', hi: 'अंक' },
  lagna: {
    en: (sign: string) => `${sign} lagna`,
    hi: (sign: string) => `${sign} लग्न`,
  } satisfies SentenceWith<[string]>,
  between: {
    en: (from: string, to: string) => `${from} to ${to}`,
    hi: (from: string, to: string) => `${from} से ${to}`,
  } satisfies SentenceWith<[string, string]>,
  sources: { en: 'The texts', hi: 'ग्रंथ' },
  notWeighed: {
    en: 'Eclipses and the days before and after combustion are not weighed here.',
    hi: 'ग्रहण और अस्त के पहले-बाद के दिन यहाँ नहीं तौले गए हैं।',
  },
  nobodyWeighed: {
    en: 'Choose whom it is for, and the strength of their Moon and birth star is weighed too.',
    hi: 'किसके लिए है, यह चुनें, तो उनके चंद्र बल और तारा बल भी तौले जाएँगे।',
  },
  person: { en: 'For whom', hi: 'किस व्यक्ति के लिए' },
  anybody: { en: 'No one in particular', hi: 'किसी के लिए विशेष नहीं' },
  bornUnder: {
    en: (star: string, sign: string) => `Birth star ${star} (${sign})`,
    hi: (star: string, sign: string) => `जन्म नक्षत्र ${star} (${sign})`,
  } satisfies SentenceWith<[string, string]>,
  purposes: {
    marriage: { en: 'Marriage', hi: 'विवाह' },
    'house-entry': { en: 'Entering a new home', hi: 'गृह प्रवेश' },
    vehicle: { en: 'Buying a vehicle', hi: 'वाहन क्रय' },
    business: { en: 'Opening a business', hi: 'व्यापार आरंभ' },
    travel: { en: 'Journey', hi: 'यात्रा' },
    naming: { en: 'Naming a child', hi: 'नामकरण' },
  },
}
