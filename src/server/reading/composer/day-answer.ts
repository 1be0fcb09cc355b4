import type { LocalizedText } from '../../../words/say.ts'
import { houseName, nakshatraName, rashiName } from '@drishti/jyotish'
import { eventHeadlines, eventNames, resultHeadlines } from '../../../words/reading/day-events.ts'
import type { DayEvent } from '../../../words/reading/day-events.ts'
import * as said from '../../../words/reading/other-topics.ts'
import { dateText } from '../verdicts/date-text.ts'
import { istDay, istMidnight, startOfIstDay } from '../../core/time/india-time.ts'
import { dayVerdict, bestDays } from '../verdicts/days.ts'
import type { DayVerdict } from '../verdicts/days.ts'
import { addFacts } from '../verdicts/chart-facts.ts'
import { adviceLines, closingLine } from './advice-lines.ts'
import { karakaLine, natalMoonLine, birthStarLine } from './birth-lines.ts'
import { noBirthTimeLine } from './headline.ts'
import { antardashaLine, slowGrahaLines, slowTransitLine } from './timing-lines.ts'
import { fillSeededLine } from './fill-lines.ts'
import { almanacOfDay } from './almanac/panchang-answer.ts'
import { placeLine } from './almanac/place-line.ts'
import type { Almanac, DayFinding } from '../almanac/almanac.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { reasonAt } from './life/reason-steps.ts'
import { adviceAt } from './life/matter-advice.ts'
import { matterInputOf } from './matter/matter-input.ts'
import { antarLine } from './matter/times.ts'
import type { AnswerLine, ComposerInput, QuestionInput } from './fill-lines.ts'

/** "15 December 2026 and 18 December 2026". */
function dayList(days: readonly DayVerdict[], telling: ComposerInput): string {
  return days
    .map((day) => dateText(day.fromUtc)[telling.language])
    .join(telling.language === 'en' ? ' and ' : ' और ')
}

function opening(telling: ComposerInput, day: DayVerdict, dayName: string): AnswerLine | null {
  const { understood } = telling
  const undecided = understood.aspect === 'decision' && understood.time?.kind !== 'day'
  if (undecided) return fillSeededLine(telling, said.decisionHeadlines, 'headline')
  return fillSeededLine(
    telling,
    said.dayHeadlines[day.direction],
    'headline',
    { day: dayName },
    day.factIds,
  )
}

function skyLines(telling: ComposerInput, day: DayVerdict, dayName: string): (AnswerLine | null)[] {
  const { language, sheet } = telling
  const birthStar = sheet.chart.grahas.moon.nakshatra
  const moon = fillSeededLine(
    telling,
    said.dayLines.moon,
    'day.moon',
    {
      day: dayName,
      sign: rashiName(day.moonRashi, language),
      house: houseName(day.houseFromMoon, language),
      clause: (said.dayMoonTexts[day.houseFromMoon - 1] as LocalizedText)[language],
    },
    day.factIds,
  )
  if (birthStar === null || day.tara === null) return [moon]
  const tara = fillSeededLine(
    telling,
    said.dayLines.tara,
    'day.tara',
    {
      birthStar: nakshatraName(birthStar, language),
      clause: (said.taraTexts[day.tara - 1] as LocalizedText)[language],
    },
    [...day.factIds, 'moon.nakshatra'],
  )
  return [moon, tara]
}

/** Where the Moon's own sign is open, no day can be told from another: what holds all the same is told. */
function withoutMoon(telling: ComposerInput): (AnswerLine | null)[][] {
  return [
    [fillSeededLine(telling, said.decisionHeadlines, 'headline'), noBirthTimeLine(telling)],
    [karakaLine(telling), karakaLine(telling, 'timing'), ...slowGrahaLines(telling)],
    [
      fillSeededLine(telling, said.dayLines.advice, 'day.advice'),
      adviceLines(telling)[0] ?? null,
      closingLine(telling),
    ],
  ]
}

function betterLine(telling: ComposerInput, kind: readonly DayVerdict[]): AnswerLine | null {
  if (kind.length === 0) return null
  const ids = kind.flatMap((one) => one.factIds)
  return fillSeededLine(
    telling,
    said.dayLines.better,
    'day.better',
    { days: dayList(kind, telling) },
    ids,
  )
}

