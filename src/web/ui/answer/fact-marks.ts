import type { GroundedSentence } from '../../../contract/chat.ts'
import { factMark } from '../../../contract/core/constants.ts'
import { sentenceEnd } from './reveal.ts'

/** A text that came with marks: the text alone, and where the marks stood in it. */
export function readMarks(marked: string): { text: string; markEnds: number[] } {
  const pieces = marked.split(factMark)
  const markEnds: number[] = []
  let length = 0
  for (const piece of pieces.slice(0, -1)) {
    length += piece.length
    markEnds.push(length)
  }
  return { text: pieces.join(''), markEnds }
}

/** The sentences before the marks, as long as the facts behind them are not known. */
export function markedSentences(text: string, markEnds: readonly number[]): GroundedSentence[] {
  let from = 0
  return markEnds.map((end) => {
    let start = from
    for (let at = from; at < end; at = sentenceEnd(text, at)) start = at
    from = end
    return { text: text.slice(start, end).trimStart(), fact_ids: [] }
  })
}
