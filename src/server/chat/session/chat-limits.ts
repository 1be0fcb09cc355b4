/** How much one chat, one user and the whole house may ask for. */

/** Earlier exchanges that a reading gets to see, and how much of each answer. */
export const historyLength = 8
export const historyAnswerLength = 2_000
/** Questions in one chat. */
export const maxQuestionsPerChat = 200
export const sendsPerMinutePerUser = 30
/** Answers are dear when a model writes them: what is begun within one day (UTC), whatever comes of it. */
export const sendsPerDayPerUser = 150
export const sendsPerDay = 100_000
/** Answers stopped after their first sentence, which are free, in 24 hours. */
export const freeStopsPerDay = 10
/** From the question to its last sentence; a model's own time-outs lie well within. */
export const answerTimeoutMilliseconds = 33_000
export const maxAnswerLength = 20_000
/** A chat in which nothing was asked for so long is over: the next visit starts a new one. */
export const chatIdleMilliseconds = 12 * 3_600_000
/** How many chats the history shows. */
export const maxChatsInHistory = 200
export const resumesPerMinutePerUser = 120
/** Chats begun or opened again: each lays out its chart. */
export const startsPerMinutePerUser = 60
export const startsPerDayPerUser = 1_000
export const stopsPerMinutePerUser = 60
/** Links to answers that were made: each is kept, ended or not. */
export const sharesPerDayPerUser = 200
