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
  title: { en: 'Did it happen?', hi: 'क्या ऐसा हुआ?' },
  description: {
    en: 'The times that were named for you, and what you say happened.',
    hi: 'आपके लिए बताए गए समय, और उनमें क्या हुआ।',
  },
  lead: {
    en: 'When an answer names a time, we keep it here and ask you about it when it is over. One tap is enough, and you can change it later. All the answers together, good or bad, are shown under “What came true”; nobody sees yours on its own.',
    hi: 'किसी उत्तर में समय बताया जाए, तो वह यहाँ आ जाता है और बीतने पर हम आपसे पूछते हैं कि क्या हुआ। बस एक बटन दबाना है, और उत्तर बाद में बदला भी जा सकता है। सबके उत्तरों का जोड़, अच्छा हो या बुरा, “क्या सच हुआ” में दिखता है; अकेले आपका उत्तर कोई नहीं देखता।',
  },
  toPublic: { en: 'What came true', hi: 'क्या सच हुआ' },
  due: { en: 'Waiting for your answer', hi: 'अब बताइए' },
  later: { en: 'Still to come', hi: 'आगे के समय' },
  before: { en: 'Answered, or long past', hi: 'जिनका उत्तर दे चुके, और पुराने' },
  empty: {
    en: 'No time has been named for you yet.',
    hi: 'अभी आपके लिए कोई समय नहीं बताया गया है।',
  },
  emptyHint: {
    en: 'Ask when something will happen: if the chart shows a time, it will appear here.',
    hi: 'पूछिए कि कोई काम कब होगा: कुंडली में समय दिखा, तो वह यहाँ आ जाएगा।',
  },
  two: {
    en: 'Where two times stand together, we named only one of them. We will say which one once you have answered both: only in this way can it be seen whether our answer was worth anything.',
    hi: 'जहाँ दो समय साथ लिखे हैं, वहाँ हमने उनमें से एक ही बताया था। वह कौन-सा था, यह दोनों के बारे में आपके उत्तर मिलने पर बताएँगे। तभी पता चलेगा कि हमारा बताया समय कितना सही था।',
  },
  wasNamed: { en: 'We named this time.', hi: 'यह समय हमने बताया था।' },
  wasNotNamed: {
    en: 'We did not name this time; it is here for comparison.',
    hi: 'यह समय हमने नहीं बताया था; यह तुलना के लिए है।',
  },
  ahead: { en: 'This time has not begun yet.', hi: 'यह समय अभी शुरू नहीं हुआ।' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteAll: { en: 'Delete all', hi: 'सब हटाएँ' },
  deleteAllSure: {
    en: 'Delete everything that is kept here? It will no longer be counted.',
    hi: 'यहाँ का सब कुछ हटा दें? इसके बाद यह गिनती में नहीं आएगा।',
  },
  privateDue: {
    en: 'A time that we wanted to ask you about is over. Tell us what happened.',
    hi: 'जिस समय के बारे में पूछना था, वह बीत गया है। बताइए, क्या हुआ?',
  },
  privateMiddle: {
    en: 'A longer time that we wanted to ask you about is half over. Tell us what has happened so far.',
    hi: 'जिस लंबे समय के बारे में पूछना था, वह आधा बीत चुका है। बताइए, अब तक क्या हुआ?',
  },
  toMine: { en: 'All of yours', hi: 'आपके सभी' },
} satisfies Record<string, LocalizedText>

export const judgementNames = {
  yes: { en: 'Yes', hi: 'हाँ' },
  partly: { en: 'Partly', hi: 'कुछ हद तक' },
  no: { en: 'No', hi: 'नहीं' },
  'not-yet': { en: 'Not yet', hi: 'अभी तक नहीं' },
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is asked about. */
export interface ForecastQuestion extends ForecastDays {
  topic: string
  whose: string
  /** Without a word on whether it was named. */
  isBlind: boolean
  /** Neither over nor long in its middle: nothing is asked yet. */
  stage: 'ahead' | 'running' | 'middle' | 'over'
}

/** "We named June to November 2027 for a change of work. Did it happen?" */
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
        : `हमने ${span} को ${matter} बताया था। क्या दिन वैसा ही रहा?`
    if (isBlind)
      return isOver ? `${matter}, ${span}: क्या ऐसा हुआ?` : `${matter}, ${span}: क्या अब तक ऐसा हुआ है?`
    const named = `${matter}: इसके लिए हमने ${span} का समय बताया${isOver ? ' था' : ' है'}।`
    return stage === 'ahead' ? named : `${named} क्या ${isOver ? 'ऐसा हुआ' : 'अब तक ऐसा हुआ है'}?`
  }
  if (isDay)
    return isBlind ? `${span}: was it ${matter}?` : `We named ${span} as ${matter}. Was it?`
  if (isBlind)
    return isOver
      ? `${capital(matter)}, ${span}: did it happen?`
      : `${capital(matter)}, ${span}: has it happened so far?`
  const named = `We named ${span} for ${matter}.`
  return stage === 'ahead' ? named : `${named} ${isOver ? 'Did it happen?' : 'Has it happened?'}`
}
