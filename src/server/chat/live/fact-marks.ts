import { factMark } from '../../../contract/core/constants.ts'
import type { AnswerEnd, UnfinishedAnswer } from './finish-answer.ts'

/** Where the sentences of a stored answer end that rest on facts; known once it is complete. */
export function markEndsOf(stored: AnswerEnd | UnfinishedAnswer): number[] {
  if (stored.state === 'writing') return []
  const ends = stored.facts.flatMap((fact) => (fact.spans ?? []).map(([, end]) => end))
  return [...new Set(ends)].toSorted((a, b) => a - b)
}

/** The text from `from` on, with a mark behind each sentence that ends there. */
export function markedSlice(text: string, markEnds: readonly number[], from: number): string {
  let marked = ''
  let at = from
  for (const end of markEnds) {
    if (end <= from || end > text.length) continue
    marked += text.slice(at, end) + factMark
    at = end
  }
  return marked + text.slice(at)
}
