/** Plays an answer of the corpus through the reading, as if a model had just written it. */
import type { Model } from '../../../adapters/model/model.ts'
import { AnswerBuilder } from '../../answer-builder.ts'
import { checkSentence, discourseOf } from '../../claims/claim-check.ts'
import { composeAnswer } from '../../composer/composer.ts'
import { modelWriter } from '../../model-writer/model-writer.ts'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import { taskOf } from '../../reading-task.ts'
import type { DoneEvent, ReadingRequest, SentenceEvent } from '../../types/reading-types.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { workOf, writerInputOf } from '../../writer-input.ts'
import { writeWithModel } from '../../write-with-model.ts'
import { historyOf, judgeAsTold, subjectOf, timesTold, topicTold } from './corpus-answer.ts'
import type { CorpusAnswer } from './corpus-answer.ts'

/** A model that says a text, a few words at a time. */
export function modelSaying(text: string): Model {
  return {
    kind: 'openai-compatible',
    ready: () => true,
    write: async function* () {
      for (const piece of text.match(/\S+\s*|\s+/g) ?? []) yield piece
    },
  }
}

export interface Replay {
  sentences: SentenceEvent[]
  writtenBy: DoneEvent['writtenBy']
  /** Why each sentence that the check refused did not pass. */
  refused: { text: string; why: string }[]
  /** Milliseconds of CPU in the check, and how many sentences it read. */
  checkMs: number
  checked: number
}

/**
 * Writes one answer of the corpus as the server would, from the same births, moment, question and history.
 * What the question is understood as, and the language, are those the answer was written for: the corpus
 * measures what happens to an answer, not how questions are read.
 */
export async function replayAnswer(row: CorpusAnswer): Promise<Replay> {
  const at = new Date(row.at)
  const meant = topicTold(row)
  const request: ReadingRequest = {
    ...subjectOf(row.birth, at),
    question: row.question,
    language: row.answer_language,
    persona: row.persona,
    history: historyOf(row),
    at,
    ...(meant && { meant }),
  }
  const replay: Replay = { sentences: [], writtenBy: 'nobody', refused: [], checkMs: 0, checked: 0 }
  const check: typeof checkSentence = (...asked) => {
    const began = performance.now()
    const result = checkSentence(...asked)
    replay.checkMs += performance.now() - began
    replay.checked += 1
    if (!result.ok) replay.refused.push({ text: asked[0], why: result.why })
    return result
  }
  const frame = { ...frameOf(request), form: row.answer_language }
  const task = { ...taskOf(request, frame), language: row.answer_language, askedBackBefore: true }
  const sheet = chartFactsOf(request.chart, at)
  const composed = composeAnswer(task, () => sheet)
  const { judgement, windows } = composed
  if (!judgement) throw new Error(`${row.id} is not judged.`)
  judgeAsTold(row, sheet, request)
  const page = new AnswerBuilder({
    sheet,
    windows: [...windows, ...timesTold(row, sheet)],
    language: row.answer_language,
    check,
    discourse: discourseOf(row.question, at, task.understood.time),
    direction: judgement.direction,
  })
  const brief = writerInputOf(request, task, sheet, composed)
  if (!brief) throw new Error(`${row.id} has nothing to be written from.`)
  const meter = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  // Nothing is mended here: what is measured is the check, not a second chance.
  const { rewrite: _mending, ...writer } = modelWriter(modelSaying(row.answer))
  const events = writeWithModel(workOf(brief, writer), writer, page, meter)
  for (;;) {
    const next = await events.next()
    if (next.done) {
      const refused = page.dropped.filter(
        ({ text }) => !replay.refused.some((one) => one.text === text),
      )
      replay.refused.push(...refused.map(({ text, cause }) => ({ text, why: cause })))
      return { ...replay, writtenBy: next.value }
    }
    replay.sentences.push(next.value)
  }
}
