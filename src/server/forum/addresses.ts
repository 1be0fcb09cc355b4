import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Places in a run of discussion_runs, and runs in a part: at most 2,048 discussions stand in one. */
const runLength = 512
const runsOfPart = 4

/** The parts that hold discussions which all may see, oldest first: a part's places never change. */
export async function addressParts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select run / ${sql.lit(runsOfPart)} as part from discussion_runs where shown > 0
    group by 1 order by 1`.execute(db)
  return rows.map(({ part }) => part)
}

/** The discussions of a part that all may see, with when something was last said in them. */
export async function discussionsOfPart(
  db: Db,
  part: number,
): Promise<{ did: string; title: string; created_at: Date; changed_at: Date }[]> {
  const places = runLength * runsOfPart
  const { rows } = await sql<{ did: string; title: string; created_at: Date; changed_at: Date }>`
    select d.did, d.title, d.created_at, greatest(d.created_at, d.edited_at, c.created_at) as changed_at
    from discussions d left join comments c on c.cid = d.latest_cid
    where d.state = 'shown' and d.place >= ${part * places}::bigint
      and d.place < ${(part + 1) * places}::bigint
    order by d.place`.execute(db)
  return rows
}
