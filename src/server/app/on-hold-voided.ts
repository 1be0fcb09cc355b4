import { failAbandonedAnswer } from '../chat/live/fail-stale-answer.ts'
import { failAbandonedPrediction } from '../predictions/fail-stale-prediction.ts'
import type { OnVoided } from '../wallet/holds.ts'

/**
 * What fails when a stale hold is given back, in the same transaction: whatever rests on it. A hold is
 * of one thing; each row here leaves alone what is not its own. A room that places holds has a row.
 */
export const onHoldVoided: readonly OnVoided[] = [failAbandonedAnswer, failAbandonedPrediction]
