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
import {
  readAloneClaims,
  readVargottamaClaims,
  readCountClaims,
  readDurationClaims,
  readPadaClaims,
  readTaraClaims,
} from './counted-claims.ts'
import { readStrengthClaims, readTogetherClaims } from './state-claims.ts'
import type { Segment } from './segments.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

export interface ClauseClaims {
  /** By clause. */
  claimsByClause: StatedClaim[][]
  /** Phrases about the sky that no claim took up. */
  loose: PhraseNode[]
  /** The grahas that the last clause speaks of. */
  subject: Graha[]
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

/** The lagna as a place: "Saturn in the lagna". */
function lagnaAsHouse(nodes: PhraseNode[], carriedGrahas: readonly Graha[]): PhraseNode[] {
  return nodes.map((node, at) => {
    const isLagnaPlace =
      node.kind === 'L' &&
      node.claims.length === 0 &&
      ('ip'.includes(nodes[at - 1]?.kind ?? ' ') || 'ip'.includes(nodes[at + 1]?.kind ?? ' '))
    return isLagnaPlace && (nodes.some(isGraha) || carriedGrahas.length > 0)
      ? { ...node, kind: 'H', houses: [1] }
      : node
  })
}

function readClause(clause: Clause, sentence: readonly PhraseNode[]): void {
  const takenNodes = readAspectClaims(clause)
  readTogetherClaims(clause, takenNodes)
  readStrengthClaims(clause, takenNodes)
  readDashaClaims(clause)
  readSpecialClaims(clause)
  readPanchangClaims(clause)
  readTaraClaims(clause, sentence)
  readPadaClaims(clause)
  readAloneClaims(clause)
  readVargottamaClaims(clause)
  readDurationClaims(clause)
  if (readCountClaims(clause)) return
  if (readEmptyHouseClaims(clause)) return
  if (readHouseSignClaims(clause)) return
  for (const [at, node] of clause.nodes.entries()) {
    if (takenNodes.has(node) || clause.usedNodes.has(node)) continue
    const isPlace = 'HSN'.includes(node.kind)
    if (!isPlace && !'ERQC'.includes(node.kind)) continue
    const grahas = owners(clause, at, takenNodes)
    if (grahas.length === 0) continue
    // "… lord of the eleventh house, that is, of gains": what is ruled is named once more.
    if (node.kind === 'H' && isGenitiveEnd(clause.nodes, at)) {
      clause.usedNodes.add(node)
      for (const graha of grahas)
        clause.claims.push(...node.houses.map((house): Claim => ({ of: 'lord', graha, house })))
      continue
    }
    clause.usedNodes.add(node)
    for (const graha of grahas)
      clause.claims.push(...(isPlace ? place(clause, node, graha) : state(clause, node, graha)))
  }
}

const isGenitiveEnd = (nodes: readonly PhraseNode[], at: number) =>
  at === nodes.length - 2 && nodes[at + 1]!.kind === 'f' && !nodes.some(isGraha)

/** "Not on one lucky day": of what no chart tells, no denial claims anything. */
const isUntold = (claim: Claim) => claim.of === 'named' && claim.name === 'untold'

const mustBeTaken = 'GHSNERQCX'

/** "The Saturn antardasha …, and he …": the graha of a period is spoken of too. */
const periodOf = (nodes: readonly PhraseNode[]): Graha[] | null =>
  (nodes.find(({ within }) => within !== undefined) ?? nodes.find(({ kind }) => kind === 'P'))
    ?.grahas ?? null

/** What the clauses of a sentence state, and what about the sky they leave hanging. */
export function readClauseClaims(
  segments: readonly Segment[],
  text: string,
  verbLast: boolean,
): ClauseClaims {
  const claimsByClause: StatedClaim[][] = []
  const loose: PhraseNode[] = []
  let carriedGrahas: Graha[] = []
  const sentence = segments.flatMap((segment) => segment.nodes)
  for (const segment of segments) {
    const nodes = lagnaAsHouse(segment.nodes, carriedGrahas)
    const clause: Clause = {
      segment,
      text,
      nodes,
      verbLast,
      carriedGrahas,
      usedNodes: new Set(),
      claims: [],
    }
    readClause(clause, sentence)
    if (segment.denial === 'unsaid') {
      claimsByClause.push([])
      continue
    }
    const inside = nodes.flatMap(({ claims }) => claims).map((claim) => ({ claim, denied: false }))
    const outside = clause.claims.map((claim): StatedClaim =>
      segment.denial !== 'no' && (claim.of === 'emptyHouse' || claim.of === 'heldHouse')
        ? { claim, denied: false }
        : segment.denial === 'unclear' && !isUntold(claim)
          ? { claim: { of: 'unbearable', why: 'a denial that cannot be read' }, denied: false }
          : {
              claim,
              denied: segment.denial === 'yes' || (segment.denial === 'unclear' && isUntold(claim)),
            },
    )
    claimsByClause.push([...inside, ...outside])
    for (const node of nodes) {
      const isHeld = node.kind === 'G' && (node.claims.length > 0 || node.isPronoun)
      if (mustBeTaken.includes(node.kind) && !clause.usedNodes.has(node) && !isHeld)
        loose.push(node)
    }
    const subject = nodes.find(
      (each) =>
        isGraha(each) &&
        !nodes.some(({ kind }, index) => kind === 'p' && nodes[index - 1] === each),
    )
    if (subject) carriedGrahas = subject.grahas
    else carriedGrahas = periodOf(nodes) ?? carriedGrahas
  }
  return { claimsByClause, loose, subject: carriedGrahas }
}
