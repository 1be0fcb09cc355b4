/** What each clause states: which graha stands where, how, and whom it looks at. */
import type { Graha } from '@drishti/jyotish'
import type { Claim, Stated } from './claim.ts'
import type { Segment } from './segments.ts'
import type { Node } from './tokens.ts'

export interface Reading {
  /** By clause. */
  stated: Stated[][]
  /** Phrases about the sky that no claim took up. */
  loose: Node[]
}

interface Clause {
  segment: Segment
  /** The whole sentence in plain form. */
  text: string
  nodes: Node[]
  /** Hindi and Hinglish put the place before the verb and mark the one looked at. */
  verbLast: boolean
  carried: Graha[]
  used: Set<Node>
  claims: Claim[]
}

const isGraha = ({ kind }: Node) => kind === 'G'

/** The graha node that a place or a state belongs to: index of the node, or -1 for the one carried on. */
function ownerOf(clause: Clause, at: number, taken: ReadonlySet<Node>): Node | null {
  const { nodes } = clause
  const next = nodes[at + 1]
  const free = (each: Node | undefined) => each !== undefined && isGraha(each) && !taken.has(each)
  if (free(next) && !(nodes[at - 1]?.kind === 'i' && nodes[at]!.kind !== 'E')) return next!
  if (next?.kind === 'f' && free(nodes[at + 2])) return nodes[at + 2]!
  const before = nodes.slice(0, at).findLast((each) => free(each))
  if (before) return before
  if (clause.carried.length > 0 && !nodes.slice(at).some((each) => free(each))) return null
  return nodes.slice(at).find((each) => free(each)) ?? null
}

function owners(clause: Clause, at: number, taken: ReadonlySet<Node>): Graha[] {
  const owner = ownerOf(clause, at, taken)
  if (owner) clause.used.add(owner)
  return owner ? owner.grahas : clause.carried
}

function place(clause: Clause, each: Node, graha: Graha): Claim[] {
  const { mode, when, varga } = clause.segment
  const common = { graha, mode, when, ...(varga ? { varga } : {}) }
  if (each.kind === 'S') return [{ of: 'sign', rashi: each.rashi!, ...common }]
  if (each.kind === 'N')
    return [{ of: 'nakshatra', graha, nakshatra: each.nakshatra!, pada: each.pada ?? null, mode }]
  return each.houses.map((house): Claim => ({
    of: 'house',
    house,
    countedFrom: each.countedFrom ?? null,
    ...common,
  }))
}

function state(clause: Clause, each: Node, graha: Graha): Claim[] {
  const { mode, when, varga } = clause.segment
  if (
    'RQC'.includes(each.kind) &&
    mode !== 'natal' &&
    clause.nodes.some(({ kind }) => kind === 'd')
  ) {
    return [{ of: 'unbearable', why: 'no fact dates a station' }]
  }
  if (each.kind === 'E')
    return [
      {
        of: 'dignity',
        graha,
        dignity: each.entry!.dignity!,
        mode,
        when,
        ...(varga ? { varga } : {}),
      },
    ]
  if (each.kind === 'C') return [{ of: 'combust', graha, mode }]
  return [{ of: 'retrograde', graha, value: each.kind === 'R', mode }]
}

/** Grahas and houses looked at, and the one who looks. */
function look(clause: Clause): Set<Node> {
  const { nodes, verbLast } = clause
  const taken = new Set<Node>()
  const at = nodes.findIndex(({ kind }) => kind === 'A')
  if (at < 0) return taken
  const follows = (index: number) => nodes[index + 1]?.kind
  const lookerAt = lookerIndex(clause, at)
  const looker = nodes[lookerAt]
  const lookers = looker ? looker.grahas : clause.carried
  const passive =
    /aspected|receiv/.test(nodes.map((one) => one.text).join(' ')) ||
    (nodes[at + 1]?.kind === 'f' && lookerAt === at + 2)
  const objects = nodes.filter((each, index) => {
    if (index === lookerAt || !'HG'.includes(each.kind)) return false
    if (verbLast)
      return (
        follows(index) === 'p' ||
        (nodes[index + 1]?.text === 'and' && 'HG'.includes(nodes[index + 2]?.kind ?? ' '))
      )
    if (nodes[index - 1]?.kind === 'F') return false
    if (nodes[index - 1]?.kind === 'p') return true
    return passive ? index < at : index > at && nodes[index - 1]?.kind !== 'i'
  })
  for (const object of objects) {
    taken.add(object)
    clause.used.add(object)
    for (const graha of lookers) {
      clause.claims.push(
        ...object.houses.map((house): Claim => ({
          of: 'aspectHouse',
          graha,
          house,
          mode: clause.segment.mode,
        })),
      )
      clause.claims.push(
        ...object.grahas.map((other): Claim => ({
          of: 'aspectGraha',
          graha,
          other,
          mode: clause.segment.mode,
        })),
      )
    }
  }
  if (looker) clause.used.add(looker)
  if (objects.length === 0 && !looker) return taken
  if (objects.length === 0 || lookers.length === 0)
    clause.claims.push({ of: 'unbearable', why: 'a glance without its end' })
  return taken
}

