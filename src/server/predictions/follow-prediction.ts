import { setTimeout as pause } from 'node:timers/promises'
import { holdLifeSeconds } from '../../contract/core/constants.ts'
import type { PredictionStatus } from '../../contract/predictions.ts'
import { predictionMessages } from '../../words/predictions/predictions.ts'
import { formatRupees, say, type Language } from '../../words/say.ts'
import { showStoredFacts, groundedSentences } from '../reading/stored-facts.ts'
import type { Db } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { spendableOf } from '../wallet/spending.ts'

/** Who reads a prediction, and how they came to it. */
export interface PredictionReader {
  context: AppContext
  /** Whose it must be. */
  uid: string
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
  reader: PredictionReader,
  pid: string,
): AsyncGenerator<string | PredictionStatus, void, void> {
  const { context, uid } = reader
  const live = context.livePredictions.find(uid, pid)
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
    const row = await readRow(context.database.db, uid, pid)
    if (row.state === 'complete') {
      // Written anew by another process, in other words: who reads it comes again, from its start.
      if (live && !row.text.startsWith(live.text.slice(0, read))) return
      if (row.text.length > read) yield row.text.slice(read)
      return yield await statusOf(reader, row)
    }
    // This server ends: at another one it can be read.
    if (context.ending.aborted) return
    // What this process has ended and not kept, nobody writes any more.
    const isGivenUp = live && row.process_id === context.processLease.processId
    if (row.state === 'failed' || isGivenUp || Date.now() > patienceEnds)
      throw new Refusal(predictionMessages.notFinished)
  }
}

async function readRow(db: Db, uid: string, pid: string) {
  const row = await db
    .selectFrom('predictions')
    .leftJoin('holds', 'holds.hold_id', 'predictions.hold_id')
    .where('pid', '=', pid)
    .where('predictions.uid', '=', uid)
    .select(['pid', 'predictions.uid', 'predictions.kind', 'predictions.state', 'text', 'facts'])
    .select(['process_id', 'charged', 'from_day', 'until_day', 'holds.unit', 'holds.amount'])
    .executeTakeFirst()
  // Deleted with its kundli.
  if (!row) throw new Refusal(predictionMessages.notFinished)
  return row
}

type PredictionRow = Awaited<ReturnType<typeof readRow>>

async function statusOf(
  { context, language, kept: isKept }: PredictionReader,
  row: PredictionRow,
): Promise<PredictionStatus> {
  const left = await spendableOf(context.database.db, row.uid, row.kind)
  return {
    status: 'success',
    message: isKept ? say(predictionMessages.kept, language) : chargeSaid(row, language),
    mid: row.pid,
    type: row.kind,
    from_day: row.from_day,
    until_day: row.until_day,
    kept: isKept,
    charged: row.charged && !isKept,
    ...left,
    time_left_seconds: 0,
    facts: showStoredFacts(row.facts),
    sentences: groundedSentences(row.text, row.facts),
  }
}

function chargeSaid({ charged, unit, amount }: PredictionRow, language: Language): string {
  if (!charged) return say(predictionMessages.otherLanguage, language)
  if (unit === 'rupees')
    return say(predictionMessages.chargedWallet, language, formatRupees((amount ?? 0) / 100))
  return say(
    unit === 'plan' ? predictionMessages.chargedPlan : predictionMessages.chargedFree,
    language,
  )
}
