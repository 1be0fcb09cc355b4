import { chatIdleHours } from '../../../contract/core/constants.ts'
import type { Budget } from '../../core/budget.ts'

/** How much one chat, one user and the whole service may ask for. */

/** Earlier exchanges that a reading gets to see, and how much of each answer. */
export const historyLength = 8
export const historyAnswerLength = 2_000
/** Questions in one chat. */
export const maxQuestionsPerChat = 200
export const sendsPerMinutePerUser = 30
/** Answers are dear when a model writes them: what is begun within one day (UTC), whatever comes of it. */
export const sendsPerDayPerUser = 150
/** Questions that were placed, by all: it takes more than 600 people who each use up their own day. */
export const questionBudget: Budget = {
  name: 'questions',
  maximum: 100_000,
  seconds: 86_400,
}
/** An answer of which so many sentences were shown is charged, though it is stopped (decision 042). */
export const chargedSentences = 3
/** Answers stopped after their first sentence and before the third, which are free, in 24 hours. */
export const freeStopsPerDay = 10
/** From the question to its last sentence; a model's own time-outs lie well within. */
export const answerTimeoutMilliseconds = 33_000
export const maxAnswerLength = 20_000
export const chatIdleMilliseconds = chatIdleHours * 3_600_000
/** How many chats the history shows. */
export const maxChatsInHistory = 200
export const resumesPerMinutePerUser = 120
/** Chats begun or opened again: each lays out its chart. */
export const startsPerMinutePerUser = 60
export const startsPerDayPerUser = 1_000
export const stopsPerMinutePerUser = 60
/** Links to answers that were made: each is kept, ended or not. */
export const sharesPerDayPerUser = 200