function lookerIndex({ nodes, verbLast }: Clause, at: number): number {
  if (verbLast) {
    const owning = nodes.findLastIndex(
      (each, index) => index < at && isGraha(each) && nodes[index + 1]?.kind === 'f',
    )
    if (owning >= 0) return owning
    return nodes.findIndex(
      (each, index) => index < at && isGraha(each) && nodes[index + 1]?.kind !== 'p',
    )
  }
  const by = nodes.findIndex(
    (each, index) =>
      index > at &&
      isGraha(each) &&
      (nodes[index - 1]?.kind === 'B' || (index === at + 2 && nodes[at + 1]?.kind === 'f')),
  )
  return by >= 0 ? by : nodes.findLastIndex((each, index) => index < at && isGraha(each))
}

/** "Saturn and Mars together", "with Rahu": everyone named is with everyone else. */
function gather(clause: Clause, taken: ReadonlySet<Node>): boolean {
  const { nodes, segment, carried } = clause
  const here = nodes.filter((each) => isGraha(each) && !taken.has(each))
  if (!nodes.some(({ kind }) => kind === 'c') || nodes.some(({ kind }) => kind === 'A'))
    return false
  const own = here.flatMap(({ grahas }) => grahas)
  const startsWith = nodes.findIndex(({ kind }) => kind === 'c') < nodes.findIndex(isGraha)
  const all = [
    ...new Set(
      own.length === 1 && startsWith && nodes.some(({ kind }) => 'b.'.includes(kind))
        ? [...carried, ...own]
        : own,
    ),
  ]
  if (all.length < 2) return false
  for (const each of here) clause.used.add(each)
  for (const [index, graha] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      clause.claims.push({
        of: 'together',
        graha,
        other,
        mode: segment.mode,
        ...(segment.varga ? { varga: segment.varga } : {}),
      })
    }
  }
  return true
}

function judge(clause: Clause, taken: ReadonlySet<Node>): void {
  const { nodes } = clause
  for (const [at, each] of nodes.entries()) {
    if (each.kind !== 'e') continue
    const subject =
      nodes.slice(Math.max(0, at - 4), at).findLast((one) => isGraha(one) && !taken.has(one)) ??
      (nodes[at + 1] && isGraha(nodes[at + 1]!) ? nodes[at + 1] : undefined)
    if (
      !subject ||
      (!clause.verbLast &&
        !nodes.slice(nodes.indexOf(subject), at).some(({ kind }) => kind === 'b') &&
        nodes[at + 1] !== subject)
    )
      continue
    clause.used.add(subject)
    const { strong } = each.entry!
    for (const graha of subject.grahas) {
      if (strong === undefined)
        clause.claims.push({ of: 'unbearable', why: `${graha} judged without a fact` })
      else if (strong)
        clause.claims.push({
          of: 'dignity',
          graha,
          dignity: ['exalted', 'moolatrikona', 'own'],
          mode: 'natal',
          when: 'now',
        })
      else clause.claims.push({ of: 'weak', graha })
    }
  }
}

/** A house with its sign, where no graha is spoken of. */
function houseSigns(clause: Clause): boolean {
  const { nodes, segment } = clause
  const house = nodes.find(({ kind }) => kind === 'H')
  const sign = nodes.find(({ kind }) => kind === 'S')
  if (
    !house ||
    !sign ||
    nodes.some(isGraha) ||
    (clause.carried.length > 0 && nodes.indexOf(house) > 0)
  )
    return false
  for (const number of house.houses) {
    clause.claims.push({
      of: 'houseSign',
      house: number,
      rashi: sign.rashi!,
      ...(segment.varga ? { varga: segment.varga } : {}),
    })
  }
  clause.used.add(house).add(sign)
  return true
}

function periods(clause: Clause): void {
  const { when } = clause.segment
  for (const each of clause.nodes) {
    if (each.kind === 'P') {
      clause.claims.push({
        of: 'dasha',
        graha: each.grahas[0]!,
        levels: each.entry!.levels!,
        within: each.within ?? null,
        when,
      })
      clause.used.add(each)
    } else if (each.kind === 'D') {
      clause.claims.push({ of: 'someDasha', levels: each.entry!.levels!, when })
      clause.used.add(each)
    }
  }
}

const phases = [
  ['rising', /rising|first|pehla|pahla|पहला|पहले|प्रथम|1/],
  ['peak', /peak|second|middle|dusra|doosra|madhya|मध्य|दूसरा|दूसरे/],
  ['setting', /setting|last|third|final|antim|teesra|aakhri|अंतिम|तीसरा|तीसरे|आखिरी/],
] as const

