import { houseName } from '@drishti/jyotish'
import { feelings } from '../../../../words/reading/feelings.ts'
import type { Feeling } from '../../../../words/reading/feelings.ts'
import { asSaidBefore } from '../../../../words/reading/answer-times.ts'
import { heartOfAnother, readFromYours } from '../../../../words/reading/other-lives.ts'
import { houseOwner } from '../../frame/frame.ts'
import { feelingIn } from '../../matters/feeling.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { marriedLine, noBirthTimeLine, verdictChangeLine } from '../headline.ts'
import { asksOfAct } from '../act/act-line.ts'
import { comparisonLine, isWeighed } from '../choice/choice.ts'
import { directAnswer } from './direct-answer.ts'
import { spanTold } from './earlier-time.ts'
import { monthInsideLine } from './exact-time.ts'
import { voiceLine } from '../matter/matter-input.ts'
import { personSlots } from '../matter/other-life.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { adviceAt } from './matter-advice.ts'
import {
  agreeingAntar,
  brightLines,
  hindranceAt,
  opposingAntar,
  reasonsFrom,
  withLead,
} from './reason-steps.ts'

import { isInChat } from '../matter/house-in-matter.ts'
import { leadTimeOf, toldTime } from '../matter/lead-time.ts'
import * as times from '../matter/times.ts'
import { windowDates } from '../matter/window-dates.ts'
import { strongTimeLine, windowAlsoLine, windowReasonLine } from '../matter/window-reasons.ts'
import { stretchBesideLine, windowLine } from './window-lines.ts'
import { yearPartsLine } from './year-parts.ts'
import { withoutTimeLines } from './without-time.ts'

/** Words of an answer: what a yes or no, a follow-up or a fact needs, and what a question of life needs. */
export const mostWords = { short: 85, plain: 120, long: 175 } as const
/** A question of so many words has no story, and its answer fewer sentences. */
const plainQuestion = 9
type Need = 'short' | 'long'

const shortAsks: ReadonlySet<string> = new Set(['whether', 'which', 'who', 'exactly', 'choose'])

/** How long an answer the question needs: a first question of life in full, a follow-up or a yes-or-no in short. */
export function needOf({ frame, isFollowUp }: Pick<MatterInput, 'frame' | 'isFollowUp'>): Need {
  return isFollowUp || shortAsks.has(frame.asks) ? 'short' : 'long'
}

/** Words at most: fewer where the question itself is a plain one. */
export function wordLimit(input: MatterInput): number {
  const need = needOf(input)
  const isPlain =
    input.frame.asks === 'when' && input.question.trim().split(/\s+/).length <= plainQuestion
  return mostWords[need === 'long' && isPlain ? 'plain' : need]
}

interface Step {
  paragraph: 1 | 2 | 3
  /** One line, or several of which the first is told that says nothing told already. */
  tell: (input: MatterInput) => AnswerLine | readonly AnswerLine[] | null
}
const step = (paragraph: Step['paragraph'], tell: Step['tell']): Step => ({ paragraph, tell })

/** What is spoken to also where a narrower situation is answered, whose own words speak to everything else. */
const everSpoken: ReadonlySet<Feeling> = new Set<Feeling>(['death', 'breakup'])

/** One human sentence first, where something has happened. */
function feelingLine(input: MatterInput): AnswerLine | null {
  const isNoTime = input.isFollowUp || input.isOfAnother || input.person.isPublicFigure
  const feeling = isNoTime ? null : feelingIn(input.question)
  // A choice and an act want their answer first.
  const isWeighedFirst = input.frame.options.length > 1 || asksOfAct(input)
  if (!feeling || ((input.situation || isWeighedFirst) && !everSpoken.has(feeling))) return null
  const [plain, warm] = feelings[feeling]
  const pair = input.persona === 'oracle' ? plain : warm
  return { text: pair[input.language], factIds: [] }
}

