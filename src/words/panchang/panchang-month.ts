import type { LocalizedTemplate, LocalizedText } from '../say.ts'

export const panchangMonthWords = {
  title: {
    en: (month: string, place: string) => `Panchang ${month}, ${place}: Hindu calendar with tithi`,
    hi: (month: string, place: string) => `${month} का पंचांग, ${place}: हिंदू कैलेंडर, तिथि सहित`,
  } satisfies LocalizedTemplate<[string, string]>,
  description: {
    en: 'A month’s calendar with festivals, the tithi and nakshatra at each sunrise, full and new moons and sankrantis, for any place from 1900 to 2100.',
    hi: 'महीने का कैलेंडर: त्योहार, हर सूर्योदय की तिथि और नक्षत्र, पूर्णिमा, अमावस्या और संक्रांति, किसी भी स्थान के लिए, 1900 से 2100 तक।',
  },
  month: { en: 'Month', hi: 'महीना' },
  show: { en: 'Show the month', hi: 'महीना देखें' },
  previous: { en: 'Previous month', hi: 'पिछला महीना' },
  next: { en: 'Next month', hi: 'अगला महीना' },
  months: { en: 'Other months', hi: 'दूसरे महीने' },
  lead: {
    en: 'Each day has the tithi and nakshatra at sunrise, when that tithi ends, and the festivals kept on it.',
    hi: 'हर दिन के साथ सूर्योदय के समय की तिथि और नक्षत्र हैं, तिथि कब तक है, और उस दिन के त्योहार।',
  },
  wrong: {
    en: 'That month or place can’t be shown: months go from January 1900 to December 2100. Here is this month instead.',
    hi: 'वह महीना या स्थान नहीं दिखाया जा सकता: महीने जनवरी 1900 से दिसंबर 2100 तक हैं। यहाँ इस महीने का पंचांग दिया गया है।',
  },
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>
