import { conceptsIn } from './concepts.ts'
import type { ConceptTable } from './concepts.ts'
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

/** Who is named, what stands beside the name, and whether the asker speaks of himself besides. */
export function personFeatures(words: readonly Word[], table: ConceptTable): string[] {
  const people = conceptsIn(words, table).filter((hit) =>
    personConcept.test(table.names[hit.concept] ?? ''),
  )
  const taken = new Set<number>()
  for (const hit of people)
    for (let at = hit.at - 1; at < hit.at + hit.length; at += 1) taken.add(at)
  const own = words.filter(({ skeleton }, at) => ownWords.has(skeleton) && !taken.has(at)).length
  const ownVerb = words.some(({ skeleton }) => ownEnding.test(skeleton))
  const self = `${own > 0 ? 'own' : ''}${ownVerb ? 'verb' : ''}`
  const names = people.map((hit) => (table.names[hit.concept] ?? '').replace('relative-', ''))
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
