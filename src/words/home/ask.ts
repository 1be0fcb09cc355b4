import type { LocalizedTemplate, LocalizedText } from '../say.ts'
import { formatNumber, formatRupees } from '../say.ts'

/** The question box of the home page, and the way from it to the answer. */
export const askWords = {
  title: { en: 'Ask your question', hi: 'अपना प्रश्न पूछें' },
  description: {
    en: 'Ask about marriage, work, money or health: see your chart and the first lines of the answer, free.',
    hi: 'शादी, नौकरी, पैसे या सेहत के बारे में पूछें: अपनी कुंडली और उत्तर की पहली पंक्तियाँ मुफ़्त देखें।',
  },
  question: { en: 'Your question', hi: 'आपका प्रश्न' },
  placeholder: {
    en: 'Ask as you would ask a friend: “When will I marry?”, “Should I change my job?”',
    hi: 'जैसे किसी अपने से पूछते हैं: “शादी कब होगी?”, “नौकरी बदल लूँ?”',
  },
  topics: { en: 'Topics', hi: 'विषय' },
  ask: { en: 'Ask', hi: 'पूछें' },
  asking: { en: 'One moment …', hi: 'एक पल …' },
  tooShort: {
    en: 'Please write your question in a few more words.',
    hi: 'कृपया अपना प्रश्न थोड़े और शब्दों में लिखें।',
  },
  birthTitle: { en: 'When and where were you born?', hi: 'आपका जन्म कब और कहाँ हुआ?' },
  birthWhy: {
    en: 'The answer is read from your chart, and the chart from these details. No login yet.',
    hi: 'उत्तर आपकी कुंडली से मिलेगा, और कुंडली इन्हीं से बनेगी। अभी लॉग इन नहीं करना है।',
  },
  show: { en: 'Show my chart and the answer', hi: 'मेरी कुंडली और उत्तर दिखाएँ' },
  showing: { en: 'Reading your chart …', hi: 'कुंडली देखी जा रही है …' },
  saveAndAsk: { en: 'Save my kundli and ask', hi: 'कुंडली सहेजें और पूछें' },
  youAsked: { en: 'You asked', hi: 'आपने पूछा' },
  otherQuestion: { en: 'Ask something else', hi: 'कुछ और पूछें' },
  otherBirth: { en: 'Change the birth details', hi: 'जन्म का विवरण बदलें' },
  chart: { en: 'Your chart', hi: 'आपकी कुंडली' },
  begins: { en: 'The answer begins', hi: 'उत्तर की शुरुआत' },
  readOn: { en: 'Log in and read on', hi: 'लॉग इन करके आगे पढ़ें' },
  goOn: { en: 'Read on', hi: 'आगे पढ़ें' },
  kept: {
    en: 'Your question and birth details go along: nothing is typed twice.',
    hi: 'प्रश्न और जन्म का विवरण साथ जाएगा: कुछ भी दोबारा नहीं लिखना होगा।',
  },
  wholeKundli: { en: 'See the whole kundli', hi: 'पूरी कुंडली देखें' },
  failed: {
    en: 'That did not work. Please try again in a moment.',
    hi: 'यह नहीं हो पाया। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>

export const askTemplates = {
  more: {
    en: (count: number) =>
      count === 1 ? '… and one more sentence' : `… and ${count} more sentences`,
    hi: (count: number) => (count === 1 ? '… और एक वाक्य' : `… और ${count} वाक्य`),
  },
  free: {
    en: (count: number) => `${formatNumber(count)} questions to Oracle are free.`,
    hi: (count: number) => `ओरेकल से ${formatNumber(count)} प्रश्न मुफ़्त हैं।`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/** What the line of prices needs to know. */
export interface PriceLine {
  freeOracle: number
  freeAstra: number
  /** Rupees for one question. */
  price: number
  plan: { price: number; questions: number } | null
}

/** The one line of prices, with the server's figures. */
export const priceLine = {
  en: ({ freeOracle, freeAstra, price, plan }: PriceLine) =>
    `${freeOracle} + ${freeAstra} questions free, then ${formatRupees(price)} each${plan ? `, or ${formatNumber(plan.questions)} for ${formatRupees(plan.price)} a month` : ''}.`,
  hi: ({ freeOracle, freeAstra, price, plan }: PriceLine) =>
    `${freeOracle} + ${freeAstra} प्रश्न मुफ़्त, फिर ${formatRupees(price)} प्रति प्रश्न${plan ? `, या ${formatRupees(plan.price)} महीने में ${formatNumber(plan.questions)}` : ''}।`,
} satisfies LocalizedTemplate<[PriceLine]>

/** Four topics, each with a question as people put it. */
export const askTopics = [
  {
    key: 'marriage',
    label: { en: 'Marriage', hi: 'शादी' },
    example: { en: 'When will I get married?', hi: 'मेरी शादी कब तक होगी?' },
  },
  {
    key: 'work',
    label: { en: 'Job', hi: 'नौकरी' },
    example: { en: 'Should I change my job this year?', hi: 'क्या इस साल नौकरी बदल लूँ?' },
  },
  {
    key: 'money',
    label: { en: 'Money', hi: 'पैसा' },
    example: { en: 'When will my money situation get better?', hi: 'पैसों की हालत कब सुधरेगी?' },
  },
  {
    key: 'health',
    label: { en: 'Health', hi: 'सेहत' },
    example: { en: 'How will my health be this year?', hi: 'इस साल मेरी सेहत कैसी रहेगी?' },
  },
] as const satisfies { key: string; label: LocalizedText; example: LocalizedText }[]
