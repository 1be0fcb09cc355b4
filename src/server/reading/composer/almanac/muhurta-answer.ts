import * as texts from '../../../../words/reading/almanac/muhurta-texts.ts'
import { undertakingTexts } from '../../../../words/reading/almanac/undertakings.ts'
import { monthNames } from '../../../../words/say.ts'
import { startOfIstDay } from '../../../core/time/india-time.ts'
import { dayMs } from '../../../../contract/core/constants.ts'
import { almanacFacts, muhurtaFacts } from '../../almanac/almanac-facts.ts'
import { namesTreatment } from '../../frame/rules/choices/treatment.ts'
import { anyBeginning } from '../../almanac/undertakings.ts'
import { dayText, hoursText, weekdayAndDay } from '../../almanac/almanac-text.ts'
import type { AlmanacDay, MuhurtaDay, MuhurtaFinding } from '../../almanac/almanac.ts'
import type { DayRange } from '../../almanac/almanac-question.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { speak } from '../chart/lines/chart-input.ts'
import { reasonLines, refusalLines } from './muhurta-reasons.ts'
import { placeLine } from './place-line.ts'

/** A day that is good for something, in the asker's time: named in the first sentence, with its reasons. */

type Line = AnswerLine | null
type Slots = Record<string, string>

/** A score from which a day is good, of 100; below it the day will do. */
const goodFrom = 62

/** The times of an answer, as the claim check takes them. */
export interface AlmanacAnswer {
  lines: Line[][]
  keys: string[]
  windows: { fromUtc: string; toUtc: string }[]
}

/** A span of civil days as days in India, both ends included. */
export function windowOf(from: string, to: string): { fromUtc: string; toUtc: string } {
  const end = startOfIstDay(to).getTime() + dayMs - 1000
  return { fromUtc: startOfIstDay(from).toISOString(), toUtc: new Date(end).toISOString() }
}

function withinText({ language }: QuestionInput, { kind, from, to }: DayRange): string {
  const [year, month] = [to.slice(0, 4), monthNames[language][Number(to.slice(5, 7)) - 1]]
  const text = texts.withinTexts[kind === 'month' || kind === 'year' ? kind : 'days'][language]
  // What is left of a year that has begun is told as its days.
  const isPart = kind === 'year' && !from.endsWith('-01-01')
  const plain = isPart ? texts.withinTexts.days[language] : text
  return plain
    .replace('{month}', `${month} ${year}`)
    .replace('{year}', year)
    .replace('{to}', dayText(to, language))
}

const dayFacts = ({ date }: MuhurtaDay): string[] => [`muhurta.${date}.score`]

function daySlots({ language }: QuestionInput, day: MuhurtaDay, finding: MuhurtaFinding): Slots {
  return {
    act: undertakingTexts[finding.undertaking.id].act[language],
    day: weekdayAndDay(day.date, language),
    hours: hoursText(day.span, finding.place, language),
  }
}

/** Whether two days are weighed for a treatment: beside a wedding or a house it is only told why a day falls out. */
const isOfTreatment = (
  { question }: QuestionInput,
  { range, undertaking }: MuhurtaFinding,
): boolean => range.named?.length === 2 && undertaking === anyBeginning && namesTreatment(question)

