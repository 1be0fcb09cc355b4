import { countWords } from '../../count-words.ts'
import { capitalize } from '../../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import type { DraftSentence } from '../../writer.ts'
import type { ChartLines } from './chart-input.ts'

/** The most words of an answer: to a fact or a follow-up, and to what needs more room. */
export const mostWords = { short: 85, long: 150 } as const
/** A whole answer has at least three sentences. */
const fewest = 3

function isTold(line: AnswerLine, toldText: string): boolean {
  return toldText !== '' && toldText.includes(line.text)
}

/**
 * The sentences of an answer in reading order: the first that the chart knows opens it, told before or not;
 * of the rest, those that the chat has not been told, up to the length. Where too few are left, the spare ones follow.
 */
export function* assemble(
  input: QuestionInput,
  lines: ChartLines,
  need: keyof typeof mostWords,
  spare: readonly (AnswerLine | null)[],
): Generator<DraftSentence, void, void> {
  const limit = mostWords[input.isFollowUp ? 'short' : need]
  const texts = new Set<string>()
  let words = 0
  let previous: readonly (AnswerLine | null)[] | null = null
  for (const paragraph of lines) {
    for (const line of paragraph) {
      if (!line || texts.has(line.text)) continue
      if (texts.size > 0 && isTold(line, input.toldText)) continue
      const size = countWords(line.text)
      if (texts.size >= fewest && words + size > limit) continue
      const before = texts.size === 0 ? '' : paragraph === previous ? ' ' : '\n\n'
      yield { text: capitalize(line.text), factIds: line.factIds, before }
      texts.add(line.text)
      words += size
      previous = paragraph
    }
  }
  for (const line of spare) {
    if (texts.size >= fewest) return
    if (!line || texts.has(line.text)) continue
    yield { text: capitalize(line.text), factIds: line.factIds, before: ' ' }
    texts.add(line.text)
  }
}
