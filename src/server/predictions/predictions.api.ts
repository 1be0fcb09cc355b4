import type { ApiInput } from '../../contract/apis.ts'
import type { PredictionStatus } from '../../contract/predictions.ts'
import { showStoredFacts, groundedSentences } from '../reading/stored-facts.ts'
import { transact } from '../db/database.ts'
import { readEndpoint, streamEndpoint, type ReadContext } from '../core/endpoint.ts'
import { balances, type Unit } from '../wallet/ledger.ts'
import { nextCharge } from '../wallet/spending.ts'
import { istDay } from '../core/time/india-time.ts'
import {
  admitPrediction,
  hashOfBirth,
  placePrediction,
  runningPredictions,
  birthOfUser,
} from './place-prediction.ts'
import { followPrediction } from './follow-prediction.ts'
import { writePrediction } from './write-prediction.ts'

export const predictionsEndpoints = {
  'predictions/getCounts': readEndpoint('predictions/getCounts', async ({ db, user }) => {
    const all = await balances(db, user.uid)
    const left = (unit: Unit) =>
      all.filter((it) => it.unit === unit).reduce((sum, it) => sum + it.balance, 0)
    return {
      status: 'success',
      daily_predictions: left('daily'),
      weekly_predictions: left('weekly'),
      monthly_predictions: left('monthly'),
      yearly_predictions: left('yearly'),
      plan_questions: left('plan'),
      balance: left('rupees') / 100,
      next: {
        daily: await nextCharge(db, user.uid, 'daily'),
        weekly: await nextCharge(db, user.uid, 'weekly'),
        monthly: await nextCharge(db, user.uid, 'monthly'),
        yearly: await nextCharge(db, user.uid, 'yearly'),
      },
    }
  }),

  'predictions/getKept': readEndpoint(
    'predictions/getKept',
    async ({ db, user, at }, { bid, type: kind, language }) => {
      const birth = await birthOfUser(db, user.uid, bid)
      const today = istDay(at)
      const running = await runningPredictions(db, user.uid, {
        bid,
        kind,
        birthHash: hashOfBirth(birth),
        today,
      })
      const prediction = running.find((it) => !language || it.language === language)
      return {
        status: 'success',
        name: birth.full_name,
        prediction:
          prediction && prediction.state !== 'failed'
            ? {
                from_day: prediction.from_day,
                until_day: prediction.until_day,
                language: prediction.language,
                state: prediction.state,
                text: prediction.state === 'complete' ? prediction.text : '',
                facts: showStoredFacts(prediction.facts),
                sentences: groundedSentences(prediction.text, prediction.facts),
              }
            : null,
        is_paid: !prediction && running.some(({ state }) => state === 'complete'),
      }
    },
  ),

  'predictions/generate': streamEndpoint('predictions/generate', generate, {
    limits: admitPrediction,
  }),
}

/** Takes the prediction, has it written in the background, and follows it like anybody else. */
async function* generate(
  { context, db, user, caller, at }: ReadContext<'predictions/generate'>,
  input: ApiInput<'predictions/generate'>,
): AsyncGenerator<string | PredictionStatus, void, void> {
  const { language } = caller
  const placement = await context.limitChatTransactions(() =>
    transact(db, (tx) => placePrediction(tx, { uid: user.uid, asks: input, at })),
  )
  if ('keptPid' in placement)
    return yield* followPrediction({ context, language, kept: true }, placement.keptPid)
  const live = context.livePredictions.begin(placement.pid)
  context.background(writePrediction(context, live, placement))
  yield* followPrediction({ context, language, kept: false }, placement.pid)
}