function firstLine(input: QuestionInput, finding: MuhurtaFinding): Line {
  const { best, next, range, undertaking } = finding
  const { muhurtaTexts } = texts
  const within = withinText(input, range)
  const span = { within, Within: capitalize(within) }
  const isNamed = range.kind === 'day'
  const isOfTwo = range.named?.length === 2
  const two = best?.date ?? finding.freer
  if (isOfTwo && two && isOfTreatment(input, finding))
    return speak(
      input,
      muhurtaTexts.ofTwoTreatment,
      { day: weekdayAndDay(two, input.language) },
      best ? dayFacts(best) : [],
    )
  if (best && isOfTwo)
    return speak(input, muhurtaTexts.ofTwo, daySlots(input, best, finding), dayFacts(best))
  if (!best && isOfTwo && next) {
    const freer = finding.freer ? weekdayAndDay(finding.freer, input.language) : ''
    const slots = { ...daySlots(input, next, finding), freer }
    return speak(input, muhurtaTexts.noneOfTwo, slots, dayFacts(next))
  }
  if (best && range.asksNext)
    return speak(input, muhurtaTexts.nextGood, daySlots(input, best, finding), dayFacts(best))
  if (best && range.asksHour)
    return speak(input, muhurtaTexts.hour, daySlots(input, best, finding), dayFacts(best))
  if (best && next && range.asksDates && next.date <= range.to)
    return speak(
      input,
      muhurtaTexts.twoDates,
      {
        ...daySlots(input, best, finding),
        other: weekdayAndDay(next.date, input.language),
        otherHours: hoursText(next.span, finding.place, input.language),
      },
      [...dayFacts(best), ...dayFacts(next)],
    )
  if (best) {
    const verdict = best.span.score >= goodFrom ? 'good' : 'fair'
    const text = muhurtaTexts[isNamed ? verdict : 'best']
    return speak(input, text, { ...daySlots(input, best, finding), ...span }, dayFacts(best))
  }
  const act = undertakingTexts[undertaking.id].act[input.language]
  if (isNamed)
    return speak(
      input,
      muhurtaTexts[finding.isByNight ? 'badByDay' : 'bad'],
      { act, day: weekdayAndDay(range.from, input.language) },
      [`almanac.${range.from}.vara`],
    )
  if (!next) return speak(input, muhurtaTexts.noneAtAll, { act, ...span })
  return speak(
    input,
    muhurtaTexts.noneWithin,
    { ...daySlots(input, next, finding), ...span },
    dayFacts(next),
  )
}

/** Of two days the one that was not taken, where no rule lets an hour of it pass. */
function otherDayLine(input: QuestionInput, { best, next, range }: MuhurtaFinding): Line {
  const other = best && range.named?.length === 2 && range.named.find((date) => date !== best.date)
  if (!other || next?.date === other) return null
  const day = weekdayAndDay(other, input.language)
  return speak(input, texts.muhurtaTexts.otherNot, { day })
}

/** The answer to "is it good on …?" and "which day is good for …?". */
export function muhurtaAnswer(input: QuestionInput, finding: MuhurtaFinding): AlmanacAnswer {
  const { best, next, range, refused, undertaking, place } = finding
  const { sheet, language } = input
  const isNow = (day: AlmanacDay) => day.date === sheet.at.toISOString().slice(0, 10)
  const days = [best, next].filter((day) => day !== null)
  for (const day of days) {
    addFacts(sheet, muhurtaFacts(day, undertaking.purpose))
    addFacts(sheet, almanacFacts(day, sheet.chart, isNow(day)))
  }
  if (refused) addFacts(sheet, almanacFacts(refused.day, sheet.chart, isNow(refused.day)))
  const isTreatment = isOfTreatment(input, finding)
  const told = best ?? (isTreatment ? null : next)
  const nextText = texts.muhurtaTexts[best ? 'next' : 'nextGood']
  const isNextTold =
    (!best && range.kind !== 'day') || (range.asksDates && next !== null && next.date <= range.to)
  const nextLine =
    next && !isNextTold
      ? speak(input, nextText, daySlots(input, next, finding), dayFacts(next))
      : null
  const reasons = told ? reasonLines(input, finding, told) : []
  const counted = undertaking.hasOwnTable ? null : speak(input, texts.muhurtaTexts.counted)
  const advice = undertakingTexts[undertaking.id].advice[language]
  const treatmentLines = [
    [firstLine(input, finding), speak(input, texts.muhurtaTexts.besideTreatment)],
    told ? [...reasons] : [speak(input, texts.muhurtaTexts.otherTreatmentDay)],
  ]
  const lines = [
    [
      firstLine(input, finding),
      otherDayLine(input, finding),
      ...refusalLines(input, finding),
      ...(best ? [] : [nextLine]),
      !best && range.kind === 'day' ? speak(input, texts.muhurtaTexts.fixed) : null,
    ],
    [...reasons, best ? nextLine : null],
    [told ? { text: advice, factIds: [] } : null, counted, placeLine(input, place)],
  ]
  return {
    lines: isTreatment ? treatmentLines : lines,
    keys: [
      `muhurta.${undertaking.id}.${range.from}.${best ? best.date : 'none'}`,
      ...(next ? [`muhurta.next.${next.date}`] : []),
    ],
    windows: [
      windowOf(range.from, range.to),
      ...[...days.map(({ date }) => date), ...(range.named ?? [])].map((date) =>
        windowOf(date, date),
      ),
    ],
  }
}
