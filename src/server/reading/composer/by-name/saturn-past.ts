import { dhaiyas, sadeSatis } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/saturn-past-texts.ts'
import { say } from '../../../../words/say.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { dateText } from '../../verdicts/date-text.ts'

/** Sade Sati and the dhaiya in years gone by: "was it on me last year", "when was the last one". */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const lastYear = edge(
  'last year|previous year|(?:pich?h?l[ei]|gaye|beete) (?:sal|saal|saalon|varsh)|(?:पिछले|गए|बीते) (?:साल|वर्ष)',
)
/** Words of what was; "has it ended" is of what may run still. */
const ofPast = edge(
  'was|were|did|had|th[ai]|hui thi|pichhl[ai] ba+r|last time|pichhl[ai] (?:sade ?sati|dhaiya)|थ[ाी]|पिछली बार|पिछली (?:साढ़े ?साती|साढ़ेसाती|ढैया)',
)

/** The years that a question of the past names, as first and last; null where it names none that is over. */
function yearsTold(question: string, thisYear: number): { first: number; last: number } | null {
  if (lastYear.test(question)) return { first: thisYear - 1, last: thisYear - 1 }
  const years = [...question.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)]
    .map(([year]) => Number(year))
    .filter((year) => year < thisYear)
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) }
}

interface Passage {
  fromUtc: string | null
  toUtc: string | null
}

export interface SaturnPast {
  question: string
  chart: AnyKundli
  who: string
  at: Date
  language: ReadingLanguage
  isOfDhaiya: boolean
}

/** What ran of the two in the past that a question asks about; null where it asks of no past. */
export function saturnPast({
  question,
  chart,
  who,
  at,
  language,
  isOfDhaiya,
}: SaturnPast): string[] | null {
  const now = at.toISOString()
  const years = yearsTold(question, at.getUTCFullYear())
  if (!ofPast.test(question) && !(years && lastYear.test(question))) return null
  const name = texts.passageNames[isOfDhaiya ? 'dhaiya' : 'sadeSati'][language]
  const day = (utc: string | null): string => (utc ? dateText(utc)[language] : '')
  const tell = (text: typeof texts.passageWas, of: string, { fromUtc, toUtc }: Passage): string =>
    say(text, language, of, who, day(fromUtc), day(toUtc))
  const all: Record<'own' | 'other', readonly Passage[]> = isOfDhaiya
    ? { own: dhaiyas(chart), other: sadeSatis(chart) }
    : { own: sadeSatis(chart), other: dhaiyas(chart) }
  if (!years) {
    const last = all.own.findLast(({ toUtc }) => toUtc !== null && toUtc <= now)
    return last ? [tell(texts.lastPassage, name, last)] : null
  }
  const within = ({ fromUtc, toUtc }: Passage): boolean =>
    (fromUtc ?? '') < `${years.last + 1}` && (toUtc ?? '9') > `${years.first}`
  const ran = all.own.find(within)
  if (ran) return [tell(texts.passageWas, name, ran)]
  const last = all.own.findLast(({ toUtc }) => toUtc !== null && toUtc <= `${years.first}`)
  const other = all.other.find(within)
  const otherName = texts.passageNames[isOfDhaiya ? 'sadeSati' : 'dhaiya'][language]
  return [
    say(texts.passageWasNot, language, name, who),
    ...(other ? [tell(texts.ranInstead, otherName, other)] : []),
    ...(last ? [tell(texts.lastPassage, name, last)] : []),
  ]
}
