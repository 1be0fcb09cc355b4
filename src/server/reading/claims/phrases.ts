/** Puts words together into phrases: houses, lords, periods, lists. Rows of (pattern, what it becomes). */
import type { Graha } from '@drishti/jyotish'
import type { Claim } from './claim.ts'
import { indexFacts, officeHolderOf, type FactIndex } from './fact-index.ts'
import { createPhraseNode, type PhraseNode } from './phrase-nodes.ts'

type Build = (part: PhraseNode[], book: FactIndex) => PhraseNode[] | null
type Row = readonly [pattern: RegExp, build: Build]

const textOf = (part: PhraseNode[]) => part.map((one) => one.text).join(' ')
const find = (part: PhraseNode[], kinds: string) => part.find((one) => kinds.includes(one.kind))!
const nodesOfKinds = (part: PhraseNode[], kinds: string) =>
  part.filter((one) => kinds.includes(one.kind))
const claimsOf = (part: PhraseNode[]) => part.flatMap((one) => one.claims)
const singleNode = (kind: string, part: PhraseNode[], more: Partial<PhraseNode>): PhraseNode[] => [
  createPhraseNode(kind, textOf(part), { claims: claimsOf(part), ...more }),
]

/** For builds that look nothing up. */
const nothing: FactIndex = indexFacts([])

const house: Build = (part) =>
  singleNode('H', part, { houses: nodesOfKinds(part, 'owH').flatMap(({ houses }) => houses) })
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

const countedFromMoon: Build = (part) => [
  createPhraseNode('H', textOf(part), {
    claims: claimsOf(part),
    houses: find(part, 'H').houses,
    countedFrom: 'moon',
  }),
]

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
const states =
  (kind: string, claim: (part: PhraseNode[]) => Claim): Build =>
  (part) => [createPhraseNode(kind, textOf(part), { claims: [...claimsOf(part), claim(part)] })]

/** Signs, stars and houses first. */
const houseRows: Row[] = [
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
  [/h#/, numberedHouse],
  [
    /Hfw+/,
    (part) => {
      const [told, meant] = [
        part[0]!.houses,
        nodesOfKinds(part, 'w').flatMap(({ houses }) => houses),
      ]
      return meant.every((number) => told.includes(number)) ? [part[0]!] : null
    },
  ],
  [/HFM|MFH/, countedFromMoon],
  [/H,\.?[Ho],?/, saidTwice],
  [/H&f?H/, house],
  [/HFG/, from('moon')],
  [/GFH/, from('moon')],
  [/HFL|LFH/, from('lagna')],
]

/** Then lords, periods, lists and what is said of lagna, Moon sign and birth star. */
const rows: Row[] = [
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
  [/Lb?i?S/, states('L', (part) => ({ of: 'lagna', rashi: find(part, 'S').rashi! }))],
  [
    /Lb?i?N/,
    states('L', (part) => ({
      of: 'lagnaStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
  [
    /Mb?i?S|Sb?M|(?<![GM])rb?S(?!i)/,
    states('.', (part) => ({ of: 'moonSign', rashi: find(part, 'S').rashi! })),
  ],
  [
    /K,?b?i?N|Nb?K/,
    states('.', (part) => ({
      of: 'birthStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
  [
    /^qb?N/,
    states('.', (part) => ({
      of: 'birthStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
]

/** Elliptical ordinals, once it is known that the sentence speaks of grahas: "in the seventh", "सप्तम में". */
const elliptical: Row[] = [
  [/o(?=i)(?!i[a-zA-Z]*h)/, house],
  [/(?<=[ip])o(?=$|[,&kbFdu!])/, house],
]

/** Lords left over stand for the graha that holds the office. */
const holders: Row[] = [
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

const searches = new WeakMap<Row, RegExp>()

/** A row's pattern, made ready once to be looked for again and again. */
function searching(row: Row): RegExp {
  let pattern = searches.get(row)
  if (!pattern) searches.set(row, (pattern = new RegExp(row[0].source, 'g')))
  return pattern
}

const kindsOf = (nodes: readonly PhraseNode[]) => nodes.map(({ kind }) => kind).join('')

function reduce(nodes: PhraseNode[], table: readonly Row[], book: FactIndex): PhraseNode[] {
  let current = nodes
  let kinds = kindsOf(current)
  for (const row of table) {
    const build = row[1]
    const sticky = searching(row)
    sticky.lastIndex = 0
    for (let rounds = 0; rounds < nodes.length; rounds++) {
      const match = sticky.exec(kinds)
      if (!match) break
      const [matchedKinds] = match
      const builtNodes = build(current.slice(match.index, match.index + matchedKinds.length), book)
      if (builtNodes === null) {
        sticky.lastIndex = match.index + 1
        continue
      }
      current = current.toSpliced(match.index, matchedKinds.length, ...builtNodes)
      kinds = kindsOf(current)
      const same = kindsOf(builtNodes) === matchedKinds
      sticky.lastIndex = same ? match.index + matchedKinds.length : match.index
    }
  }
  return current
}

/** "From the Moon, Saturn …": all that follows is counted from there. */
function leadFromMoon(nodes: PhraseNode[]): { nodes: PhraseNode[]; fromMoon: boolean } {
  const match = /^\.?FG(?=,)/.exec(nodes.map(({ kind }) => kind).join(''))
  const fromMoon = match !== null && nodes[match[0].length - 1]!.grahas[0] === 'moon'
  return { nodes: fromMoon ? nodes.slice(match[0].length + 1) : nodes, fromMoon }
}

/** The phrases of a sentence. */
export function phrasesOf(sentenceNodes: PhraseNode[], book: FactIndex): PhraseNode[] {
  for (const sentenceNode of sentenceNodes)
    if (sentenceNode.kind === 'X' && !sentenceNode.office)
      sentenceNode.office = { houses: sentenceNode.houses }
  const { nodes, fromMoon } = leadFromMoon(sentenceNodes)
  const speaksOfGrahas = nodes.some(({ kind }) => 'GX'.includes(kind))
  const placed = reduce(nodes, houseRows, book)
  const whole = speaksOfGrahas ? reduce(placed, elliptical, book) : placed
  const phrases = reduce(reduce(whole, rows, book), holders, book)
  return fromMoon
    ? phrases.map((each) => (each.kind === 'H' ? { ...each, countedFrom: 'moon' } : each))
    : phrases
}
