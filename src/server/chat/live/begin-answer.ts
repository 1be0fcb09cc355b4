import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../../core/context.ts'
import type { Db } from '../../db/schema.ts'
import { questionBudget } from '../session/chat-limits.ts'
import { languageOfReading } from '../session/reading-input.ts'
import type { LiveAnswer } from './live-answers.ts'
import { placeQuestion, type Asking, type Placement } from './place-question.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { readBeforeTaking } from './read-ahead.ts'
import { writeAnswer } from './write-answer.ts'

/** What a send came to that began no answer. */
export type NotPlaced = Exclude<Placement, PlacedQuestion>

/**
 * Takes a question and has its answer written in the background, in its turn. Where a turn is free the question is
 * read first, so that the statement which takes it looks up what the answer needs; where it has to wait, it is taken
 * before, so that the loss of this process loses no question.
 *
 * @returns once the question is taken; where it did not have to wait, once its answer waits for a model or the
 *   database, or is composed.
 */
export async function beginAnswer(
  context: AppContext,
  db: Db,
  asking: Asking,
): Promise<{ live: LiveAnswer } | NotPlaced> {
  const { beginInTurn } = context
  if (beginInTurn.activeCount < beginInTurn.concurrency)
    return beginInTurn(async () => {
      const placement = await take(context, db, { ...asking, sought: readFirst(context, asking) })
      if (!('lease' in placement)) return placement
      const live = context.liveAnswers.begin(placement)
      await write(context, live, placement)
      return { live }
    })
  const placement = await take(context, db, asking)
  if (!('lease' in placement)) return placement
  const live = context.liveAnswers.begin(placement)
  context.background(beginInTurn(() => write(context, live, placement)))
  return { live }
}

const readFirst = (context: AppContext, { uid, state, asks, page, at }: Asking) =>
  readBeforeTaking(context, asks, { uid, state, language: languageOfReading(state, page), at })

/** Takes the question, and counts it among those of the whole service. */
async function take(context: AppContext, db: Db, asking: Asking): Promise<Placement> {
  const placement = await context.limitChatTransactions(() => placeQuestion(db, asking))
  if ('lease' in placement)
    context.background(context.budgetCounter.add(context, questionBudget, asking.at))
  return placement
}

/** Has the answer written; ends when it waits for a model or the database, or is composed. */
async function write(
  context: AppContext,
  live: LiveAnswer,
  placement: PlacedQuestion,
): Promise<void> {
  context.background(writeAnswer(context, live, placement))
  // What is reckoned without waiting for anybody is reckoned within this turn of the loop.
  await nextTurn()
}
