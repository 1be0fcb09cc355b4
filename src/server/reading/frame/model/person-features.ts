import { askedClause } from './asked-clause.ts'
import { conceptsIn } from './concepts.ts'
import type { ConceptHit, ConceptTable } from './concepts.ts'
import type { FramePerson } from '../../types/frame.ts'
import { wordsOf } from './skeleton.ts'
import type { Word } from './skeleton.ts'

const personConcept =
  /^(?:relative-|friend$|family-whole|pet-|cattle|celebrity|other-person|ex-back|love$|landlord|workplace)/
/** First person in English and Hindi, as skeletons. */
const ownWords = new Set(
  'i im ive il mera meri mere muje mujko mujse hame hamara hamari hamare ham hum my me mi mine ve us our apna apni apne mene'.split(
    ' ',
  ),
)
const ownEnding = /(?:unga|ungi|enge|hu|raha|rahi|paunga|paungi|lu|karu|jau)$/

const peopleIn = (words: readonly Word[], table: ConceptTable): ConceptHit[] =>
  conceptsIn(words, table).filter((hit) => personConcept.test(table.names[hit.concept] ?? ''))

const nameOf = (hit: ConceptHit, table: ConceptTable): string =>
  (table.names[hit.concept] ?? '').replace('relative-', '')

/** Whether the asker speaks of himself, in a word that belongs to nobody who is named, or in a verb. */
function selfMark(words: readonly Word[], people: readonly ConceptHit[]): string {
  const taken = new Set<number>()
  for (const hit of people)
    for (let at = hit.at - 1; at < hit.at + hit.length; at += 1) taken.add(at)
  const own = words.some(({ skeleton }, at) => ownWords.has(skeleton) && !taken.has(at))
  const ownVerb = words.some(({ skeleton }) => ownEnding.test(skeleton))
  return `${own ? 'own' : ''}${ownVerb ? 'verb' : ''}`
}

/** Who is named, what stands beside the name, and whether the asker speaks of himself besides. */
export function personFeatures(words: readonly Word[], table: ConceptTable): string[] {
  const people = peopleIn(words, table)
  const self = selfMark(words, people)
  const names = people.map((hit) => nameOf(hit, table))
  const features = [`p${self}`, `p#${new Set(names).size}${self}`, `p${names[0] ?? ''}^${self}`]
  people.forEach((hit, index) => {
    const name = names[index] ?? ''
    const next = words[hit.at + hit.length]?.skeleton ?? ''
    const following = words[hit.at + hit.length + 1]?.skeleton ?? ''
    const last = words[hit.at + hit.length - 1]?.raw ?? ''
    const before = words[hit.at - 1]?.skeleton ?? ''
    features.push(
      `p${name}+${next}`,
      `p${before}+${name}`,
      `p${name}${self}`,
      `p${name}+${next} ${following}`,
    )
    if (/['’]?s$/.test(last)) features.push(`p${name}'s`)
    if (hit.at <= 1) features.push(`p^${name}`)
  })
  return features
}

const skeletons = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map(({ skeleton }) => skeleton))
/** He, she and they; we two. */
const others = skeletons(
  'he she they him her his hers them their vo woh usne uska uski uske use usko usse unka unki unke unko unhe unse unhone ve iska iski iske isko inka inki inke inko वो उसने उसका उसकी उसके उसे उसको उनका उनकी उनके उनको उन्हें उनसे उन्होंने इनका इनकी इनके',
)
const both = skeletons(
  'we us our hum ham hamara hamari hamare hume dono both together saath हम हमारा हमारी हमारे हमें दोनों साथ',
)
const auxiliaries = skeletons(
  'will would shall should can could may is are am was do does did has have kya kab when how why for of क्या कब',
)
const verbs: readonly (readonly [mark: string, ending: RegExp])[] = [
  ['1', /(?:unga|ungi|unga|karu|karun|jau|jaun|lu|lun|du|dun|rahu|hu)$/],
  ['3m', /(?:ega|oga|yega)$/],
  ['3f', /(?:egi|ogi|yegi)$/],
  ['pl', /(?:enge|engi|onge|ongi)$/],
]

/** Of the clause that asks: who is named first and last, which pronouns stand there, what follows the auxiliary, how the verb ends. */
export function askedFeatures(
  { text, person = {}, history = [] }: AskedOf,
  table: ConceptTable,
): string[] {
  const words = askedClause(text)
  const people = peopleIn(words, table)
  const names = [...new Set(people.map((hit) => nameOf(hit, table)))]
  const has = (among: ReadonlySet<string>) => words.some(({ skeleton }) => among.has(skeleton))
  const marks = `${selfMark(words, people)}${has(others) ? '3' : ''}${has(both) ? '2' : ''}`
  const ends = verbs.filter(([, ending]) => words.some(({ skeleton }) => ending.test(skeleton)))
  const verb = ends.map(([mark]) => mark).join('')
  const last = history.at(-1)
  const before = last
    ? [...new Set(peopleIn(wordsOf(last.q), table).map((hit) => nameOf(hit, table)))]
    : []
  const { gender = '', marital = '' } = person
  return [
    `Q${marks}`,
    `Q${marks} ${names.length}`,
    `Qv${verb} ${marks}`,
    `Qv${verb} ${marks} ${gender}`,
    `Q${marks} ${marital} ${gender}`,
    `Q^${names[0] ?? ''} ${marks}`,
    `Q$${names.at(-1) ?? ''} ${marks}`,
    ...names.flatMap((name) => [`Qp${name}`, `Qp${name} v${verb}`]),
    ...words.flatMap(({ skeleton }, at) =>
      auxiliaries.has(skeleton) ? [`Qa${skeleton} ${words[at + 1]?.skeleton ?? ''}`] : [],
    ),
    ...(last ? [`H${before[0] ?? ''} ${marks}`, `H${before[0] ?? ''} ${names[0] ?? ''}`] : []),
    ...before.map((name) => `H${name}`),
  ]
}

/** What is known of a question when its people are looked for. */
interface AskedOf {
  text: string
  person?: FramePerson
  history?: readonly { q: string }[]
}
