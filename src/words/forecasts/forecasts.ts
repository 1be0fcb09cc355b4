import {
  dateParts,
  monthNames,
  type Language,
  type LocalizedTemplate,
  type LocalizedText,
} from '../say.ts'
import { forecastPeople, forecastTopics, type ForecastTopic } from './topics.ts'

/** One's own forecasts: what was named, and what came. */
export const forecastWords = {
  title: { en: 'Did it come?', hi: 'क्या ऐसा हुआ?' },
  description: {
    en: 'The times that were named for you, and what you say came of them.',
    hi: 'आपके लिए बताए गए समय, और उनमें क्या हुआ।',
  },
  lead: {
    en: 'When an answer names a time, we keep it here and ask you when it is over. One tap is enough, and you can change it. All answers together, good or bad, stand on the page of how right we are; yours alone nobody sees.',
    hi: 'जब कोई उत्तर समय बताता है, हम उसे यहाँ रखते हैं और समय बीतने पर आपसे पूछते हैं। एक बार दबाना काफ़ी है, और आप उसे बदल सकते हैं। सबके उत्तर मिलाकर, अच्छे हों या बुरे, “हम कितने सही हैं” वाले पेज पर दिखते हैं; अकेले आपका उत्तर कोई नहीं देखता।',
  },
  toPublic: { en: 'How right we are', hi: 'हम कितने सही हैं' },
  due: { en: 'To answer now', hi: 'अब बताइए' },
  later: { en: 'Still to come', hi: 'आगे के समय' },
  before: { en: 'Answered, or long past', hi: 'जिन पर उत्तर दिया, या पुराने' },
  empty: {
    en: 'No time has been named for you yet.',
    hi: 'अभी आपके लिए कोई समय नहीं बताया गया है।',
  },
  emptyHint: {
    en: 'Ask when something will come: if the chart shows a time, it will stand here.',
    hi: 'पूछिए कि कोई बात कब होगी: कुंडली में समय दिखा तो वह यहाँ आ जाएगा।',
  },
  two: {
    en: 'Here we ask about two times, of which we named one. We will say which one once you have answered both: only then does it show whether our naming is worth anything.',
    hi: 'यहाँ हम दो समय के बारे में पूछते हैं, जिनमें से एक हमने बताया था। कौन-सा, यह दोनों पर आपके उत्तर के बाद बताएँगे। तभी पता चलेगा कि हमारे बताए समय में कितना दम है।',
  },
  wasNamed: { en: 'This time we named.', hi: 'यह समय हमने बताया था।' },
  wasNotNamed: {
    en: 'This time we did not name; it is here for comparison.',
    hi: 'यह समय हमने नहीं बताया था; यह तुलना के लिए है।',
  },
  ahead: { en: 'This time has not begun.', hi: 'यह समय अभी शुरू नहीं हुआ।' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteAll: { en: 'Delete all', hi: 'सब हटाएँ' },
  deleteAllSure: {
    en: 'Delete everything that is kept here? It will not be counted any more.',
    hi: 'यहाँ रखा सब कुछ हटा दें? फिर यह गिना नहीं जाएगा।',
  },
  privateDue: {
    en: 'A time that we named, or did not, is over. Tell us what came of it.',
    hi: 'जिसके बारे में पूछना था, वह समय बीत गया है। बताइए, क्या हुआ?',
  },
  toMine: { en: 'All of yours', hi: 'आपके सभी' },
} satisfies Record<string, LocalizedText>

export const judgementNames = {
  yes: { en: 'Yes', hi: 'हाँ' },
  partly: { en: 'Partly', hi: 'कुछ हद तक' },
  no: { en: 'No', hi: 'नहीं' },
  'not-yet': { en: 'Not yet', hi: 'अभी नहीं' },
  'never-ask': { en: 'Don’t ask me', hi: 'मुझसे न पूछें' },
} satisfies Record<string, LocalizedText>

export const forecastTemplates = {
  toldOn: {
    en: (name: string, day: string) => `${name} · named on ${day}`,
    hi: (name: string, day: string) => `${name} · ${day} को बताया`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string]>>

/** Days of a stretch, 2027-06-01, both in it. */
export interface ForecastDays {
  fromDay: string
  untilDay: string
}

/** "3 June to 20 November 2027", "5 to 13 June 2027", whole months without their days: "June to November 2027". */
export function spanText({ fromDay, untilDay }: ForecastDays, language: Language): string {
  const [from, until] = [dateParts(fromDay, 'UTC'), dateParts(untilDay, 'UTC')]
  const lastOfMonth = new Date(Date.UTC(until.year, until.month, 0)).getUTCDate()
  const isWhole = from.day === 1 && until.day === lastOfMonth
  const text = (part: typeof from, withYear: boolean) =>
    [
      ...(isWhole ? [] : [part.day]),
      monthNames[language][part.month - 1],
      ...(withYear ? [part.year] : []),
    ].join(' ')
  const isOne = isWhole
    ? from.year === until.year && from.month === until.month
    : fromDay === untilDay
  if (isOne) return text(until, true)
  const between = language === 'en' ? ' to ' : ' से '
  if (!isWhole && from.year === until.year && from.month === until.month)
    return String(from.day) + between + text(until, true)
  return text(from, from.year !== until.year) + between + text(until, true)
}

/** What it was named for, and in whose life. */
export function matterText(topic: string, whose: string, language: Language): string {
  const name = (forecastTopics[topic as ForecastTopic] ?? forecastTopics.general)[language]
  const person = forecastPeople[whose]?.[language]
  if (!person) return name
  return language === 'en' ? `${name} for ${person}` : `${person} के लिए ${name}`
}

/** What is asked about. */
export interface ForecastQuestion extends ForecastDays {
  topic: string
  whose: string
  /** Without a word on whether it was named. */
  isBlind: boolean
  /** Neither over nor long in its middle: nothing is asked yet. */
  stage: 'ahead' | 'running' | 'middle' | 'over'
}

/** "We named June to November 2027 for a change of work. Did it come?" */
export function forecastQuestion(question: ForecastQuestion, language: Language): string {
  const { topic, whose, isBlind, stage } = question
  const span = spanText(question, language)
  const matter = matterText(topic, whose, language)
  const isDay = topic === 'good-day' || topic === 'slow-day'
  const isOver = stage === 'over'
  // What has not begun is told, and nothing of it is asked.
  if (stage === 'ahead' && (isBlind || isDay)) {
    if (isBlind) return `${span}: ${matter}${language === 'hi' ? '।' : '.'}`
    return language === 'hi'
      ? `हमने ${span} को ${matter} बताया है।`
      : `We named ${span} as ${matter}.`
  }
  if (language === 'hi') {
    if (isDay)
      return isBlind
        ? `${span}: क्या यह ${matter} था?`
        : `हमने ${span} को ${matter} बताया था। क्या वह ऐसा था?`
    if (isBlind) return `${span}: क्या इस बीच ऐसा हुआ: ${matter}?`
    const named = `हमने ${span} का समय इसके लिए बताया${isOver ? ' था' : ' है'}: ${matter}।`
    return stage === 'ahead' ? named : `${named} क्या ऐसा ${isOver ? 'हुआ' : 'हो चुका है'}?`
  }
  if (isDay)
    return isBlind ? `${span}: was it ${matter}?` : `We named ${span} as ${matter}. Was it?`
  if (isBlind) return `${span}: did ${matter} come in this time?`
  const named = `We named ${span} for ${matter}.`
  return stage === 'ahead' ? named : `${named} ${isOver ? 'Did it come?' : 'Has it come?'}`
}