function specials(clause: Clause): void {
  const { nodes } = clause
  const text = nodes.map((one) => one.text).join(' ')
  for (const each of nodes) {
    if (each.kind === 'W') {
      const told = /phase|charan|चरण|पद|dhaiya/.test(text)
        ? phases.find(([, pattern]) => pattern.test(text))
        : undefined
      clause.claims.push({ of: 'sadeSati', phase: told ? told[0] : null })
      clause.used.add(each)
    } else if (each.kind === 'Y') {
      clause.claims.push({ of: 'named', name: each.entry!.name! })
      clause.used.add(each)
    }
  }
}

const nobody =
  /\bno (planets?|grahas?)\b|\bempty\b|\bvacant\b|without any (planet|graha)|कोई (भी )?ग्रह नहीं|खाली (है|हैं|पड़)|koi (bhi )?gra?ha? nahi|\bkhaa?li (hai|hain)\b/

/** "No planet stands in your seventh house." */
function emptyHouses(clause: Clause): boolean {
  const { nodes } = clause
  if (nodes.some(isGraha) || !nobody.test(clause.text)) return false
  const empty = nodes.filter(({ kind }) => kind === 'H')
  for (const each of empty) {
    clause.used.add(each)
    clause.claims.push(...each.houses.map((house): Claim => ({ of: 'emptyHouse', house })))
  }
  return empty.length > 0
}

const ofBirth = /\bborn\b|\bbirth|जन्म|पैदा|\bjanm|\bjanam|\bpaida/

/** Weekday and tithi, where the sentence speaks of the birth; elsewhere they are days to do things on. */
function almanac(clause: Clause): void {
  if (!ofBirth.test(clause.text)) return
  const { nodes } = clause
  for (const [at, each] of nodes.entries()) {
    if (each.kind === 'v') clause.claims.push({ of: 'vara', vara: each.entry!.number! })
    else if (each.kind === 'z')
      clause.claims.push({
        of: 'tithi',
        inHalf: each.entry!.number!,
        half: nodes[at - 1]?.kind === 'g' ? nodes[at - 1]!.entry!.half! : null,
      })
    else if (each.kind === 'g' && /पक्ष|paksha?/.test(each.text))
      clause.claims.push({ of: 'tithi', inHalf: 0, half: each.entry!.half! })
  }
}

/** The lagna as a place: "Saturn in the lagna". */
function lagnaAsHouse(nodes: Node[]): Node[] {
  return nodes.map((each, at) => {
    const placed =
      each.kind === 'L' &&
      each.claims.length === 0 &&
      (nodes[at - 1]?.kind === 'i' || nodes[at + 1]?.kind === 'i')
    return placed && nodes.some(isGraha) ? { ...each, kind: 'H', houses: [1] } : each
  })
}

function readClause(clause: Clause): void {
  const taken = look(clause)
  gather(clause, taken)
  judge(clause, taken)
  periods(clause)
  specials(clause)
  almanac(clause)
  if (emptyHouses(clause)) return
  if (houseSigns(clause)) return
  for (const [at, each] of clause.nodes.entries()) {
    if (taken.has(each) || clause.used.has(each)) continue
    const isPlace = 'HSN'.includes(each.kind)
    if (!isPlace && !'ERQC'.includes(each.kind)) continue
    const grahas = owners(clause, at, taken)
    if (grahas.length === 0) continue
    clause.used.add(each)
    for (const graha of grahas)
      clause.claims.push(...(isPlace ? place(clause, each, graha) : state(clause, each, graha)))
  }
}

const mustBeTaken = 'GHSNERQCX'

/** What the clauses of a sentence state, and what about the sky they leave hanging. */
export function readSegments(
  segments: readonly Segment[],
  text: string,
  verbLast: boolean,
): Reading {
  const stated: Stated[][] = []
  const loose: Node[] = []
  let carried: Graha[] = []
  for (const segment of segments) {
    const nodes = lagnaAsHouse(segment.nodes)
    const clause: Clause = { segment, text, nodes, verbLast, carried, used: new Set(), claims: [] }
    readClause(clause)
    const inside = nodes.flatMap(({ claims }) => claims).map((claim) => ({ claim, denied: false }))
    const outside = clause.claims.map((claim): Stated =>
      segment.denied !== 'no' && claim.of === 'emptyHouse'
        ? { claim, denied: false }
        : segment.denied === 'unclear'
          ? { claim: { of: 'unbearable', why: 'a denial that cannot be read' }, denied: false }
          : { claim, denied: segment.denied === 'yes' },
    )
    stated.push([...inside, ...outside])
    for (const each of nodes) {
      const titled = each.kind === 'G' && each.claims.length > 0
      if (mustBeTaken.includes(each.kind) && !clause.used.has(each) && !titled) loose.push(each)
    }
    const subject = nodes.find(
      (each) =>
        isGraha(each) &&
        !nodes.some(({ kind }, index) => kind === 'p' && nodes[index - 1] === each),
    )
    if (subject) carried = subject.grahas
  }
  return { stated, loose }
}
