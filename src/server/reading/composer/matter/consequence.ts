import type { Graha } from '@drishti/jyotish'
import { consequences, mixedConsequences } from '../../../../words/reading/reasons/consequences.ts'
import type {
  BroadFamily,
  MatterFamily,
  MeaningFamily,
  NarrowFamily,
  SituationFamily,
} from '../../../../words/reading/reasons/consequences.ts'
import { grahaMeanings } from '../../../../words/reading/reasons/meanings/all-meanings.ts'
import { familyOfSituation } from '../../situations/situation-families.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import { familyOf } from '../../types/frame.ts'
import type { FrameTopic } from '../../types/frame.ts'
import type { Verdict } from '../../verdicts/verdicts.ts'
import { turnedPick } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'

const byFirstTopic: readonly (readonly [FrameTopic, MatterFamily])[] = [
  ['love', 'bond'],
  ['marriage', 'bond'],
  ['children', 'home'],
  ['parents', 'home'],
  ['career', 'work'],
  ['money', 'money'],
  ['property', 'goods'],
  ['education', 'study'],
  ['abroad', 'away'],
  ['health', 'body'],
  ['legal', 'dispute'],
]
const families = new Map(byFirstTopic.map(([topic, family]) => [familyOf(topic), family]))

const ownFamilies: Partial<Record<LifeMatter, MatterFamily>> = {
  pregnancy: 'body',
  pet: 'body',
  business: 'trade',
  debt: 'debt',
  'lost-object': 'find',
  vehicle: 'vehicle',
  'in-laws': 'kin',
  siblings: 'kin',
  family: 'kin',
  friends: 'kin',
}

/** Meanings of a matter that differ from those of its family for what one graha does, not for the matter at large. */
const ownMeanings: Partial<Record<LifeMatter, SituationFamily | NarrowFamily>> = {
  marriage: 'wedding',
  'job-search': 'offer',
  'job-change': 'offer',
  promotion: 'rank',
  'government-job': 'post',
  'mental-health': 'mind',
  travel: 'trip',
  children: 'offspring',
  'married-life': 'couple',
  separation: 'couple',
  'ex-back': 'couple',
}

/** The meanings of a situation that rest on no graha: of the nearest family of matters. */
const broadFamilies: Partial<Record<MeaningFamily, BroadFamily>> = {
  couple: 'kin',
  wedding: 'wedding',
  offer: 'offer',
  offspring: 'offspring',
  rank: 'work',
  post: 'work',
  mind: 'body',
  trip: 'away',
}

/** With which reasons' meanings those on a matter are told. */
function matterFamily(matter: LifeMatter): MatterFamily {
  const own = ownFamilies[matter]
  if (own) return own
  return families.get(familyOf(matter)) ?? 'other'
}

/** What a reason means where the words of the matter's family at large speak of something else. */
function narrowFamily(input: MatterInput): MeaningFamily | null {
  const { matter, situation, frame, other, person } = input
  const own = situation && frame.situation ? familyOfSituation(frame.situation) : null
  if (own) return own
  // Whoever is married asks of that marriage.
  if (matter === 'marriage' && !other && person.maritalStatus === 'married') return 'couple'
  return ownMeanings[matter] ?? null
}

/** Where in an answer a meaning stands. */
export type ReasonPlace = 'lord' | 'house' | 'karaka' | 'transit' | 'now' | 'next' | 'nearer'
/** Which of the general meanings a place takes, so that none comes twice. */
const turns: Readonly<Record<ReasonPlace, number>> = {
  lord: 0,
  house: 1,
  karaka: 2,
  transit: 3,
  now: 3,
  next: 4,
  nearer: 1,
}
const ofPeriods: ReadonlySet<ReasonPlace> = new Set<ReasonPlace>(['now', 'next', 'nearer'])

/** Whether the answer may have told what this graha means as the lord of the house or as the karaka. */
function isToldBefore({ sheet, field }: MatterInput, graha: Graha, place: ReasonPlace): boolean {
  const isLord = sheet.lords[field.main] === graha
  if (ofPeriods.has(place)) return isLord || field.karakas.includes(graha)
  return place !== 'lord' && isLord
}

/**
 * What a reason of this direction that rests on `graha` means for the matter, as the end of a sentence: by the nature
 * of that graha, or, where that is told already, by the matter alone. `turn` tells reasons of one place apart.
 */
export function consequenceOf(
  input: MatterInput,
  graha: Graha,
  direction: Verdict['direction'],
  place: ReasonPlace,
  turn = 0,
): string {
  const { language, matter } = input
  const at = turns[place] + turn
  if (direction === 'mixed')
    return turnedPick(input, mixedConsequences, 'meaning.mixed', at)[language]
  const family = matterFamily(matter)
  const narrow = narrowFamily(input)
  const broad = narrow ? (broadFamilies[narrow] ?? 'other') : family
  const meanings = isToldBefore(input, graha, place)
    ? consequences[broad][direction]
    : grahaMeanings[narrow ?? family][graha][direction]
  return turnedPick(input, meanings, `meaning.${direction}`, at)[language]
}
