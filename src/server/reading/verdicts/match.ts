import { milan } from '@drishti/jyotish'
import type { AnyKundli, Fact, Milan } from '@drishti/jyotish'
import { kutaKeys, matchRules } from './match.rules.ts'
import type { KutaKey, MatchRule } from './match.rules.ts'
import { directionOf, strengthOf } from './rule.ts'
import type { Direction } from './rule.ts'

/** One of two people whose charts are laid side by side. */
export interface OfTwo {
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
export interface Match {
  direction: Direction
  /** Of 36, by the tables, and with what the texts excuse. */
  points: number
  pointsWithExcuses: number
  verdicts: MatchVerdict[]
  facts: Fact[]
}

const figure = (points: number): string => String(Math.round(points * 10) / 10)

/** When a birth begins, as far as it is known: puts two people of one gender in an order of their own. */
const bornAt = ({ birth }: AnyKundli): string => ('utc' in birth ? birth.utc : birth.fromUtc)

/** The tables ask for a bride and a groom: by gender where that tells, the elder as the groom where not. */
function coupleOf(one: OfTwo, other: OfTwo): { bride: AnyKundli; groom: AnyKundli } {
  const oneIsBride =
    one.gender === other.gender ? bornAt(one.chart) > bornAt(other.chart) : one.gender === 'female'
  return oneIsBride
    ? { bride: one.chart, groom: other.chart }
    : { bride: other.chart, groom: one.chart }
}

const because = {
  en: 'Counted from the two natal Moons, eight kutas of 36 points',
  hi: 'दोनों के जन्म चंद्रमा से गिने गए आठ कूट, 36 गुण',
}

function factsOf({ ashtakoota, manglik }: Milan): Fact[] {
  const { total, totalWithExceptions, kutas } = ashtakoota
  const fact = (id: string, value: string | number, en: string, hi: string): Fact => ({
    id,
    kind: 'dosha',
    value,
    label: { en, hi },
    because,
    about: {},
  })
  return [
    fact(
      'match.points',
      total,
      `The two charts share ${figure(total)} of 36 points`,
      `दोनों कुंडलियों में 36 में से ${figure(total)} गुण मिलते हैं`,
    ),
    fact(
      'match.points.excused',
      totalWithExceptions,
      `With what the texts excuse: ${figure(totalWithExceptions)} of 36 points`,
      `शास्त्र-सम्मत परिहार के साथ: 36 में से ${figure(totalWithExceptions)} गुण`,
    ),
    ...kutas.map(({ id, name, points, outOf }) =>
      fact(
        `match.${id}`,
        points,
        `${name.en}: ${figure(points)} of ${outOf}`,
        `${name.hi}: ${outOf} में से ${figure(points)}`,
      ),
    ),
    fact('match.mars', manglik.verdict, manglik.reason.en, manglik.reason.hi),
  ]
}

function holds({ when }: MatchRule, { ashtakoota, manglik }: Milan): string | null {
  if ('mars' in when) return manglik.verdict === when.mars ? 'match.mars' : null
  if ('points' in when) {
    const { totalWithExceptions: points } = ashtakoota
    return points >= when.points.from && points < when.points.below ? 'match.points.excused' : null
  }
  const kuta = ashtakoota.kutas.find(({ id }) => id === when.kuta)
  if (!kuta) return null
  const excused = ashtakoota.exceptions.some((exception) => exception.kuta === kuta.id)
  const given = kuta.points === kuta.outOf ? 'all' : kuta.points < kuta.outOf / 2 ? 'little' : null
  return given === when.gives && !(given === 'little' && excused) ? `match.${when.kuta}` : null
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
export function matchOf(one: OfTwo, other: OfTwo): Match | null {
  let found: Milan
  try {
    found = milan(coupleOf(one, other))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
  const verdicts = matchRules.flatMap((rule): MatchVerdict[] => {
    const factId = holds(rule, found)
    if (!factId) return []
    return [
      {
        key: rule.key,
        rule,
        direction: directionOf(rule.mark),
        strength: strengthOf(rule.mark),
        factIds: [factId],
      },
    ]
  })
  return {
    direction: directionBy(verdicts),
    points: found.ashtakoota.total,
    pointsWithExcuses: found.ashtakoota.totalWithExceptions,
    verdicts,
    facts: factsOf(found),
  }
}
