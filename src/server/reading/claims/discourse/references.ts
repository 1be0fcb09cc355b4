/** Puts what a pronoun stands for in its place: "he" the graha last spoken of, "that house" the house. */
import type { Graha } from '@drishti/jyotish'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'
import type { Discourse } from './discourse.ts'

const breaks = ',&k'
/** Words that say something of a graha: without one of them in its clause a pronoun is nobody's matter. */
const predicates = 'SHNoERQCAOTXDjlhK'
const possessive =
  /^(his|her|its|their|उनकी|उनका|उनके|इनकी|इनका|इनके|उसकी|उसका|उसके|unki|unka|unke|inki|inka|uski|uska|uske)$/
const dropped = /^(his|her|its|their)$/
const demonstrative = /^(that|this)$/

interface Clause {
  from: number
  to: number
}

function clauseAround(nodes: readonly PhraseNode[], at: number): Clause {
  let from = at
  let to = at
  while (from > 0 && !breaks.includes(nodes[from - 1]!.kind)) from--
  while (to < nodes.length - 1 && !breaks.includes(nodes[to + 1]!.kind)) to++
  return { from, to }
}

/** The graha that a clause before this one speaks of, in the same sentence or the one before. */
function antecedent(
  nodes: readonly PhraseNode[],
  before: number,
  discourse: Discourse,
): readonly Graha[] {
  const named = nodes.slice(0, before).findLast(({ kind }, index) => {
    if (kind !== 'G') return false
    const { from } = clauseAround(nodes, index)
    return !nodes.slice(from, index).some((earlier) => earlier.kind === 'G')
  })
  return named ? named.grahas : discourse.subject
}

const standIn = (node: PhraseNode, grahas: readonly Graha[]): PhraseNode =>
  createPhraseNode('G', node.text, { grahas: [...grahas], isPronoun: true })

function boundPronoun(
  nodes: readonly PhraseNode[],
  at: number,
  discourse: Discourse,
): PhraseNode[] {
  const node = nodes[at]!
  const { from, to } = clauseAround(nodes, at)
  const clause = nodes.slice(from, to + 1)
  const isPossessive = possessive.test(node.text)
  const idle = isPossessive && dropped.test(node.text) ? [] : [createPhraseNode('.', node.text)]
  const next = nodes[at + 1]?.kind ?? ''
  const grahas = antecedent(nodes, from, discourse)
  if (isPossessive && next === 'O') {
    const houseNamed = nodes.slice(0, at).some(({ kind }) => 'Hoh'.includes(kind))
    return discourse.house !== null && !houseNamed
      ? [createPhraseNode('X', node.text, { houses: [discourse.house] })]
      : idle
  }
  // "उनकी एक दृष्टि": one word may stand between.
  const afterNext = next === '.' ? (nodes[at + 2]?.kind ?? ' ') : ' '
  if (isPossessive && !'DTA'.includes(next || ' ') && !'DTA'.includes(afterNext)) return idle
  if (isObject(nodes, at, to)) return idle
  const speaksOfSky = clause.some(({ kind }) => predicates.includes(kind))
  const ownGraha = nodes.slice(from, at).some(({ kind }) => kind === 'G')
  // "Looks at it": what is looked at is the house last named.
  if (nodes[at - 1]?.kind === 'A' && /^(it|them)$/.test(node.text)) {
    const house = nodes.slice(0, at).findLast(({ kind }) => kind === 'H' || kind === 'o')?.houses[0]
    const seen = house ?? discourse.house
    return seen === null ? idle : [createPhraseNode('H', node.text, { houses: [seen] })]
  }
  if (!speaksOfSky || ownGraha || grahas.length === 0) {
    const isOffice = clause.some(({ kind }) => kind === 'O' || kind === 'X')
    const unknown = isOffice && /^(he|she|वे|ve)$/.test(node.text) && grahas.length === 0
    return unknown
      ? [
          createPhraseNode('.', node.text, {
            claims: [{ of: 'unbearable', why: 'nobody is known whom this speaks of' }],
          }),
        ]
      : idle
  }
  const possession = /\p{Script=Devanagari}|^(un|in|us)k/u.test(node.text) && isPossessive
  return [standIn(node, grahas), ...(possession ? [createPhraseNode('f', 'की')] : [])]
}

/** "Speaks for it", "gives them": whom something is done to is not who stands anywhere. */
function isObject(nodes: readonly PhraseNode[], at: number, to: number): boolean {
  if (!/^[a-z]/.test(nodes[at]!.text) || possessive.test(nodes[at]!.text)) return false
  const before = nodes[at - 1]
  return (
    at === to ||
    (before !== undefined && (/^(for|to)$/.test(before.text) || 'fpBcFi'.includes(before.kind)))
  )
}

/** "There", "that house": the house last named, where a graha is said to stand there or look there. */
function boundPlace(nodes: readonly PhraseNode[], at: number, discourse: Discourse): PhraseNode[] {
  const node = nodes[at]!
  const idle = [createPhraseNode('.', node.text)]
  const named = nodes.slice(0, at).findLast(({ kind }) => kind === 'H' || kind === 'o')
  const house = named?.houses[0] ?? discourse.house
  if (house === null || house === undefined) return idle
  const isThere = /^(there|वहां|वहीं|wahan|wahin|vahan)$/.test(node.text)
  if (!isThere)
    return 'fOAip'.includes(nodes[at - 1]?.kind ?? ' ') || 'fO'.includes(nodes[at + 1]?.kind ?? ' ')
      ? [createPhraseNode('H', node.text, { houses: [house] })]
      : idle
  const { from } = clauseAround(nodes, at)
  const clause = nodes.slice(from, at)
  const stands = clause.some(({ kind }) => kind === 'G') && nodes[at - 1]?.kind === 'b'
  const hindi = clause.some(({ kind }) => kind === 'G') && nodes[at + 1]?.kind === 'b'
  return stands || hindi ? [createPhraseNode('H', node.text, { houses: [house] })] : idle
}

/** The nodes of a sentence with its references bound. */
export function bindReferences(nodes: readonly PhraseNode[], discourse: Discourse): PhraseNode[] {
  // "Rules that ninth house": the word points, and parts nothing.
  const joined = nodes.map((node, at) =>
    node.kind === 'k' &&
    demonstrative.test(node.text) &&
    'ohwx'.includes(nodes[at + 1]?.kind ?? ' ')
      ? createPhraseNode('.', node.text)
      : node,
  )
  const pointed = joined.filter(
    (node, at) => !(node !== nodes[at] && demonstrative.test(node.text)),
  )
  return pointed.flatMap((node, at) => {
    if (node.kind === 'a') return boundPronoun(pointed, at, discourse)
    if (node.kind === 'Z') return boundPlace(pointed, at, discourse)
    return [node]
  })
}
