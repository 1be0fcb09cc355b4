import { houseName, nakshatraName, rashiName } from '@drishti/jyotish'
import { moonTransitTexts, type LifeArea } from '../../../words/horoscope/moon.ts'
import { tips } from '../../../words/horoscope/horoscope-server.ts'
import { lifeAreas } from '../../../words/horoscope/horoscope.ts'
import { dayHeadlines, dayMoonTexts, taraTexts } from '../../../words/reading/other-topics.ts'
import { predictionLines, predictionHeadlines } from '../../../words/reading/prediction-lines.ts'
import { dateParts, weekdayNames, type LocalizedText } from '../../../words/say.ts'
import { moreTips } from '../../../words/horoscope/more-tips.ts'
import { turnOf } from './turn-lines.ts'
import { fillLine, fillSeededLine, type AnswerLine } from '../../reading/composer/fill-lines.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import type { DayVerdict } from '../../reading/verdicts/days.ts'
import { dayMs } from '../../../contract/core/constants.ts'
import type { Forecast } from './forecast.ts'

/** "23 November": within a period the year goes without saying. */
function dayAndMonth(utc: string, { language }: Forecast): string {
  return dateText(utc)[language].replace(/ \d{4}$/, '')
}

/** "Monday 23 November": a week's days go by their names. */
function namedDay(utc: string, forecast: Forecast): string {
  const weekday = weekdayNames[forecast.language][dateParts(utc).weekday]
  return forecast.kind === 'weekly'
    ? `${weekday} ${dayAndMonth(utc, forecast)}`
    : dayAndMonth(utc, forecast)
}

/** "23 November, 26 November and 1 December". */
function listDays(days: readonly DayVerdict[], forecast: Forecast): string {
  const names = days.map(({ fromUtc }) => dayAndMonth(fromUtc, forecast))
  const and = forecast.language === 'en' ? ' and ' : ' और '
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and)
}

/** How a prediction opens: by the day's own verdict, or by what most of its days are. */
export function predictionHeadline(forecast: Forecast): AnswerLine | null {
  const { telling, kind, direction, whole, language, days } = forecast
  if (kind === 'daily') {
    const [day] = days
    const slots = { day: dateText(whole.fromUtc)[language] }
    return fillSeededLine(telling, dayHeadlines[direction], 'headline', slots, day?.factIds)
  }
  const slots = { from: dateText(whole.fromUtc)[language], to: dateText(whole.toUtc)[language] }
  const ids = kind === 'yearly' ? yearFacts : kindest(days, 3).flatMap((day) => day.factIds)
  return fillSeededLine(telling, predictionHeadlines[kind][direction], 'headline', slots, ids)
}

/** What a year is judged by first. */
const yearFacts = ['dasha.maha', 'transit.jupiter.house.moon', 'transit.saturn.house.moon']

function kindest(days: readonly DayVerdict[], limit: number): DayVerdict[] {
  return days
    .filter(({ score }) => score >= 1)
    .toSorted((a, b) => b.score - a.score || a.fromUtc.localeCompare(b.fromUtc))
    .slice(0, limit)
    .toSorted((a, b) => a.fromUtc.localeCompare(b.fromUtc))
}

/** Notes the days that are named, so that it may be asked later how they were. */
function noteDays(
  forecast: Forecast,
  kind: readonly DayVerdict[],
  slow: readonly DayVerdict[],
): void {
  const { telling, days } = forecast
  const named = new Set([...kind, ...slow])
  const others = days.filter((day) => !named.has(day))
  // A day's span as instants of its middle: whichever day in India holds it, it is that day alone.
  const unnamed = () =>
    others.map(({ fromUtc }) => {
      const noon = Date.parse(fromUtc) + dayMs / 2
      return { from: noon - dayMs, to: noon + dayMs }
    })
  const rules = [
    { matter: 'good-day', rule: 'day.kind', direction: 'favourable', chosenDays: kind },
    { matter: 'slow-day', rule: 'day.slow', direction: 'patience', chosenDays: slow },
  ] as const
  for (const { chosenDays, ...rule } of rules)
    for (const { fromUtc, factIds } of chosenDays)
      telling.sheet.stretches.push({
        ...{ ...rule, factIds, fromUtc, toUtc: fromUtc, unnamed },
        lastDayText: dayAndMonth(fromUtc, forecast),
      })
}

