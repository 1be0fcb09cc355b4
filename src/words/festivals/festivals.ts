import type { LocalizedText } from '../say.ts'

export const festivalWords = {
  heading: { en: 'Festivals and vrats', hi: 'व्रत और त्योहार' },
  months: { en: 'Months of the year', hi: 'वर्ष के महीने' },
  around: { en: 'Other calendars', hi: 'दूसरे कैलेंडर' },
  related: { en: 'Look up', hi: 'और देखें' },
  panchang: { en: 'Today’s panchang', hi: 'आज का पंचांग' },
  dayPanchang: { en: 'Panchang of the day', hi: 'इस दिन का पंचांग' },
  rule: { en: 'Rule', hi: 'नियम' },
  because: { en: 'Why this day', hi: 'यही दिन क्यों' },
  source: { en: 'Source', hi: 'स्रोत' },
  whyAndRule: { en: 'Tithi, reason, rule', hi: 'तिथि, कारण, नियम' },
  ruleAndSource: { en: 'Rule and source', hi: 'नियम और स्रोत' },
  lunarDay: { en: 'Lunar day', hi: 'चांद्र तिथि' },
  span: { en: 'Duration', hi: 'अवधि' },
  otherPlace: { en: 'For another place', hi: 'दूसरे स्थान के लिए' },
  show: { en: 'Show the dates there', hi: 'वहाँ की तारीख़ें देखें' },
  today: { en: 'today', hi: 'आज' },
  wrong: {
    en: 'That place can’t be shown. Here are the dates for Delhi instead.',
    hi: 'उस स्थान की तारीख़ें नहीं दिखाई जा सकतीं। यहाँ दिल्ली की तारीख़ें दी गई हैं।',
  },
} satisfies Record<string, LocalizedText>