export interface DayAnswer {
  lines: (AnswerLine | null)[][]
  keys: string[]
  /** The days that it speaks of. */
  windows: { fromUtc: string; toUtc: string }[]
}

/** How the day meets the asker, and how it stands with what it is named for. */
function eventHeadline(
  telling: QuestionInput,
  event: DayEvent,
  day: DayVerdict,
  dayName: string,
): AnswerLine | null {
  const headlines = event === 'result' ? resultHeadlines : eventHeadlines
  const slots = { day: dayName, event: eventNames[event][telling.language] }
  return fillSeededLine(telling, headlines[day.direction], 'headline', slots, day.factIds)
}

/** The answer on a day that is named for an event: that day, its hours, and what runs; null without the Moon's sign. */
export function eventAnswer(telling: QuestionInput, almanac: DayFinding): DayAnswer | null {
  const { event, day: of } = almanac
  const day = event ? dayVerdict(telling.sheet, startOfIstDay(of.date).toISOString()) : null
  if (!event || !day) return null
  addFacts(telling.sheet, day.facts)
  const dayName = dateText(day.fromUtc)[telling.language]
  const inAlmanac = almanacOfDay(telling, almanac)
  const [moon, tara] = skyLines(telling, day, dayName)
  const matter = matterInputOf(telling, telling.frame)
  const isMatter = isLifeMatter(telling.frame.topic)
  return {
    lines: [
      [
        eventHeadline(telling, event, day, dayName),
        tara ?? moon ?? null,
        tara ? (moon ?? null) : null,
      ],
      inAlmanac.lines.flat(),
      isMatter ? [reasonAt('for', 0)(matter), antarLine(matter)] : [antardashaLine(telling)],
      [isMatter ? adviceAt(0)(matter) : null, placeLine(telling, almanac.place)],
    ],
    keys: [day.key],
    windows: [day, ...inAlmanac.windows],
  }
}

/** The answer on a named day or a decision, as paragraphs of lines: the asker's own day first, then its almanac. */
export function dayAnswer(telling: QuestionInput, almanac: Almanac | null): DayAnswer {
  const today = istMidnight(telling.sheet.at).toISOString()
  const asked = telling.understood.time?.from
  // Of a week or a month that has begun, the days behind us are no choice.
  const from = asked && asked > today ? asked : today
  const askedDay = dayVerdict(telling.sheet, from)
  if (!askedDay) return { lines: withoutMoon(telling), keys: [], windows: [] }
  const kind = bestDays(telling.sheet, from)
  const choosing = telling.understood.aspect === 'choosing' && kind.length > 0
  const day = (choosing && kind[0]) || askedDay
  addFacts(telling.sheet, [...day.facts, ...kind.flatMap((one) => one.facts)])
  const dayName = dateText(day.fromUtc)[telling.language]
  const isAlmanacDay = almanac?.kind === 'day' && almanac.day.date === istDay(new Date(day.fromUtc))
  const inAlmanac = isAlmanacDay ? almanacOfDay(telling, almanac) : null
  const better = betterLine(telling, kind)
  const isTimeKnown = telling.sheet.chart.timeKnown
  return {
    lines: [
      [choosing ? better : opening(telling, day, dayName), ...skyLines(telling, day, dayName)],
      inAlmanac
        ? [...inAlmanac.lines.flat(), better]
        : [natalMoonLine(telling), birthStarLine(telling), better],
      [antardashaLine(telling)],
      isTimeKnown ? [] : [karakaLine(telling), slowTransitLine(telling, 'jupiter')],
      [
        fillSeededLine(telling, said.dayLines.advice, 'day.advice'),
        isTimeKnown ? null : (adviceLines(telling)[0] ?? null),
        inAlmanac && almanac ? placeLine(telling, almanac.place) : closingLine(telling),
      ],
    ],
    keys: [day.key, ...kind.map((one) => one.key)],
    windows: [
      ...[day, ...kind].map((one) => ({ fromUtc: one.fromUtc, toUtc: one.toUtc })),
      ...(inAlmanac?.windows ?? []),
    ],
  }
}
