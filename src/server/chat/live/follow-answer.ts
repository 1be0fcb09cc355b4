import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerStatus } from '../../../contract/chat.ts'
import { holdLifeSeconds } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { AppContext } from '../../core/context.ts'
import type { StreamProgress } from '../../core/endpoint.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import {
  readAnswerEnd,
  answerStatus,
  type AnswerEnd,
  type UnfinishedAnswer,
} from './finish-answer.ts'
import type { LiveAnswer } from './live-answers.ts'
import { markEndsOf, markedSlice } from './fact-marks.ts'

/** An answer of somebody's own, as it stood when they came to read it. */
export interface AnswerToFollow {
  uid: string
  mid: string
  stored: AnswerEnd | UnfinishedAnswer
}

/** How an answer is followed. */
export interface Following {
  language: Language
  /** U+001F stands behind each sentence that rests on facts, as far as that is known already. */
  withMarks: boolean
}

/** @throws HttpError 404 for an answer that is not theirs. */
export async function findAnswer(
  { database, clock }: AppContext,
  owner: { uid: string; mid: string },
): Promise<AnswerToFollow> {
  const stored = await readAnswerEnd(database.db, owner, clock())
  if (!stored) throw new HttpError(404, chatRefusals.noAnswer)
  return { ...owner, stored }
}

/**
 * An answer from its start: what there is, what is added, and the one object that ends it. It makes
 * no difference to the answer whether anybody follows it, how fast, or from when on.
 */
export async function* followAnswer(
  context: AppContext,
  answer: AnswerToFollow,
  how: Following,
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  const live = context.liveAnswers.find(answer.uid, answer.mid)
  yield* live ? followLive(context, live, how) : followStored(context, answer, how)
}

/** The same of an answer that this process is producing; if another takes it over, it is followed there. */
export async function* followLive(
  context: AppContext,
  live: LiveAnswer,
  how: Following,
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  live.readers++
  try {
    yield* piecesOf(context, live, how)
  } finally {
    live.readers--
  }
}

async function* piecesOf(
  context: AppContext,
  live: LiveAnswer,
  how: Following,
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  const { language, withMarks } = how
  let shownProgress = ''
  for (let read = 0; ;) {
    const { promise: change } = live.nextChange
    if (live.text === '' && live.progress !== shownProgress) {
      shownProgress = live.progress
      yield { progress: shownProgress }
    } else if (live.text.length > read) {
      const piece = markedSlice(live.text, withMarks ? live.markEnds : [], read)
      read = live.text.length
      yield piece
    } else if (live.end) return yield answerStatus(live.end, language)
    else if (live.isTakenOver) {
      const { uid, mid, text } = live
      const stored = await readAnswerEnd(
        context.database.db,
        { uid, mid, deleted: true },
        context.clock(),
      )
      if (!stored) throw new Refusal(chatRefusals.notFinished)
      return yield* followStored(context, { uid, mid, stored }, how, text)
    } else await change
  }
}

const lookAgainMilliseconds = 400

/**
 * An answer that has ended, or that another process is producing: then its row is looked at again and again.
 * Where what comes does not go on from what was shown, the stream ends without its last object, and who
 * reads it comes again and gets the answer from its start.
 */
async function* followStored(
  context: AppContext,
  answer: AnswerToFollow,
  { language, withMarks }: Following,
  shownBefore = '',
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  // Whoever produces it gives a sign of life, or a chore ends it.
  const patienceEnds = Date.now() + (holdLifeSeconds + 60) * 1000
  let { stored } = answer
  for (let shown = shownBefore; ;) {
    const { text } = stored
    if (text.length > shown.length) {
      if (!text.startsWith(shown)) return
      yield markedSlice(text, withMarks ? markEndsOf(stored) : [], shown.length)
      shown = text
    }
    if (stored.state !== 'writing') return yield answerStatus(stored, language)
    // This server ends: at another one it can be read on.
    if (context.ending.aborted) return
    if (Date.now() > patienceEnds) throw new Refusal(chatRefusals.notFinished)
    await pause(lookAgainMilliseconds)
    const { uid, mid } = answer
    const next = await readAnswerEnd(
      context.database.db,
      { uid, mid, deleted: true },
      context.clock(),
    )
    if (!next) throw new Refusal(chatRefusals.notFinished)
    stored = next
  }
}
