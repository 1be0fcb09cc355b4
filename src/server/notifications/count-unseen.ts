import type { Db } from '../db/schema.ts'

/** The same for a page that was opened by a session: null once that has ended. */
export async function countUnseenBy(db: Db, uid: string, sid: string): Promise<number | null> {
  const live = await db
    .selectFrom('sessions')
    .where('sid', '=', sid)
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .select('sid')
    .executeTakeFirst()
  return live ? countUnseen(db, uid) : null
}

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
