import { nakshatraName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/asker-claim-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaSlots, housesText, signName, speak } from '../chart/lines/chart-input.ts'
import { signNamed } from '../chart/lines/chart-question.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { isLifeMatter } from '../../matters/matters.ts'
import type { FrameTopic } from '../../types/frame.ts'
import type { DraftSentence } from '../writer.ts'
import { askerClaimsIn, asksForCause, turnsOnClaim } from '../../frame/rules/asker-claims.ts'
import type { AskerClaim } from '../../frame/rules/asker-claims.ts'

type Line = AnswerLine | null

/** Whether a graha slows the matter by what the chart was judged by. */
function slows({ judgement }: QuestionInput, graha: Graha): boolean {
  return judgement.verdicts.some(
    ({ direction, part, factIds }) =>
      direction === 'patience' &&
      part !== 'window' &&
      factIds.some((id) => id.startsWith(`${graha}.`)),
  )
}

/** Where a graha stands, in one of the texts. */
function placeLine(input: QuestionInput, graha: Graha, text: Parameters<typeof speak>[1]): Line {
  const house = houseOfGraha(graha, input.sheet)
  if (house === null) return null
  const slots = { ...grahaSlots(input, graha), house: housesText(input, [house]) }
  return speak(input, text, slots, [`${graha}.house`])
}

/** The line on a graha that is taken for the cause of something. */
function causeLine(input: QuestionInput, { graha, house }: { graha: Graha; house: number }): Line {
  const isThere = houseOfGraha(graha, input.sheet) === house
  if (slows(input, graha))
    return placeLine(input, graha, isThere ? texts.causeTexts : texts.elsewhereCauseTexts)
  return placeLine(input, graha, isThere ? texts.noCauseTexts : texts.elsewhereNoCauseTexts)
}

function emptyLine(input: QuestionInput, house: number, isCrux: boolean): Line {
  const occupants = input.sheet.byId.get(`house.${house}.occupants`)?.about.grahas
  if (!occupants) return null
  const slots = { house: housesText(input, [house]) }
  const [graha] = occupants
  if (graha)
    return speak(input, texts.notEmptyTexts, { ...grahaSlots(input, graha), ...slots }, [
      `${graha}.house`,
    ])
  return isCrux ? speak(input, texts.emptyTexts, slots, [`house.${house}.occupants`]) : null
}

/** The line on what the asker says by the way; null where the chart agrees. */
function correction(input: QuestionInput, claim: AskerClaim): Line {
  const { sheet, language } = input
  const { moon } = sheet.chart.grahas
  switch (claim.kind) {
    case 'house': {
      const house = houseOfGraha(claim.graha, sheet)
      return house === claim.house ? null : placeLine(input, claim.graha, texts.elsewhereTexts)
    }
    case 'star': {
      if (moon.nakshatra === null || moon.nakshatra === claim.nakshatra) return null
      const star = nakshatraName(moon.nakshatra, language)
      return speak(input, texts.otherStarTexts, { star }, ['birth.nakshatra'])
    }
    case 'rashi': {
      if (moon.rashi === null || moon.rashi === claim.rashi) return null
      const rashi = signName(input, moon.rashi)
      return speak(input, texts.otherRashiTexts, { rashi }, ['birth.rashi'])
    }
    default:
      return null
  }
}

/** The one graha of a question that asks for a cause and places it nowhere. */
function grahaAlone(input: QuestionInput): Line {
  const [graha, another] = input.frame.grahas
  const isAskedWhy = input.frame.asks === 'why' && isLifeMatter(input.frame.topic)
  if (!graha || another || !(isAskedWhy || asksForCause(input.question))) return null
  return placeLine(
    input,
    graha,
    slows(input, graha) ? texts.grahaCauseTexts : texts.grahaNoCauseTexts,
  )
}

interface ClaimLine {
  line: AnswerLine
  /** It answers the question, and stands first. */
  isAnswer: boolean
}

const lagnaTold =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)\s+(?:lagna?|ascendant|rising|लग्न)(?![\p{L}\p{M}])/iu

/** The lagna that the asker tells, where it is another here; null where it agrees or none is told. */
function otherLagnaLine(input: QuestionInput): Line {
  const told = signNamed(lagnaTold.exec(input.question)?.[1] ?? '')
  const lagna = input.sheet.byId.get('lagna.rashi')?.about.rashi
  if (told === null || lagna === undefined || told === lagna) return null
  return speak(input, texts.otherLagnaTexts, { lagna: signName(input, lagna) }, ['lagna.rashi'])
}

/** Topics of which the asker's words are answered in their own way, or name no place of birth. */
const answeredElsewhere: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'transit',
  'remedy',
  'gemstone',
  'mantra',
  'fasting',
  'muhurta',
  'name-letter',
])

/** What is said to the asker's own claims on the chart, at most one line; null where there is nothing to say. */
export function claimLine(input: QuestionInput): ClaimLine | null {
  const { frame, question } = input
  const isOfOther = input.isOfAnother || input.person.isPublicFigure === true
  if (isOfOther) return null
  const lagna = otherLagnaLine(input)
  if (lagna) return { line: lagna, isAnswer: false }
  if (answeredElsewhere.has(frame.topic)) return null
  const claims = askerClaimsIn(question)
  const isCrux = turnsOnClaim(question)
  const answerOf = (line: Line): ClaimLine | null => line && { line, isAnswer: true }
  const empty = claims.find((claim) => claim.kind === 'empty')
  if (empty) return answerOf(emptyLine(input, empty.house, isCrux))
  const placed = claims.find((claim) => claim.kind === 'house')
  if (placed && isCrux) return answerOf(causeLine(input, placed))
  const alone = placed ? null : grahaAlone(input)
  if (alone) return answerOf(alone)
  for (const claim of claims) {
    const line = correction(input, claim)
    if (line) return { line, isAnswer: isCrux }
  }
  return null
}

/**
 * An answer with what is to be said to the asker's claims: first where the question turns on it, else at the end of
 * the first paragraph, unless the answer has said by then what it rests on.
 */
export function* withClaimLine(
  input: QuestionInput,
  answer: Iterable<DraftSentence>,
): Generator<DraftSentence, void, void> {
  const claim = claimLine(input)
  const told = new Set<string>()
  let isOpen = claim !== null
  let isFirst = true
  for (const draft of answer) {
    const isDue = isFirst ? claim?.isAnswer === true : draft.before === '\n\n'
    const isKnown = claim?.line.factIds.every((id) => told.has(id)) ?? true
    if (claim && isOpen && isDue) {
      if (!isKnown) yield { ...claim.line, before: isFirst ? '' : ' ' }
      yield isFirst ? { ...draft, before: ' ' } : draft
      isOpen = false
    } else yield draft
    for (const id of draft.factIds) told.add(id)
    isFirst = false
  }
  if (claim && isOpen && !claim.line.factIds.every((id) => told.has(id)))
    yield { ...claim.line, before: ' ' }
}
