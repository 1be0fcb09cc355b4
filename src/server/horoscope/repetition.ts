import { addDays } from '../panchang/place-clock.ts'
import type { Language } from '../../words/say.ts'
import { skyOfDay } from './sky-of-day.ts'
import { lifePartNames, writeHoroscope } from './write-horoscope.ts'

/** How much of a sign's day is read again later: shares of its sentences, 0 to 1, over all signs and days. */
export interface Repetition {
  nextDay: number
  withinWeek: number
  withinMonth: number
  /** Sentences of a day, in the mean. */
  sentences: number
}

function sentencesOf(date: string, sign: number, language: Language): string[] {
  const { parts } = writeHoroscope(sign, skyOfDay(date))
  return lifePartNames.flatMap((part) => parts[part].text[language].split(/(?<=[.!?।])\s+/))
}

/** Measures the days from a date on, YYYY-MM-DD, each against the thirty that follow it. */
export function measureRepetition(from: string, days: number, language: Language): Repetition {
  const total = { nextDay: 0, withinWeek: 0, withinMonth: 0, sentences: 0 }
  for (let sign = 0; sign < 12; sign++) {
    const texts = Array.from({ length: days + 30 }, (_, ahead) =>
      sentencesOf(addDays(from, ahead), sign, language),
    )
    for (let day = 0; day < days; day++) {
      const seen = (ahead: number) => new Set(texts.slice(day + 1, day + 1 + ahead).flat())
      const [next, week, month] = [seen(1), seen(7), seen(30)]
      for (const sentence of texts[day]!) {
        total.sentences++
        if (next.has(sentence)) total.nextDay++
        if (week.has(sentence)) total.withinWeek++
        if (month.has(sentence)) total.withinMonth++
      }
    }
  }
  const share = (count: number) => count / total.sentences
  return {
    nextDay: share(total.nextDay),
    withinWeek: share(total.withinWeek),
    withinMonth: share(total.withinMonth),
    sentences: total.sentences / (days * 12),
  }
}
