import type { ApiInput } from '../../contract/apis.ts'
import type { PredictionStatus } from '../../contract/predictions.ts'
import { showStoredFacts, groundedSentences } from '../reading/stored-facts.ts'
import { transact } from '../db/database.ts'
import { readEndpoint, streamEndpoint, type StreamContext } from '../core/endpoint.ts'
import { balances, type Unit } from '../wallet/ledger.ts'
import { nextCharge } from '../wallet/spending.ts'
import { istDay } from '../core/time/india-time.ts'
import {
  hashOfBirth,
  placePrediction,
  predictionLimits,
  runningPredictions,
  birthOfUser,
  type NamedBirth,
} from './place-prediction.ts'
import { showFamily } from './turns/show-family.ts'
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

  'predictions/family': readEndpoint(
    'predictions/family',
    async ({ db, user, caller, at }) => ({
      status: 'success',
      family: await showFamily(db, user.uid, caller.language, at),
    }),
    {
      costly: true,
      limits: ({ user }) => [{ key: `family:${user.uid}`, maximum: 60, seconds: 60 }],
    },
  ),

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
    admit: ({ db, user }, { bid }) => birthOfUser(db, user.uid, bid),
    limits: predictionLimits,
    follow: ({ context, user, caller }, { pid, kept }: PredictionReference) =>
      followPrediction({ context, uid: user.uid, language: caller.language, kept }, pid),
  }),
}

/** What the same Idempotency-Key is answered from once more. */
interface PredictionReference {
  pid: string
  /** It was there before it was asked for. */
  kept: boolean
}

/** Takes the prediction, has it written in the background, and follows it like anybody else. */
async function* generate(
  {
    context,
    db,
    user,
    caller,
    at,
    admission,
    takeOnce,
  }: StreamContext<'predictions/generate', NamedBirth>,
  input: ApiInput<'predictions/generate'>,
): AsyncGenerator<string | PredictionStatus, void, void> {
  const { uid } = user
  const reader = { context, uid, language: caller.language }
  const { processId } = context.processLease
  const asking = { uid, birth: admission, asks: input, at, processId }
  await context.processLease.renew()
  const once = await context.limitChatTransactions(() =>
    transact(db, (tx) =>
      takeOnce(
        tx,
        () => placePrediction(tx, asking),
        (placed): PredictionReference =>
          'keptPid' in placed
            ? { pid: placed.keptPid, kept: true }
            : { pid: placed.pid, kept: false },
      ),
    ),
  )
  if ('repeats' in once) {
    const { pid, kept } = once.repeats
    return yield* followPrediction({ ...reader, kept }, pid)
  }
  const placement = once.taken
  if ('keptPid' in placement)
    return yield* followPrediction({ ...reader, kept: true }, placement.keptPid)
  const live = context.livePredictions.begin(placement)
  context.background(writePrediction(context, live, placement))
  yield* followPrediction({ ...reader, kept: false }, placement.pid)
}
