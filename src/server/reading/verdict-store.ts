import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyKundli } from '@drishti/jyotish'
import type { Db, Tx } from '../db/schema.ts'
import type { StoredVerdict } from '../db/stored-json.ts'
import { chartKey } from './verdicts/chart-facts.ts'

/** Whose verdicts: a person's kundli, as the chart was when it was read. */
export interface VerdictOwner {
  uid: string
  bid: string
  chart: AnyKundli
}

/** Tells one chart from another without saying when or where its owner was born. */
export function chartHash(chart: AnyKundli): string {
  const text = `${chartKey(chart)}|${JSON.stringify(chart.settings)}`
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** The newest verdict on a matter, today's too (or of a day in India before one); null where none was kept. */
export async function recallVerdict(
  db: Db,
  { uid, bid, chart }: VerdictOwner,
  matter: string,
  beforeDay?: string,
): Promise<StoredVerdict | null> {
  const row = await db
    .selectFrom('verdicts')
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .where('chart_hash', '=', chartHash(chart))
    .where('matter', '=', matter)
    .$if(beforeDay !== undefined, (q) =>
      q.where('day', '<', (e) => e.cast(e.val(beforeDay ?? ''), 'date')),
    )
    .orderBy('day', 'desc')
    .limit(1)
    .select('verdict')
    .executeTakeFirst()
  return row?.verdict ?? null
}

/** A subquery for the newest verdict on a matter; null where none was kept. */
export function recallingVerdict({ uid, bid, chart }: VerdictOwner, matter: string) {
  return sql<StoredVerdict | null>`(select verdict from verdicts
    where bid = ${bid}::uuid and uid = ${uid}::uuid and chart_hash = ${chartHash(chart)}
      and matter = ${matter}
    order by day desc limit 1)`
}

/** Keeps the first verdict of a day on a matter: what both personas hold to until the day is over. */
export async function keepVerdict(
  tx: Tx,
  owner: VerdictOwner,
  verdict: StoredVerdict,
  at: Date,
): Promise<void> {
  await keepingVerdict(owner, verdict, at).execute(tx)
}

/** The same as a statement. @param onlyIf a condition of a larger one. */
export function keepingVerdict(
  { uid, bid, chart }: VerdictOwner,
  verdict: StoredVerdict,
  at: Date,
  onlyIf = sql<boolean>`true`,
) {
  // The kundli may have been deleted while its answer was written.
  return sql`insert into verdicts (uid, bid, chart_hash, matter, day, verdict, at)
    select uid, bid, ${chartHash(chart)}, ${verdict.matter}, ${verdict.day}::date,
      ${JSON.stringify(verdict)}::jsonb, ${at}::timestamptz
    from births where bid = ${bid}::uuid and uid = ${uid}::uuid and ${onlyIf}
    on conflict do nothing`
}
