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
 * Reads a question, takes it and has its answer written in the background.
 *
 * @returns once the answer waits for a model or the database, or is composed.
 */
export async function beginAnswer(
  context: AppContext,
  db: Db,
  asking: Asking,
): Promise<{ live: LiveAnswer } | NotPlaced> {
  const { state, asks, page, at } = asking
  const sought = readBeforeTaking(context, asks, {
    ...{ uid: asking.uid, state, at },
    language: languageOfReading(state, page),
  })
  const placement = await context.limitChatTransactions(() =>
    placeQuestion(db, { ...asking, sought }),
  )
  if (!('lease' in placement)) return placement
  context.background(context.budgetCounter.add(context, questionBudget, at))
  const live = context.liveAnswers.begin(placement)
  context.background(writeAnswer(context, live, placement))
  // What is reckoned without waiting for anybody is reckoned within this turn of the loop.
  await nextTurn()
  return { live }
}
