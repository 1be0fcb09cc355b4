/** Patterns over kinds of words, and what they become. */
import { indexFacts, type FactIndex } from '../facts/fact-index.ts'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'

export type Build = (part: PhraseNode[], book: FactIndex) => PhraseNode[] | null
export type Row = readonly [pattern: RegExp, build: Build]

export const textOf = (part: PhraseNode[]) => part.map((one) => one.text).join(' ')
export const find = (part: PhraseNode[], kinds: string) =>
  part.find((one) => kinds.includes(one.kind))!
export const nodesOfKinds = (part: PhraseNode[], kinds: string) =>
  part.filter((one) => kinds.includes(one.kind))
export const claimsOf = (part: PhraseNode[]) => part.flatMap((one) => one.claims)
export const singleNode = (
  kind: string,
  part: PhraseNode[],
  more: Partial<PhraseNode>,
): PhraseNode[] => [createPhraseNode(kind, textOf(part), { claims: claimsOf(part), ...more })]

/** For builds that look nothing up. */
export const nothing: FactIndex = indexFacts([])

const searches = new WeakMap<Row, RegExp>()

/** A row's pattern, made ready once to be looked for again and again. */
function searching(row: Row): RegExp {
  let pattern = searches.get(row)
  if (!pattern) searches.set(row, (pattern = new RegExp(row[0].source, 'g')))
  return pattern
}

export const kindsOf = (nodes: readonly PhraseNode[]) => nodes.map(({ kind }) => kind).join('')

export function reduce(nodes: PhraseNode[], table: readonly Row[], book: FactIndex): PhraseNode[] {
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
