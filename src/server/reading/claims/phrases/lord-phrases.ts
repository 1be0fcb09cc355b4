/** Lords, periods and lists of grahas. */
import type { Graha } from '@drishti/jyotish'
import type { Claim } from '../facts/claim.ts'
import { officeHolderOf } from '../facts/fact-index.ts'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'
import { birthRows, states } from './birth-phrases.ts'
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

const office = (part: PhraseNode[], held: NonNullable<PhraseNode['office']>) =>
  singleNode('X', part, { office: held })
const lord: Build = (part) =>
  office(part, { houses: nodesOfKinds(part, 'oHX').flatMap(({ houses }) => houses) })
const within = (part: PhraseNode[]): PhraseNode[] => {
  const periods = nodesOfKinds(part, 'P').toSorted(
    (a, b) => b.entry!.levels![0]! - a.entry!.levels![0]!,
  )
  const [child, parent] = [periods[0]!, periods[1]!]
  return [parent, createPhraseNode('.', ''), { ...child, within: parent.grahas[0]! }]
}
const period: Build = (part) => {
  const grahas = nodesOfKinds(part, 'G').flatMap((graha) => graha.grahas)
  const entry = find(part, 'D').entry!
  const parent = grahas.length > 1 ? grahas.at(-2)! : undefined
  return singleNode('P', part, {
    grahas: [grahas.at(-1)!],
    entry,
    ...(parent ? { within: parent } : {}),
  })
}
/** Who is said to be lord of what: one for all, or one each. */
function lordClaims(
  grahas: readonly Graha[],
  held: NonNullable<PhraseNode['office']>,
): Claim[] | null {
  const { houses = [], levels, of } = held
  if (of) return grahas.map((graha) => ({ of: 'birthLord', graha, lordOf: of }))
  if (levels) return [{ of: 'dashaLord', graha: grahas[0]!, levels }]
  if (grahas.length === houses.length)
    return houses.map((number, index) => ({ of: 'lord', graha: grahas[index]!, house: number }))
  if (grahas.length === 1)
    return houses.map((number) => ({ of: 'lord', graha: grahas[0]!, house: number }))
  return houses.length === 1 ? [{ of: 'lord', graha: grahas[0]!, house: houses[0]! }] : null
}
const titledGraha: Build = (part) => {
  const graha = find(part, 'G')
  const claims = lordClaims(graha.grahas, find(part, 'X').office!)
  return (
    claims && [
      createPhraseNode('G', textOf(part), {
        grahas: graha.grahas,
        claims: [...claimsOf(part), ...claims],
      }),
    ]
  )
}
const rules: Build = (part) => {
  const graha = find(part, 'G')
  const claims = lordClaims(graha.grahas, { houses: find(part, 'H').houses })
  return (
    claims && [
      createPhraseNode('G', textOf(part), {
        grahas: graha.grahas,
        claims: [...claimsOf(part), ...claims],
      }),
    ]
  )
}
const signRuler: Build = (part) => {
  const graha = find(part, 'G')
  const sign = nodesOfKinds(part, 'S')[0]
  const claim: Claim = sign
    ? { of: 'signLord', graha: graha.grahas[0]!, rashi: sign.rashi! }
    : { of: 'starLord', graha: graha.grahas[0]!, nakshatra: find(part, 'N').nakshatra! }
  const ruler = createPhraseNode('G', graha.text, { grahas: graha.grahas, claims: [claim] })
  return [
    ...(sign && part[0] === sign
      ? [sign, createPhraseNode(',', ',')]
      : part[0]!.kind === 'N'
        ? [part[0]!, createPhraseNode(',', ',')]
        : []),
    ruler,
  ]
}
/** A graha named twice in one list is a slip that no fact can bear. */
const list: Build = (part) => {
  // "Look at Mercury: it is …" goes on; it lists nobody.
  if (part.some(({ isPronoun }) => isPronoun)) return null
  const grahas = nodesOfKinds(part, 'G').flatMap((each) => each.grahas)
  const twice: Claim[] =
    new Set(grahas).size < grahas.length ? [{ of: 'unbearable', why: 'one graha told twice' }] : []
  return [
    createPhraseNode('G', textOf(part), {
      grahas: [...new Set(grahas)],
      claims: [...claimsOf(part), ...twice],
    }),
  ]
}
/** "… makes its lord Jupiter …", said of the lagna. */
const lagnaLord: Build = (part) => {
  const graha = find(part, 'G')
  const claims = graha.grahas.map((one): Claim => ({ of: 'lord', graha: one, house: 1 }))
  return [part[0]!, createPhraseNode('G', textOf(part), { grahas: graha.grahas, claims })]
}

/** "When Mars antardasha gives way to Rahu": the next period of the same kind. */
const handsOver: Build = (part) => [
  part[0]!,
  createPhraseNode(',', ','),
  part[1]!,
  createPhraseNode('P', part[2]!.text, { grahas: part[2]!.grahas, entry: part[0]!.entry! }),
]

