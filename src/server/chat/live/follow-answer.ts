import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerStatus } from '../../../contract/chat.ts'
import { holdLifeSeconds } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { AppContext } from '../../core/context.ts'
import { Refusal } from '../../core/refusal.ts'
import { readAnswerEnd, answerStatus } from './finish-answer.ts'
import type { LiveAnswer } from './live-answers.ts'

/**
 * An answer from its start: what there is, what is added, and the one object that ends it. It makes
 * no difference to the answer whether anybody follows it, how fast, or from when on.
 */
export async function* followAnswer(
  context: AppContext,
  mid: string,
  language: Language,
): AsyncGenerator<string | AnswerStatus, void, void> {
  const live = context.liveAnswers.find(mid)
  yield* live ? followLive(live, language) : followStored(context, mid, language)
}

/** The same of an answer that this process is producing. */
export async function* followLive(
  live: LiveAnswer,
  language: Language,
): AsyncGenerator<string | AnswerStatus, void, void> {
  for (let read = 0; ;) {
    const { promise: change } = live.nextChange
    if (live.text.length > read) {
      const piece = live.text.slice(read)
      read = live.text.length
      yield piece
    } else if (live.end) return yield answerStatus(live.end, language)
    else await change
  }
}

const lookAgainMilliseconds = 400

/** An answer that has ended, or that another process is producing: then its row is looked at again and again. */
async function* followStored(
  context: AppContext,
  mid: string,
  language: Language,
): AsyncGenerator<string | AnswerStatus, void, void> {
  // Whoever produces it gives a sign of life, or a chore ends it.
  const patienceEnds = Date.now() + (holdLifeSeconds + 60) * 1000
  for (let read = 0; ; await pause(lookAgainMilliseconds)) {
    const end = await readAnswerEnd(context.database.db, mid, context.clock())
    if (end.text.length > read) {
      yield end.text.slice(read)
      read = end.text.length
    }
    if (end.state !== 'writing') return yield answerStatus(end, language)
    if (Date.now() > patienceEnds || context.ending.aborted)
      throw new Refusal(chatRefusals.notFinished)
  }
}
