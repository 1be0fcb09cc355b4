import { composeAnswer } from './composer/composer.ts'
import { checkText, discourseOf } from './claims/claim-check.ts'
import { sentencesOf } from './claims/sentences.ts'
import { withoutAddress } from './model-writer/first-name.ts'
import { addWhatIsKept, taskOf, writingOf } from './reading-task.ts'
import type { ReadingRequest } from './types/reading-types.ts'
import { chartFactsOf } from './verdicts/chart-facts.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'

/** What an answer looks like under the claim check of today. */
export interface RecheckResult {
  sentences: number
  /** Those that the chart does not bear. */
  wrong: string[]
}

/** Checks a whole answer again: with the request it was written for, sentence by sentence. */
export async function recheckAnswer(
  request: ReadingRequest,
  answer: string,
): Promise<RecheckResult> {
  const task = taskOf(request)
  const { language } = task
  await addWhatIsKept(task, request)
  let sheet: ChartFacts | null = null
  const composedAnswer = composeAnswer(
    task,
    () => (sheet ??= chartFactsOf(request.chart, request.at)),
  )
  // Telling it lays out the facts of later times that its sentences rest on.
  const drafts = Array.from(composedAnswer.drafts())
  // A sentence in Latin letters is checked as it was before it was written so.
  const write = writingOf(task)
  const asDrafted = new Map(drafts.map(({ text }) => [write(text), text]))
  const facts = (sheet as ChartFacts | null)?.facts ?? []
  const asWritten = sentencesOf(withoutAddress(answer, request.firstName))
    .map(({ text, before }) => before + (asDrafted.get(text) ?? text))
    .join('')
  const checkedSentences = checkText(
    asWritten,
    language,
    facts,
    composedAnswer.windows,
    discourseOf(request.question, request.at, task.understood.time),
  )
  return {
    sentences: checkedSentences.length,
    wrong: checkedSentences.flatMap(({ text, claimCheck: { ok } }) => (ok ? [] : write(text))),
  }
}
