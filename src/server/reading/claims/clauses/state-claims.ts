/** Who stands with whom, and whose strength is judged. */
import type { Graha } from '@drishti/jyotish'
import type { Claim } from '../facts/claim.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'
import { isGraha, type Clause } from './clause.ts'

/** "Saturn and Mars together", "with Rahu": everyone named is with everyone else. */
export function readTogetherClaims(clause: Clause, taken: ReadonlySet<PhraseNode>): boolean {
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

/** "Your Venus is strong", "Jupiter, strong in …". */
export function readStrengthClaims(clause: Clause, takenNodes: ReadonlySet<PhraseNode>): void {
  const { nodes } = clause
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'e') continue
    const subject =
      nodes
        .slice(Math.max(0, at - 4), at)
        .findLast((one) => isGraha(one) && !takenNodes.has(one)) ??
      (nodes[at + 1] && isGraha(nodes[at + 1]!) ? nodes[at + 1] : undefined)
    if (!subject && isApposition(clause, at)) {
      for (const graha of clause.carriedGrahas) clause.claims.push(judgementOf(graha, node))
      continue
    }
    if (
      !subject ||
      (!clause.verbLast &&
        !nodes.slice(nodes.indexOf(subject), at).some(({ kind }) => kind === 'b') &&
        nodes[at + 1] !== subject)
    )
      continue
    clause.usedNodes.add(subject)
    for (const graha of subject.grahas) clause.claims.push(judgementOf(graha, node))
  }
}

/** "Jupiter, strong and at home in your fifth house, …": said of the graha before the pause. */
function isApposition({ nodes, carriedGrahas }: Clause, at: number): boolean {
  const opens = nodes.slice(0, at).every(({ kind }) => kind === 'E')
  const next = nodes[at + 1]
  return carriedGrahas.length > 0 && opens && (next === undefined || 'iE'.includes(next.kind))
}

function judgementOf(graha: Graha, { entry }: PhraseNode): Claim {
  const strong = entry!.strong
  if (strong === undefined) return { of: 'unbearable', why: `${graha} judged without a fact` }
  if (!strong) return { of: 'weak', graha }
  return {
    of: 'dignity',
    graha,
    dignity: ['exalted', 'moolatrikona', 'own'],
    mode: 'natal',
    when: 'now',
  }
}
