/** Puts words together into phrases: houses, lords, periods, lists. */
import type { FactIndex } from '../facts/fact-index.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'
import { elliptical, ellipticalOfMotion, houseRows } from './house-phrases.ts'
import { holders, rows } from './lord-phrases.ts'
import { reduce } from './reduce.ts'

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
  const moves = nodes.some(({ kind }) => 'AT'.includes(kind))
  const placedInMotion = speaksOfGrahas && moves ? reduce(placed, ellipticalOfMotion, book) : placed
  const whole = speaksOfGrahas ? reduce(placedInMotion, elliptical, book) : placed
  const phrases = reduce(reduce(whole, rows, book), holders, book)
  return fromMoon
    ? phrases.map((each) => (each.kind === 'H' ? { ...each, countedFrom: 'moon' } : each))
    : phrases
}
