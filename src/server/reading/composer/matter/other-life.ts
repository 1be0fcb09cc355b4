import { bondTexts } from '../../../../words/reading/other-lives/bonds.ts'
import { otherLives, sameWords } from '../../../../words/reading/other-lives/all-other-lives.ts'
import type { OtherLifeTexts } from '../../../../words/reading/other-lives/other-life-texts.ts'
import type { PersonKey } from '../../../../words/reading/other-lives.ts'
import type { FrameAsks, FrameSubject } from '../../types/frame.ts'
import { houseOwner } from '../../frame/frame.ts'
import type { Frame } from '../../frame/frame.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import { personOf, personWords } from '../../matters/person.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import type { SentenceSlots } from '../../verdicts/fill-template.ts'

const livesByMatter: Readonly<Partial<Record<LifeMatter, OtherLifeTexts>>> = otherLives
const matterOfSameWords: Readonly<Partial<Record<LifeMatter, keyof typeof otherLives>>> = sameWords

/** What is said of a matter in the life of somebody else; null where nothing is written for it. */
export function textsOfLife(matter: LifeMatter): OtherLifeTexts | null {
  return livesByMatter[matter] ?? livesByMatter[matterOfSameWords[matter] ?? matter] ?? null
}

/** Whom a bond is with, by its topic: those whom the question must name, and the words for the bond. */
const bonds: Partial<
  Record<LifeMatter, { subject: FrameSubject; isNamed: boolean; texts: OtherLifeTexts }>
> = {
  siblings: { subject: 'sibling', isNamed: false, texts: bondTexts.siblings },
  parents: { subject: 'parent', isNamed: false, texts: bondTexts.parents },
  friends: { subject: 'friend', isNamed: true, texts: bondTexts.friends },
}
/** In-laws of the age of parents, and those of one's own. */
const elders: ReadonlySet<PersonKey> = new Set<PersonKey>(['mother-in-law', 'father-in-law'])
const peers: ReadonlySet<PersonKey> = new Set<PersonKey>([
  'brother-in-law',
  'sister-in-law',
  'devar',
  'jeth',
  'nanad',
  'sala',
  'sali',
  'jija',
  'bhabhi',
  'jethani',
  'devrani',
])
/** Ways of asking that want one of several, not how the bond stands. */
const ofSeveral: ReadonlySet<FrameAsks> = new Set<FrameAsks>(['which', 'who', 'choose'])

export interface Bond {
  person: PersonKey
  texts: OtherLifeTexts
}

/** The bond with somebody whom the question names; null where it names nobody, or asks for one of several. */
export function bondOf(matter: LifeMatter, frame: Frame, question: string): Bond | null {
  const subject = houseOwner(frame)
  if (ofSeveral.has(frame.asks)) return null
  if (matter === 'in-laws') {
    const person = personOf('relative', question)
    if (!person) return null
    if (elders.has(person)) return { person, texts: bondTexts.parents }
    return peers.has(person) ? { person, texts: bondTexts.siblings } : null
  }
  const bond = bonds[matter]
  const person = bond ? personOf(bond.subject, question) : null
  const isOwn = subject === 'self' && !bond?.isNamed
  if (!bond || !person || !(subject === bond.subject || isOwn)) return null
  // "My brothers and sisters" in general is answered in the words of the matter itself.
  return person === 'sibling' || person === 'parent' ? null : { person, texts: bond.texts }
}

/** Who is spoken of, as the sentences on other lives name them. */
export function personSlots(person: PersonKey, language: ReadingLanguage): SentenceSlots {
  const { name, possessive, them, their } = personWords[person]
  return {
    person: name[language],
    possessive: possessive[language],
    them: them[language],
    their: their[language],
  }
}

/** Hindi joins the case ending to उन: "उन की शादी" is उनकी शादी. */
export function joinCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])उन (का|के|की|को|से|में)(?![\p{L}\p{M}])/gu, 'उन$1')
}
