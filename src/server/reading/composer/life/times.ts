import { grahaName, houseName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import * as said from '../../../../words/reading/answer-times.ts'
import * as periods from '../../../../words/reading/reasons/period-reasons.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { LordTouch } from '../../verdicts/dasha.ts'
import { fillTemplate, grahaInSentence } from '../../verdicts/fill-template.ts'
import { antardashaFact, pratyantarFact } from '../../verdicts/window-facts.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import { horizonYears } from '../../verdicts/windows.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { matterName, turnedPick, voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs
/** A period whose lord touches the matter at least this much does something for it. */
const helpsFrom = 1.5
/** A window further off than this is told together with the nearer stretch before it. */
const farMs = 1.5 * yearMs

/** Which of the periods of an answer is told: each takes another wording of the same touch. */
const turns = { now: 0, next: 1, nearer: 2 } as const

/** What the lord of a period has to do with the matter. */
function touchClause(
  input: MatterInput,
  graha: Graha,
  touch: LordTouch,
  period: keyof typeof turns,
): string {
  const { language, field, sheet } = input
  const clauses = periods.touchClauses[touch.touch]
  if (!clauses) return ''
  const clause = turnedPick(input, clauses, 'touch', turns[period])[language]
  const lord = sheet.lords[field.main]
  const filled = fillTemplate(clause, language, sheet, {
    graha: grahaInSentence(graha, language),
    matter: matterName(input),
    main: houseName(field.main, language),
    house: touch.house ? houseName(touch.house, language) : '',
    lord: lord ? grahaInSentence(lord, language) : '',
  })
  return filled?.text ?? ''
}

/** The running antardasha and what its lord does for the matter. */
export function antarLine(input: MatterInput): AnswerLine | null {
  const { sheet, field } = input
  if (!sheet.dasha) return null
  const { lord } = sheet.dasha.antar
  const touch = lordTouchOf(lord, field, sheet)
  return voiceLine(
    input,
    periods.antarReasonLines,
    { touch: touchClause(input, lord, touch, 'now') },
    ['dasha.antar', 'dasha.maha', ...touch.factIds],
  )
}

/** The antardasha after it, where it does more for the matter than the running one. */
export function nextAntarLine(input: MatterInput): AnswerLine | null {
  const { sheet, field, language } = input
  const fact = sheet.byId.get('dasha.antar.next')
  const { graha, fromUtc } = fact?.about ?? {}
  if (!sheet.dasha || !graha || !fromUtc) return null
  const touch = lordTouchOf(graha, field, sheet)
  const now = lordTouchOf(sheet.dasha.antar.lord, field, sheet)
  const score = lordTouchScore(graha, touch.touch, sheet)
  const isBetter = score > lordTouchScore(sheet.dasha.antar.lord, now.touch, sheet)
  if (!isBetter || score < helpsFrom) return null
  return voiceLine(
    input,
    periods.nextAntarReasonLines,
    {
      from: dateText(fromUtc)[language],
      next: grahaName(graha, language),
      touch: touchClause(input, graha, touch, 'next'),
    },
    ['dasha.antar.next', ...touch.factIds],
  )
}

/** A window that has opened within these days runs from now. */
const nowMs = 3 * dayMs

/** The dates of a window, as its sentences take them: "now" where it is already open. */
export function windowDates(
  { language, sheet }: MatterInput,
  window: Pick<VerdictTimeWindow, 'fromUtc' | 'toUtc'>,
): { from: string; to: string } {
  const isOpen = Date.parse(window.fromUtc) - sheet.at.getTime() < nowMs
  return {
    from: isOpen ? said.fromNow[language] : dateText(window.fromUtc)[language],
    to: dateText(window.toUtc)[language],
  }
}

export function windowReasonLine(input: MatterInput): AnswerLine | null {
  const [window] = input.judgement.windows
  if (!window) return null
  const { language } = input
  return voiceLine(
    input,
    periods.windowReasonTexts,
    {
      antar: grahaName(window.antar, language),
      jupiterHouse: houseName(window.jupiterHouse, language),
      reach: periods.jupiterReach[window.jupiterStands ? 'stands' : 'looks'][language],
    },
    window.factIds,
  )
}

export function windowNoteLine(input: MatterInput): AnswerLine | null {
  const [window] = input.judgement.windows
  return window
    ? voiceLine(input, said.windowNoteTexts, windowDates(input, window), window.factIds)
    : null
}

export function windowAlsoLine(input: MatterInput): AnswerLine | null {
  const [first, ...others] = input.judgement.windows
  const later = others.find((window) => first && window.fromUtc > first.toUtc)
  return later
    ? voiceLine(input, said.windowAlsoTexts, windowDates(input, later), later.factIds)
    : null
}

interface Stretch {
  maha: Graha
  period: DashaPeriod
  fromUtc: string
  toUtc: string
  touch: LordTouch
}

/** The antardashas up to the horizon whose lord does something for the matter, the earliest first. */
function helpfulAntars({ sheet, field }: MatterInput): Stretch[] {
  const { chart, at } = sheet
  if (!chart.timeKnown) return []
  const [now, until] = [at.getTime(), at.getTime() + horizonYears * yearMs]
  return chart.vimshottari.periods.flatMap((maha) => {
    if (Date.parse(maha.endUtc) <= now || Date.parse(maha.startUtc) >= until) return []
    return (maha.periods ?? []).flatMap((period): Stretch[] => {
      if (Date.parse(period.endUtc) <= now || Date.parse(period.startUtc) >= until) return []
      const touch = lordTouchOf(period.lord, field, sheet)
      if (lordTouchScore(period.lord, touch.touch, sheet) < helpsFrom) return []
      const fromMs = Math.max(now, Date.parse(period.startUtc))
      return [
        {
          maha: maha.lord,
          period,
          fromUtc: new Date(fromMs).toISOString(),
          toUtc: period.endUtc,
          touch,
        },
      ]
    })
  })
}

function stretchLine(input: MatterInput, text: VoicedLines, stretch: Stretch): AnswerLine | null {
  const { maha, period, fromUtc, toUtc, touch } = stretch
  const fact = antardashaFact({ maha, period })
  addFacts(input.sheet, [fact])
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

/** Where the window is far off: the better stretch before it. */
export function nearerStretchLine(input: MatterInput): AnswerLine | null {
  const [window] = input.judgement.windows
  const { at } = input.sheet
  if (!window || Date.parse(window.fromUtc) - at.getTime() < farMs) return null
  const sooner = helpfulAntars(input).find(
    ({ period }) => Date.parse(period.startUtc) > at.getTime() && period.endUtc <= window.fromUtc,
  )
  return sooner ? stretchLine(input, said.nearerStretchTexts, sooner) : null
}

/** The best antardasha ahead, for a matter that has no window; null where none does anything for it. */
export function stretchToPlanOn(input: MatterInput): AnswerLine | null {
  const { sheet } = input
  const ahead = helpfulAntars(input).find(
    ({ period }) => Date.parse(period.startUtc) > sheet.at.getTime(),
  )
  return ahead ? stretchLine(input, said.noWindowButStretch, ahead) : weeksToPlanOn(input)
}

/** So far ahead shorter periods are looked through. */
const weeksAheadMs = 2.5 * yearMs

/** Where no antardasha does anything for the matter: the nearest pratyantar whose lord does, and most of those. */
function weeksToPlanOn(input: MatterInput): AnswerLine | null {
  const { sheet, field, language } = input
  const { chart, at } = sheet
  if (!chart.timeKnown) return null
  const [now, until] = [at.getTime(), at.getTime() + weeksAheadMs]
  const near = chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? []).flatMap((antar) =>
      (antar.periods ?? []).flatMap((period) => {
        const from = Date.parse(period.startUtc)
        if (from <= now || from >= until) return []
        const touch = lordTouchOf(period.lord, field, sheet)
        const score = lordTouchScore(period.lord, touch.touch, sheet)
        return score > 0 ? [{ maha: maha.lord, antar: antar.lord, period, score }] : []
      }),
    ),
  )
  const most = Math.max(...near.map(({ score }) => score))
  const best = near.find(({ score }) => score >= Math.min(most, helpsFrom))
  if (!best) return null
  const fact = pratyantarFact(best.maha, best.antar, best.period)
  addFacts(sheet, [fact])
  return voiceLine(
    input,
    said.weeksTexts,
    {
      graha: grahaName(best.period.lord, language),
      ...windowDates(input, { fromUtc: best.period.startUtc, toUtc: best.period.endUtc }),
    },
    [fact.id],
  )
}

/** "When?", where dasha and transit never meet for the matter: the best antardasha ahead, or that there is none. */
export function whenWithoutWindow(input: MatterInput): AnswerLine | null {
  if (!input.sheet.chart.timeKnown) return null
  const stretch = stretchToPlanOn(input)
  if (stretch) return stretch
  // Of somebody else it is not the asker's own effort that decides: that is said in the words for that life.
  return input.lifeTexts ? null : voiceLine(input, said.noWindowAtAll)
}

/** "Exactly when?": the pratyantar inside the window whose lord does most for the matter. */
export function exactlyLine(input: MatterInput): AnswerLine | null {
  const [window] = input.judgement.windows
  const { sheet, field, language } = input
  if (!window || !sheet.chart.timeKnown) return voiceLine(input, said.noFinerTexts)
  const maha = sheet.chart.vimshottari.periods.find(
    ({ startUtc, endUtc }) => startUtc <= window.fromUtc && window.fromUtc < endUtc,
  )
  const antar = maha?.periods?.find(
    ({ startUtc, endUtc }) => startUtc <= window.fromUtc && window.fromUtc < endUtc,
  )
  const best = (antar?.periods ?? [])
    .filter(({ startUtc, endUtc }) => startUtc >= window.fromUtc && endUtc <= window.toUtc)
    .map((period) => {
      const touch = lordTouchOf(period.lord, field, sheet)
      return { period, score: lordTouchScore(period.lord, touch.touch, sheet) }
    })
    .toSorted((a, b) => b.score - a.score)[0]
  if (!maha || !antar || !best || best.score <= 0) return voiceLine(input, said.noFinerTexts)
  const fact = pratyantarFact(maha.lord, antar.lord, best.period)
  addFacts(sheet, [fact])
  return voiceLine(
    input,
    said.exactlyTexts,
    {
      graha: grahaName(best.period.lord, language),
      ...windowDates(input, { fromUtc: best.period.startUtc, toUtc: best.period.endUtc }),
    },
    [fact.id],
  )
}

/** One line of plain text, in the language of the answer. */
export function plainLine(
  input: MatterInput,
  pair: Parameters<typeof fillLine>[1],
  slots: Record<string, string> = {},
): AnswerLine | null {
  return fillLine(input, pair, { matter: matterName(input), ...slots })
}
