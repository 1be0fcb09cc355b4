import { grahaName } from '@drishti/jyotish'
import type { SpokenText, VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import * as said from '../../../../words/reading/answer-times.ts'
import * as periods from '../../../../words/reading/reasons/period-reasons.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { antardashaFact } from '../../verdicts/window-facts.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { matterName, voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'
import { helpfulAntars, helpsFrom, noteStretch } from './stretches.ts'
import type { Stretch } from './stretches.ts'
import { farMs, leadTimeOf } from './lead-time.ts'
import { aboutTouch, directionOf, touchClause, withAbout } from './touch-clause.ts'
import { weeksLine } from './weeks.ts'
import { windowDates } from './window-dates.ts'

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs

/** What the running antardasha does for the matter, or null where it does nothing either way. */
export function antarDirection({
  sheet,
  field,
}: MatterInput): 'favourable' | 'mixed' | 'patience' | null {
  if (!sheet.dasha) return null
  const { touch } = lordTouchOf(sheet.dasha.antar.lord, field, sheet)
  return touch === 'quiet' ? null : directionOf({ touch })
}

/** A period that ends within so many days is no news any more: the next one is told. */
const nearlyOverMs = 30 * dayMs

/** The running antardasha and what its lord does for the matter, or the next where it is nearly over. */
export function antarLine(input: MatterInput): AnswerLine | null {
  const { sheet, field } = input
  if (!sheet.dasha) return null
  const { lord, endUtc } = sheet.dasha.antar
  const isNearlyOver = Date.parse(endUtc) - sheet.at.getTime() < nearlyOverMs
  const next = isNearlyOver ? comingAntarLine(input, periods.comingAntarLines) : null
  if (next) return next
  const touch = lordTouchOf(lord, field, sheet)
  const line = voiceLine(
    input,
    periods.antarReasonLines,
    { touch: touchClause(input, lord, touch, 'now') },
    ['dasha.antar', 'dasha.maha', ...touch.factIds],
  )
  return withAbout(line, aboutTouch(input, lord, touch, 'now'))
}

/** The antardasha after the running one; null where the chart does not know it. */
function comingAntarLine(input: MatterInput, text: VoicedLines): AnswerLine | null {
  const { sheet, field, language } = input
  const { graha, fromUtc } = sheet.byId.get('dasha.antar.next')?.about ?? {}
  if (!sheet.dasha || !graha || !fromUtc) return null
  const touch = lordTouchOf(graha, field, sheet)
  const line = voiceLine(
    input,
    text,
    {
      from: dateText(fromUtc)[language],
      next: grahaName(graha, language),
      touch: touchClause(input, graha, touch, 'next'),
    },
    ['dasha.antar.next', ...touch.factIds],
  )
  return withAbout(line, aboutTouch(input, graha, touch, 'next'))
}

/** The antardasha after it, where it does more for the matter than the running one. */
export function nextAntarLine(input: MatterInput): AnswerLine | null {
  const { sheet, field } = input
  const { graha } = sheet.byId.get('dasha.antar.next')?.about ?? {}
  if (!sheet.dasha || !graha) return null
  const touch = lordTouchOf(graha, field, sheet)
  const now = lordTouchOf(sheet.dasha.antar.lord, field, sheet)
  const score = lordTouchScore(graha, touch.touch, sheet)
  const isBetter = score > lordTouchScore(sheet.dasha.antar.lord, now.touch, sheet)
  return isBetter && score >= helpsFrom
    ? comingAntarLine(input, periods.nextAntarReasonLines)
    : null
}

function stretchLine(input: MatterInput, text: SpokenText, stretch: Stretch): AnswerLine | null {
  const { maha, period, fromUtc, toUtc, touch } = stretch
  const fact = antardashaFact({ maha, period })
  addFacts(input.sheet, [fact])
  noteStretch(input, { rule: `stretch.${touch.touch}`, factId: fact.id, fromUtc, toUtc })
  return voiceLine(
    input,
    text,
    {
      graha: grahaName(period.lord, input.language),
      ...windowDates(input, { fromUtc, toUtc }),
      touch: touchClause(input, period.lord, touch, 'nearer'),
    },
    [fact.id, ...touch.factIds],
  )
}

/** The first day of the time that an answer names: of the window, or where there is none and a time is asked for, of the stretch ahead. */
function timeNamed(input: MatterInput): string | null {
  const [window] = input.judgement.windows
  if (window) return window.fromUtc
  const { asks } = input.frame
  return asks === 'when' || asks === 'exactly' ? (stretchAhead(input)?.fromUtc ?? null) : null
}

/** "When?", where nothing else tells a time: the nearest good weeks. */
export const nearestWeeksLine = (input: MatterInput): AnswerLine | null =>
  weeksLine(input, said.nearestWeeksTexts)

/** The better stretch before a time, or the nearest weeks. */
function soonerThan(
  input: MatterInput,
  named: string,
  texts: { stretch: SpokenText; weeks: SpokenText },
): AnswerLine | null {
  const now = input.sheet.at.getTime()
  const sooner = helpfulAntars(input).find(
    ({ period }) => Date.parse(period.startUtc) > now && period.endUtc <= named,
  )
  return sooner ? stretchLine(input, texts.stretch, sooner) : weeksLine(input, texts.weeks, named)
}

/** Where the time that is named is far off: the better stretch before it, or the nearest weeks. */
export function nearerStretchLine(input: MatterInput, told?: string | null): AnswerLine | null {
  const named = told ?? timeNamed(input)
  const now = input.sheet.at.getTime()
  if (named === null || Date.parse(named) - now < farMs || leadTimeOf(input)) return null
  const texts = { stretch: said.nearerStretchTexts, weeks: said.nearerWeeksTexts }
  return soonerThan(input, named, texts)
}

/** The best antardasha ahead; null where none does anything for the matter. */
function stretchAhead(input: MatterInput): Stretch | null {
  const now = input.sheet.at.getTime()
  return helpfulAntars(input).find(({ period }) => Date.parse(period.startUtc) > now) ?? null
}

/** The best antardasha ahead, for a matter that has no window; null where none does anything for it. */
export function stretchToPlanOn(input: MatterInput): AnswerLine | null {
  const ahead = stretchAhead(input)
  const isFar = ahead && Date.parse(ahead.fromUtc) - input.sheet.at.getTime() >= farMs
  const weeks = !ahead || isFar ? weeksLine(input, said.weeksTexts) : null
  return weeks ?? (ahead && stretchLine(input, said.noWindowButStretch, ahead))
}

/** A stretch that begins later than this is too far off to be the answer to a narrow question. */
const planMs = 3 * yearMs

/** The best antardasha ahead within three years, said in words of the very thing that was asked. */
export function stretchInWords(input: MatterInput, text: SpokenText): AnswerLine | null {
  const ahead = stretchAhead(input)
  const isNear = ahead && Date.parse(ahead.fromUtc) - input.sheet.at.getTime() < planMs
  return isNear ? stretchLine(input, text, ahead) : null
}

/** "When?", where dasha and transit never meet for the matter: the best antardasha ahead, or that there is none. */
export function whenWithoutWindow(input: MatterInput): AnswerLine | null {
  if (!input.sheet.chart.timeKnown) return null
  const stretch = stretchToPlanOn(input)
  if (stretch) return stretch
  // Of somebody else it is not the asker's own effort that decides: that is said in the words for that life.
  return input.lifeTexts ? null : voiceLine(input, said.noWindowAtAll)
}

/** One line of plain text, in the language of the answer. */
export function plainLine(
  input: MatterInput,
  pair: Parameters<typeof fillLine>[1],
  slots: Record<string, string> = {},
): AnswerLine | null {
  return fillLine(input, pair, { matter: matterName(input), ...slots })
}
