import { grahaName, houseName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import type { SpokenText, VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import * as said from '../../../../words/reading/answer-times.ts'
import * as periods from '../../../../words/reading/reasons/period-reasons.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { LordTouch } from '../../verdicts/dasha.ts'
import { fillTemplate, grahaInSentence } from '../../verdicts/fill-template.ts'
import { antardashaFact, pratyantarFact } from '../../verdicts/window-facts.ts'
import type { TimeSpan } from '../../verdicts/named-stretch.ts'
import { keyOfMatter } from '../../verdicts/verdicts.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import { horizonYears, unnamedSpans } from '../../verdicts/windows.ts'
import { fillLine } from '../fill-lines.ts'
import { consequenceOf } from './consequence.ts'
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

/** Where a period helps less than its touch of the matter: an aspect asks for effort, a hard house for time. */
const directionOfTouch: Readonly<Record<string, 'mixed' | 'patience'>> = {
  'sees-main': 'mixed',
  'in-hard-house': 'patience',
}

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
    clause: consequenceOf(input, graha, directionOfTouch[touch.touch] ?? 'favourable', period),
  })
  return filled?.text ?? ''
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
  return voiceLine(
    input,
    periods.antarReasonLines,
    { touch: touchClause(input, lord, touch, 'now') },
    ['dasha.antar', 'dasha.maha', ...touch.factIds],
  )
}

/** The antardasha after the running one; null where the chart does not know it. */
function comingAntarLine(input: MatterInput, text: VoicedLines): AnswerLine | null {
  const { sheet, field, language } = input
  const { graha, fromUtc } = sheet.byId.get('dasha.antar.next')?.about ?? {}
  if (!sheet.dasha || !graha || !fromUtc) return null
  const touch = lordTouchOf(graha, field, sheet)
  return voiceLine(
    input,
    text,
    {
      from: dateText(fromUtc)[language],
      next: grahaName(graha, language),
      touch: touchClause(input, graha, touch, 'next'),
    },
    ['dasha.antar.next', ...touch.factIds],
  )
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

export interface Stretch {
  maha: Graha
  period: DashaPeriod
  fromUtc: string
  toUtc: string
  touch: LordTouch
}

/** The antardashas up to the horizon whose lord does something for the matter, the earliest first. */
export function helpfulAntars({ sheet, field }: MatterInput): Stretch[] {
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

/** Notes that a stretch is named for the matter, so that it may be asked later whether it held. */
export function noteStretch(
  input: MatterInput,
  { factId, ...stretch }: { rule: string; factId: string; fromUtc: string; toUtc: string },
): void {
  const { sheet, field, owner } = input
  const { topic, aspect } = input.judgement
  const spanOf = (one: { fromUtc: string; toUtc: string }): TimeSpan => ({
    from: Date.parse(one.fromUtc),
    to: Date.parse(one.toUtc),
  })
  sheet.stretches.push({
    ...stretch,
    matter: keyOfMatter({ topic, aspect, owner }),
    direction: 'favourable',
    factIds: [factId],
    unnamed: () => unnamedSpans(field, sheet, helpfulAntars(input).map(spanOf)),
  })
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

/** The best antardasha ahead; null where none does anything for the matter. */
function stretchAhead(input: MatterInput): Stretch | null {
  const now = input.sheet.at.getTime()
  return helpfulAntars(input).find(({ period }) => Date.parse(period.startUtc) > now) ?? null
}

/** The best antardasha ahead, for a matter that has no window; null where none does anything for it. */
export function stretchToPlanOn(input: MatterInput): AnswerLine | null {
  const ahead = stretchAhead(input)
  return ahead ? stretchLine(input, said.noWindowButStretch, ahead) : weeksToPlanOn(input)
}

/** A stretch that begins later than this is too far off to be the answer to a narrow question. */
const planMs = 3 * yearMs

/** The best antardasha ahead within three years, said in words of the very thing that was asked. */
export function stretchInWords(input: MatterInput, text: SpokenText): AnswerLine | null {
  const ahead = stretchAhead(input)
  const isNear = ahead && Date.parse(ahead.fromUtc) - input.sheet.at.getTime() < planMs
  return isNear ? stretchLine(input, text, ahead) : null
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

/** One line of plain text, in the language of the answer. */
export function plainLine(
  input: MatterInput,
  pair: Parameters<typeof fillLine>[1],
  slots: Record<string, string> = {},
): AnswerLine | null {
  return fillLine(input, pair, { matter: matterName(input), ...slots })
}
