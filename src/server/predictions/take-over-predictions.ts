import { sql } from 'kysely'
import type { AppContext } from '../core/context.ts'
import { isOfDeadProcess, longestAgoSeconds, mostTakeovers } from '../core/process/process-lease.ts'
import { chartedColumns } from '../chat/session/reading-input.ts'
import { composePrediction } from './compose/compose-prediction.ts'
import { writePrediction } from './write-prediction.ts'

const mostAtOnce = 10

/**
 * Goes on with predictions whose process has died, under a lease of its own: they are written anew, by the
 * composer, since whoever waits has waited long enough for no model to be waited for; and what the process
 * before should still want to keep is not.
 *
 * @returns how many.
 */
export async function takeOverPredictions(context: AppContext): Promise<number> {
  const { database, processLease, clock, log } = context
  const { db } = database
  // One process has the embedded database: at its start it gives back what the last one held.
  if (database.embedded) return 0
  const since = new Date(clock().getTime() - longestAgoSeconds * 1000)
  const dead = db
    .selectFrom('predictions')
    // In the statement itself: a value would hide the index of what is open from a prepared plan.
    .where(sql<boolean>`state = 'writing'`)
    .where(isOfDeadProcess('predictions.process_id'))
    .where('asked_at', '>', since)
    .where('takeovers', '<', mostTakeovers)
    .select('pid')
    .orderBy('asked_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
  if ((await dead.executeTakeFirst()) === undefined) return 0
  await processLease.renew()
  const taken = await db
    .with('dead', () => dead)
    .updateTable('predictions as p')
    .from('births')
    .set((e) => ({
      process_id: processLease.processId,
      lease: sql<string>`gen_random_uuid()`,
      takeovers: e('p.takeovers', '+', 1),
    }))
    .where('p.pid', 'in', (q) => q.selectFrom('dead').select('dead.pid'))
    .whereRef('births.bid', '=', 'p.bid')
    .whereRef('births.uid', '=', 'p.uid')
    .returning(['p.pid', 'p.uid', 'p.bid', 'p.kind', 'p.hold_id', 'p.lease'])
    .returning(['p.from_day', 'p.until_day', 'p.asked_at'])
    .returning([...chartedColumns, 'p.language as written_language'])
    .execute()
  for (const row of taken) {
    log.warn({ pid: row.pid, processId: processLease.processId }, 'a prediction was taken over')
    const { pid, uid, bid, kind, asked_at: at } = row
    const prediction = {
      ...{ pid, uid, bid, kind, at },
      lease: row.lease ?? '',
      language: row.written_language,
      holdId: row.hold_id,
      birth: row,
      fromDay: row.from_day,
      untilDay: row.until_day,
    }
    const live = context.livePredictions.begin(prediction)
    context.background(writePrediction(context, live, prediction, composePrediction))
  }
  return taken.length
}
