import { grahaName, houseName } from '@drishti/jyotish'
import * as said from '../../../../words/reading/answer-times.ts'
import * as periods from '../../../../words/reading/reasons/period-reasons.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { houseInMatter } from './house-in-matter.ts'
import { leadTimeOf, toldTime } from './lead-time.ts'
import { voiceLine } from './matter-input.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import type { MatterInput } from './matter-input.ts'
import { aboutTouch, touchClause, withAbout } from './touch-clause.ts'
import type { Weeks } from './weeks.ts'
import { windowDates } from './window-dates.ts'

/** What is told of the time of an answer: why it is one, its dates, and the time beside it. */

/** Why the time that is told is one: dasha and transit of a window, the pratyantar of weeks. */
export function windowReasonLine(input: MatterInput): AnswerLine | null {
  const lead = leadTimeOf(input)
  if (lead?.weeks) return weeksReasonLine(input, lead.weeks)
  const window = lead?.window ?? input.judgement.windows[0]
  if (!window) return null
  const { language } = input
  const text = window.jupiterStands ? periods.windowReasonTexts : periods.windowReasonSeenTexts
  return voiceLine(
    input,
    text,
    {
      antar: grahaName(window.antar, language),
      jupiterHouse: window.jupiterStands
        ? houseInMatter(input, window.jupiterHouse)
        : houseName(window.jupiterHouse, language),
    },
    window.factIds,
  )
}

function weeksReasonLine(input: MatterInput, { period, touch }: Weeks): AnswerLine | null {
  const line = voiceLine(
    input,
    periods.weeksReasonTexts,
    {
      graha: grahaName(period.lord, input.language),
      touch: touchClause(input, period.lord, touch, 'nearer'),
    },
    leadTimeOf(input)?.factIds,
  )
  return withAbout(line, aboutTouch(input, period.lord, touch, 'nearer'))
}

export function windowNoteLine(input: MatterInput): AnswerLine | null {
  const time = toldTime(input)
  return time
    ? voiceLine(input, said.windowNoteTexts, windowDates(input, time), time.factIds)
    : null
}

/** A strong time further off than this answers nobody who has a nearer one. */
const farOffMs = 2 * 365.25 * 86_400_000

/** Whether the nearer time is all that was asked for. */
function isNearEnough({ frame, sheet }: MatterInput, { fromUtc }: { fromUtc: string }): boolean {
  const isFarOff = Date.parse(fromUtc) - sheet.at.getTime() > farOffMs
  return frame.asks !== 'when' && (frame.time !== null || isFarOff)
}

/** Whoever asks of people dear to them hears of no years so far off beside a time that is near; a wedding alone is waited for. */
const ofPeople: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'love',
  'ex-back',
  'married-life',
  'separation',
  'in-laws',
  'family',
  'parents',
  'siblings',
  'friends',
  'children',
  'pregnancy',
])
const isFarForPeople = (
  { matter, sheet }: MatterInput,
  { fromUtc }: { fromUtc: string },
): boolean => ofPeople.has(matter) && Date.parse(fromUtc) - sheet.at.getTime() > farOffMs

/** Behind a nearer and weaker time that was told first: the strong one. */
export function strongTimeLine(input: MatterInput): AnswerLine | null {
  const lead = leadTimeOf(input)
  const [strong] = input.judgement.windows
  if (!lead || lead.isQuick || !strong || isNearEnough(input, strong)) return null
  if (isFarForPeople(input, strong)) return null
  return voiceLine(input, said.strongTimeTexts, windowDates(input, strong), strong.factIds)
}

export function windowAlsoLine(input: MatterInput): AnswerLine | null {
  if (leadTimeOf(input)) return null
  const [first, ...others] = input.judgement.windows
  const later = others.find((window) => first && window.fromUtc > first.toUtc)
  return later
    ? voiceLine(input, said.windowAlsoTexts, windowDates(input, later), later.factIds)
    : null
}
