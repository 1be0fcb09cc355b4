import type { Head } from './heads.ts'

/**
 * Starting values, not calibrated yet: `npm run train -- check` prints, from held-out folds of the training
 * corpus, what belongs here. Never chosen on the test set.
 */

/** What each head's log shares are divided by, so that a share is the chance of being right. */
export const temperatures: Readonly<Record<Head, number>> = {
  topic: 1,
  asks: 1,
  subject: 1,
  care: 1,
  charge: 1,
  parts: 1,
}

/** From this share of the leading family on, a question is answered without asking back. */
export const sureFrom = 0.45

/** Shares of the seven hard kinds of care from which no reading is given, and from which the answer opens with a line of care. */
export const hardFrom = 0.24
export const softFrom = 0.1

/** From this share on a message is taken for two questions. */
export const twoPartsFrom = 0.5
