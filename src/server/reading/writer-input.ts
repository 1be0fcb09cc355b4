/** What another writer than the composer is given: the question as it is understood, and all that may be said. */
import type { ComposedAnswer, Task } from './composer/composer.ts'
import { needOf } from './composer/life/answer-steps.ts'
import type { AnswerWriter, TalkInput, WordRange, WriterInput } from './composer/writer.ts'
import type { AnswerForm } from './frame/rules/form-of-answer.ts'
import { isLifeMatter } from './matters/matters.ts'
import { formOfAnswer } from './reading-task.ts'
import { summarizeChat } from './summary/summary.ts'
import type { ModelWork } from './write-with-model.ts'
import type { ReadingRequest } from './types/reading-types.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'

/** So many exchanges a model reads whole. */
const wholeExchanges = 2

const shortAnswer: WordRange = { least: 40, most: 90 }
const longAnswer: WordRange = { least: 110, most: 200 }

/** A yes-or-no, a follow-up and a fact of the chart need little; a question of life needs more. */
function wordsOf(task: Task): WordRange {
  if (task.understood.topic === 'compatibility') return longAnswer
  const isFact = !isLifeMatter(task.frame.topic)
  const range = isFact || needOf(task) === 'short' ? shortAnswer : longAnswer
  return task.frame.second
    ? { least: range.least + 30, most: Math.min(range.most + 60, 220) }
    : range
}

/** What the older part of a chat came to, in three English sentences. */
function summaryOf(request: ReadingRequest): string[] {
  const older = request.history.slice(0, -wholeExchanges)
  return older.length > 0 ? summarizeChat({ ...request, language: 'en', history: older }) : []
}

function lettersOf({ language, frame }: Task): AnswerForm {
  const form = formOfAnswer(language, frame.form)
  return form === 'mixed' ? 'hinglish' : form
}

/** What a model replies from where no chart is read; null where it is not to reply. */
export function talkInputOf(
  request: ReadingRequest,
  task: Task,
  { truths }: ComposedAnswer,
): TalkInput | null {
  return truths ? { request, language: task.language, form: lettersOf(task), truths } : null
}

/** What a model writes from; null where there is no judgement to write from. */
export function writerInputOf(
  request: ReadingRequest,
  task: Task,
  sheet: ChartFacts | null,
  answer: ComposedAnswer,
): WriterInput | null {
  const judgement = answer.judgement ?? answer.ofPair
  if (!sheet || !judgement) return null
  const { understood, language, frame, owner, isFollowUp } = task
  return {
    request,
    language,
    understood,
    sheet,
    judgement,
    composedDrafts: [...answer.drafts()],
    frame,
    form: lettersOf(task),
    words: wordsOf(task),
    owner,
    isFollowUp,
    summary: summaryOf(request),
    earlier: task.earlier ?? null,
  }
}

/** An answer as work for a model. */
export function workOf(input: WriterInput, writer: Pick<AnswerWriter, 'write'>): ModelWork {
  const { composedDrafts, request, words } = input
  return {
    composedDrafts,
    words: { ...words, most: Math.max(words.most, longAnswer.most) },
    person: request.person,
    signal: request.signal,
    write: (signal, meter) => writer.write(input, signal, meter),
  }
}