/** "…, whose lord is Jupiter": said of the house, or of the sign on it. */
const lordClause: Build = (part) => {
  const at = part.findIndex(({ kind }) => kind === 'k')
  if (!/^(whose|jiske|jiska|जिसके|जिसका)$/.test(part[at]!.text)) return null
  const [graha] = find(part, 'G').grahas
  const [houses, sign] = [nodesOfKinds(part, 'H')[0]?.houses, nodesOfKinds(part, 'S')[0]]
  const claims: Claim[] = houses
    ? houses.map((number) => ({ of: 'lord', graha: graha!, house: number }))
    : [{ of: 'signLord', graha: graha!, rashi: sign!.rashi! }]
  return [
    ...part.slice(0, at).filter(({ kind }) => kind !== ','),
    createPhraseNode('.', textOf(part.slice(at)), { claims }),
  ]
}
/** Then lords, periods, lists and what is said of lagna, Moon sign and birth star. */
export const rows: Row[] = [
  [/GG/, (part) => (part[0]!.grahas.join() === part[1]!.grahas.join() ? [part[1]!] : null)],
  [/H[.bi]{0,3}rb?S/, (part) => [part[0]!, createPhraseNode('i', 'in'), find(part, 'S')]],
  [
    /V[fi]?\.?Lb?i?S|L[fi]\.?Vb?i?S/,
    states('L', (part) => ({
      of: 'lagna',
      rashi: find(part, 'S').rashi!,
      varga: find(part, 'V').entry!.varga!,
    })),
  ],
  [/L,S,?/, states('L', (part) => ({ of: 'lagna', rashi: find(part, 'S').rashi! }))],
  [/L\.?OG/, lagnaLord],
  [/Y,?\.?B(?=G)/, (part) => [part[0]!, createPhraseNode('.', 'by')]],
  [/SL/, states('L', (part) => ({ of: 'lagna', rashi: find(part, 'S').rashi! }))],
  [
    /Hbk(?=G)/,
    (part) => (part[2]!.text === 'where' ? [part[0]!, createPhraseNode('.', 'where')] : null),
  ],
  [/G,?kOf?H,?/, (part) => rules(part, nothing)],
  [/[SH][iSHb]*,?kOb?G/, lordClause],
  [/o(?:&o)*f?O|Ofo(?:&o)*(?!h)|OfH|HfO|HO/, lord],
  [/OfL|LfO|LO/, (part) => office(part, { houses: [1] })],
  [/OfM|MfO|MO/, (part) => office(part, { of: 'moonSign' })],
  [/OfK|KfO|KO|qf?O/, (part) => office(part, { of: 'birthStar' })],
  [/OfD|DfO|DO/, (part) => office(part, { levels: find(part, 'D').entry!.levels! })],
  [/G(?:-G){1,2}f?D/, period],
  [/GfD|GD|DfG(?!f?D)/, period],
  [
    /GbD(?!f?G)/,
    (part, book) => (/^(holds?|has|runs?)$/.test(part[1]!.text) ? period(part, book) : null),
  ],
  [/PxG(?!f?D)/, handsOver],
  [/P,?[if]P,?/, within],
  [/G(?:[,&-]+G)+/, list],
  [/X,G,|XG/, titledGraha],
  [/G,X,?|GX(?!G)|GbX|XbG/, titledGraha],
  [/GOH/, rules],
  [/HbOBG|HOBG/, (part) => [...(rules(part, nothing) ?? [])]],
  [
    /[MK]bOBG/,
    (part) => [
      createPhraseNode('G', textOf(part), {
        grahas: find(part, 'G').grahas,
        claims: [
          {
            of: 'birthLord',
            graha: find(part, 'G').grahas[0]!,
            lordOf: part[0]!.kind === 'M' ? 'moonSign' : 'birthStar',
          },
        ],
      }),
    ],
  ],
  [/S,?b?OBG/, signRuler],
  [/N,?b?OBG/, signRuler],
  [
    /GOS|SfOG|GSfO|GOfS/,
    (part) =>
      signRuler(
        part.filter(({ kind }) => kind !== 'f'),
        nothing,
      ),
  ],
  [
    /NfOG|GOfN/,
    (part) =>
      signRuler(
        part.filter(({ kind }) => kind !== 'f'),
        nothing,
      ),
  ],
  ...birthRows,
]

/** Lords left over stand for the graha that holds the office. */
export const holders: Row[] = [
  [
    /Of?h|hfO/,
    (part) => [
      createPhraseNode('.', '', {
        claims: [{ of: 'unbearable', why: `no house is known by "${textOf(part)}"` }],
      }),
    ],
  ],
  [
    /X/,
    (part, book) => {
      const held = officeHolderOf(book, part[0]!.office!)
      return held
        ? [createPhraseNode('G', part[0]!.text, { grahas: held.grahas, claims: held.claims })]
        : [
            createPhraseNode('.', '', {
              claims: [{ of: 'unbearable', why: `no fact tells who is ${part[0]!.text}` }],
            }),
          ]
    },
  ],
  [/G(?:[&]G)+/, list],
]
