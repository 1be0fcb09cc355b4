import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page of failed answers and costs. */
export const adminAnswersWords = {
  title: { en: 'Answers and costs', hi: 'उत्तर और लागत' },
  lead: {
    en: 'Failed answers are never paid for. No question stands here.',
    hi: 'जो उत्तर पूरे नहीं हुए, उनका भुगतान नहीं होता। यहाँ कोई प्रश्न नहीं दिखता।',
  },
  days: { en: 'Days', hi: 'दिन' },
  show: { en: 'Show', hi: 'दिखाएँ' },
  failed: { en: 'Failed answers', hi: 'जो उत्तर पूरे नहीं हुए' },
  noFailed: { en: 'No answer failed in that time.', hi: 'इस समय में हर उत्तर पूरा हुआ।' },
  latest: { en: 'The latest', hi: 'सबसे हाल के' },
  costs: { en: 'Costs by day', hi: 'दिन की लागत' },
  noCosts: { en: 'No answer was written in that time.', hi: 'इस समय में कोई उत्तर नहीं लिखा गया।' },
  day: { en: 'Day', hi: 'दिन' },
  whose: { en: 'Whose', hi: 'किसका' },
  cause: { en: 'Cause', hi: 'कारण' },
  count: { en: 'How many', hi: 'कितने' },
  time: { en: 'Time', hi: 'समय' },
  answers: { en: 'Answers', hi: 'उत्तर' },
  byModel: { en: 'By the model', hi: 'मॉडल के लिखे' },
  tokensIn: { en: 'Tokens in', hi: 'भेजे टोकन' },
  tokensOut: { en: 'Tokens out', hi: 'मिले टोकन' },
  rupees: { en: 'Cost', hi: 'लागत' },
  firstHalf: { en: 'First sentence, median', hi: 'पहला वाक्य, माध्यिका' },
  firstMost: { en: 'First sentence, 95 %', hi: 'पहला वाक्य, 95 %' },
  whole: { en: 'Whole, 95 %', hi: 'पूरा उत्तर, 95 %' },
  prediction: { en: 'Prediction', hi: 'भविष्यफल' },
} satisfies Record<string, LocalizedText>

export const failCauses: Record<'broke-off' | 'unpaid' | 'too-long' | 'unwritten', LocalizedText> =
  {
    'broke-off': { en: 'The server ended while it was written', hi: 'लिखते समय सर्वर बंद हो गया' },
    unpaid: { en: 'Nothing was left to pay with', hi: 'भुगतान के लिए कुछ बचा नहीं था' },
    'too-long': { en: 'It took too long', hi: 'बहुत समय लगा' },
    unwritten: {
      en: 'Too few sentences that the chart bears',
      hi: 'कुंडली पर टिके वाक्य बहुत कम बने',
    },
  }

export const adminAnswersTemplates = {
  estimated: {
    en: (count: number) =>
      count === 1
        ? 'The tokens of one answer are an estimate.'
        : `The tokens of ${count} answers are estimates.`,
    hi: (count: number) => `${count} उत्तरों के टोकन अनुमान हैं।`,
  },
  seconds: {
    en: (seconds: string) => `${seconds} s`,
    hi: (seconds: string) => `${seconds} से.`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
