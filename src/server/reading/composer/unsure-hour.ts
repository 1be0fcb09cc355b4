import { unsureHour } from '../../../words/reading/in-chat/unsure-hour.ts'
import { tellsUnsureHour } from '../understand/service-doubts.ts'
import type { QuestionInput } from './fill-lines.ts'
import type { DraftSentence } from './writer.ts'

const namesYear = /(?<!\d)20\d\d(?!\d)/

/** An answer, and behind it that its dates may shift, where the question says that its hour of birth is not sure. */
export function* withUnsureHour(
  input: QuestionInput,
  answer: Iterable<DraftSentence>,
): Generator<DraftSentence, void, void> {
  let isDated = false
  for (const draft of answer) {
    isDated ||= namesYear.test(draft.text)
    yield draft
  }
  const isDue = isDated && input.sheet.chart.timeKnown && tellsUnsureHour(input.question)
  if (isDue) yield { text: unsureHour[input.persona][input.language], factIds: [], before: '\n\n' }
}
