import type { TestApp } from '../../testing/test-app.ts'

/** How many notices of a kind somebody has been given. */
export const countNotices = async ({ db }: TestApp, uid: string, kind: string) =>
  (
    await db
      .selectFrom('notifications')
      .where('uid', '=', uid)
      .where('kind', '=', kind)
      .select('id')
      .execute()
  ).length

/** How many postings of the ledger have a cause of a pattern of SQL's LIKE. */
export const countPostings = async ({ db }: TestApp, cause: string) =>
  (await db.selectFrom('postings').where('cause', 'like', cause).select('cause').execute()).length
