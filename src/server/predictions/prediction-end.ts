import { setTimeout as pause } from 'node:timers/promises'
import { holdLifeSeconds } from '../../contract/core/numbers.ts'
import type { PredictionStatus } from '../../contract/predictions.ts'
import { predictionSaid } from '../../words/predictions/predictions.ts'
import { rupees, say, type Language } from '../../words/say.ts'
import { factsShown, groundedSentences } from '../reading/stored-facts.ts'
import type { Db } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { standing } from '../wallet/spending.ts'
import { findLive } from './live-predictions.ts'

/** Who reads a prediction, and how they came to it. */
export interface Reader {
  context: AppContext
  language: Language
  /** It was there before this reader asked. */
  kept: boolean
}

const lookAgainMilliseconds = 400

/**
 * A prediction from its start: what there is, what is added, and the object that ends it. It makes no
 * difference to the text whether anybody reads it, or how often.
 */
export async function* followPrediction(
  reader: Reader,
  pid: string,
): AsyncGenerator<string | PredictionStatus, void, void> {
  const { context } = reader
  const live = findLive(context, pid)
  let read = 0
  while (live) {
    const { promise: change } = live.nextChange
    if (live.text.length > read) {
      const piece = live.text.slice(read)
      read = live.text.length
      yield piece
    } else if (live.ended) break
    else await change
  }
  // Another process writes it, or it has ended: its row tells.
  const patienceEnds = Date.now() + (holdLifeSeconds + 60) * 1000
  for (; ; await pause(lookAgainMilliseconds)) {
    const row = await readRow(context.database.db, pid)
    if (row.state === 'complete') {
      if (row.text.length > read) yield row.text.slice(read)
      return yield await statusOf(reader, row)
    }
    if (row.state === 'failed' || live || context.ending.aborted || Date.now() > patienceEnds)
      throw new Refusal(predictionSaid.notFinished)
  }
}

async function readRow(db: Db, pid: string) {
  const row = await db
    .selectFrom('predictions')
    .leftJoin('holds', 'holds.hold_id', 'predictions.hold_id')
    .where('pid', '=', pid)
    .select(['pid', 'predictions.uid', 'predictions.kind', 'predictions.state', 'text', 'facts'])
    .select(['charged', 'from_day', 'until_day', 'holds.unit', 'holds.amount'])
    .executeTakeFirst()
  // Deleted with its kundli.
  if (!row) throw new Refusal(predictionSaid.notFinished)
  return row
}

type PredictionRow = Awaited<ReturnType<typeof readRow>>

async function statusOf(
  { context, language, kept: isKept }: Reader,
  row: PredictionRow,
): Promise<PredictionStatus> {
  const left = await standing(context.database.db, row.uid, row.kind)
  return {
    status: 'success',
    message: isKept ? say(predictionSaid.kept, language) : chargeSaid(row, language),
    mid: row.pid,
    type: row.kind,
    from_day: row.from_day,
    until_day: row.until_day,
    kept: isKept,
    charged: row.charged && !isKept,
    ...left,
    time_left_seconds: 0,
    facts: factsShown(row.facts),
    sentences: groundedSentences(row.text, row.facts),
  }
}

function chargeSaid({ charged, unit, amount }: PredictionRow, language: Language): string {
  if (!charged) return say(predictionSaid.otherLanguage, language)
  if (unit === 'rupees')
    return say(predictionSaid.chargedWallet, language, rupees((amount ?? 0) / 100))
  return say(unit === 'plan' ? predictionSaid.chargedPlan : predictionSaid.chargedFree, language)
}
