import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StoredFact } from '../db/stored-json.ts'
import { costsOf, type AnswerCosts } from '../chat/session/answer-costs.ts'
import { chartAndPersonOf } from '../chat/session/reading-input.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import { keepForecasts } from '../forecasts/keep-forecasts.ts'
import type { NamedForecast } from '../reading/types/reading-types.ts'
import { settle, voidHold } from '../wallet/holds.ts'
import type { Model } from '../adapters/model/model.ts'
import type { Config } from '../core/settings/config.ts'
import { modelWriter } from '../reading/model-writer/model-writer.ts'
import type { PredictionEvent } from './compose/compose-prediction.ts'
import { writeForecast } from './compose/write-forecast.ts'
import type { PredictionInput } from './compose/forecast.ts'
import { startOfIstDay } from '../core/time/india-time.ts'
import type { LivePrediction } from './live-predictions.ts'
import type { PlacedPrediction } from './place-prediction.ts'

/** Whoever writes a prediction: sentences, then one `done`; without `done` it has failed. */
export type PredictionComposer = (
  input: PredictionInput,
) => Iterable<PredictionEvent> | AsyncIterable<PredictionEvent>

/** A writer of predictions: the model while that is ready, the composer otherwise. */
export function createPredictionComposer(model: Model, config: Config): PredictionComposer {
  const writer = modelWriter(model, config.model?.firstSentenceMs)
  return (input) => writeForecast(input, writer)
}

declare module '../core/context.ts' {
  interface AppContext {
    composePrediction: PredictionComposer
  }
}

interface WrittenPrediction {
  text: string
  facts: StoredFact[]
  forecasts: readonly NamedForecast[]
  /** Null where nobody was asked but the composer. */
  costs: AnswerCosts | null
}

/**
 * Writes a placed prediction, stores it and settles its hold, whoever listens. Where no whole text came
 * about, the hold is given back. Never throws.
 *
 * @param composer by default the context's.
 */
export async function writePrediction(
  context: AppContext,
  live: LivePrediction,
  placedPrediction: PlacedPrediction,
  composer: PredictionComposer = context.composePrediction,
): Promise<void> {
  const { pid } = placedPrediction
  let end = 'failed'
  try {
    const writtenPrediction = await compose(context, live, placedPrediction, composer).catch(
      (error: unknown) => {
        context.log.error({ err: error, pid }, 'a prediction failed')
        return null
      },
    )
    // Another process writes it anew.
    const isForOthers = context.ending.aborted && !context.database.embedded
    if (!writtenPrediction && isForOthers) return void (end = 'taken-over')
    end = await transact(context.database.db, (tx) =>
      store(tx, placedPrediction, writtenPrediction, context),
    )
  } catch (error) {
    // Not kept means not paid: without a heartbeat the hold is given back by the chore.
    context.log.error({ err: error, pid }, 'a prediction was not stored')
    await transact(context.database.db, (tx) => store(tx, placedPrediction, null, context)).catch(
      () => undefined,
    )
  } finally {
    context.metrics.answers.inc({ kind: 'prediction', end })
    context.livePredictions.finish(live)
  }
}

async function compose(
  context: AppContext,
  live: LivePrediction,
  placedPrediction: PlacedPrediction,
  composer: PredictionComposer,
): Promise<WrittenPrediction | null> {
  const { kind, fromDay, untilDay, birth } = placedPrediction
  const language = placedPrediction.language === 'Hindi' ? 'hi' : 'en'
  const subject = chartAndPersonOf(birth, startOfIstDay(fromDay))
  const spans = new Map<string, [number, number][]>()
  const events = composer({
    kind,
    fromDay,
    untilDay,
    language,
    ...subject,
  })
  for await (const event of events) {
    if (context.ending.aborted) return null
    if (event.kind === 'done') {
      for (const [cause, count] of Object.entries(event.dropped ?? {}))
        context.metrics.sentencesDropped.inc({ cause }, count)
      return {
        text: live.text,
        forecasts: event.forecasts ?? [],
        costs: costsOf(
          { ...event, writtenBy: event.writtenBy ?? 'composer' },
          context.config.model,
        ),
        facts: event.facts.map(({ id, label, value }) => ({
          id,
          label,
          value: String(value),
          spans: spans.get(id) ?? [],
        })),
      }
    }
    const start = live.text.length + event.before.length
    context.livePredictions.add(live, event.before + event.text)
    for (const id of event.factIds)
      spans.set(id, [...(spans.get(id) ?? []), [start, start + event.text.length]])
    // A long prediction holds up nobody else's request.
    await nextTurn()
  }
  return null
}

/** Text, its forecasts and payment in one transaction: all, or nothing. */
async function store(
  tx: Tx,
  { pid, uid, bid, holdId, lease }: PlacedPrediction,
  writtenPrediction: WrittenPrediction | null,
  { clock, config }: AppContext,
): Promise<'complete' | 'failed'> {
  const at = clock()
  const holdEnd = holdId ? await (writtenPrediction ? settle : voidHold)(tx, holdId, at) : null
  // Given back before, as lost: that end stands.
  const stands = writtenPrediction && holdEnd !== 'voided'
  const updateResult = await tx
    .updateTable('predictions')
    .set(
      stands
        ? {
            state: 'complete',
            text: writtenPrediction.text,
            facts: JSON.stringify(writtenPrediction.facts),
            ...writtenPrediction.costs,
            charged: holdEnd === 'settled',
            written_at: at,
          }
        : { state: 'failed', text: '', written_at: at },
    )
    .where('pid', '=', pid)
    .where('uid', '=', uid)
    .where('state', '=', 'writing')
    .where('lease', '=', lease)
    .executeTakeFirst()
  // Its kundli has been deleted meanwhile, or another process has taken it over: nothing is kept, and so
  // nothing is paid or given back.
  if (updateResult.numUpdatedRows === 0n && holdEnd === (stands ? 'settled' : 'voided'))
    throw new Error('A prediction was written that is not kept here any more.')
  if (stands && updateResult.numUpdatedRows > 0n)
    await keepForecasts(tx, config, { uid, bid, text: { pid }, at }, writtenPrediction.forecasts)
  return stands ? 'complete' : 'failed'
}