/** The days to choose, and those to keep light. */
export function bestAndWorstDayLines(forecast: Forecast, limit: number): AnswerLine[] {
  const { telling, days } = forecast
  const kind = kindest(days, limit)
  const slow = days
    .filter(({ score }) => score <= -1.5)
    .toSorted((a, b) => a.score - b.score || a.fromUtc.localeCompare(b.fromUtc))
    .slice(0, limit)
    .toSorted((a, b) => a.fromUtc.localeCompare(b.fromUtc))
  noteDays(forecast, kind, slow)
  const tellDays = (
    pairs: readonly LocalizedText[],
    salt: string,
    chosenDays: readonly DayVerdict[],
  ): AnswerLine | null =>
    chosenDays.length
      ? fillSeededLine(
          telling,
          pairs,
          salt,
          { days: listDays(chosenDays, forecast) },
          chosenDays.flatMap((day) => day.factIds),
        )
      : null
  return [
    tellDays(predictionLines.kindDays, 'kind-days', kind),
    tellDays(predictionLines.slowDays, 'slow-days', slow),
  ].filter((one) => one !== null)
}

/** The Moon of one day, seen from the natal Moon. */
export function moonLine(forecast: Forecast, day: DayVerdict, turn = 0): AnswerLine | null {
  const { telling, language } = forecast
  const pair = predictionLines.moonDay[turn % predictionLines.moonDay.length] as LocalizedText
  const slots = {
    day: namedDay(day.fromUtc, forecast),
    sign: rashiName(day.moonRashi, language),
    house: houseName(day.houseFromMoon, language),
    clause: (dayMoonTexts[day.houseFromMoon - 1] as LocalizedText)[language],
  }
  return fillLine(telling, pair, slots, day.factIds)
}

/** The star of one day, counted from the birth star; null where that is not known. */
export function taraLine(forecast: Forecast, day: DayVerdict): AnswerLine | null {
  const { telling, language } = forecast
  const birthStar = telling.sheet.chart.grahas.moon.nakshatra
  if (birthStar === null || day.tara === null) return null
  const slots = {
    day: namedDay(day.fromUtc, forecast),
    birthStar: nakshatraName(birthStar, language),
    clause: (taraTexts[day.tara - 1] as LocalizedText)[language],
  }
  return fillSeededLine(telling, predictionLines.taraDay, 'tara', slots, [
    ...day.factIds,
    'moon.nakshatra',
  ])
}

/** Each day of a week: by its sign where the Moon has moved on, by its star where it stays. */
export function weekLines(forecast: Forecast): AnswerLine[] {
  const { telling, days } = forecast
  return days.flatMap((day, at) => {
    const stays = at > 0 && days[at - 1]!.moonRashi === day.moonRashi
    const dayLine = stays
      ? (taraLine(forecast, day) ??
        fillSeededLine(
          telling,
          predictionLines.quietDay,
          'quiet-day',
          { day: namedDay(day.fromUtc, forecast) },
          day.factIds,
        ))
      : moonLine(forecast, day, at)
    return dayLine ?? []
  })
}

/** One part of life on one day, under its name. */
export function partLine(forecast: Forecast, part: LifeArea, day: DayVerdict): AnswerLine {
  const { language } = forecast
  const sentence = (moonTransitTexts[part][day.houseFromMoon - 1] as LocalizedText)[language]
  return { text: `${lifeAreas[part][language]}: ${lowerFirst(sentence)}`, factIds: day.factIds }
}

const lowerFirst = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** One small thing to do: another one each time. */
export function endLines(forecast: Forecast): AnswerLine[] {
  const all = [...tips.general, ...moreTips.general]
  const tip = all[turnOf(forecast) % all.length] as LocalizedText
  return [{ text: tip[forecast.language], factIds: [] }]
}
