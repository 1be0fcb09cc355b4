/** What each clause states: which graha stands where, how, and whom it looks at. */
import type { Graha } from '@drishti/jyotish'
import type { Claim, Stated } from './claim.ts'
import { isGraha, type Clause } from './clause.ts'
import { look } from './glances.ts'
import { almanac, emptyHouses, houseSigns, periods, specials } from './other-claims.ts'
import type { Segment } from './segments.ts'
import type { Node } from './tokens.ts'

export interface Reading {
  /** By clause. */
  stated: Stated[][]
  /** Phrases about the sky that no claim took up. */
  loose: Node[]
}

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
      segment.denied !== 'no' && (claim.of === 'emptyHouse' || claim.of === 'heldHouse')
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
