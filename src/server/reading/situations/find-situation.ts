import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import type { FrameAsks, FrameTopic } from '../types/frame.ts'
import { foldedWords } from '../understand/fold.ts'
import { onceATurn } from '../understand/once-a-turn.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'
import { coupleSituations } from './couple-situations.ts'
import { loveSituations } from './love-situations.ts'
import { marriageSituations } from './marriage-situations.ts'
import { faithSituations } from './faith-situations.ts'
import { healthSituations } from './health-situations.ts'
import { homeSituations } from './home-situations.ts'
import { petSituations } from './pet-situations.ts'
import { familySituations } from './family-situations.ts'
import { moneySituations } from './money-situations.ts'
import type { SituationPattern } from './situation.ts'
import { studySituations } from './study-situations.ts'
import { tradeSituations } from './trade-situations.ts'
import { wealthSituations } from './wealth-situations.ts'
import { workSituations } from './work-situations.ts'
import { spouseSituations } from './spouse-situations.ts'
import { peopleSituations } from './people/people-situations.ts'
import { examKindSituations } from './livelihood/exam-kind-situations.ts'
import { serviceSituations } from './livelihood/service-situations.ts'
import { openTradeSituations } from './livelihood/open-trade-situations.ts'
import { moneyCareSituations } from './livelihood/money-care-situations.ts'
import { landSituations } from './livelihood/land-situations.ts'
import { abroadAndPublicSituations } from './livelihood/abroad-and-public-situations.ts'
import { worthSituations } from './worth/worth-situations.ts'
import { heartSituations } from './heart/heart-situations.ts'
import { bondSituations } from './bonds/bond-situations.ts'
import { waySituations } from './ways/way-situations.ts'
import { weddingSituations } from './wedding/wedding-situations.ts'
import { assetSituations } from './assets/asset-situations.ts'
import { youthSituations } from './youth/youth-situations.ts'
import { wellbeingSituations } from './wellbeing/wellbeing-situations.ts'
import { officeLifeSituations } from './office/office-life-situations.ts'

const patterns: readonly SituationPattern[] = [
  ...moneySituations,
  ...workSituations,
  ...tradeSituations,
  ...studySituations,
  ...familySituations,
  ...wealthSituations,
  ...loveSituations,
  ...marriageSituations,
  ...spouseSituations,
  ...coupleSituations,
  ...healthSituations,
  ...homeSituations,
  ...petSituations,
  ...faithSituations,
  ...peopleSituations,
  ...examKindSituations,
  ...serviceSituations,
  ...openTradeSituations,
  ...moneyCareSituations,
  ...landSituations,
  ...abroadAndPublicSituations,
  ...worthSituations,
  ...heartSituations,
  ...bondSituations,
  ...waySituations,
  ...weddingSituations,
  ...assetSituations,
  ...youthSituations,
  ...wellbeingSituations,
  ...officeLifeSituations,
]

/** Every list of phrases by the place of its pattern and its own; -1 is the list that speaks against it. */
const phrases = buildLexicon<string>(
  patterns.flatMap(({ words = [], without }, at) => [
    ...words.map((list, index): [string, string] => [list, `${at} ${index}`]),
    ...(without ? [[without, `${at} -1`] as [string, string]] : []),
  ]),
)
/** The keys of each pattern's lists, in the order of the patterns. */
const listsOf = patterns.map(({ words = [] }, at) => words.map((_list, index) => `${at} ${index}`))
/** The place of the pattern that a key belongs to. */
const placeOf = (key: string): number => Number(key.slice(0, key.indexOf(' ')))
const patternOf = new Map<SituationName, SituationPattern>(
  patterns.map((pattern) => [pattern.name, pattern]),
)

/** How the situation is known. */
export function situationPattern(name: SituationName): SituationPattern {
  return patternOf.get(name) as SituationPattern
}

/** The keys of the lists of which a phrase stands in a question: a follow-up is tried for several ways of asking. */
const listsIn = onceATurn(
  (question): ReadonlySet<string> =>
    new Set(findPhrases(phrases, foldedWords(question)).map(({ value }) => value)),
)

const placeOfName = new Map<SituationName, number>(patterns.map(({ name }, at) => [name, at]))

/** Whether a phrase stands in the question that speaks against the situation. */
export function isSpokenAgainst(name: SituationName, question: string): boolean {
  return listsIn(question).has(`${placeOfName.get(name)} -1`)
}

/**
 * The situation that the words of a question show, among those that fit one of its likeliest topics and how it
 * asks, and that `isRuledOut` lets stand; null where there is none. Of several the one with most lists goes first, as it is the narrowest.
 */
export function findSituation(
  question: string,
  topics: readonly FrameTopic[],
  asks: FrameAsks,
  isRuledOut: (name: SituationName) => boolean = () => false,
): SituationName | null {
  const found = listsIn(question)
  let best: SituationPattern | null = null
  // What has no list in the question is not shown by it.
  for (const at of [...new Set([...found].map(placeOf))].sort((a, b) => a - b)) {
    const pattern = patterns[at]!
    const lists = listsOf[at] ?? []
    if (lists.length === 0 || (best?.words?.length ?? 0) >= lists.length) continue
    if (!lists.every((list) => found.has(list))) continue
    if (found.has(`${at} -1`) || (pattern.asks && !pattern.asks.includes(asks))) continue
    if (!topics.some((topic) => pattern.among.includes(topic))) continue
    if (!isRuledOut(pattern.name)) best = pattern
  }
  return best?.name ?? null
}
