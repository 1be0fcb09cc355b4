import type { LocalizedText } from '../say.ts'

export const forecastRefusals = {
  noForecast: { en: 'This one is not there any more.', hi: 'यह अब यहाँ नहीं है।' },
  tooEarly: {
    en: 'This time has not begun yet. You can say what came of it once it has.',
    hi: 'यह समय अभी शुरू नहीं हुआ है। शुरू होने पर आप बता सकेंगे कि क्या हुआ।',
  },
} satisfies Record<string, LocalizedText>

export const forecastReplies = {
  judged: { en: 'Thank you, noted.', hi: 'धन्यवाद, दर्ज कर लिया।' },
  deleted: { en: 'Deleted.', hi: 'हटा दिया।' },
} satisfies Record<string, LocalizedText>
