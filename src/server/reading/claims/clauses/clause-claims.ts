/** What each clause states: which graha stands where, how, and whom it looks at. */
import type { Graha } from '@drishti/jyotish'
import type { Claim, StatedClaim } from '../facts/claim.ts'
import { isGraha, type Clause } from './clause.ts'
import { readAspectClaims } from './aspect-claims.ts'
import {
  readPanchangClaims,
  readEmptyHouseClaims,
  readHouseSignClaims,
  readDashaClaims,
  readSpecialClaims,
} from './other-claims.ts'
import type { Segment } from './segments.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

export interface ClauseClaims {
  /** By clause. */
  claimsByClause: StatedClaim[][]
  /** Phrases about the sky that no claim took up. */
  loose: PhraseNode[]
}

/** The graha node that a place or a state belongs to: index of the node, or -1 for the one carried on. */
function ownerOf(
  clause: Clause,
  at: number,
  takenNodes: ReadonlySet<PhraseNode>,
): PhraseNode | null {
  const { nodes } = clause
  const next = nodes[at + 1]
  const free = (each: PhraseNode | undefined) =>
    each !== undefined && isGraha(each) && !takenNodes.has(each)
  if (free(next) && !(nodes[at - 1]?.kind === 'i' && nodes[at]!.kind !== 'E')) return next!
  if (next?.kind === 'f' && free(nodes[at + 2])) return nodes[at + 2]!
  const before = nodes.slice(0, at).findLast((each) => free(each))
  if (before) return before
  if (clause.carriedGrahas.length > 0 && !nodes.slice(at).some((each) => free(each))) return null
  return nodes.slice(at).find((each) => free(each)) ?? null
}

function owners(clause: Clause, at: number, taken: ReadonlySet<PhraseNode>): Graha[] {
  const owner = ownerOf(clause, at, taken)
  if (owner) clause.usedNodes.add(owner)
  return owner ? owner.grahas : clause.carriedGrahas
}

function place(clause: Clause, node: PhraseNode, graha: Graha): Claim[] {
  const { mode, when, varga } = clause.segment
  const common = { graha, mode, when, ...(varga ? { varga } : {}) }
  if (node.kind === 'S') return [{ of: 'sign', rashi: node.rashi!, ...common }]
  if (node.kind === 'N')
    return [{ of: 'nakshatra', graha, nakshatra: node.nakshatra!, pada: node.pada ?? null, mode }]
  return node.houses.map((house): Claim => ({
    of: 'house',
    house,
    countedFrom: node.countedFrom ?? null,
    ...common,
  }))
}

function state(clause: Clause, node: PhraseNode, graha: Graha): Claim[] {
  const { mode, when, varga } = clause.segment
  if (
    'RQC'.includes(node.kind) &&
    mode !== 'natal' &&
    clause.nodes.some(({ kind }) => kind === 'd')
  ) {
    return [{ of: 'unbearable', why: 'no fact dates a station' }]
  }
  if (node.kind === 'E')
    return [
      {
        of: 'dignity',
        graha,
        dignity: node.entry!.dignity!,
        mode,
        when,
        ...(varga ? { varga } : {}),
      },
    ]
  if (node.kind === 'C') return [{ of: 'combust', graha, mode }]
  return [{ of: 'retrograde', graha, value: node.kind === 'R', mode }]
}

/** "Saturn and Mars together", "with Rahu": everyone named is with everyone else. */
function gather(clause: Clause, taken: ReadonlySet<PhraseNode>): boolean {
  const { nodes, segment, carriedGrahas } = clause
  const here = nodes.filter((each) => isGraha(each) && !taken.has(each))
  if (!nodes.some(({ kind }) => kind === 'c') || nodes.some(({ kind }) => kind === 'A'))
    return false
  const own = here.flatMap(({ grahas }) => grahas)
  const startsWith = nodes.findIndex(({ kind }) => kind === 'c') < nodes.findIndex(isGraha)
  const togetherGrahas = [
    ...new Set(
      own.length === 1 && startsWith && nodes.some(({ kind }) => 'b.'.includes(kind))
        ? [...carriedGrahas, ...own]
        : own,
    ),
  ]
  if (togetherGrahas.length < 2) return false
  for (const each of here) clause.usedNodes.add(each)
  for (const [index, graha] of togetherGrahas.entries()) {
    for (const otherGraha of togetherGrahas.slice(index + 1)) {
      clause.claims.push({
        of: 'together',
        graha,
        otherGraha,
        mode: segment.mode,
        ...(segment.varga ? { varga: segment.varga } : {}),
      })
    }
  }
  return true
}

