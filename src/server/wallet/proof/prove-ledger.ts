import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../core/context.ts'
import type { JobTurn } from '../../core/scheduler.ts'
import { istDay } from '../../core/time/india-time.ts'
import { openDatabase, type Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { tellOperators } from '../../notifications/notify-operators.ts'
import { readCheckpoint, storeProof, type LedgerState } from './checkpoint.ts'
import { asideUpTo, findProblems, proofsSince, wholeProofs } from './ledger-proofs.ts'

const minuteMs = 60_000
/** How old a proof of the whole ledger may become. */
const wholeEveryMs = 24 * 60 * minuteMs
/** A process whose turn comes so soon after another's proof leaves it at that. */
const freshMs = 5 * minuteMs
/** How long transactions that were open when a proof began are waited for. */
const patienceMs = minuteMs

/**
 * Proves the ledger behind the requests, on a connection of its own that may take its time: at each turn
 * what was posted since the last proven entry, once a day all of it; one process at a time. What it finds
 * is an alarm (the gauge of app/metrics/database-metrics.ts, an error in the log, a notice to the operators), never an end.
 */
export async function proveLedger(context: AppContext, turn?: JobTurn): Promise<void> {
  const { embedded } = context.database
  const database = embedded ? context.database : await openOwnConnection(context)
  const stopping = turn?.stopping ?? new AbortController().signal
  try {
    if (!embedded) await endWhenStopping(context, database.db, stopping)
    if (embedded) await proveDue(context, database.db, turn)
    else if (await lock(database.db)) {
      await proveDue(context, database.db, turn)
      await unlock(database.db)
    }
  } catch (error) {
    if (!stopping.aborted) throw error
  } finally {
    if (!embedded) await database.close()
  }
}

function openOwnConnection({ config, log }: AppContext): Promise<Database> {
  return openDatabase({
    url: config.databaseDirectUrl ?? config.databaseUrl,
    dataDirectory: config.dataDirectory,
    poolSize: 1,
    statementTimeoutMillis: 0,
    onError: (error) => log.error({ err: error }, 'the connection of the proof was lost'),
  })
}

/** Until it is unlocked, or the connection ends. @returns false where another process is at it. */
async function lock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_lock(hashtext('prove the ledger')) as is_locked`.execute(db)
  return rows[0]?.is_locked === true
}

/** A database notices only after a while that a connection has ended: the next proof might come before. */
async function unlock(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('prove the ledger'))`.execute(db)
}

/** A server that ends does not wait for a statement of minutes. */
async function endWhenStopping(
  { database }: AppContext,
  db: Db,
  stopping: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  function cancel() {
    void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database.db).catch(() => undefined)
  }
  if (stopping.aborted) cancel()
  stopping.addEventListener('abort', cancel)
}

async function proveDue(context: AppContext, db: Db, turn?: JobTurn): Promise<void> {
  const state = await readCheckpoint(db)
  const now = context.clock()
  const age = (at: Date | null) => (at ? now.getTime() - at.getTime() : Infinity)
  const isWhole = age(state.wholeProvenAt) >= wholeEveryMs
  if (!isWhole && !state.checkpoint) return
  if (!isWhole && !turn?.isAtStart && age(state.provenAt) < freshMs) return
  const proof = await prove(db, isWhole ? null : state.checkpoint, turn?.stopping)
  await storeProof(db, { ...proof, isWhole, at: now })
  const { problems } = proof
  if (!problems.length) return context.log.info({ isWhole }, 'the ledger holds')
  context.log.error({ isWhole, problems }, 'the ledger does not hold')
  if (state.operatorsToldAt && istDay(state.operatorsToldAt) === istDay(now)) return
  await tellOperators(context, 'ledger-problem')
  await db.updateTable('ledger_checkpoint').set({ operators_told_at: now }).execute()
}

/** One snapshot's proof, and where the next may begin: null where that is not sure. */
async function prove(db: Db, checkpoint: LedgerState['checkpoint'], stopping?: AbortSignal) {
  const end = await findEnd(db, stopping)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const problems = await findProblems(tx, checkpoint ? proofsSince(checkpoint) : wholeProofs)
      const begin = checkpoint ?? { entryId: 0, aside: [] }
      const next =
        end === null || problems.length
          ? null
          : { entryId: end, aside: await asideUpTo(tx, begin, end) }
      return { problems, next }
    })
}

/**
 * An entry's number is drawn before it is committed: below the highest there may be some that nobody sees
 * yet. So the end is the highest number drawn up to now, once every transaction of now is over.
 *
 * @returns null where one of them takes longer than the patience.
 */
async function findEnd(db: Db, stopping?: AbortSignal): Promise<number | null> {
  const { rows } = await sql<{ end: number }>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('entries', 'entry_id')::regclass), 0)
      as end`.execute(db)
  // After the numbers: whoever drew one of them is older than this.
  const { rows: newest } = await sql<{ xid: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(db)
  for (const began = Date.now(); Date.now() - began < patienceMs;) {
    stopping?.throwIfAborted()
    const { rows: oldest } = await sql<{ is_over: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${newest[0]?.xid}::xid8 as is_over`.execute(
      db,
    )
    if (oldest[0]?.is_over) return rows[0]?.end ?? 0
    await pause(100)
  }
  return null
}