const hearts: ReadonlySet<string> = new Set(['partner', 'ex', 'other', 'friend'])
const bonds: ReadonlySet<string> = new Set(['love', 'ex-back', 'married-life'])

/** How somebody else's life is read here, once a chat. */
function otherLifeLine(input: MatterInput): AnswerLine | null {
  const { other, owner, language, frame } = input
  const isAnother = hearts.has(houseOwner(frame)) || input.understood.subject === 'named'
  if (isAnother && !other && bonds.has(frame.topic) && frame.asks === 'whether')
    return voiceLine(input, heartOfAnother)
  if (!other) return null
  return voiceLine(input, readFromYours, {
    house: houseName(owner, language),
    ...personSlots(other, language),
  })
}

/** Said once a chat. */
function marriedOnce(input: MatterInput): AnswerLine | null {
  const line = input.other ? null : marriedLine(input)
  return line && input.toldText.includes(line.text) ? null : line
}

/** What names a time, left out of a situation that has none. */
const timed =
  (tell: Step['tell']): Step['tell'] =>
  (input) =>
    input.situation?.tells ? null : tell(input)

const changeLine = (input: MatterInput): AnswerLine | null => verdictChangeLine(input)

/** The direct answer; where the chat was given it before, as what was said before. */
function firstLine(input: MatterInput): AnswerLine | null {
  const line = directAnswer(input)
  return line && isInChat(input, line.text) ? withLead(line, asSaidBefore[input.language]) : line
}

/** Behind the words of a situation that names no time: the time that was asked for. */
function askedTime(input: MatterInput): AnswerLine | null {
  const { frame, situation, sheet } = input
  if (frame.asks !== 'when' || !situation || !sheet.chart.timeKnown) return null
  // The times of the matter are those to bring an animal home: none for one that is ill, old or gone.
  if (input.matter === 'pet' && situation.tells === 'advice') return null
  if (/\d{4}/.test(directAnswer(input)?.text ?? '')) return null
  const line = toldTime(input) ? directAnswer({ ...input, situation: null }) : nearestWeeks(input)
  return line && input.toldText.includes(line.text) ? null : line
}

/** A story of several questions may have no time of its own: only what a situation's own words leave open. */
const nearestWeeks = (input: MatterInput): AnswerLine | null =>
  input.situation?.tells ? null : times.nearestWeeksLine(input)

/** Whether the first lines tell a time that is nearer than the best window. */
function tellsLead(input: MatterInput): boolean {
  const lead = leadTimeOf(input)
  const first = `${directAnswer(input)?.text ?? ''} ${askedTime(input)?.text ?? ''}`
  return lead !== null && first.includes(windowDates(input, lead).to)
}

/** Why the nearer time is good, and the strong time behind it: "those weeks" are the ones told last. */
const leadReason = (input: MatterInput): AnswerLine | null =>
  tellsLead(input) ? windowReasonLine(input) : null
const strongTime = (input: MatterInput): AnswerLine | null =>
  tellsLead(input) ? strongTimeLine(input) : null

/** What comes sooner than a far time that the first sentence tells. */
function nearerLine(input: MatterInput): AnswerLine | null {
  if (!asksForTime(input) || isWeighed(input)) return null
  const told = input.other ? null : spanTold(directAnswer(input)?.text ?? '')
  return times.nearerStretchLine(input, told && new Date(told[0]).toISOString())
}

/** Whether a time, however far, belongs to the answer: "how will it be this year?" asks for none. */
const asksForTime = ({ frame }: MatterInput): boolean =>
  frame.time !== null ||
  frame.asks === 'when' ||
  frame.asks === 'whether' ||
  frame.asks === 'exactly'

/** A second window, where the first was asked for. */
const alsoLine = (input: MatterInput): AnswerLine | null =>
  asksForTime(input) ? windowAlsoLine(input) : null

