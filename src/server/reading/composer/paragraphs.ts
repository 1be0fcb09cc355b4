import { sentenceSplitter } from '../claims/sentences.ts'
import { countWords } from './count-words.ts'
import type { AnswerLine } from './fill-lines.ts'
import type { DraftSentence } from './writer.ts'

/** Longer answers than this leave out what is not their first or last word. */
const mostWords = 235

/** The lines of an answer as drafts: each said once, up to the length, the last one always. */
export function* paragraphs(
  lines: readonly (readonly (AnswerLine | null)[])[],
): Generator<DraftSentence, void, void> {
  const usedTexts = new Set<string>()
  const last = lines.flat().findLast((one) => one !== null)
  let words = 0
  for (const paragraph of lines) {
    let opens = true
    for (const paragraphLine of paragraph) {
      if (!paragraphLine || usedTexts.has(paragraphLine.text)) continue
      const size = countWords(paragraphLine.text)
      if (words + size > mostWords && paragraphLine !== last) continue
      words += size
      yield { ...paragraphLine, before: usedTexts.size === 0 ? '' : opens ? '\n\n' : ' ' }
      usedTexts.add(paragraphLine.text)
      opens = false
    }
  }
}

/** The sentences of a text that claims nothing; a question in quotes ends none: "the page “Did it happen?”, where …". */
export function* sentences(text: string): Generator<DraftSentence, void, void> {
  const splitter = sentenceSplitter()
  for (const sentence of [...splitter.push(text), ...splitter.flush()])
    yield { ...sentence, factIds: [] }
}
