import { actTexts, leavingTexts } from '../../../../words/reading/choices/acts.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import { grahaOfOption } from '../../matters/option-grahas.ts'
import { familyOf } from '../../types/frame.ts'
import type { FrameTopic } from '../../types/frame.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { bestGround, standingOf, worstGround } from '../choice/standing.ts'
import type { OptionName } from '../choice/hindi-option-name.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { ToldTime } from '../matter/lead-time.ts'
import { windowDates } from '../matter/window-dates.ts'
import { englishAct } from './english-act.ts'
import { hindiAct } from './hindi-act.ts'

/** What the chart says to "will it?". */
type Outlook = 'yes' | 'later' | 'slow' | 'hard'
/** A time further off than this is no time for an act that is asked about today. */
const farMs = 1.5 * 365.25 * 86_400_000

/** Matters in which a good time is none for every act. */
const notWeighed: ReadonlySet<string> = new Set([
  'health',
  'mental-health',
  'pregnancy',
  'separation',
  'lost-object',
  'dasha',
  'transit',
])

/** To leave, to end or to refuse: a good time for the matter speaks against it. */
const leaving =
  /^(?:leaving|quitting|resigning|stopping|closing|exiting|cancelling|canceling|breaking|ending|refusing|rejecting|returning|withdrawing|dropping|giving up|moving out|walking out|letting go|cutting|forgetting|vacating|avoiding|blocking|skipping|surrendering|selling|shutting|dissolving|winding|staying away|moving on|keeping away|postponing)(?!\p{L})|(?:chhod|chod|band kar|tod|khatm kar|khatam kar|alag ho|hat|bech|mana kar|tyag|bhool|bhul|block kar|door ho|laut|resign)\p{L}*(?: de| lete| ja| kar)?na$|(?:छोड़|बंद कर|तोड़|ख़त्म कर|खत्म कर|अलग हो|हट|बेच|मना कर|त्याग|भूल|ब्लॉक कर|दूर हो|लौट)[\p{L}\p{M}]*(?: दे| जा)?ना$/iu

const mostLetters = 70
/** Words of an act that the check of claims would take for a claim on the chart. */
const isPlain = /^[\p{L}\p{M}\p{N} &’'./+%₹-]+$/u

/** The act that the question puts up, by a name for a sentence in its language; null where it puts up none. */
export function actAsked({ question, language, frame }: MatterInput): OptionName | null {
  const isAsked = frame.asks === 'whether' || frame.asks === 'advice' || frame.asks === 'choose'
  if (!isAsked) return null
  const english = language === 'en' ? englishAct(question) : null
  const name =
    language === 'en' ? english && { text: english, oblique: english } : hindiAct(question)
  return name && isPlain.test(name.text) && name.text.length <= mostLetters ? name : null
}

/** Whether the question puts up an act, and so is answered by a verdict before any advice. */
export const asksOfAct = (input: MatterInput): boolean => actAsked(input) !== null

/** By the graha of the act, where it agrees with the time; null otherwise. */
function byGraha(
  input: MatterInput,
  name: OptionName,
  outlook: Outlook | 'far',
): AnswerLine | null {
  const graha = input.sheet.chart.timeKnown ? grahaOfOption(name.text) : null
  if (!graha) return null
  const standing = standingOf(graha, input)
  const isGood = standing.score > 0
  const why = isGood ? bestGround(standing, input) : worstGround(standing, input)
  const key = isGood
    ? ({ yes: 'yesBy', slow: 'slowBy', far: 'slowBy', later: null, hard: null } as const)[outlook]
    : outlook === 'hard'
      ? 'hardBy'
      : null
  return key && why
    ? voiceLine(
        input,
        actTexts[key],
        { ...slotsOf(name), graha: grahaInSentence(graha, input.language), why: why.text },
        why.factIds,
      )
    : null
}

/** Matters in which an act costs money or work, and cannot wait for years. */
const ofStakes = new Set([familyOf('career'), familyOf('money'), familyOf('property')])
const hasStake = (topic: FrameTopic): boolean => ofStakes.has(familyOf(topic))

/** Of these a good time is one for going, and so no reason to stay. */
const ofGoing: ReadonlySet<string> = new Set(['abroad', 'travel', 'job-change', 'job-search'])
const ofSale: ReadonlySet<string> = new Set(['property', 'vehicle', 'inheritance'])
const sale = /^selling(?!\p{L})|(?:bech|बेच)[\p{L}\p{M}]*(?: de| दे)?(?:na|ना)$/iu

/** The words on an act: of leaving others than of taking something up. A sale is only in no hurry. */
function textsOf(
  { frame }: MatterInput,
  { text }: OptionName,
  outlook: Outlook | 'far',
): typeof actTexts | typeof leavingTexts {
  if (ofSale.has(frame.topic) && sale.test(text))
    return outlook === 'slow' ? leavingTexts : actTexts
  return leaving.test(text) && !ofGoing.has(frame.topic) ? leavingTexts : actTexts
}

const slotsOf = ({ text, oblique }: OptionName) => ({ act: text, actOf: oblique })

/**
 * "Should I …?" where no situation says more: a verdict on the act in the asker's own words. Null where no act is put
 * up, or its matter is none in which one may be weighed.
 */
export function actLine(
  input: MatterInput,
  outlook: Outlook,
  window: ToldTime | undefined,
): AnswerLine | null {
  const { frame, restates, person, isOfAnother } = input
  // What is done within a bond is answered in the words of the bond.
  const isOfBond = input.lifePerson !== null && input.other === null
  if (!restates || isOfBond || isOfAnother || person.isPublicFigure || notWeighed.has(frame.topic))
    return null
  const name = actAsked(input)
  if (!name) return null
  const wait = window ? Date.parse(window.fromUtc) - input.sheet.at.getTime() : 0
  const found = outlook === 'later' && wait > farMs && hasStake(frame.topic) ? 'far' : outlook
  const texts = textsOf(input, name, found)
  const line = texts === actTexts ? byGraha(input, name, found) : null
  if (line) return line
  const text: VoicedLines = texts[found]
  const isDated = outlook === 'yes' || outlook === 'later'
  return isDated && window
    ? voiceLine(input, text, { ...slotsOf(name), ...windowDates(input, window) }, window.factIds)
    : voiceLine(input, isDated ? texts.slow : text, slotsOf(name))
}
