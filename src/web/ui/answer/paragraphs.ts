import type { GroundedSentence } from '../../../contract/chat.ts'
import { sentenceEnd } from './reveal.ts'

/** A run of text within a paragraph, and the facts it rests on (none: it claims nothing). */
export interface TextRun {
  /** Its place in the whole text: stays the same while the text grows. */
  key: string
  text: string
  factIds: string[]
  /** The number of the mark behind it, counted through the text; absent where it rests on no fact. */
  mark?: number
}

/** Cuts an answer into paragraphs, and these into sentences: each grounded one on its own. */
export function splitIntoParagraphs(
  text: string,
  grounded: readonly GroundedSentence[],
): TextRun[][] {
  const paragraphs: TextRun[][] = []
  let waiting = [...grounded]
  let offset = 0
  for (const paragraph of text.split('\n\n')) {
    const pieces: TextRun[] = []
    for (let at = 0; at < paragraph.length;) {
      const next = waiting.find((sentence) => paragraph.indexOf(sentence.text, at) >= 0)
      const start = next ? paragraph.indexOf(next.text, at) : paragraph.length
      pieces.push(...plain(paragraph, at, start, offset))
      at = start
      if (!next) break
      const mark = grounded.indexOf(next) + 1
      pieces.push({ key: `${offset + at}`, text: next.text, factIds: next.fact_ids, mark })
      waiting = waiting.slice(waiting.indexOf(next) + 1)
      at += next.text.length
    }
    if (pieces.length) paragraphs.push(pieces)
    offset += paragraph.length + 2
  }
  return paragraphs
}

function plain(paragraph: string, from: number, to: number, offset: number): TextRun[] {
  const pieces: TextRun[] = []
  for (let at = from; at < to;) {
    const end = Math.min(sentenceEnd(paragraph, at), to)
    pieces.push({ key: `${offset + at}`, text: paragraph.slice(at, end), factIds: [] })
    at = end
  }
  return pieces
}
