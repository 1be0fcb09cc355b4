import type { FrameSubject, FrameTopic } from '../types/frame.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import type { LifeTopic } from '../understand/topics.ts'

/** The field of life, and the side of it, by which each topic of a question is judged. */
const lifeMatters = {
  love: ['love', 'romance'],
  'ex-back': ['love', 'reunion'],
  marriage: ['love', 'marriage'],
  'married-life': ['love', 'married'],
  separation: ['love', 'trouble'],
  compatibility: ['love', 'pair'],
  children: ['family', 'children'],
  pregnancy: ['family', 'children'],
  parents: ['family', 'parents'],
  siblings: ['family', 'siblings'],
  'in-laws': ['family', 'in-laws'],
  family: ['family', null],
  friends: ['family', 'friends'],
  pet: ['family', 'pet'],
  career: ['career', null],
  'job-search': ['career', 'find'],
  'job-change': ['career', 'change'],
  promotion: ['career', 'rise'],
  business: ['career', 'own'],
  'government-job': ['career', 'government'],
  retirement: ['career', 'retirement'],
  money: ['money', null],
  debt: ['money', 'debt'],
  investment: ['money', 'investment'],
  inheritance: ['money', 'inheritance'],
  property: ['money', 'home'],
  vehicle: ['money', 'vehicle'],
  'lost-object': ['money', 'lost'],
  education: ['education', null],
  exam: ['education', 'exam'],
  abroad: ['travel', 'abroad'],
  travel: ['travel', 'trip'],
  health: ['health', null],
  'mental-health': ['health', 'mind'],
  legal: ['general', 'legal'],
  enemies: ['general', 'enemies'],
  spirituality: ['general', 'spiritual'],
  fame: ['general', 'fame'],
  personality: ['general', 'nature'],
  strengths: ['general', 'strengths'],
  'life-purpose': ['general', 'purpose'],
  past: ['general', 'past'],
  'year-ahead': ['general', 'year'],
} as const satisfies Partial<Record<FrameTopic, readonly [LifeTopic, string | null]>>

/** A topic of a question that is read from the houses. */
export type LifeMatter = keyof typeof lifeMatters

export function isLifeMatter(topic: FrameTopic): topic is LifeMatter {
  return Object.hasOwn(lifeMatters, topic)
}

/** The field of life and the side of it that a topic is judged by. */
export function fieldOfMatter(matter: LifeMatter): { topic: LifeTopic; aspect: string | null } {
  const [topic, aspect] = lifeMatters[matter]
  return { topic, aspect }
}

/** The first topic that is judged by a field of life and a side of it; null where none is. */
export function matterOfField(topic: string, aspect: string | null): LifeMatter | null {
  const matter = Object.entries(lifeMatters).find(
    ([, [field, side]]) => field === topic && side === aspect,
  )
  return (matter?.[0] as LifeMatter | undefined) ?? null
}

/**
 * The house of the asker from which each person's life is read (BPHS 11 and 32): the spouse and whoever is
 * loved the seventh, a child the fifth, the mother the fourth, a younger brother or sister the third, a friend
 * the eleventh. Where "parent" may be either, the ninth speaks for the father and for elders.
 */
const houseOfPerson: Partial<Record<FrameSubject, number>> = {
  partner: 7,
  spouse: 7,
  ex: 7,
  child: 5,
  parent: 9,
  sibling: 3,
  friend: 11,
}

/** An elder brother or sister is read from the eleventh (BPHS, of the eleventh house). */
const houseOfElderSibling = 11

/** Topics that speak of the bond with a person, not of that person's life: they stay in the asker's chart. */
const ofTheBond: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'love',
  'ex-back',
  'married-life',
  'separation',
  'compatibility',
  'children',
  'pregnancy',
  'parents',
  'siblings',
  'in-laws',
  'family',
  'friends',
  'pet',
  'enemies',
])
/** A wedding with the one who is loved is one's own. */
const ofBoth: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['marriage'])
const sweethearts: ReadonlySet<FrameSubject> = new Set<FrameSubject>(['partner', 'spouse', 'ex'])

/**
 * The houses of more distant relatives, counted on from those above (BPHS 11): the spouse's brother the third
 * from the seventh, a child's spouse the seventh from the fifth, the mother's brother the third from the fourth.
 * Whoever is not named closer is read from the second, the house of the family.
 */
const houseOfRelative: Partial<Record<PersonKey, number>> = {
  'daughter-in-law': 11,
  'son-in-law': 11,
  'mother-in-law': 10,
  'father-in-law': 3,
  'brother-in-law': 9,
  'sister-in-law': 9,
  devar: 9,
  jeth: 9,
  nanad: 9,
  sala: 9,
  sali: 9,
  jija: 9,
  bhabhi: 9,
  jethani: 3,
  devrani: 3,
  dada: 5,
  dadi: 12,
  nana: 12,
  nani: 7,
  chacha: 11,
  tau: 11,
  bua: 11,
  uncle: 11,
  aunt: 11,
  chachi: 5,
  phupha: 5,
  mama: 6,
  mausi: 6,
  mami: 12,
  mausa: 12,
  bhatija: 7,
  bhanja: 7,
  bhatiji: 7,
  bhanji: 7,
  cousin: 3,
  pota: 9,
  poti: 9,
  nati: 9,
  natin: 9,
}
const houseOfFamily = 2

const ofTheirMarriage: readonly FrameTopic[] = ['married-life', 'separation']
const ofTheirLove: readonly FrameTopic[] = [...ofTheirMarriage, 'love', 'ex-back']
const ofTheirHome: readonly FrameTopic[] = [...ofTheirLove, 'children', 'pregnancy']
/** Of love, marriage and children: what is that person's own, and no bond with the asker. */
const ownOfSubject: Partial<Record<FrameSubject, readonly FrameTopic[]>> = {
  child: ofTheirLove,
  sibling: ofTheirHome,
  friend: ofTheirHome,
  parent: ofTheirMarriage,
}

/** Of somebody further off: what can only be that person's own. */
const ofStranger: readonly FrameTopic[] = [
  'marriage',
  'education',
  'exam',
  'job-search',
  'government-job',
  'promotion',
  'health',
  'mental-health',
  'fame',
  'year-ahead',
]
/** Of a relative: money, land and shares are mostly asked about for one's own sake. */
const ofRelative: readonly FrameTopic[] = [
  ...ofStranger,
  ...ofTheirHome,
  'career',
  'job-change',
  'business',
  'retirement',
  'debt',
  'legal',
  'abroad',
  'travel',
  'vehicle',
  'lost-object',
  'personality',
  'strengths',
]

/**
 * The asker's house, 1 to 12, from which the life in question is read; 1 where it is the asker's own or the
 * bond between the two. `isElder`: of a brother or sister who is called the elder.
 */
export function ownerHouse(
  topic: FrameTopic,
  subject: FrameSubject,
  person: PersonKey | null,
  isElder = false,
): number {
  if (subject === 'other') return ofStranger.includes(topic) ? 7 : 1
  if (subject === 'relative')
    return ofRelative.includes(topic) ? ((person && houseOfRelative[person]) ?? houseOfFamily) : 1
  if (ofTheBond.has(topic) && !ownOfSubject[subject]?.includes(topic)) return 1
  if (sweethearts.has(subject) && ofBoth.has(topic)) return 1
  if (subject === 'sibling' && isElder) return houseOfElderSibling
  return person === 'mother' ? 4 : (houseOfPerson[subject] ?? 1)
}
