import type { Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/choices/graha-choices.ts'
import { grahasIn } from '../../frame/rules/grahas.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { bestGround, standingOf, worstGround } from './standing.ts'
import type { Standing } from './standing.ts'

const asksForTrouble =
  /(?<!\p{L})(?:bad|weak|worse|trouble\p{L}*|problem|spoil\p{L}*|afflict\p{L}*|behind|because of|khara+b|kharaab|kamzo+r|kamjor|bigda|bigad\p{L}*|dosh|wajah|vajah|पीड़ित|ख़?राब|कमज़?ोर|बिगड़[ाेी]?|दोष|वजह)(?!\p{L}|\p{M})/iu

/** The grahas of two options that are a graha each; null where they are not. */
function grahasOf([one, other]: readonly [string, string]): [Graha, Graha] | null {
  const [first, second] = [grahasIn(one), grahasIn(other)]
  const isPair = first.length === 1 && second.length === 1 && first[0] !== second[0]
  return isPair ? [first[0]!, second[0]!] : null
}

/** A standing by the birth chart alone: a period that runs makes no graha bad or good. */
function ofBirth({ grounds, ...standing }: Standing): Standing {
  const kept = grounds.filter(({ kind }) => kind !== 'runs' && kind !== 'leads')
  const dropped = grounds.filter((ground) => !kept.includes(ground))
  const score = dropped.reduce((sum, { weight }) => sum - weight, standing.score)
  return { ...standing, grounds: kept, score }
}

/** "Is it Mercury or the Moon that is bad?": the weaker of two grahas, and how the other stands; null for no such question. */
export function byGrahas(
  input: MatterInput,
  options: readonly [string, string],
): { choice: AnswerLine | null; comparison: AnswerLine | null } | null {
  const grahas = grahasOf(options)
  if (!grahas || !input.sheet.chart.timeKnown || !asksForTrouble.test(input.question)) return null
  const [weaker, stronger] = grahas
    .map((graha) => ofBirth(standingOf(graha, input)))
    .toSorted((a, b) => a.score - b.score) as [Standing, Standing]
  const [bad, good] = [worstGround(weaker, input), bestGround(stronger, input)]
  const names = {
    graha: grahaInSentence(weaker.graha, input.language),
    other: grahaInSentence(stronger.graha, input.language),
  }
  const line = (text: typeof said.weakerGraha, why: AnswerLine | null): AnswerLine | null =>
    why && voiceLine(input, text, { ...names, why: why.text }, why.factIds)
  return bad
    ? { choice: line(said.weakerGraha, bad), comparison: line(said.soundGraha, good) }
    : { choice: line(said.neitherGraha, good), comparison: null }
}