export const opening: readonly Step[] = [
  step(1, feelingLine),
  step(1, firstLine),
  step(1, askedTime),
  step(1, timed(leadReason)),
  step(1, timed(strongTime)),
  step(1, monthInsideLine),
  step(1, marriedOnce),
  step(1, timed(stretchBesideLine)),
  step(1, comparisonLine),
  step(1, changeLine),
  step(1, yearPartsLine),
  // How it was read stands behind the answer, whatever its length.
  step(3, otherLifeLine),
]

/** Oracle: the reasons of the chart, then the time, then what to do. */
const oracle: Record<Need, readonly Step[]> = {
  short: [
    ...opening,
    step(1, timed(windowLine)),
    step(1, timed(nearerLine)),
    step(1, reasonsFrom('for', 0)),
    step(1, timed(agreeingAntar)),
    step(1, reasonsFrom('against', 0)),
    step(1, timed(opposingAntar)),
    step(2, adviceAt(0)),
  ],
  long: [
    ...opening,
    step(1, timed(windowLine)),
    step(1, timed(nearerLine)),
    step(2, reasonsFrom('for', 0)),
    step(2, timed(agreeingAntar)),
    step(2, reasonsFrom('against', 0)),
    step(2, timed(opposingAntar)),
    step(3, adviceAt(0)),
    step(1, timed(alsoLine)),
  ],
}

/** Astra: what can be done, then the time, then the reasons. */
const astra: Record<Need, readonly Step[]> = {
  short: [
    ...opening,
    step(1, adviceAt(0)),
    step(1, timed(windowLine)),
    step(1, timed(nearerLine)),
    step(1, reasonsFrom('for', 0)),
    step(2, timed(agreeingAntar)),
    step(2, reasonsFrom('against', 0)),
    step(2, timed(opposingAntar)),
  ],
  long: [
    ...opening,
    step(1, reasonsFrom('for', 0)),
    step(1, adviceAt(0)),
    step(2, timed(agreeingAntar)),
    step(2, timed(windowLine)),
    step(2, timed(nearerLine)),
    step(2, reasonsFrom('against', 0)),
    step(2, timed(opposingAntar)),
    step(3, adviceAt(1)),
    step(2, timed(alsoLine)),
  ],
}

/** "Why?" is answered by reasons, "what can I do?" by what to do. */
const whySteps: readonly Step[] = [
  ...opening,
  step(1, hindranceAt(0)),
  step(1, hindranceAt(1)),
  step(1, hindranceAt(2)),
  step(1, timed(agreeingAntar)),
  step(2, brightLines),
  step(2, timed(opposingAntar)),
  step(2, timed(windowLine)),
  step(2, timed(times.nextAntarLine)),
  step(3, adviceAt(0)),
]
const adviceSteps: readonly Step[] = [
  step(1, feelingLine),
  step(1, adviceAt(0)),
  step(1, marriedOnce),
  step(1, firstLine),
  step(1, changeLine),
  step(3, otherLifeLine),
  step(2, reasonsFrom('for', 0)),
  step(2, timed(agreeingAntar)),
  step(2, timed(windowLine)),
  step(2, reasonsFrom('against', 0)),
  step(2, timed(opposingAntar)),
  step(2, reasonsFrom('for', 1)),
  step(3, adviceAt(1)),
]

export function stepsOf(input: MatterInput): readonly Step[] {
  const { frame, persona, sheet } = input
  if (!sheet.chart.timeKnown)
    return [
      ...opening,
      ...withoutTimeLines.slice(0, 2).map((tell) => step(1, tell)),
      step(2, noBirthTimeLine),
      ...withoutTimeLines.slice(2).map((tell) => step(2, tell)),
      step(3, adviceAt(0)),
      step(3, adviceAt(1)),
    ]
  if (frame.asks === 'why') return whySteps
  // "Should I?" wants a yes or a no before what can be done.
  if (frame.asks === 'advice' && !asksOfAct(input)) return adviceSteps
  return (persona === 'oracle' ? oracle : astra)[needOf(input)]
}
