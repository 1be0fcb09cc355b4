import { factsOfMatch, milan } from '@drishti/jyotish'
import type { AnyKundli, Fact, KutaException, Milan } from '@drishti/jyotish'
import type { MatchGrade } from '../../../../words/reading/match.ts'
import { kutaKeys, matchRules } from './match.rules.ts'
import type { KutaKey, MatchRule } from './match.rules.ts'
import { markDirection, markStrength } from '../rule.ts'
import type { Direction } from '../rule.ts'

/** One of two people whose charts are laid side by side. */
export interface ChartAndGender {
  chart: AnyKundli
  gender: 'male' | 'female'
}

export interface MatchVerdict {
  key: string
  rule: MatchRule
  direction: Direction
  /** 1 to 3. */
  strength: number
  factIds: string[]
}

/** What two charts say of each other: the same whichever of the two asks. */
export interface MatchJudgement {
  direction: Direction
  /** Of 36, by the tables, and with what the texts excuse. */
  points: number
  pointsWithExcuses: number
  verdicts: MatchVerdict[]
  /** What the matching page shows. */
  milan: Milan
  facts: Fact[]
}

/** Nadi or Bhakoot without a point, which goes by the name of a dosha, with what the texts excuse it by. */
export interface MatchDosha {
  kuta: 'nadi' | 'bhakoot'
  exception: KutaException | null
}

/** The doshas of a match by name: the kutas of Nadi and Bhakoot that give nothing. */
export function matchDoshas({ ashtakoota }: Milan): MatchDosha[] {
  return (['nadi', 'bhakoot'] as const).flatMap((kuta) => {
    if (ashtakoota.kutas.find(({ id }) => id === kuta)?.points !== 0) return []
    return { kuta, exception: ashtakoota.exceptions.find((one) => one.kuta === kuta) ?? null }
  })
}

/** How two charts agree, by their points with the exceptions: the steps of the matching page. */
export function gradeOf(points: number): MatchGrade {
  if (points >= 32) return 'excellent'
  if (points >= 24) return 'good'
  return points >= 18 ? 'enough' : 'little'
}

/** When a birth begins, as far as it is known: puts two people of one gender in an order of their own. */
const bornAt = ({ birth }: AnyKundli): string => ('utc' in birth ? birth.utc : birth.fromUtc)

/** The tables ask for a bride and a groom: by gender where that tells, the elder as the groom where not. */
function coupleOf(
  first: ChartAndGender,
  second: ChartAndGender,
): { bride: AnyKundli; groom: AnyKundli } {
  const oneIsBride =
    first.gender === second.gender
      ? bornAt(first.chart) > bornAt(second.chart)
      : first.gender === 'female'
  return oneIsBride
    ? { bride: first.chart, groom: second.chart }
    : { bride: second.chart, groom: first.chart }
}

/** The fact of a kuta: `milan.graha-maitri`. */
export const kutaFact = (kuta: KutaKey): string =>
  `milan.${kuta.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function holds({ when }: MatchRule, { ashtakoota, manglik }: Milan): string | null {
  if ('mars' in when) return manglik.verdict === when.mars ? 'milan.manglik' : null
  if ('points' in when) {
    const { totalWithExceptions: points } = ashtakoota
    return points >= when.points.from && points < when.points.below
      ? 'milan.total.with-exceptions'
      : null
  }
  const kuta = ashtakoota.kutas.find(({ id }) => id === when.kuta)
  if (!kuta) return null
  const excused = ashtakoota.exceptions.some((exception) => exception.kuta === kuta.id)
  const given = kuta.points === kuta.outOf ? 'all' : kuta.points < kuta.outOf / 2 ? 'little' : null
  return given === when.gives && !(given === 'little' && excused) ? kutaFact(when.kuta) : null
}

/** Points decide; that only one of the two is Manglik takes the edge off a good sum. */
function directionBy(verdicts: readonly MatchVerdict[]): Direction {
  const sum = verdicts.find(({ key }) => key.startsWith('match.points.'))?.direction ?? 'mixed'
  const oneSided = verdicts.some(({ key }) => key === 'match.mars.one')
  return sum === 'favourable' && oneSided ? 'mixed' : sum
}

/** The kutas of a verdict list, in the order of the book. */
export function kutaOf(verdict: MatchVerdict): KutaKey | null {
  const name = verdict.key.split('.')[1]
  return kutaKeys.find((key) => key === name) ?? null
}

/** Lays two charts side by side; null where a birth without its time leaves a Moon uncertain. */
export function judgeMatch(one: ChartAndGender, other: ChartAndGender): MatchJudgement | null {
  const couple = coupleOf(one, other)
  let milanResult: Milan
  try {
    milanResult = milan(couple)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
  const verdicts = matchRules.flatMap((rule): MatchVerdict[] => {
    const factId = holds(rule, milanResult)
    if (!factId) return []
    return [
      {
        key: rule.key,
        rule,
        direction: markDirection(rule.mark),
        strength: markStrength(rule.mark),
        factIds: [factId],
      },
    ]
  })
  return {
    direction: directionBy(verdicts),
    points: milanResult.ashtakoota.total,
    pointsWithExcuses: milanResult.ashtakoota.totalWithExceptions,
    verdicts,
    milan: milanResult,
    facts: factsOfMatch(couple),
  }
}
