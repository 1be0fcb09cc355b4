/** Houses and stars: how they are numbered, named by their matter, and counted from. */
import type { Claim } from '../facts/claim.ts'
import { createPhraseNode } from '../words/phrase-nodes.ts'
import {
  claimsOf,
  find,
  nodesOfKinds,
  nothing,
  singleNode,
  textOf,
  type Build,
  type Row,
} from './reduce.ts'

const house: Build = (part) =>
  singleNode('H', part, { houses: nodesOfKinds(part, 'owH').flatMap(({ houses }) => houses) })
const numberedHouse: Build = (part) => {
  const number = find(part, '#').number!
  return number >= 1 && number <= 12 ? singleNode('H', part, { houses: [number] }) : null
}
const star: Build = (part) => {
  const pada = nodesOfKinds(part, '#')[0]?.number ?? nodesOfKinds(part, 'o')[0]?.houses[0] ?? 0
  return pada >= 1 && pada <= 4
    ? singleNode('N', part, { nakshatra: find(part, 'N').nakshatra!, pada })
    : null
}
const from =
  (base: 'lagna' | 'moon'): Build =>
  (part) => {
    // English says "the fifth house from the Moon", Hindi "चंद्रमा से पंचम भाव".
    const english = find(part, 'F').text === 'from'
    if (base === 'moon' && english !== (part[0]!.kind === 'H')) return null
    const other = base === 'moon' && find(part, 'G').grahas.join() !== 'moon'
    const claims: Claim[] = other
      ? [{ of: 'unbearable', why: `houses counted from ${find(part, 'G').text}` }]
      : []
    return [
      createPhraseNode('H', textOf(part), {
        claims: [...claimsOf(part), ...claims],
        houses: find(part, 'H').houses,
        countedFrom: base,
      }),
    ]
  }

/** "Your career house, the tenth, …": one house by two names. */
const saidTwice: Build = (part) => {
  const [first, second] = nodesOfKinds(part, 'Ho')
  const same = first!.houses.length === 1 && first!.houses[0] === second!.houses[0]
  return same && second!.houses.length === 1 ? [first!] : null
}

/** "Your fourth house of land and home belongs to …": the words for a matter are those of the house. */
const ofMatter: Build = (part) => {
  const meant = nodesOfKinds(part, 'w').flatMap(({ houses }) => houses)
  const isOfHouse = meant.every((number) => part[0]!.houses.includes(number))
  return isOfHouse && claimsOf(part).length === 0 ? [part[0]!] : null
}

const countedFromMoon: Build = (part) => [
  createPhraseNode('H', textOf(part), {
    claims: claimsOf(part),
    houses: find(part, 'H').houses,
    countedFrom: 'moon',
  }),
]

/** Signs, stars and houses first. */
export const houseRows: Row[] = [
  [/Sr/, (part) => [part[0]!]],
  [/Nq/, (part) => [part[0]!]],
  [
    /(?<=^|[&,])qN(?=b)/,
    (part) => [
      createPhraseNode('.', textOf(part), {
        claims: [{ of: 'birthStar', nakshatra: part[1]!.nakshatra!, pada: null }],
      }),
    ],
  ],
  [/qN/, (part) => [part[1]!]],
  [/N,?f?m#|N,?#m|N,?fom|N,?om/, star],
  [/omf?N/, star],
  [/oA/, (part) => [part[1]!]],
  [
    /[ow](?:[&,-](?:f?[ow])?)*h/,
    (part) => (nodesOfKinds(part, 'ow').length > 0 ? house(part, nothing) : null),
  ],
  [/wfh/, house],
  [/hfw(?:&f?w)*/, house],
  [/(?<![a-zA-Z]-)o(?=F[GM])/, house],
  [/h#/, numberedHouse],
  [/Hf[w.]+(?:&f?[w.]+)*(?=,?[ObA])/, ofMatter],
  [/Hfw+/, ofMatter],
  [/HFM|MFH/, countedFromMoon],
  [/H,\.?[Ho],?/, saidTwice],
  [/H&f?H/, house],
  [/HFG/, from('moon')],
  [/GFH/, from('moon')],
  [/HFL|LFH/, from('lagna')],
]

/** "दृष्टि सप्तम पर", "दसवें से गुज़रते": where the sentence has a glance or a transit. */
export const ellipticalOfMotion: Row[] = [[/o(?=[pF])(?!F[HGLM])/, house]]

/** Elliptical ordinals, once it is known that the sentence speaks of grahas: "in the seventh", "सप्तम में". */
export const elliptical: Row[] = [
  [/o(?=i)(?!i[a-zA-Z]*h)/, house],
  [/(?<=[ipF])o(?=$|[,&kbFdu!])/, house],
  // "Looks at your fifth", not "would look at first".
  [
    /(?<=A)o(?=$|[,&kbFdu!.])/,
    (part) =>
      /^(your|the|my|his|her|its)$/.test(part[0]!.after ?? '') ? house(part, nothing) : null,
  ],
]