function judge(clause: Clause, takenNodes: ReadonlySet<PhraseNode>): void {
  const { nodes } = clause
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'e') continue
    const subject =
      nodes
        .slice(Math.max(0, at - 4), at)
        .findLast((one) => isGraha(one) && !takenNodes.has(one)) ??
      (nodes[at + 1] && isGraha(nodes[at + 1]!) ? nodes[at + 1] : undefined)
    if (
      !subject ||
      (!clause.verbLast &&
        !nodes.slice(nodes.indexOf(subject), at).some(({ kind }) => kind === 'b') &&
        nodes[at + 1] !== subject)
    )
      continue
    clause.usedNodes.add(subject)
    const { strong } = node.entry!
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
function lagnaAsHouse(nodes: PhraseNode[]): PhraseNode[] {
  return nodes.map((node, at) => {
    const isLagnaPlace =
      node.kind === 'L' &&
      node.claims.length === 0 &&
      (nodes[at - 1]?.kind === 'i' || nodes[at + 1]?.kind === 'i')
    return isLagnaPlace && nodes.some(isGraha) ? { ...node, kind: 'H', houses: [1] } : node
  })
}

function readClause(clause: Clause): void {
  const takenNodes = readAspectClaims(clause)
  gather(clause, takenNodes)
  judge(clause, takenNodes)
  readDashaClaims(clause)
  readSpecialClaims(clause)
  readPanchangClaims(clause)
  if (readEmptyHouseClaims(clause)) return
  if (readHouseSignClaims(clause)) return
  for (const [at, node] of clause.nodes.entries()) {
    if (takenNodes.has(node) || clause.usedNodes.has(node)) continue
    const isPlace = 'HSN'.includes(node.kind)
    if (!isPlace && !'ERQC'.includes(node.kind)) continue
    const grahas = owners(clause, at, takenNodes)
    if (grahas.length === 0) continue
    clause.usedNodes.add(node)
    for (const graha of grahas)
      clause.claims.push(...(isPlace ? place(clause, node, graha) : state(clause, node, graha)))
  }
}

const mustBeTaken = 'GHSNERQCX'

/** What the clauses of a sentence state, and what about the sky they leave hanging. */
export function readClauseClaims(
  segments: readonly Segment[],
  text: string,
  verbLast: boolean,
): ClauseClaims {
  const claimsByClause: StatedClaim[][] = []
  const loose: PhraseNode[] = []
  let carriedGrahas: Graha[] = []
  for (const segment of segments) {
    const nodes = lagnaAsHouse(segment.nodes)
    const clause: Clause = {
      segment,
      text,
      nodes,
      verbLast,
      carriedGrahas,
      usedNodes: new Set(),
      claims: [],
    }
    readClause(clause)
    const inside = nodes.flatMap(({ claims }) => claims).map((claim) => ({ claim, denied: false }))
    const outside = clause.claims.map((claim): StatedClaim =>
      segment.denial !== 'no' && (claim.of === 'emptyHouse' || claim.of === 'heldHouse')
        ? { claim, denied: false }
        : segment.denial === 'unclear'
          ? { claim: { of: 'unbearable', why: 'a denial that cannot be read' }, denied: false }
          : { claim, denied: segment.denial === 'yes' },
    )
    claimsByClause.push([...inside, ...outside])
    for (const node of nodes) {
      const titled = node.kind === 'G' && node.claims.length > 0
      if (mustBeTaken.includes(node.kind) && !clause.usedNodes.has(node) && !titled)
        loose.push(node)
    }
    const subject = nodes.find(
      (each) =>
        isGraha(each) &&
        !nodes.some(({ kind }, index) => kind === 'p' && nodes[index - 1] === each),
    )
    if (subject) carriedGrahas = subject.grahas
  }
  return { claimsByClause, loose }
}
