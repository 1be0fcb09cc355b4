import { houseName, nakshatraName, rashiName } from '@drishti/jyotish'
import * as said from '../../../words/reading/others.ts'
import type { Pair } from '../../../words/reading/reading-server.ts'
import { windowFor } from '../../../words/reading/sentences.ts'
import { dateSaid } from '../verdicts/dates.ts'
import { dayVerdict, kindestDays, startOfDay } from '../verdicts/days.ts'
import type { DayVerdict } from '../verdicts/days.ts'
import { addFacts } from '../verdicts/chart-facts.ts'
import { adviceBeats, closing } from './advising.ts'
import { karakaBeat, moonBeat, starBeat } from './birth-beats.ts'
import { noTimeBeat } from './heading.ts'
import { antarBeat, slowSkyBeats, transitBeat } from './time-beats.ts'
import { oneOf, side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** "15 December 2026 and 18 December 2026". */
function dayList(days: readonly DayVerdict[], telling: Telling): string {
  return days
    .map((day) => dateSaid(day.fromUtc)[telling.language])
    .join(telling.language === 'en' ? ' and ' : ' और ')
}

function opening(telling: Telling, day: DayVerdict, dayName: string): Line | null {
  const { understood } = telling
  const undecided = understood.aspect === 'decision' && understood.time?.kind !== 'day'
  if (undecided) return oneOf(telling, said.decisionHeadlines, 'headline')
  return oneOf(telling, said.dayHeadlines[day.direction], 'headline', { day: dayName }, day.factIds)
}

function skyLines(telling: Telling, day: DayVerdict, dayName: string): (Line | null)[] {
  const { language, sheet } = telling
  const birthStar = sheet.chart.grahas.moon.nakshatra
  const moon = oneOf(
    telling,
    said.dayLines.moon,
    'day.moon',
    {
      day: dayName,
      sign: rashiName(day.moonRashi, language),
      house: houseName(day.houseFromMoon, language),
      clause: side(said.moonDaySaid[day.houseFromMoon - 1] as Pair, language),
    },
    day.factIds,
  )
  if (birthStar === null || day.tara === null) return [moon]
  const tara = oneOf(
    telling,
    said.dayLines.tara,
    'day.tara',
    {
      birthStar: nakshatraName(birthStar, language),
      clause: side(said.taraSaid[day.tara - 1] as Pair, language),
    },
    [...day.factIds, 'moon.nakshatra'],
  )
  return [moon, tara]
}

/** Where the Moon's own sign is open, no day can be told from another: what holds all the same is told. */
function withoutMoon(telling: Telling): (Line | null)[][] {
  return [
    [oneOf(telling, said.decisionHeadlines, 'headline'), noTimeBeat(telling)],
    [karakaBeat(telling), karakaBeat(telling, 'timing'), ...slowSkyBeats(telling)],
    [
      oneOf(telling, said.dayLines.advice, 'day.advice'),
      adviceBeats(telling)[0] ?? null,
      closing(telling),
    ],
  ]
}

function betterLine(telling: Telling, kind: readonly DayVerdict[]): Line | null {
  if (kind.length === 0) return null
  const ids = kind.flatMap((one) => one.factIds)
  return oneOf(telling, said.dayLines.better, 'day.better', { days: dayList(kind, telling) }, ids)
}

/** What the day is for, where the question names it. */
function purposeLine(telling: Telling): Line | null {
  const { about } = telling.understood
  const purpose = about && about !== 'day' ? windowFor[about]?.[telling.language] : undefined
  return purpose
    ? oneOf(telling, said.dayLines.about, 'day.about', { purpose: purpose.replace(/^for /, '') })
    : null
}

export interface DayAnswer {
  lines: (Line | null)[][]
  keys: string[]
  /** The days that it speaks of. */
  windows: { fromUtc: string; toUtc: string }[]
}

/** The answer on a named day or a decision, as paragraphs of lines. */
export function dayAnswer(telling: Telling): DayAnswer {
  const from = telling.understood.time?.from ?? startOfDay(telling.sheet.at)
  const askedDay = dayVerdict(telling.sheet, from)
  if (!askedDay) return { lines: withoutMoon(telling), keys: [], windows: [] }
  const kind = kindestDays(telling.sheet, from)
  const choosing = telling.understood.aspect === 'choosing' && kind.length > 0
  const day = (choosing && kind[0]) || askedDay
  addFacts(telling.sheet, [...day.facts, ...kind.flatMap((one) => one.facts)])
  const dayName = dateSaid(day.fromUtc)[telling.language]
  const better = betterLine(telling, kind)
  const isTimeKnown = telling.sheet.chart.timeKnown
  return {
    lines: [
      [choosing ? better : opening(telling, day, dayName), ...skyLines(telling, day, dayName)],
      [moonBeat(telling), starBeat(telling), antarBeat(telling), better],
      isTimeKnown ? [] : [karakaBeat(telling), transitBeat(telling, 'jupiter')],
      [
        purposeLine(telling),
        oneOf(telling, said.dayLines.advice, 'day.advice'),
        isTimeKnown ? null : (adviceBeats(telling)[0] ?? null),
        closing(telling),
      ],
    ],
    keys: [day.key, ...kind.map((one) => one.key)],
    windows: [day, ...kind].map((one) => ({ fromUtc: one.fromUtc, toUtc: one.toUtc })),
  }
}
