import * as said from '../../../../words/reading/in-chat/chat-follow-ups.ts'
import * as further from '../../../../words/reading/in-chat/told-follow-ups.ts'
import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { bestGround, standingOf, worstGround } from '../choice/standing.ts'
import { spanTold } from './earlier-time.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { furtherLine } from './further-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import { toldTime } from '../matter/lead-time.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'

/** First sentences of follow-ups on a matter that ask of what the chat has told. */

const ofPartners = 7
/** Grounds that fit behind the name of a graha whose rulership has been told. */
const ofPlace: ReadonlySet<string> = new Set([
  'standsWell',
  'standsHard',
  'strong',
  'weak',
  'combust',
])

/** Why a partnership was advised against, by the lord of the seventh house. */
function partnerLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const lord = sheet.byId.get(`house.${ofPartners}.lord`)?.value as Graha | undefined
  const whole = lord ? standingOf(lord, input) : null
  // That it rules the house which is spoken of has been said.
  const standing = whole && {
    ...whole,
    grounds: whole.grounds.filter(({ kind }) => ofPlace.has(kind)),
  }
  if (!lord || !standing) return voiceLine(input, said.notPartnerPlain)
  const against = worstGround(standing, input)
  const why = against ?? bestGround(standing, input)
  if (!why) return voiceLine(input, said.notPartnerPlain)
  return voiceLine(
    input,
    against ? said.notPartner : said.notPartnerThough,
    { graha: grahaInSentence(lord, language), why: why.text },
    [`house.${ofPartners}.lord`, ...why.factIds],
  )
}

const ofTimes: ReadonlySet<string> = new Set(['first-time', 'later-time'])
/** Follow-ups whose time is the one that was told: no other is named beside it. */
const boundToTime: ReadonlySet<string> = new Set([
  'not-yet',
  'contact-now',
  'advance-money',
  'of-whom',
  'how-many',
  'other-name',
  'till-then',
  'why-yes',
  'whole-or-part',
  'attempts',
  'which-part',
  'with-whom',
  'whose-fault',
  'he-or-me',
  'with-family',
  'age-gap',
  'price',
  'other-wish',
  'too-long',
  'both',
  'whose-side',
  'which-organ',
  'what-to-say',
  'sure',
  'not-at-all',
  'comes-again',
  'as-before',
  'even-so',
  'needs-loan',
  'own-heart',
  'told-stays',
  'later-holds',
  'month-of-told',
  'month-of-year',
  'sooner',
  'medicine-for-life',
  'doctor-says',
])

/** What is told from, without a time of its own where the time that was told binds, or where the chart has neither of two. */
export function ofTimesTold(input: MatterInput): MatterInput {
  const { frame, earlierAnswer, judgement } = input
  const followUp = frame.followUp ?? ''
  const untimed: MatterInput = {
    ...input,
    frame: { ...frame, asks: 'how' },
    judgement: { ...judgement, windows: [] },
  }
  if (boundToTime.has(followUp)) return untimed
  const told = ofTimes.has(followUp) ? toldTime(input) : null
  if (!told) return input
  const span = spanTold(earlierAnswer ?? '')
  const isTold =
    span !== null && span[0] <= Date.parse(told.toUtc) && span[1] >= Date.parse(told.fromUtc)
  return isTold ? input : untimed
}

/** Which of two times that were told counts, with the best stretch that the chart has for it now. */
function ofTwoTimes(input: MatterInput, which: 'first-time' | 'later-time'): AnswerLine | null {
  const window = input.frame.asks === 'when' ? toldTime(input) : null
  if (!window) return voiceLine(input, which === 'first-time' ? said.firstTime : said.laterTime)
  const text = which === 'first-time' ? said.firstTimeDated : said.laterTimeDated
  return voiceLine(input, text, windowDates(input, window), window.factIds)
}

/** Of whom to be careful, by the house that holds Rahu. */
function ofWhomLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const house = sheet.chart.timeKnown ? houseOfGraha('rahu', sheet) : null
  const people = house ? further.peopleOfHouse[house - 1] : undefined
  if (!house || !people) return voiceLine(input, further.ofWhomPlain)
  const slots = { people: people[language], house: houseName(house, language) }
  return voiceLine(input, further.ofWhom, slots, ['rahu.house'])
}

/** The first sentence by what the follow-up asks; null where it is none of these. */
export function chatLine(input: MatterInput): AnswerLine | null {
  switch (input.frame.followUp) {
    case 'blameless':
      return voiceLine(input, said.blameless)
    case 'not-partner':
      return partnerLine(input)
    case 'first-time':
    case 'later-time':
      return ofTwoTimes(input, input.frame.followUp)
    case 'advance-money':
      return voiceLine(input, said.advanceMoney)
    case 'contact-now':
      return voiceLine(input, said.contactNow)
    case 'of-whom':
      return ofWhomLine(input)
    case 'how-many':
      return voiceLine(input, further.howMany[input.judgement.direction])
    case 'other-name':
      return voiceLine(input, further.otherName)
    case 'not-yet':
      return voiceLine(input, said.notYet)
    default:
      return furtherLine(input)
  }
}
