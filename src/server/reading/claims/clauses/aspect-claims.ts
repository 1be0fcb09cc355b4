import type { Claim } from '../facts/claim.ts'
import { isGraha, type Clause } from './clause.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

/** Grahas and houses looked at, and the one who looks. */
export function readAspectClaims(clause: Clause): Set<PhraseNode> {
  const { nodes, verbLast } = clause
  const takenNodes = new Set<PhraseNode>()
  const at = nodes.findIndex(({ kind }) => kind === 'A')
  if (at < 0) return takenNodes
  const follows = (index: number) => nodes[index + 1]?.kind
  const lookerAt = lookerIndex(clause, at)
  const looker = nodes[lookerAt]
  const lookers = looker ? looker.grahas : clause.carriedGrahas
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
    takenNodes.add(object)
    clause.usedNodes.add(object)
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
        ...object.grahas.map((otherGraha): Claim => ({
          of: 'aspectGraha',
          graha,
          otherGraha,
          mode: clause.segment.mode,
        })),
      )
    }
  }
  if (looker) clause.usedNodes.add(looker)
  if (objects.length === 0 && !looker) return takenNodes
  // "चंद्रमा दूर तक देखता है": looks, but at nothing in the sky.
  const isGlance = /drish?ti|aspect|दृष्टि/.test(nodes[at]!.text)
  const others = nodes.some((each, index) => index !== lookerAt && 'HG'.includes(each.kind))
  if (objects.length === 0 && !isGlance && !others) return takenNodes
  if (objects.length === 0 || lookers.length === 0)
    clause.claims.push({ of: 'unbearable', why: 'a glance without its end' })
  return takenNodes
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
