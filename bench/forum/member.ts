import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signSession } from '../../src/server/core/session-token.ts'
import type { Db } from '../../src/server/db/schema.ts'

/** Lets in one of the members that the seed has made. */
export async function memberOf(db: Db, secret: string): Promise<{ uid: string; jwt: string }> {
  const { rows } = await sql<{ uid: string }>`
    update users set mobile = '911111111111' where uid = (select min(uid::text)::uuid from users where display_name is not null)
    returning uid`.execute(db)
  const uid = rows[0]?.uid ?? ''
  const sid = randomUUID()
  await sql`insert into sessions (sid, uid, device) values (${sid}, ${uid}, 'web')`.execute(db)
  return { uid, jwt: await signSession(secret, { sid, uid }) }
}
