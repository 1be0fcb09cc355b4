import type { Db } from '../db/schema.ts'

/** How many notifications somebody has not seen. */
export async function countUnseen(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .where('uid', '=', uid)
    .where('seen_at', 'is', null)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
